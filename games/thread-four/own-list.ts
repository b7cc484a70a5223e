import type { Grid } from './puzzle.ts'

export const sampleList = `In the kitchen: spoon, oven, sink, fridge
In the yard: fence, swing, grass, shed`

/** Longest word and label that a tile and a band have room for. */
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
  if (colon < 0) return `Line ${number} has no colon. Write the link, a colon, then its words: Fruit: apple, pear, plum`
  const label = tidy(text.slice(0, colon))
  const words = text
    .slice(colon + 1)
    .split(',')
    .map(tidy)
    .filter((word) => word !== '')
  if (label === '') return `Line ${number} has no link before its colon.`
  if (label.length > longest.label) return `The link of line ${number} is longer than ${longest.label} letters.`
  if (words.length === 0) return `Line ${number} has no words after its colon.`
  const long = words.find((word) => word.length > longest.word)
  if (long !== undefined) return `“${long}” is longer than ${longest.word} letters: a tile has no room for it.`
  return { number, label, words }
}

function twice(all: readonly string[]): string | undefined {
  const lower = all.map((one) => one.toLowerCase())
  return all.find((_, at) => lower.indexOf(lower[at] ?? '') < at)
}

/** What is wrong with the lines as a whole, in words that say how to mend it. */
function wholeProblems(lines: readonly Line[]): string[] {
  const [least, most] = ownGroups
  const [small, large] = ownSizes
  const problems: string[] = []
  if (lines.length < least) problems.push(`Write ${least} to ${most} groups, each on a line of its own.`)
  if (lines.length > most) problems.push(`There are ${lines.length} groups; the loom holds ${most}.`)
  for (const { number, words } of lines)
    if (words.length < small || words.length > large)
      problems.push(
        `Line ${number} has ${words.length} ${words.length === 1 ? 'word' : 'words'}; it needs ${small} or ${large}, with commas between.`,
      )
  const [first] = lines
  const odd = lines.find(({ words }) => first && words.length !== first.words.length)
  if (problems.length === 0 && odd && first)
    problems.push(
      `Line ${odd.number} has ${odd.words.length} words and line ${first.number} has ${first.words.length}; every group needs as many.`,
    )
  const word = twice(lines.flatMap(({ words }) => words))
  if (word !== undefined) problems.push(`“${word}” stands twice. Each word goes into one group.`)
  const label = twice(lines.map(({ label }) => label))
  if (label !== undefined) problems.push(`“${label}” names two groups. Give each group a link of its own.`)
  return problems
}

/** Reads a list that somebody wrote: a group a line, `link: word, word, word`. Or says what is wrong with it. */
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

/** The text of the list that was kept in earlier plays. */
export function listIn(kept: unknown): string {
  const own = (kept as { own?: unknown } | null | undefined)?.own
  return typeof own === 'string' && own.trim() !== '' ? own : sampleList
}
