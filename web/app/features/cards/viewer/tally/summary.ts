import { seatName, seats } from '@marigold/device'
import type { Sitting } from './sitting.ts'
import { paceOf, resultNames, tallyOf, type Result, type Try } from './tally.ts'

/** The tries of one player at one target, practice and probe apart. */
export interface SummaryRow {
  seat: number
  target: string
  fluency: boolean
  probe: boolean
  tries: readonly Try[]
}

/** What to call a player: a name given, else the seat's color. */
export function playerName(sitting: Pick<Sitting, 'names'>, seat: number): string {
  const of = seats.find((one) => one.id === seat) ?? seats[0]
  return seatName({ name: sitting.names[seat - 1] ?? '', color: of.color })
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
      rows.set(name, { seat, target, probe, fluency: one.area === 'fluency', tries: [one] })
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

/** One row as a therapist writes it: 'R, initial, words 42/50 (84 %), 5 close, cue 1'. */
export function rowText(row: SummaryRow): string {
  const probe = row.probe ? 'probe ' : ''
  if (row.fluency) return probe + fluencyText(row)
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

/** A plain text for the therapist's notes: a line for each player, subjective and plan left to write. */
export function noteOf(sitting: Sitting): string {
  const rows = rowsOf(sitting.tries)
  const many = sitting.names.length > 1
  const lines = [...new Set(rows.map((row) => row.seat))].map((seat) => {
    const text = rows
      .filter((row) => row.seat === seat)
      .map(rowText)
      .join('; ')
    return `${many ? `${playerName(sitting, seat)}: ` : ''}${text}.`
  })
  const pace = paceOf(sitting.tries)
  const day = new Date(sitting.tries[0]?.at ?? sitting.started).toLocaleDateString('en-US')
  const head = `${day}, ${minutesOf(sitting.tries)} min, ${sitting.tries.length} tries`
  return [`${head}${pace === null ? '' : ` (${pace} a minute)`}`, 'S:', `O: ${lines.join('\n   ')}`, 'A:', 'P:'].join(
    '\n',
  )
}

const columns = 'time,player,target,card,result,cue,probe,scored by,ease,sure'

/** A cell that a spreadsheet reads as text, whatever it begins with. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+@\t\r-]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Every try of a sitting as a table for a spreadsheet. */
export function csvOf(sitting: Sitting): string {
  const rows = sitting.tries.map((one) =>
    [
      new Date(one.at).toISOString(),
      playerName(sitting, one.seat),
      one.target,
      one.text,
      one.area === 'fluency' && one.result !== 'none' ? 'Tried' : resultNames[one.result],
      one.cue,
      one.probe ? 'yes' : 'no',
      one.by === 'self' ? 'touch' : 'adult',
      one.ease,
      one.sure,
    ]
      .map(cell)
      .join(','),
  )
  return [columns, ...rows].join('\r\n') + '\r\n'
}

/** True where a name may be a person's full one: two words of two letters or more. */
export function looksLikeFullName(name: string): boolean {
  return /^\p{L}{2,}[.']?\s+\p{L}{2,}/u.test(name.trim())
}
