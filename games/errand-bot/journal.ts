import { m } from '#messages'
import { assistText, type Summary } from '../kit/index.ts'
import { outOf } from '../kit/phrases.ts'
import { median } from '../kit/statistics.ts'
import type { Finished, State } from './state.ts'

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Finished maps that count: planned as a whole, and not in errorless play alone. */
const counted = ({ finished, whole }: Pick<State, 'finished' | 'whole'>): readonly Finished[] => (whole ? finished : [])
const flagged = (all: readonly Finished[]) => all.filter(({ flag }) => flag !== null)

/** What all players did together, with what random play would win. */
export function summaryOf(state: State): Summary {
  const all = counted(state)
  if (all.length === 0) return []
  const flags = flagged(all)
  const own = all.filter(({ shown }) => !shown)
  const seconds = median(all.map(({ planMs }) => planMs / 1000))
  return [
    {
      label: m.errand_bot_every_errand_on_the_first_run(),
      value: outOf(all.filter(({ first }) => first).length, all.length),
    },
    ...(flags.length > 0
      ? [
          {
            label: m.errand_bot_flag_on_the_bots_square(),
            value: outOf(flags.filter(({ flag }) => flag).length, flags.length),
          },
        ]
      : []),
    { label: m.errand_bot_by_chance(), value: `${state.level.chance}%` },
    { label: m.errand_bot_bugs_fixed(), value: String(sum(all.map(({ fixed }) => fixed))) },
    ...(own.length > 0
      ? [
          {
            label: m.errand_bot_tiles_and_shortest(),
            value: `${sum(own.map(({ tiles }) => tiles))}, ${sum(own.map(({ shortest }) => shortest))}`,
          },
        ]
      : []),
    ...(seconds === null ? [] : [{ label: m.errand_bot_planning_time(), value: `${Math.round(seconds)} s` }]),
  ]
}

/** '6 tiles', or '5 to 9 tiles'; '' without a plan of their own. */
function tilesText(all: readonly Finished[]): string {
  const tiles = all.filter(({ shown }) => !shown).map((one) => one.tiles)
  if (tiles.length === 0) return ''
  const [least, most] = [Math.min(...tiles), Math.max(...tiles)]
  return least === most ? String(least) : m.errand_bot_from_to({ from: least, to: most })
}

/** One line for the progress note: errorless play, first runs, predictions, repairs, tiles, and assistance. */
export function noteOf(state: State, seat: number): string {
  const all = counted(state).filter((one) => one.seat === seat)
  // The partner of who plans plants the flag; alone, it is the same player.
  const flags = flagged(counted(state)).filter((one) => (one.seat + 1) % state.seats === seat)
  const tiles = tilesText(all)
  const helped = all.filter(({ help, shown }) => help > 0 && !shown).length
  const assist = assistText(state.assists.filter((one) => one.seat === seat).map((one) => one.assist))
  const runs = [
    ...(all.length > 0
      ? [m.errand_bot_note_routes({ rate: `${all.filter(({ first }) => first).length}/${all.length}` })]
      : []),
    ...(flags.length > 0
      ? [m.errand_bot_note_predicted({ rate: `${flags.filter(({ flag }) => flag).length}/${flags.length}` })]
      : []),
    ...(all.length > 0 ? [m.errand_bot_note_bugs({ count: sum(all.map(({ fixed }) => fixed)) })] : []),
    ...(tiles ? [m.errand_bot_note_tiles({ tiles })] : []),
    ...(helped > 0 ? [m.kit_note_help_from_the_game({ count: helped })] : []),
  ].join(', ')
  if (!runs) return ''
  const isPreviewed = state.whole && !state.flags
  return [
    ...(state.errorless ? [m.kit_errorless()] : []),
    ...(isPreviewed ? [m.errand_bot_step_preview()] : []),
    runs,
    ...(assist ? [assist] : []),
  ].join('; ')
}

/** What one player did; lines without anything to say are left out. */
export function measuresOf(state: State, seat: number): Summary {
  const tally = state.tallies[seat]
  if (!tally || tally.tiles + tally.runs + tally.flags + tally.helps === 0) return []
  const line = (label: string, of: number) => (of > 0 ? [{ label, value: String(of) }] : [])
  const note = noteOf(state, seat)
  return [
    ...line(m.kit_turns(), tally.turns),
    ...line(m.errand_bot_tiles_placed(), tally.tiles),
    ...line(m.errand_bot_flags_planted(), tally.flags),
    ...line(m.errand_bot_runs(), tally.runs),
    ...line(m.errand_bot_stops(), tally.breaks),
    ...line(m.errand_bot_help_steps(), tally.helps),
    ...(note ? [{ label: m.kit_for_the_note(), value: note }] : []),
  ]
}
