import { locale, m } from '#messages'
import { nameAt, type TablePlayer } from '../../../players/table.ts'
import { manners, practices } from './practice.ts'
import type { Sitting } from './sitting.ts'
import { choicesText, cuesText, meanOf, onlyChoices, practiced, rowsOf, shareText, type SummaryRow } from './summary.ts'
import { paceOf, tallyOf, type Result, type Try } from './tally.ts'

function feltText(row: SummaryRow): string {
  const ease = meanOf(row.tries.map((one) => one.ease))
  const sure = meanOf(row.tries.map((one) => one.sure))
  const parts = [m.cards_tried({ tries: row.tries.length })]
  if (ease !== null) parts.push(m.cards_ease_of_5({ ease }))
  if (sure !== null) parts.push(m.cards_confidence_of_5({ sure }))
  return `${row.target} ${parts.join(', ')}`
}

/** How it was practiced, where that was said: 'blocked', 'imitated and spontaneous'. */
function mannersText(tries: readonly Try[]): string[] {
  return [
    practices.filter((way) => tries.some((one) => one.practice === way)),
    manners.filter((way) => tries.some((one) => one.manner === way)),
  ]
    .filter((ways) => ways.length > 0)
    .map((ways) => ways.join(' and '))
}

const wordsText = (tries: readonly Try[]): string[] => {
  const said = [...new Set(tries.flatMap((one) => (one.words ? [`"${one.words}"`] : [])))]
  return said.length > 0 ? [m.cards_words_used({ join: said.join(', ') })] : []
}

/** One row as a therapist writes it: 'R, initial, words 42/50 (84%), 5 close, cue 1 visual'. */
export function rowText(row: SummaryRow): string {
  const probe = row.probe ? 'probe ' : ''
  if (onlyChoices(row)) return `${row.target}: ${choicesText(row.tries)}`
  if (row.felt) return [probe + feltText(row), ...mannersText(row.tries)].join(', ')
  const { correct, percent } = tallyOf(row.tries)
  const of = (result: Result) => row.tries.filter((one) => one.result === result).length
  const answered = row.tries.length - of('none')
  const free = row.tries.some((one) => one.free)
  return [
    `${probe}${row.target} ${correct}/${answered}${shareText(percent)}`,
    ...(of('approx') > 0 ? [`${of('approx')} ${free ? 'partly' : 'close'}`] : []),
    ...(of('none') > 0 ? [m.cards_without_response({ of: of('none') })] : []),
    cuesText(row.tries),
    ...mannersText(row.tries),
    ...wordsText(row.tries),
  ].join(', ')
}

/** A longer time before the first trial or after the last one is no part of the session. */
const longestIdle = 15 * 60_000

/** When a session began and ended: from its first card until now, without what lies far from its trials. */
export function timesOf({ tries, started }: Pick<Sitting, 'tries' | 'started'>, now: number) {
  const first = tries[0]?.at ?? started
  const last = tries.at(-1)?.at ?? first
  const near = (from: number, to: number) => to >= from && to - from <= longestIdle
  const from = near(started, first) ? started : first
  const to = near(last, now) ? now : last
  return { from, to, minutes: Math.max(1, Math.round((to - from) / 60_000)) }
}

// Browsers put a narrow space before AM and PM, which some records programs cannot read.
const clock = (at: number) =>
  new Date(at).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/g, ' ')

type Scored = Pick<Sitting, 'tries' | 'started' | 'setting'>

/** Date, hours, minutes, where, who, how many tries and how fast. */
function headOf(sitting: Scored, tries: readonly Try[], group: string, now: number): string {
  const scored = practiced(tries)
  const pace = paceOf(scored)
  const { from, to, minutes } = timesOf(sitting, now)
  return [
    new Date(from).toLocaleDateString(locale),
    `${clock(from)} to ${clock(to)}`,
    `${minutes} min`,
    sitting.setting ?? '',
    group,
    `${scored.length} ${scored.length === 1 ? 'try' : 'tries'}${pace === null ? '' : ` (${pace} a minute)`}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** How many took part, and who where everybody is written about. */
function groupOf(players: readonly TablePlayer[], named: boolean): string {
  if (players.length < 2) return ''
  const names = named ? ` (${players.map((player) => nameAt(players, player.seat)).join(', ')})` : ''
  return m.cards_group_of({ players: players.length, names })
}

/**
 * A plain text for the therapist's notes: a line for each player, subjective and plan left to write. `seat` is a note
 * about one player alone, who is not named in it.
 */
export function noteOf(
  sitting: Scored,
  players: readonly TablePlayer[],
  seat: number | null = null,
  now = Date.now(),
): string {
  const tries = seat === null ? sitting.tries : sitting.tries.filter((one) => one.seat === seat)
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
  const head = headOf(sitting, tries, groupOf(players, seat === null), now)
  return [head, 'S:', `O: ${lines.join('\n   ')}`, 'A:', 'P:'].join('\n')
}
