import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { dealGrids } from '../dealing.ts'
import { levels, type Level } from '../levels.ts'
import { ages, fitsOf, puzzles, solutionsOf, wordsOf, type Grid } from '../puzzle.ts'
import { links } from './links.ts'
import { isVowel, pronunciationsOf } from './pronunciations.ts'
import { soundLinks, soundWords } from './sound-words.ts'
import { taughtWords } from './vocabulary.ts'
import { pictureNameOf } from './words.ts'

const content = join(import.meta.dirname, '../../../content')
const table = (name: string) => readFileSync(join(content, 'tables', name), 'utf8')
const pictureNames = new Set(
  table('pictures.tsv')
    .split('\n')
    .map((row) => row.split('\t')[0]),
)
const taken = new Set(JSON.parse(readFileSync(join(import.meta.dirname, '../pictures.json'), 'utf8')) as string[])
/** The words in the articulation and language tables. */
const tables = new Set([
  ...readdirSync(join(content, 'tables/articulation')).flatMap((file) =>
    table(`articulation/${file}`)
      .split('\n')
      .slice(1)
      .map((row) => (row.split('\t')[1] ?? '').replace(/[[\]]/g, '').toLowerCase()),
  ),
  ...['things', 'spoken'].flatMap((name) =>
    table(`language/${name}.tsv`)
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t')[0] ?? ''),
  ),
])
const all = ages.flatMap((age) => puzzles[age].map((grid) => ({ age, grid, name: `${age}, ${grid.id}` })))

describe('each puzzle made by hand', () => {
  test('there are at least forty, and ten games of each age never repeat a puzzle', () => {
    expect(all.length).toBeGreaterThanOrEqual(40)
    for (const age of ages) expect(puzzles[age].length).toBeGreaterThanOrEqual(10)
  })

  test.each(all)('$name has four groups of four different words, each with its own label', ({ grid }) => {
    expect(grid.groups.map(({ words }) => words.length)).toEqual([4, 4, 4, 4])
    expect(new Set(wordsOf(grid)).size).toBe(16)
    expect(new Set(grid.groups.map(({ label }) => label)).size).toBe(4)
  })

  test.each(all)('$name has exactly one solution', ({ grid }) => {
    const [first, ...more] = solutionsOf(wordsOf(grid), fitsOf(grid), 4)
    expect(more).toEqual([])
    const sorted = (sets: readonly (readonly string[])[] | undefined) =>
      sets?.map((set) => [...set].sort().join()).sort()
    expect(sorted(first)).toEqual(sorted(grid.groups.map(({ words }) => words)))
  })

  test.each(all)('$name has at least two words that fit a second group of the grid', ({ grid }) => {
    const also = grid.groups.flatMap((group) => group.also.map((word) => ({ word, own: group.words })))
    expect(also.length).toBeGreaterThanOrEqual(2)
    for (const { word, own } of also) {
      expect(wordsOf(grid)).toContain(word)
      expect(own).not.toContain(word)
    }
  })

  test('a label means the same in every puzzle, so words that fit it elsewhere are listed under `also`', () => {
    const known = new Map<string, Set<string>>()
    for (const { grid } of all)
      for (const { label, words, also } of grid.groups)
        known.set(label, new Set([...(known.get(label) ?? []), ...words, ...also]))
    const missed = all.flatMap(({ grid }) =>
      grid.groups.flatMap(({ label, words, also }) =>
        wordsOf(grid).filter((word) => known.get(label)?.has(word) && ![...words, ...also].includes(word)),
      ),
    )
    expect(missed).toEqual([])
  })
})

test('finds a second solution of an ambiguous puzzle', () => {
  const group = (label: string, words: string[], also: string[]) => ({ label, kind: 'puzzle' as const, words, also })
  const grid: Grid = {
    id: 'two ways',
    groups: [
      group('Fruit', ['apple', 'pear', 'orange'], ['plum']),
      group('Colors', ['red', 'blue', 'plum'], ['orange']),
    ],
  }
  expect(solutionsOf(wordsOf(grid), fitsOf(grid), 3)).toHaveLength(2)
})

describe('words fit the ages', () => {
  const syllables = (word: string) => (pronunciationsOf(word)[0] ?? []).filter(isVowel).length
  const most = { '8': 3, '11': 4, '14': 5 }

  test.each(all)('$name: words that its readers know, short enough for a tile', ({ age, grid }) => {
    for (const word of wordsOf(grid)) {
      expect(word.length, word).toBeLessThanOrEqual(10)
      expect(taughtWords(word, age, tables), `${word} at ${age}`).toBe(true)
      expect(
        word.split('-').reduce((sum, part) => sum + syllables(part), 0),
        word,
      ).toBeLessThanOrEqual(most[age])
    }
  })

  test('a word for teens is not accepted for children', () => {
    expect([
      taughtWords('ambition', '8', tables),
      taughtWords('ambition', '14', tables),
      taughtWords('trowel', '8', tables),
      taughtWords('trowel', '11', tables),
    ]).toEqual([false, true, false, true])
  })
})

