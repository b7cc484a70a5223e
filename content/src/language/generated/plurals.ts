import { readTable } from '../../read-table.ts'
import { numberFrom, type AgeBand, type LanguageDraft } from '../item.ts'

const category = 17

const rows = readTable('tables/language/plurals.tsv', ['part', 'one', 'picture', 'many', 'wrong'] as const)
type Row = (typeof rows)[number]

const ages: Record<string, AgeBand> = { '-s': '2-4', '-es': '5-7', 'Change the Word': '5-7', 'Same Word': '8-10' }
const shared = ({ part, picture }: Row) => ({
  category,
  subcategory: part,
  age: ages[part] ?? '5-7',
  pictures: picture === '' ? [] : [picture],
})

const counts = ['two', 'three', 'four', 'five']
const count = (seed: string) => counts[numberFrom(seed) % counts.length] ?? 'two'

const finish = (row: Row): LanguageDraft => ({
  ...shared(row),
  type: 'answer',
  question: `One ${row.one}, ${count(row.one)} __.`,
  answers: [row.many],
})

// The picture shows one, so a sentence must not mention several visible ones.
const frames = ['We saw many __.', 'I drew two __.', 'Can you draw three __?', 'The story is about four __.']

const chooseWord = (row: Row): LanguageDraft => ({
  ...shared(row),
  type: 'choice',
  // Without a picture, the sentence itself must say which word is meant.
  question:
    row.picture === '' ? `Not one ${row.one}, but two __.` : (frames[numberFrom(`frame/${row.one}`) % frames.length] ?? ''),
  answers: [`*${row.many}`, ...row.wrong.split(' | ')],
})

/** One and several of a thing, as pictures. */
const shownPairs: [one: string, many: string, oneName: string, manyName: string][] = [
  ['dog', 'scene-3-dog', 'dog', 'dogs'],
  ['cat', 'scene-3-cat', 'cat', 'cats'],
  ['automobile', 'scene-3-automobile', 'car', 'cars'],
  ['soccer-ball', 'scene-3-soccer-ball', 'ball', 'balls'],
  ['deciduous-tree', 'scene-3-deciduous-tree', 'tree', 'trees'],
  ['sock', 'scene-3-sock', 'sock', 'socks'],
  ['closed-book', 'scene-3-closed-book', 'book', 'books'],
  ['bell', 'scene-3-bell', 'bell', 'bells'],
  ['spoon', 'scene-3-spoon', 'spoon', 'spoons'],
  ['scene-1-mouse', 'scene-3-mouse', 'mouse', 'mice'],
  ['scene-1-tooth', 'scene-3-tooth', 'tooth', 'teeth'],
  ['scene-1-goose', 'scene-3-goose', 'goose', 'geese'],
  ['foot', 'scene-3-foot', 'foot', 'feet'],
  ['bus', 'scene-3-bus', 'bus', 'buses'],
  ['fox', 'scene-3-fox', 'fox', 'foxes'],
  ['toothbrush', 'scene-3-toothbrush', 'toothbrush', 'toothbrushes'],
]

function showMe(pair: (typeof shownPairs)[number], several: boolean): LanguageDraft {
  const [one, many, oneName, manyName] = pair
  const name = several ? manyName : oneName
  return {
    category,
    subcategory: 'Singular or Plural',
    type: 'pictures',
    age: '2-4',
    pictures: several ? [`*${many}`, one] : [`*${one}`, many],
    question: `Show me the ${name}.`,
    answers: [`the ${name}`],
  }
}

/** Plurals: the ending, irregular forms, unchanged words, and one or several in pictures. */
export const plurals: LanguageDraft[] = [
  ...rows.map(finish),
  ...rows.map(chooseWord),
  ...shownPairs.flatMap((pair, index) => (index < 12 ? [showMe(pair, true), showMe(pair, false)] : [showMe(pair, true)])),
]
