import { actions, pronounsOf, withObject, type Action } from '../actions.ts'
import type { LanguageDraft } from '../item.ts'
import { capital } from '../things.ts'

const category = 16

/** People who are too far away, or who wear helmets, so that a child may not recognize them. */
const unclear = new Set(['swim', 'ride', 'golf', 'raise'])

/** A man and a woman doing the same thing. */
const couples = actions
  .filter(({ who, base }) => who === 'man' && !unclear.has(base))
  .flatMap((man) => {
    const woman = actions.find((one) => one.who === 'woman' && one.base === man.base && one.object === man.object)
    return woman ? [[man, woman] as const] : []
  })

function showMe(man: Action, woman: Action, index: number): LanguageDraft {
  const [right, wrong] = index % 2 === 0 ? [woman, man] : [man, woman]
  const sentence = `${capital(pronounsOf(right)?.subject ?? '')} is ${withObject(right, right.ing)}.`
  return {
    category,
    subcategory: 'He and She',
    type: 'pictures',
    age: '2-4',
    pictures: [`*${right.picture}`, wrong.picture],
    question: `Show me: ${sentence}`,
    answers: [`${sentence.slice(0, -1)}`],
  }
}

const opposite = (pronouns: NonNullable<ReturnType<typeof pronounsOf>>) =>
  pronouns.subject === 'she' ? { subject: 'he', object: 'him' } : { subject: 'she', object: 'her' }

function sheOrHe(action: Action): LanguageDraft[] {
  const right = pronounsOf(action)
  if (!right) return []
  const other = opposite(right)
  return [
    {
      category,
      subcategory: 'He and She',
      type: 'choice',
      age: '2-4',
      pictures: [action.picture],
      question: `Look at the ${action.who}. __ is ${withObject(action, action.ing)}.`,
      answers: [`*${right.subject}`, right.object, other.subject, other.object].map(capitalAfterMark),
    },
  ]
}

const capitalAfterMark = (option: string) => option.replace(/[a-z]/, (letter) => letter.toUpperCase())

/** Short sentences that end with the person, so they need the object form. */
const frames = [
  'Look at __!',
  'Can you see __?',
  'Wave to __.',
  'I know __.',
  'I took a picture of __.',
  'I am next to __.',
]

function herOrHim(action: Action, index: number): LanguageDraft[] {
  const right = pronounsOf(action)
  if (!right) return []
  const other = opposite(right)
  return [
    {
      category,
      subcategory: 'Him and Her',
      type: 'choice',
      age: '5-7',
      pictures: [action.picture],
      question: `The ${action.who} is ${withObject(action, action.ing)}. ${frames[index % frames.length]}`,
      answers: [`*${right.object}`, right.subject, other.object, other.subject],
    },
  ]
}

const own = actions.filter(({ picture }) => picture.startsWith('act-'))

/** She and he, her and him, from people in action. */
export const pronouns: LanguageDraft[] = [
  ...couples.map(([man, woman], index) => showMe(man, woman, index)),
  ...own.filter((_, index) => index % 3 === 0).flatMap(sheOrHe),
  ...own.filter((_, index) => index % 3 === 1).flatMap(herOrHim),
]