describe('words of the tables', () => {
  const words = [...new Set([...links.flatMap(({ core }) => core), ...soundWords.map(({ word }) => word)])]

  test('each has a picture in the content that the game includes', () => {
    for (const word of words) {
      expect(pictureNames, word).toContain(pictureNameOf(word))
      expect(taken, word).toContain(pictureNameOf(word))
    }
    expect(new Set(words.map(pictureNameOf))).toEqual(taken)
  })

  test('each has the same picture name as in the word tables', () => {
    const things = new Map(
      [...table('language/things.tsv').split('\n'), ...table('language/spoken.tsv').split('\n')].map((row) => {
        const [name = '', picture = ''] = row.split('\t')
        return [name, picture]
      }),
    )
    const other = words.filter((word) => things.has(word) && things.get(word) !== pictureNameOf(word))
    expect(other).toEqual([])
  })

  test('every word that fits a link is in a group of that or another link', () => {
    const core = new Set(links.flatMap((link) => link.core))
    expect(links.flatMap(({ fits }) => fits).filter((word) => !core.has(word))).toEqual([])
    for (const { label, core: own } of links) expect(own.length, label).toBeGreaterThanOrEqual(3)
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length)
  })

  test('words of a group in the card tables fit the same group here', () => {
    const fits = (label: string) => new Set(links.find((link) => link.label === label)?.fits)
    const core = new Set(links.flatMap((link) => link.core))
    const groups = table('language/groups.tsv').split('\n')
    const same = {
      Fruit: 'fruit',
      Vegetables: 'vegetables',
      Birds: 'birds',
      Tools: 'tools',
      Toys: 'toys',
      Boats: 'boats',
    }
    for (const [label, name] of Object.entries(same)) {
      const row = groups.find((one) => one.startsWith(`${name}\t`))?.split('\t')[3] ?? ''
      const members = row.split(' | ').filter((word) => core.has(word))
      expect(members.length).toBeGreaterThan(2)
      expect(members.filter((word) => !fits(label).has(word))).toEqual([])
    }
  })
})

describe('sounds, by the pronunciation dictionary', () => {
  const said = (word: string) => pronunciationsOf(word)
  const rhymeOf = (sounds: readonly string[]) => sounds.slice(sounds.findLastIndex(isVowel)).join(' ')

  test.each(soundWords)(
    '$word has the first sound, rhyme, and syllables listed in the table',
    ({ word, first, rhyme, syllables }) => {
      if (first !== '') expect(said(word).map(([sound]) => sound)).toContain(first)
      if (rhyme !== '' && syllables === 1) expect(said(word).map(rhymeOf)).toContain(rhyme)
      expect(said(word).map((sounds) => sounds.filter(isVowel).length)).toContain(syllables)
    },
  )

  test('words whose first sound many children hear differently are in no first-sound group', () => {
    const heard = soundLinks.first.flatMap(({ fits }) => fits)
    expect(heard.filter((word) => /^(tr|dr|[aeiou])/.test(word))).toEqual([])
  })
})

describe('grids that are dealt', () => {
  const settings = (level: Level) =>
    level.source === 'sounds'
      ? ['mixed', 'first', 'rhyme', 'syllables'].flatMap((sounds) =>
          [9, 16].map((soundGrid) => ({ sounds, soundGrid })),
        )
      : level.source === 'puzzles'
        ? ages.map((age) => ({ ages: age }))
        : [{}]
  const cases = levels.flatMap((level, at) => settings(level).map((values) => ({ number: at + 1, level, values })))

  test.each(cases)(
    'level $number, $values: ten games repeat no grid, and each grid has one solution',
    ({ level, values }) => {
      let used: string[] = []
      const seen: string[] = []
      for (let game = 1; game <= 10; game++) {
        const dealt = dealGrids(level, { seats: 1, values }, used, chanceFrom(game))
        used = dealt.used
        for (const grid of dealt.grids) {
          seen.push([...wordsOf(grid)].sort().join())
          expect(solutionsOf(wordsOf(grid), fitsOf(grid), grid.groups[0]?.words.length ?? 0)).toHaveLength(1)
        }
      }
      expect(new Set(seen).size).toBe(seen.length)
    },
  )
})
