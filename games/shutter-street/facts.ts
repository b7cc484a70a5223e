import { ideaTables } from './tables-ideas.ts'
import { common, thingTables } from './tables-things.ts'
import type { Kind, KindTable } from './kinds.ts'

export { kinds, type Kind } from './kinds.ts'

export interface Item {
  id: string
  word: string
  picture: string
  kind: Kind
  /** Syllables; null if people count them differently, as in 'fire'. */
  beats: number | null
}

/** What a question is about; the log counts by it. */
export const askedAbout = ['kind', 'look', 'part', 'does', 'use', 'place', 'color', 'word'] as const
export type About = (typeof askedAbout)[number]

/** The beginnings of questions, with a tile each, in this order. */
export const starts = {
  is: 'Is it',
  person: 'Is this person',
  about: 'Is it about',
  has: 'Does it have',
  face: 'Does the face have',
  words: 'Do its words have',
  does: 'Does it',
  works: 'Does this person',
  can: 'Can it',
  you: 'Can you',
  need: 'Do you need',
  when: 'Do you feel it when',
  find: 'Do you find it',
  color: 'Is it mostly',
  beats: 'Does its name have',
} as const
export type StartOf = keyof typeof starts
/** The picture of each beginning. */
export const startPictures: Record<StartOf, string> = {
  is: 'red-question-mark',
  person: 'eyes',
  about: 'red-question-mark',
  has: 'puzzle-piece',
  face: 'eyes',
  words: 'speaking-head',
  does: 'high-voltage',
  works: 'hammer',
  can: 'high-voltage',
  you: 'waving-hand',
  need: 'waving-hand',
  when: 'red-heart',
  find: 'compass',
  color: 'artist-palette',
  beats: 'clapping-hands',
}

export interface Question {
  id: string
  start: StartOf
  rest: string
  about: About
  /** Picture of its tile, or null if none expresses it. */
  picture: string | null
  yes: ReadonlySet<string>
  either: ReadonlySet<string>
}

const split = (text: string) => text.split(/\s+/).filter((part) => part !== '')

function itemsOf({ kind, items }: KindTable): Item[] {
  return split(items).map((entry) => {
    const [, id = '', picture, beats] = /^([^=*]+)(?:=([^*]+))?\*(\d|\?)$/.exec(entry) ?? []
    if (id === '') throw new Error(`not an item: ${entry}`)
    const word = id.replaceAll('_', ' ')
    return { id, word, picture: picture ?? id.replaceAll('_', '-'), kind, beats: beats === '?' ? null : Number(beats) }
  })
}

/** Sets of questions: common ones, and those about one kind. */
type QuestionSet = 'common' | Kind

const tables = [...thingTables, ...ideaTables]
export const items: Item[] = tables.flatMap(itemsOf)
const byId = new Map(items.map((item) => [item.id, item]))
export const isItem = (id: string): boolean => byId.has(id)
export const itemOf = (id: string): Item => {
  const item = byId.get(id)
  if (!item) throw new Error(`no item ${id}`)
  return item
}
export const itemsOfKind = (kind: Kind): Item[] => items.filter((item) => item.kind === kind)
export const kindName = (kind: Kind): string => tables.find((table) => table.kind === kind)?.name ?? kind

const named = (text: string): Set<string> =>
  new Set(
    split(text).flatMap((part) =>
      part.startsWith('@') ? itemsOfKind(part.slice(1) as Kind).map(({ id }) => id) : [part],
    ),
  )

function questionsOf(set: QuestionSet, text: string): Question[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [start = '', rest = '', about = '', picture = '', yes = '', either = ''] = line
        .split('|')
        .map((part) => part.trim())
      return {
        id: `${set}:${start} ${rest}`,
        start: start as StartOf,
        rest,
        about: about as About,
        picture: picture === '-' ? null : picture,
        yes: named(yes),
        either: named(either),
      }
    })
}

const beatTexts: [string, (beats: number) => boolean][] = [
  ['one beat', (beats) => beats === 1],
  ['two beats', (beats) => beats === 2],
  ['three beats or more', (beats) => beats > 2],
]
const beatQuestions: Question[] = beatTexts.map(([rest, fits]) => ({
  id: `beats:beats ${rest}`,
  start: 'beats',
  rest,
  about: 'word',
  picture: null,
  yes: new Set(items.filter(({ beats }) => beats !== null && fits(beats)).map(({ id }) => id)),
  either: new Set(items.filter(({ beats }) => beats === null).map(({ id }) => id)),
}))

const sets = new Map<QuestionSet, Question[]>([
  ['common', questionsOf('common', common)],
  ...tables.map(({ kind, questions }): [QuestionSet, Question[]] => [kind, questionsOf(kind, questions)]),
])
export const allQuestions: Question[] = [...[...sets.values()].flat(), ...beatQuestions]
const questionById = new Map(allQuestions.map((question) => [question.id, question]))
export const questionOf = (id: string): Question => {
  const question = questionById.get(id)
  if (!question) throw new Error(`no question ${id}`)
  return question
}

const ideas: readonly Kind[] = ['job', 'feeling', 'idiom', 'place']

/**
 * Returns the questions for a street of these kinds: with several kinds, only those that have a clear answer for each.
 */
export function questionsFor(of: readonly Kind[], beats: boolean): Question[] {
  const [only] = of
  const own = of.length === 1 && only ? (sets.get(only) ?? []) : []
  const shared = of.some((kind) => ideas.includes(kind)) ? [] : (sets.get('common') ?? [])
  return [...shared, ...own, ...(beats && only !== 'idiom' ? beatQuestions : [])]
}

/** Returns the answer, or null if people would disagree; such a window always stays open. */
export function answer(question: Question, item: string): boolean | null {
  if (question.either.has(item)) return null
  return question.yes.has(item)
}

/** Returns a question's text, such as 'Does it have wheels?' */
export const textOf = ({ start, rest }: Question): string => `${starts[start]} ${rest}?`
