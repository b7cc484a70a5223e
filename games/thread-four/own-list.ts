import { m } from '#messages'
import type { Grid } from './puzzle.ts'

export const sampleList = `In the kitchen: spoon, oven, sink, fridge
In the yard: fence, swing, grass, shed`

/** The longest word and label that fit on a tile and on a band. */
const longest = { word: 14, label: 40 }
const ownGroups = [2, 4] as const
const ownSizes = [3, 4] as const

export type ReadList = { grid: Grid; problems: [] } | { grid: null; problems: string[] }

interface Line {
  number: number
  label: string
  words: string[]
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')

function readLine(text: string, number: number): Line | string {
  const colon = text.indexOf(':')
  if (colon < 0) return m.thread_four_line_has_no_colon_write_the({ number })
  const label = tidy(text.slice(0, colon))
  const words = text
    .slice(colon + 1)
    .split(',')
    .map(tidy)
    .filter((word) => word !== '')
  if (label === '') return m.thread_four_line_has_no_link_before_its({ number })
  if (label.length > longest.label) return m.thread_four_the_link_of_line_is_longer({ number, limit: longest.label })
  if (words.length === 0) return m.thread_four_line_has_no_words_after_its({ number })
  const long = words.find((word) => word.length > longest.word)
  if (long !== undefined) return m.thread_four_word_is_longer_than_a_tile({ word: long, limit: longest.word })
  return { number, label, words }
}

function twice(all: readonly string[]): string | undefined {
  const lower = all.map((one) => one.toLowerCase())
  return all.find((_, at) => lower.indexOf(lower[at] ?? '') < at)
}

/** Returns problems of the whole list, with how to fix them. */
function wholeProblems(lines: readonly Line[]): string[] {
  const [least, most] = ownGroups
  const [small, large] = ownSizes
  const problems: string[] = []
  if (lines.length < least) problems.push(m.thread_four_write_to_groups_each_on_its({ least, most }))
  if (lines.length > most) problems.push(m.thread_four_there_are_count_groups({ count: lines.length, most }))
  for (const { number, words } of lines)
    if (words.length < small || words.length > large)
      problems.push(
        m.thread_four_line_has_count_words({
          number,
          count: words.length,
          small,
          large,
        }),
      )
  const [first] = lines
  const odd = lines.find(({ words }) => first && words.length !== first.words.length)
  if (problems.length === 0 && odd && first)
    problems.push(
      m.thread_four_line_has_words_and_other_line_has({
        line: odd.number,
        count: odd.words.length,
        otherLine: first.number,
        otherCount: first.words.length,
      }),
    )
  const word = twice(lines.flatMap(({ words }) => words))
  if (word !== undefined) problems.push(m.thread_four_word_appears_twice({ word }))
  const label = twice(lines.map(({ label }) => label))
  if (label !== undefined) problems.push(m.thread_four_two_groups_are_named_give_each({ label }))
  return problems
}

/** Reads a list that a user wrote, with a group on each line (`link: word, word, word`), or returns its problems. */
export function readList(text: string): ReadList {
  const lines = text
    .split('\n')
    .map((line, at) => [line, at + 1] as const)
    .filter(([line]) => line.trim() !== '')
    .map(([line, number]) => readLine(line, number))
  const bad = lines.filter((line) => typeof line === 'string')
  const good = lines.filter((line) => typeof line !== 'string')
  const problems = bad.length > 0 ? bad : wholeProblems(good)
  if (problems.length > 0) return { grid: null, problems }
  const groups = good.map(({ label, words }) => ({ label, kind: 'own' as const, words, also: [] }))
  return { grid: { id: 'own', groups }, problems: [] }
}

/** Returns the saved text of the list, or the sample. */
export function listIn(kept: unknown): string {
  const own = (kept as { own?: unknown } | null | undefined)?.own
  return typeof own === 'string' && own.trim() !== '' ? own : sampleList
}
