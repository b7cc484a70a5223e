import { nameAt, type TablePlayer } from '../../../../players/table.ts'
import type { Sitting } from './sitting.ts'
import { paceOf, resultNames, tallyOf, type Result, type Try } from './tally.ts'

/** The tries of one player at one target, practice and probe apart. */
export interface SummaryRow {
  seat: number
  target: string
  fluency: boolean
  /** Scored by a game, which may ask for choices that are neither right nor wrong. */
  game: boolean
  probe: boolean
  tries: readonly Try[]
}

/** The rows of a sitting, in the order in which they began, player after player. */
export function rowsOf(tries: readonly Try[]): SummaryRow[] {
  const rows = new Map<string, SummaryRow & { tries: Try[] }>()
  for (const one of tries) {
    const name = `${one.seat}/${one.probe}/${one.target}`
    const row = rows.get(name)
    if (row) row.tries.push(one)
    else {
      const { seat, target, probe } = one
      const kind = { fluency: one.area === 'fluency', game: one.area === 'game' }
      rows.set(name, { seat, target, probe, ...kind, tries: [one] })
    }
  }
  return [...rows.values()].sort((a, b) => a.seat - b.seat)
}

/** The cues of some tries in words: 'no cues', 'cue 1', 'cues 0 to 2'. */
export function cuesText(tries: readonly Pick<Try, 'cue'>[]): string {
  const cues = tries.map((one) => one.cue)
  const [least, most] = [Math.min(...cues), Math.max(...cues)]
  if (most === 0) return 'no cues'
  return least === most ? `cue ${most}` : `cues ${least} to ${most}`
}

/** The mean of ratings that were given, to one decimal; null without any. */
export function meanOf(ratings: readonly (number | undefined)[]): number | null {
  const given = ratings.filter((one) => one !== undefined)
  if (given.length === 0) return null
  return Math.round((10 * given.reduce((sum, one) => sum + one, 0)) / given.length) / 10
}

function fluencyText(row: SummaryRow): string {
  const ease = meanOf(row.tries.map((one) => one.ease))
  const sure = meanOf(row.tries.map((one) => one.sure))
  const parts = [`tried ${row.tries.length}`]
  if (ease !== null) parts.push(`ease ${ease} of 5`)
  if (sure !== null) parts.push(`confidence ${sure} of 5`)
  return `${row.target} ${parts.join(', ')}`
}

/** How often each choice of a game was made, most often first: 'rocky 3, calm 2'. */
export function choicesText(tries: readonly Pick<Try, 'text'>[]): string {
  const counts = Map.groupBy(tries, (one) => one.text || 'no answer')
  return [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, made]) => `${text} ${made.length}`)
    .join(', ')
}

/** True for a row of choices in a game, none of which was right or wrong. */
export const onlyChoices = (row: SummaryRow): boolean => row.game && row.tries.every((one) => one.result === 'none')

/** One row as a therapist writes it: 'R, initial, words 42/50 (84 %), 5 close, cue 1'. */
export function rowText(row: SummaryRow): string {
  const probe = row.probe ? 'probe ' : ''
  if (row.fluency) return probe + fluencyText(row)
  if (onlyChoices(row)) return `${row.target}: ${choicesText(row.tries)}`
  const { correct, percent } = tallyOf(row.tries)
  const of = (result: Result) => row.tries.filter((one) => one.result === result).length
  const answered = row.tries.length - of('none')
  const parts = [`${probe}${row.target} ${correct}/${answered}${percent === null ? '' : ` (${percent} %)`}`]
  if (of('approx') > 0) parts.push(`${of('approx')} close`)
  if (of('none') > 0) parts.push(`${of('none')} without response`)
  parts.push(cuesText(row.tries))
  return parts.join(', ')
}

/** Whole minutes from the first try to the last, at least one. */
export function minutesOf(tries: readonly Pick<Try, 'at'>[]): number {
  const first = tries[0]?.at ?? 0
  return Math.max(1, Math.round(((tries.at(-1)?.at ?? first) - first) / 60_000))
}

/** Tries that somebody practiced: the choices of a game are none. */
export const practiced = (tries: readonly Try[]): Try[] =>
  tries.filter((one) => one.area !== 'game' || one.result !== 'none')

/**
 * A plain text for the therapist's notes: a line for each player, subjective and plan left to write. `seat` is a note
 * about one player alone, who is not named in it.
 */
export function noteOf(
  { tries: all, started }: Pick<Sitting, 'tries' | 'started'>,
  players: readonly TablePlayer[],
  seat: number | null = null,
): string {
  const tries = seat === null ? all : all.filter((one) => one.seat === seat)
  const rows = rowsOf(tries)
  const seats = [...new Set(rows.map((row) => row.seat))]
  const many = seat === null && (players.length > 1 || seats.length > 1)
  const lines = seats.map((at) => {
    const text = rows
      .filter((row) => row.seat === at)
      .map(rowText)
      .join('; ')
    return `${many ? `${nameAt(players, at)}: ` : ''}${text}.`
  })
  const scored = practiced(tries)
  const pace = paceOf(scored)
  const day = new Date(tries[0]?.at ?? started).toLocaleDateString('en-US')
  const head = `${day}, ${minutesOf(tries)} min, ${scored.length} ${scored.length === 1 ? 'try' : 'tries'}`
  const objective = lines.join('\n   ')
  return [`${head}${pace === null ? '' : ` (${pace} a minute)`}`, 'S:', `O: ${objective}`, 'A:', 'P:'].join('\n')
}

const columns = 'time,player,target,card,result,cue,probe,scored by,ease,sure'

const scoredBy = { adult: 'adult', self: 'touch', game: 'game' } as const

/** A cell that a spreadsheet reads as text, whatever it begins with. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+@\t\r-]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Every try of a sitting as a table for a spreadsheet. */
export function csvOf(sitting: Pick<Sitting, 'tries'>, players: readonly TablePlayer[]): string {
  const rows = sitting.tries.map((one) =>
    [
      new Date(one.at).toISOString(),
      nameAt(players, one.seat),
      one.target,
      one.text,
      one.area === 'fluency' && one.result !== 'none' ? 'Tried' : resultNames[one.result],
      one.cue,
      one.probe ? 'yes' : 'no',
      scoredBy[one.by],
      one.ease,
      one.sure,
    ]
      .map(cell)
      .join(','),
  )
  return [columns, ...rows].join('\r\n') + '\r\n'
}
