import { readTable } from '../../read-table.ts'
import { thingNamed } from '../features.ts'
import type { AgeBand, LanguageDraft } from '../item.ts'

const category = 15

const pairs = readTable('tables/language/compare.tsv', ['first', 'second', 'pictures', 'alike', 'different'] as const)
type Pair = (typeof pairs)[number]

function open(subcategory: string, age: AgeBand, pair: Pair, question: string, answers: string[]): LanguageDraft {
  return { category, subcategory, type: 'answer', age, pictures: pair.pictures.split(' '), question, answers }
}

const both = ({ first, second }: Pair) => `${first} and ${second}`

const alike = (pair: Pair) => open('How Alike', '5-7', pair, `How are ${both(pair)} alike?`, [pair.alike])
const different = (pair: Pair) =>
  open('How Different', '5-7', pair, `How are ${both(pair)} different?`, [pair.different])

const venn = (pair: Pair) =>
  open('Venn Talk', '8-10', pair, `Tell one way ${both(pair)} are alike and one way they are different.`, [
    `alike: ${pair.alike}; different: ${pair.different}`,
  ])

const comparatives = readTable('tables/language/comparatives.tsv', ['first', 'second', 'pictures', 'word', 'wrong'] as const)

const comparative = ({ first, second, pictures, word, wrong }: (typeof comparatives)[number]): LanguageDraft => ({
  category,
  subcategory: 'Comparatives',
  type: 'choice',
  age: '5-7',
  pictures: pictures.split(' '),
  question: `${first} is __ than ${second}.`,
  answers: [`*${word}`, ...wrong.split(' | ')],
})

const superlatives = readTable('tables/language/superlatives.tsv', ['right', 'others', 'word'] as const)

function superlative({ right, others, word }: (typeof superlatives)[number], index: number): LanguageDraft {
  const wrong = others.split(' ').map(thingNamed)
  return {
    category,
    subcategory: 'Superlatives',
    type: 'pictures',
    age: '5-7',
    pictures: [`*${thingNamed(right).picture}`, ...wrong.map(({ picture }) => picture)],
    question: index % 2 === 0 ? `In real life, which is the ${word}?` : `Which one is the ${word} in real life?`,
    answers: [`the ${right}`],
  }
}

/** Likeness, difference, both, and the words with -er and -est. */
export const comparing: LanguageDraft[] = [
  ...pairs.map(alike),
  ...pairs.map(different),
  ...pairs.map(venn),
  ...comparatives.map(comparative),
  ...superlatives.map(superlative),
]
