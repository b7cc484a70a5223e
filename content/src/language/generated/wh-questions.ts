import { actions, isFalseOf, pronounsOf, withObject, type Action } from '../actions.ts'
import type { LanguageDraft } from '../item.ts'
import { people, type Person } from '../people.ts'
import { capital, withArticle } from '../things.ts'
import { choose } from './choose.ts'

const category = 1

const other = (seed: string, person: Person, count: number, differs: (one: Person) => boolean) =>
  choose(
    seed,
    people.filter(
      (one) => one !== person && !person.also.includes(one.role) && !one.also.includes(person.role) && differs(one),
    ),
    count,
    ({ role }) => role,
  )

function who(person: Person): LanguageDraft[] {
  const question = `Who ${person.third} ${person.object}?`
  const base = { category, subcategory: 'Who', age: '5-7' as const, question }
  const rest = other(`who/${person.role}`, person, 3, () => true)
  return [
    { ...base, type: 'answer', pictures: [person.picture], answers: [withArticle(person.role)] },
    {
      ...base,
      type: 'pictures',
      pictures: [`*${person.picture}`, ...rest.map(({ picture }) => picture)],
      answers: [`the ${person.role}`],
    },
  ]
}

/** Places where hardly anyone else works. A school or a hospital has cooks and singers too. */
const special = new Set(['in space', 'on a farm', 'in a garage', 'on a stage', 'at a building site'])

function where(person: Person): LanguageDraft {
  const rest = other(`where/${person.role}`, person, 3, ({ place }) => place !== person.place && special.has(place))
  return {
    category,
    subcategory: 'Where',
    age: '5-7',
    type: 'choice',
    pictures: [person.picture],
    question: `Where would you most likely see ${withArticle(person.role)} at work?`,
    answers: [`*${person.place}`, ...rest.map(({ place }) => place)],
  }
}

const sentence = (subject: string, action: Action) => `${capital(subject)} is ${withObject(action, action.ing)}.`

function doing(action: Action): LanguageDraft[] {
  const subject = pronounsOf(action)?.subject
  if (!subject) return []
  const others = actions.filter((one) => isFalseOf(action, one) && !/\b(her|his)\b/.test(one.object))
  const wrong = [
    ...new Map(
      choose(action.picture, others, others.length, ({ picture }) => picture).map((one) => [one.base, one]),
    ).values(),
  ]
  return [
    {
      category,
      subcategory: 'What doing',
      age: '2-4',
      type: 'choice',
      pictures: [action.picture],
      question: `What is this ${action.who} doing?`,
      answers: [`*${sentence(subject, action)}`, ...wrong.slice(0, 3).map((one) => sentence(subject, one))],
    },
  ]
}

/** Who does a job, where people work, and what someone in a picture is doing. */
export const whQuestions: LanguageDraft[] = [
  ...people.flatMap(who),
  ...people.filter(({ role }) => !['judge', 'detective', 'juggler', 'programmer'].includes(role)).map(where),
  ...actions.filter((_, index) => index % 5 < 2).flatMap(doing),
]
