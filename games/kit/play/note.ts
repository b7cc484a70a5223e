import { locale, m } from '#messages'
import type { Player, Trial } from '@marigold/contract'
import type { Summary } from '../game.ts'
import { percent } from '../statistics.ts'
import { seatName } from './seat-name.ts'

/** What was played, for a note or for paper. */
export interface PlayRecord {
  title: string
  level: string
  date: Date
  /** Time in play without pauses. */
  ms: number
  summary: Summary
  people: readonly Player[]
  trials: readonly Trial[]
}

/**
 * 'Mia: 9 of 12 correct (75%), 2 close, 3 with a cue' for each person whose trials were scored. Trials that weren't
 * scored don't count; cued ones do, and are told, so that they aren't taken for independent work.
 */
export function scores(people: readonly Player[], trials: readonly Trial[]): string[] {
  return people.flatMap((player) => {
    const own = trials.filter((trial) => trial.player === player.id && trial.result !== 'none')
    if (own.length === 0) return []
    const count = (result: Trial['result']) => own.filter((trial) => trial.result === result).length
    const close = count('approx')
    const cued = own.filter(({ cue }) => cue > 0).length
    const right = m.kit_correct_of_total_correct({
      correct: count('correct'),
      total: own.length,
      percent: percent(count('correct'), own.length),
    })
    const more = [
      ...(close > 0 ? [m.kit_count_close({ count: close })] : []),
      ...(cued > 0 ? [m.kit_count_with_a_cue({ count: cued })] : []),
    ]
    return [[`${seatName(player)}: ${right}`, ...more].join(', ')]
  })
}

const judges: readonly [Trial['scoredBy'], string][] = [
  ['adult', m.kit_scored_by_the_adult()],
  ['self', m.kit_scored_by_the_player()],
  ['partner', m.kit_scored_by_a_partner()],
  ['game', m.kit_scored_by_the_game()],
]
/** The scores of each person, apart by who judged: the adult, the player, a partner, or the game. */
export const scoresByJudge = ({ people, trials }: Pick<PlayRecord, 'people' | 'trials'>) =>
  judges
    .map(([judge, heading]) => ({
      judge,
      heading,
      lines: scores(
        people,
        trials.filter(({ scoredBy }) => scoredBy === judge),
      ),
    }))
    .filter(({ lines }) => lines.length > 0)

/** The date in the locale's words and the minutes played: 'November 27, 2026, 12 min'. */
export function whenPlayed({ date, ms }: Pick<PlayRecord, 'date' | 'ms'>): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  return m.kit_date_and_minutes({ date: date.toLocaleDateString(locale, { dateStyle: 'long' }), minutes })
}

/** The session as lines to paste into a note. */
export function noteOf(record: PlayRecord): string {
  const { title, level, summary } = record
  return [
    `${title}: ${level}`,
    whenPlayed(record),
    ...summary.map(({ label, value }) => `${label}: ${value}`),
    ...scoresByJudge(record).flatMap(({ heading, lines }) => ['', heading, ...lines]),
  ].join('\n')
}

const columns = [
  m.kit_time_seconds(),
  m.kit_player(),
  m.kit_level(),
  m.kit_target(),
  m.kit_response(),
  m.kit_result(),
  m.kit_response_time_ms(),
  m.kit_moves(),
  m.kit_cue(),
  m.kit_scored_by(),
]

// The player page copies this many letters at most.
const longest = 10_000

/** Every try as a table that a spreadsheet takes: a line each, columns apart by tabs; whole lines only, the newest kept. */
export function trialsTable(people: readonly Player[], trials: readonly Trial[]): string {
  const name = (id: number) => {
    const player = people.find((one) => one.id === id)
    return player ? seatName(player) : String(id)
  }
  const lineOf = (cells: (string | number)[]) => cells.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')
  const head = lineOf(columns)
  const lines: string[] = []
  let room = longest - head.length
  for (const one of trials.toReversed()) {
    const about = [(one.t / 1000).toFixed(1), name(one.player), one.level, one.target, one.response]
    // What nobody scored has no scorer.
    const scored = one.result === 'none' ? [m.kit_not_scored(), ''] : [one.result, one.scoredBy]
    const line = lineOf([...about, scored[0] ?? '', one.rtMs ?? '', one.moves, one.cue, scored[1] ?? ''])
    room -= line.length + 1
    if (room < 0) break
    lines.unshift(line)
  }
  return [head, ...lines].join('\n')
}
