import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { poolOf } from './bench.ts'
import { answers, alsoReal, avoided, entries, entryOf, meaningOf, ownWayOf } from './book.ts'
import { join, kindOf } from './joining.ts'

const sections = ['compounds', 'endings', 'makers', 'roots'] as const
const all = sections.flatMap((section) => entries[section])
// Words of everyday use that the pronunciation dictionary lacks; each was looked up.
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
  expect(join(parts.split(' ')).word).toBe(word)
})

test.each([
  ['happy -ness', 'y to i', 'i'],
  ['run -ing', 'double', 'nn'],
  ['make -ing', 'drop e', 'ki'],
  ['box -s', 'es', 'e'],
  ['tie -ing', 'ie to y', 'y'],
])('%s shows where its spelling bends', (parts, kind, seen) => {
  const { word, bends } = join(parts.split(' '))
  expect(bends.map((bend) => [bend.kind, word.slice(...bend.at)])).toEqual([[kind, seen]])
})

test('there are more than 750 words, at least 180 for each level, none twice', () => {
  for (const section of sections) expect(entries[section].length).toBeGreaterThanOrEqual(180)
  expect(all.length).toBeGreaterThan(750)
  expect(new Set(all.map(({ word }) => word)).size).toBe(all.length)
})

test('every word is what its parts make', () => {
  expect(all.filter(({ word, parts }) => join(parts).word !== word)).toEqual([])
})

test('every word is in the pronunciation dictionary, or was looked up', () => {
  const missing = all.map(({ word }) => word).filter((word) => !(word in dictionary))
  expect(missing.filter((word) => !lookedUp.has(word))).toEqual([])
  expect([...lookedUp].filter((word) => !missing.includes(word))).toEqual([])
})

test('no order tells its own word, and none reads like another', () => {
  expect(all.filter(({ word, clue }) => clue.toLowerCase().includes(word))).toEqual([])
  for (const section of sections) {
    const clues = entries[section].map(({ clue }) => clue)
    expect(clues.filter((clue, i) => clues.indexOf(clue) !== i)).toEqual([])
  }
})

test('every order is one short line', () => {
  expect(all.filter(({ clue }) => clue.length > 80 || /[.!?]$/.test(clue.replace(/P\.S\.$/, '')))).toEqual([])
})

test('every prefix, ending and Greek or Latin root has a meaning', () => {
  const parts = new Set(all.flatMap((entry) => entry.parts))
  const affixes = [...parts].filter((part) => kindOf(part) !== 'root')
  const roots = entries.roots.flatMap((entry) => entry.parts)
  expect([...affixes, ...roots].filter((part) => !meaningOf(part))).toEqual([])
})

test('no unkind word is asked for or rings', () => {
  expect(all.filter(({ word }) => avoided.has(word))).toEqual([])
  for (const section of sections) expect(alsoReal[section].filter((word) => avoided.has(word))).toEqual([])
})

test('a part set has orders for ten plays at every level', () => {
  for (const section of sections)
    for (const set of ['front', 'back'] as const)
      expect(poolOf(section, set).length, `${section} ${set}`).toBeGreaterThan(39)
})

test('a word that means the same answers an order too', () => {
  expect(answers('illness', 'sickness')).toBe(true)
  expect(answers('sickness', 'sickness')).toBe(true)
  expect(answers('kindness', 'sickness')).toBe(false)
})

test('a verb that goes its own way is told: run and -ed, but ran', () => {
  expect(ownWayOf(['run', '-ed'], 'english')).toEqual({ from: 'run', to: 'ran' })
  expect(ownWayOf(['re-', 'write', '-ed'], 'english')).toEqual({ from: 'rewrite', to: 'rewrote' })
  expect(ownWayOf(['un-', 'sleep', '-ed'], 'english')).toEqual({ from: 'sleep', to: 'slept' })
  expect(ownWayOf(['jump', '-ed'], 'english')).toBeNull()
})

test('the book knows a word by its section', () => {
  expect(entryOf('builder', 'makers')?.clue).toBe('someone who puts up houses')
  expect(entryOf('builder', 'compounds')).toBeUndefined()
})
