import type { ReadonlySignal } from '@preact/signals'
import { chanceFrom, type Chance, type Clock } from '@marigold/device'
import type { Earned, Player, Trial } from '@marigold/contract'
import type { FullSpec, LevelBase, Values } from '../game.ts'
import { teamPlayer, teamId, type Seat } from './teams.ts'

/**
 * A game under way as plain data: enough to go on after a reload. Moves are stored with the seed before each of them, so
 * that replaying them gives the same states, whatever else used the game's randomness in between.
 */
export interface RunningGame {
  /** Milliseconds since 1970. */
  savedAt: number
  level: number
  values: Values
  seats: { id: number; members: number[] }[]
  start: unknown
  moves: [move: unknown, seed: number][]
  seed: number
  ms: number
  turn: number
  /** Turns that each seat has had. */
  taken: number[]
  practiced: Readonly<Record<number, number>>
  results: Readonly<Record<number, readonly Earned[]>>
  away: number[]
  trials: readonly Trial[]
}

type Rules<Level extends LevelBase, State, Move> = Pick<
  FullSpec<Level, State, Move>,
  'rules' | 'seat' | 'floor' | 'levels'
>

// A game from this morning is another session's.
const longestMs = 12 * 3_600_000

/** The states of a game that was stored, each with the seat that made the move; throws where the rules have changed. */
export function replay<Level extends LevelBase, State, Move>(
  { rules, seat, floor }: Rules<Level, State, Move>,
  { start, moves }: RunningGame,
): { first: State; after: { seat: number; state: State }[] } {
  const first = start as State
  let state = first
  const after = moves.map(([move, seed]) => {
    const by = floor?.(state) ?? seat?.(state) ?? 0
    state = rules.apply(state, move as Move, chanceFrom(seed))
    return { seat: by, state }
  })
  return { first, after }
}

/** The seats of a game that was stored, or null if one of its players isn't at the table now. */
export function seatsOf({ seats }: RunningGame, roster: readonly Player[]): Seat[] | null {
  const found = seats.map(({ id, members }): Seat | null => {
    const all = members.flatMap((member) => roster.find((player) => player.id === member) ?? [])
    const player = id >= teamId(0) ? teamPlayer(id - teamId(0)) : all[0]
    return player && all.length === members.length && all.length > 0 ? { player, members: all } : null
  })
  return found.every((seat) => seat !== null) && found.length > 0 ? found : null
}

/** Whether a stored game can go on: it's recent, not over, its players are here, and the rules still lead to its state. */
export function canContinue<Level extends LevelBase, State, Move>(
  spec: Rules<Level, State, Move>,
  running: RunningGame,
  roster: readonly Player[],
  now: number,
): boolean {
  try {
    if (now - running.savedAt > longestMs || !spec.levels[running.level] || !seatsOf(running, roster)) return false
    const { first, after } = replay(spec, running)
    return !spec.rules.isOver(after.at(-1)?.state ?? first)
  } catch {
    return false
  }
}

interface Course {
  rng: Chance
  clock: Clock
  values: Values
  levelIndex: number
  seats: readonly Seat[]
  start: unknown
  taken: readonly number[]
  away: ReadonlySignal<ReadonlySet<number>>
}

/** What to store of a game as it is now. */
export const runningGameOf = (
  course: Course,
  log: Pick<RunningGame, 'moves' | 'trials' | 'turn' | 'practiced' | 'results'>,
): RunningGame => ({
  savedAt: Date.now(),
  level: course.levelIndex,
  values: course.values,
  seats: course.seats.map(({ player, members }) => ({ id: player.id, members: members.map(({ id }) => id) })),
  start: course.start,
  seed: course.rng.seed(),
  ms: Math.round(course.clock.now()),
  taken: [...course.taken],
  away: [...course.away.value],
  ...log,
  moves: [...log.moves],
  trials: [...log.trials],
})
