import { capitals, lines, mirrors, numerals, shapes, small, words } from './figure-rows.ts'
import { mazeCount, mazeOf } from './mazes.ts'
import { pathOf, type Path, type Point } from './paths.ts'

export const groups = ['line', 'shape', 'capital', 'small', 'numeral', 'word', 'maze', 'mirror', 'own'] as const
export type Group = (typeof groups)[number]
/** Small letters end straight, or in a tail that leads on to the next letter. */
export type Style = 'plain' | 'tails'

/** Something to trace: strokes in order, each in its direction. */
export interface Figure {
  id: string
  group: Group
  /** What is drawn: the letters, or the name of a shape. */
  name: string
  strokes: readonly Path[]
  /** Roads of a maze that lead nowhere. */
  dead: readonly (readonly [Point, Point])[]
  /** Two strokes may be drawn at once, each with one hand. */
  isPair: boolean
  /** Letters are written on lines. */
  isWritten: boolean
  left: number
  top: number
  width: number
  height: number
}

const idsOf = (group: Group, rows: Record<string, unknown> | readonly string[]): string[] =>
  (Array.isArray(rows) ? (rows as string[]) : Object.keys(rows)).map((name) => `${group}:${name}`)
const mazes = Array.from({ length: mazeCount }, (_, at) => `maze:${at + 1}`)
const digits = '1740625398'.split('').map((digit) => `numeral:${digit}`)
const letters = idsOf('small', small)
/** Numerals among the small letters, and then short words. */
const lettersAndDigits = letters.flatMap((id, at) => [
  id,
  ...(at % 2 === 1 && at < 20 ? [digits[(at - 1) / 2] ?? ''] : []),
])

/** The figures of each level, from easy to hard. */
export const figureLists: readonly (readonly string[])[] = [
  idsOf('line', lines),
  idsOf('shape', shapes),
  [...idsOf('capital', capitals), ...letters],
  [...lettersAndDigits, ...idsOf('word', words)],
  mazes,
]
export const mirrorList: readonly string[] = idsOf('mirror', mirrors)
/** The figures of a group that an adult chooses. */
export const groupLists = {
  line: idsOf('line', lines),
  shape: idsOf('shape', shapes),
  capital: idsOf('capital', capitals),
  small: letters,
  numeral: digits,
  word: idsOf('word', words),
  mirror: mirrorList,
} as const satisfies Partial<Record<Group, readonly string[]>>

/** The word that a player typed, as a figure; its letters are in no state, log, or storage. */
export const ownId = 'own:'
export const isOwn = (id: string): boolean => id === ownId
export const longestOwn = 8
/** The field that it is typed into. */
export const wordField = 'word'
let ownLetters = ''
/** Sets the letters of that figure, or forgets them; what can't be traced is left out. Returns whether any are left. */
export function setOwnWord(text: string): boolean {
  ownLetters = [...text]
    .filter((letter) => /[a-z0-9]/i.test(letter))
    .slice(0, longestOwn)
    .join('')
  for (const style of ['plain', 'tails']) known.delete(`${style} ${ownId}`)
  return ownLetters !== ''
}

const tailed = 'adhilmntu'
/** A small letter whose last line down ends in a curve to the right. */
const withTail = (row: string): string =>
  row.replace(/L(\d+) 100(?=;|$)/, (_, x: string) => `L${x} 86Q${x} 100 ${Number(x) + 16} 96`)

const spacing = 22
function wordStrokes(word: string, style: Style): Path[] {
  let left = 0
  return [...word].flatMap((letter) => {
    const strokes = strokesOf(/\d/.test(letter) ? 'numeral' : /[A-Z]/.test(letter) ? 'capital' : 'small', letter, style)
    const xs = strokes.flatMap(({ points }) => points.map(([x]) => x))
    const [from, to] = [Math.min(...xs), Math.max(...xs)]
    const moved = strokes.map((path) => shifted(path, left - from))
    left += to - from + spacing
    return moved
  })
}
const shifted = ({ points, length }: Path, by: number): Path => ({
  points: points.map(([x, y]) => [x + by, y]),
  length,
})

/** Where the mirror stands between two hands. */
const mirrorAt = 78
const mirrored = ({ points, length }: Path): Path => ({ points: points.map(([x, y]) => [2 * mirrorAt - x, y]), length })

function strokesOf(group: Group, name: string, style: Style): Path[] {
  if (group === 'word') return wordStrokes(name, style)
  if (group === 'own') return wordStrokes(ownLetters || 'me', style)
  if (group === 'maze')
    return [
      pathOf(
        `M${mazeOf(Number(name))
          .way.map((one) => one.join(' '))
          .join('L')}`,
      ),
    ]
  const rows: Record<Exclude<Group, 'word' | 'maze' | 'own'>, Record<string, string>> = {
    line: lines,
    shape: shapes,
    capital: capitals,
    small,
    numeral: numerals,
    mirror: mirrors,
  }
  const row = rows[group][name] ?? ''
  const text = group === 'small' && style === 'tails' && tailed.includes(name) ? withTail(row) : row
  const strokes = text.split(';').map(pathOf)
  return group === 'mirror' ? strokes.flatMap((one) => [one, mirrored(one)]) : strokes
}

const known = new Map<string, Figure>()
/** Returns a figure by its id, such as `small:a`. */
export function figureOf(id: string, style: Style = 'plain'): Figure {
  const key = `${style} ${id}`
  const before = known.get(key)
  if (before) return before
  const [group, name = ''] = id.split(':') as [Group, string]
  const strokes = strokesOf(group, name, style)
  const dead = group === 'maze' ? mazeOf(Number(name)).dead : []
  const isWritten = ['capital', 'small', 'numeral', 'word', 'own'].includes(group)
  const all = [...strokes.flatMap(({ points }) => points), ...dead.flat()]
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  // Letters have the height of their lines, so that each is as large as the others.
  const top = isWritten ? 0 : Math.min(...ys)
  const bottom = isWritten ? Math.max(100, ...ys) : Math.max(...ys)
  const figure = {
    ...{ id, group, name, strokes, dead, isWritten, left, top },
    ...{ isPair: group === 'mirror', width: right - left, height: bottom - top },
  }
  known.set(key, figure)
  return figure
}
