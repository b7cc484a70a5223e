import { readTable } from '../../read-table.ts'
import { featureNamed, listed, manyPredicate, type FeatureKind } from '../features.ts'
import { groups, unrelatedThings, type ThingGroup } from '../groups.ts'
import { numberFrom, type AgeBand, type LanguageDraft } from '../item.ts'
import { isSure, spokenWords, type SpokenWord } from '../spoken.ts'
import { findAll, some } from './by-feature.ts'
import { choose } from './choose.ts'

const category = 29

/** Grid sizes and numbers to find, used in turn: small grids for young children. */
const sizes: { cells: number; right: number; age: AgeBand }[] = [
  { cells: 6, right: 3, age: '2-4' },
  { cells: 9, right: 4, age: '5-7' },
  { cells: 12, right: 5, age: '5-7' },
]

/** Returns the largest grid that the right ones can fill, up to the size whose turn it is. */
function sizeFor(turn: number, right: number, wrong: number) {
  const fitting = sizes.slice(0, (turn % 3) + 1).filter((size) => size.right <= right && size.cells - size.right <= wrong)
  const size = fitting.at(-1)
  if (!size) throw new Error(`no grid of ${right} right and ${wrong} wrong`)
  return size
}

function findGroup(group: ThingGroup, turn: number): LanguageDraft {
  const seed = `${category}/group/${group.label}`
  const { cells, right, age } = sizeFor(turn, group.members.length, 99)
  const members = some(seed, group.members, right)
  const strangers = some(`${seed}/strangers`, unrelatedThings(group), cells - right)
  return findAll({ category, subcategory: 'Find the Group', age }, `Find all the ${group.label}.`, members, strangers)
}

/** Verbs that end in 'with' go after 'that we'. The question starts in one of two ways. */
function byFeature(subcategory: string, [kind, phrase]: [FeatureKind, string], turn: number, not: boolean): LanguageDraft {
  const feature = featureNamed(kind, phrase)
  const rightOnes = not ? feature.no : feature.yes
  const wrongOnes = not ? feature.yes : feature.no
  const seed = `${category}/${subcategory}/${kind}/${phrase}`
  const { cells, right, age } = sizeFor(turn, rightOnes.length, wrongOnes.length)
  const question = `Find all the ones that ${manyPredicate(feature, not)}.`
  const place = { category, subcategory, age }
  return findAll(place, question, some(seed, rightOnes, right), some(`${seed}/wrong`, wrongOnes, cells - right))
}

const byJob: [FeatureKind, string][] = [
  ['use', 'wear'],
  ['use', 'eat'],
  ['use', 'drink'],
  ['use', 'ride in'],
  ['use', 'sit on'],
  ['use', 'make music with'],
  ['use', 'write or draw with'],
  ['use', 'clean with'],
  ['use', 'pick from a tree'],
  ['can', 'fit in a pocket'],
  ['can', 'roll'],
]

const byLook: [FeatureKind, string][] = [
  ['is', 'round'],
  ['is', 'soft'],
  ['is', 'sharp'],
  ['is', 'furry'],
  ['is', 'heavy'],
  ['is', 'alive'],
  ['is', 'sweet'],
  ['is', 'loud'],
  ['can', 'fly'],
  ['can', 'swim'],
  ['can', 'melt'],
  ['can', 'break easily'],
  ['has', 'wings'],
  ['has', 'four legs'],
  ['has', 'feathers'],
  ['has', 'wheels'],
  ['has', 'a shell'],
  ['has', 'a handle'],
  ['color', 'red'],
  ['color', 'yellow'],
  ['color', 'green'],
]

const without: [FeatureKind, string][] = [
  ['use', 'wear'],
  ['use', 'eat'],
  ['use', 'ride in'],
  ['use', 'make music with'],
  ['can', 'fly'],
  ['can', 'swim'],
  ['can', 'float on water'],
  ['can', 'grow'],
  ['has', 'wings'],
  ['has', 'wheels'],
  ['has', 'feathers'],
  ['has', 'strings'],
  ['is', 'soft'],
  ['is', 'hard'],
  ['is', 'made of metal'],
  ['color', 'red'],
  ['color', 'blue'],
]

