import { createHash } from 'node:crypto'
import { questionTypes, subcategoryNamed, type QuestionType } from './categories.ts'

export type AgeBand = '2-4' | '5-7' | '8-10' | '11-13' | '14+'

/** A language item as it's shown. The right answers are indexes in `answers`, or in `pictures` for type 3. */
export interface LanguageItem {
  /** A stable key, made from category, subcategory, type, question, and pictures. */
  key: string
  category: number
  subcategory: number
  type: QuestionType
  age: AgeBand
  question: string
  /** Names of pictures, in order. */
  pictures: string[]
  /**
   * Type 2: the options a to d. Type 4: Yes, No. Type 3: the right ones in words. Type 5: the best answer first. Type
   * 6: none.
   */
  answers: string[]
  /** Indexes from 0 of what's right: answers for types 2 and 4, pictures for type 3. */
  correct: number[]
}

/** An item as it's written or generated. Right options and right pictures start with `*`, in any order. */
export interface LanguageDraft {
  category: number
  subcategory: string
  type: (typeof questionTypes)[number]['code']
  age: AgeBand
  pictures: string[]
  question: string
  answers: string[]
}

/**
 * Returns a number from 0 to 2³² that depends only on the text, so that choices made with it stay when other rows
 * change.
 */
export function numberFrom(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}

/** Orders things by the seed and each thing only. */
export function shuffledBy<Thing>(seed: string, things: readonly Thing[], name: (thing: Thing) => string): Thing[] {
  return [...things].sort((a, b) => numberFrom(`${seed}/${name(a)}`) - numberFrom(`${seed}/${name(b)}`))
}

const bare = (text: string) => text.replace(/^\*/, '')

/** Orders options (numbers ascending, everything else by the key) and finds the right ones. */
function deal(key: string, options: string[]): { shown: string[]; correct: number[] } {
  const numeric = options.every((option) => /^\*?\d+$/.test(option))
  const dealt = numeric
    ? [...options].sort((a, b) => Number(bare(a)) - Number(bare(b)))
    : shuffledBy(key, options, bare)
  return {
    shown: dealt.map(bare),
    correct: dealt.flatMap((option, index) => (option.startsWith('*') ? [index] : [])),
  }
}

function refuse(draft: LanguageDraft, reason: string): never {
  throw new Error(`Category ${draft.category}, ${draft.subcategory}, ${draft.question}: ${reason}`)
}

function dealt(draft: LanguageDraft, key: string): Pick<LanguageItem, 'pictures' | 'answers' | 'correct'> {
  const { type, pictures, answers } = draft
  if (type === 'choice') {
    const { shown, correct } = deal(key, answers)
    return { pictures, answers: shown, correct }
  }
  if (type === 'pictures') {
    const { shown, correct } = deal(key, pictures)
    return { pictures: shown, answers, correct }
  }
  if (type === 'yes-no') {
    const place = ['Yes', 'No'].indexOf(answers[0] ?? '')
    if (place < 0 || answers.length !== 1) refuse(draft, 'the answer is Yes or No')
    return { pictures, answers: ['Yes', 'No'], correct: [place] }
  }
  return { pictures, answers, correct: [] }
}

/** Creates an item from a draft. Throws if the subcategory is unknown or there's no right answer. */
export function itemFrom(draft: LanguageDraft): LanguageItem {
  const { id: subcategory } = subcategoryNamed(draft.category, draft.subcategory)
  const type = questionTypes.find(({ code }) => code === draft.type)?.id ?? refuse(draft, `no type ${draft.type}`)
  const pictures = draft.pictures.map(bare).sort().join(' ')
  const digest = createHash('sha256').update(`${subcategory}\n${type}\n${draft.question}\n${pictures}`).digest('hex')
  const key = `language.${draft.category}.${digest.slice(0, 12)}`
  const item = { key, category: draft.category, subcategory, type, age: draft.age, question: draft.question }
  return { ...item, ...dealt(draft, key) }
}
