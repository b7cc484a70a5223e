import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { poolOf } from './bench.ts'
import { fillsOrder, moreRealWords, avoidedWords, entries, entryOf, meaningOf, irregularFormOf } from './book.ts'
import { joinParts, kindOf } from './joining.ts'

const sections = ['compounds', 'endings', 'makers', 'roots'] as const
const all = sections.flatMap((section) => entries[section])
// Everyday words that the pronunciation dictionary lacks; each was looked up.
const lookedUp = new Set(
  `toothache hairbrush earache treehouse houseplant seahorse dragonfly lunchbox sandcastle keychain sheepdog unbuckle reheat
  reheated seedless friendless tidiness heaviness loudness ripeness unkindness fearlessness forgetfulness sleeplessness
  trilingual`.split(/\s+/),
)

test.each([
  ['happy -ness', 'happiness'],
  ['run -ing', 'running'],
  ['make -ing', 'making'],
  ['hope -ed', 'hoped'],
  ['hop -ed', 'hopped'],
  ['un- zip -ed', 'unzipped'],
  ['un- wrap -ing', 'unwrapping'],
  ['begin -er', 'beginner'],
  ['open -ed', 'opened'],
  ['travel -er', 'traveler'],
  ['fix -ing', 'fixing'],
  ['play -ed', 'played'],
  ['play -er', 'player'],
  ['carry -ed', 'carried'],
  ['carry -ing', 'carrying'],
  ['carry -er', 'carrier'],
  ['dry -er', 'dryer'],
  ['shy -ness', 'shyness'],
  ['beauty -ful', 'beautiful'],
  ['penny -less', 'penniless'],
  ['box -s', 'boxes'],
  ['baby -s', 'babies'],
  ['monkey -s', 'monkeys'],
  ['potato -s', 'potatoes'],
  ['catch -s', 'catches'],
  ['un- tie -ing', 'untying'],
  ['un- tie -ed', 'untied'],
  ['agree -ed', 'agreed'],
  ['agree -able', 'agreeable'],
  ['care -less -ness', 'carelessness'],
  ['care -ful -ly', 'carefully'],
  ['gentle -ly', 'gently'],
  ['true -ly', 'truly'],
  ['happy -ly', 'happily'],
  ['manage -able', 'manageable'],
  ['use -able', 'usable'],
  ['re- place -able', 'replaceable'],
  ['bio- logy -ist', 'biologist'],
  ['sym- phone -y', 'symphony'],
  ['in- vis -ible', 'invisible'],
  ['auto- bio- graph -y', 'autobiography'],
  ['sub- scribe -er', 'subscriber'],
  ['dict -ate -or', 'dictator'],
])('%s melts into %s', (parts, word) => {
  expect(joinParts(parts.split(' ')).word).toBe(word)
})

test.each([
  ['happy -ness', 'y to i', 'i'],
  ['run -ing', 'double', 'nn'],
  ['make -ing', 'drop e', 'ki'],
  ['box -s', 'es', 'e'],
  ['tie -ing', 'ie to y', 'y'],
])('%s shows where its spelling bends', (parts, kind, seen) => {
  const { word, bends } = joinParts(parts.split(' '))
  expect(bends.map((bend) => [bend.kind, word.slice(...bend.at)])).toEqual([[kind, seen]])
})

test('there are more than 750 different words, at least 180 for each level', () => {
  for (const section of sections) expect(entries[section].length).toBeGreaterThanOrEqual(180)
  expect(all.length).toBeGreaterThan(750)
  expect(new Set(all.map(({ word }) => word)).size).toBe(all.length)
})

test('every word is what its parts make', () => {
  expect(all.filter(({ word, parts }) => joinParts(parts).word !== word)).toEqual([])
})

test('every word is in the pronunciation dictionary, or was looked up', () => {
  const missing = all.map(({ word }) => word).filter((word) => !(word in dictionary))
  expect(missing.filter((word) => !lookedUp.has(word))).toEqual([])
  expect([...lookedUp].filter((word) => !missing.includes(word))).toEqual([])
})

test('no order contains its own word, and no two orders are alike', () => {
  expect(all.filter(({ word, clue }) => clue.toLowerCase().includes(word))).toEqual([])
  for (const section of sections) {
    const clues = entries[section].map(({ clue }) => clue)
    expect(clues.filter((clue, i) => clues.indexOf(clue) !== i)).toEqual([])
  }
})

test('every order is one short line', () => {
  expect(all.filter(({ clue }) => clue.length > 80 || /[.!?]$/.test(clue.replace(/P\.S\.$/, '')))).toEqual([])
})

test('every prefix, suffix, and Greek or Latin root has a meaning', () => {
  const parts = new Set(all.flatMap((entry) => entry.parts))
  const affixes = [...parts].filter((part) => kindOf(part) !== 'root')
  const roots = entries.roots.flatMap((entry) => entry.parts)
  expect([...affixes, ...roots].filter((part) => !meaningOf(part))).toEqual([])
})

test('offensive words are neither ordered nor accepted', () => {
  expect(all.filter(({ word }) => avoidedWords.has(word))).toEqual([])
  for (const section of sections) expect(moreRealWords[section].filter((word) => avoidedWords.has(word))).toEqual([])
})

test('each set of parts has orders for ten games at every level', () => {
  for (const section of sections)
    for (const set of ['front', 'back'] as const)
      expect(poolOf(section, set).length, `${section} ${set}`).toBeGreaterThan(39)
})

test('a word with the same meaning also fills an order', () => {
  expect(fillsOrder('illness', 'sickness')).toBe(true)
  expect(fillsOrder('sickness', 'sickness')).toBe(true)
  expect(fillsOrder('kindness', 'sickness')).toBe(false)
})

test('explains an irregular verb: run and -ed make ran', () => {
  expect(irregularFormOf(['run', '-ed'], 'english')).toEqual({ from: 'run', to: 'ran' })
  expect(irregularFormOf(['re-', 'write', '-ed'], 'english')).toEqual({ from: 'rewrite', to: 'rewrote' })
  expect(irregularFormOf(['un-', 'sleep', '-ed'], 'english')).toEqual({ from: 'sleep', to: 'slept' })
  expect(irregularFormOf(['jump', '-ed'], 'english')).toBeNull()
})

test('finds a word only in its own section', () => {
  expect(entryOf('builder', 'makers')?.clue).toBe('someone who puts up houses')
  expect(entryOf('builder', 'compounds')).toBeUndefined()
})