const wordOf = ({ word }: SpokenWord) => word

function bySound(subcategory: string, question: string, right: SpokenWord[], wrong: SpokenWord[]): LanguageDraft {
  return {
    category,
    subcategory,
    type: 'pictures',
    age: '5-7',
    pictures: [...right.map(({ picture }) => `*${picture}`), ...wrong.map(({ picture }) => picture)],
    question,
    answers: [listed(right.map(wordOf))],
  }
}

const oneConsonant = spokenWords.filter((word) => !word.cluster && isSure(word, 'first'))

/** Two hunts per sound if it has enough words. The model word isn't among the pictures. */
const sounds: LanguageDraft[] = [...Map.groupBy(oneConsonant, ({ first }) => first)]
  .filter(([, words]) => words.length >= 4)
  .flatMap(([first, words]) => {
    const dealt = choose(`${category}/sound/${first}`, words, words.length, wordOf)
    const hunts = words.length >= 8 ? [dealt.slice(0, 4), dealt.slice(4, 8)] : [dealt.slice(0, 4)]
    return hunts.map(([model, ...right]) => {
      const others = oneConsonant.filter((word) => word.first !== first && word.beats === 1)
      const cells = right.length >= 3 && hunts.length > 1 ? 9 : 6
      const wrong = choose(`${category}/sound/${model?.word}`, others, cells - right.length, wordOf)
      return bySound('Find the Sound', `Find all the ones that start with the same sound as ${model?.word}.`, right, wrong)
    })
  })

const rhyming = spokenWords.filter((word) => word.rhyme !== '' && isSure(word, 'last'))

const rhymes: LanguageDraft[] = [...Map.groupBy(rhyming, ({ rhyme }) => rhyme)]
  .filter(([, words]) => words.length >= 3)
  .map(([rhyme, words]) => {
    const [model, ...right] = choose(`${category}/rhyme/${rhyme}`, words, words.length, wordOf)
    const others = rhyming.filter((word) => word.rhyme !== rhyme && word.first !== model?.first)
    const wrong = choose(`${category}/rhyme/${rhyme}/wrong`, others, 6 - right.length, wordOf)
    return bySound('Find the Rhyme', `Find all the ones that rhyme with ${model?.word}.`, right, wrong)
  })

const pairRows = readTable('tables/language/pairs.tsv', ['first', 'second', 'pictures', 'clashes'] as const)

/** Two that go together, among single ones of other pairs. */
const pairs: LanguageDraft[] = pairRows.map((row) => {
  const clashes = row.clashes.split(' | ')
  const apart = pairRows.filter((other) => other !== row && !clashes.includes(other.first) && !other.clashes.split(' | ').includes(row.first))
  const others = choose(`${category}/pair/${row.first}`, apart, 4, ({ first }) => first)
  const pick = (pair: (typeof pairRows)[number]) => pair.pictures.split(' ')[numberFrom(`${row.first}/${pair.first}`) % 2] ?? ''
  return {
    category,
    subcategory: 'Find the Pair',
    type: 'pictures',
    age: '5-7',
    pictures: [...row.pictures.split(' ').map((name) => `*${name}`), ...others.map(pick)],
    question: 'Find the two that go together.',
    answers: [`${row.first} and ${row.second}`],
  }
})

/** Grids to search: by group, by job, by feature, by sound, by rhyme, by negation, and for pairs. */
export const pictureHunts: LanguageDraft[] = [
  ...groups.filter(({ members }) => members.length >= 3).map(findGroup),
  ...byJob.map((feature, turn) => byFeature('Find by Job', feature, turn, false)),
  ...byLook.map((feature, turn) => byFeature('Find by Feature', feature, turn, false)),
  ...without.map((feature, turn) => byFeature('Find All That Are Not', feature, turn, true)),
  ...sounds,
  ...rhymes,
  ...pairs,
]
