import { signal } from '@preact/signals'
import { chanceFrom, freshSeed, makeClock, type Chance, type Ticker } from '@marigold/device'
import type { LevelBase, Values } from '../game.ts'
import type { ToRead } from './aloud.ts'
import { fadingClock } from './fading-clock.ts'
import type { PlayContext } from './internal-play.ts'
import { replay, seatsOf, type RunningGame } from './running-game.ts'
import { ownSeats, takeSeats, type Seat } from './teams.ts'

export interface StartOptions {
  seed?: number
  /** A game to go on with. */
  resume?: RunningGame
  /** Tests hand in time of their own. */
  ticker?: Ticker
}

type Any<Level extends LevelBase, State, Move> = PlayContext<Level, State, Move>

const freshGame = <Level extends LevelBase, State, Move>(around: Any<Level, State, Move>, seed?: number) => ({
  seed: seed ?? freshSeed(),
  level: around.level.value,
  values: around.values.value,
  ms: 0,
  turn: 1,
  taken: [] as number[],
  away: [] as number[],
})

function seatsFor<Level extends LevelBase, State, Move>(
  around: Any<Level, State, Move>,
  { resume }: StartOptions,
  values: Values,
  rng: Chance,
): Seat[] {
  const stored = resume && seatsOf(resume, around.roster.value)
  if (stored) return ownSeats(stored)
  const teams = around.spec.turns ? Number(values.teams) || 0 : 0
  return ownSeats(takeSeats(around.chosen.value, teams, around.teamOf.value, values.shuffle === true ? rng : null))
}

/** What a game starts from, or goes on from: chance, seats, the first state, and a clock that stops when the page does. */
export function startOf<Level extends LevelBase, State, Move>(around: Any<Level, State, Move>, options: StartOptions) {
  const { spec } = around
  const from = options.resume ?? freshGame(around, options.seed)
  const rng = chanceFrom(from.seed)
  const values = { ...around.values.value, ...from.values }
  const seats = seatsFor(around, options, values, rng)
  const level = spec.levels[from.level] as Level
  const clock = fadingClock(makeClock(options.ticker, from.ms), () => around.calm.value && around.fade())
  if (around.holds.value.size > 0) clock.pause()
  const past = options.resume && replay(spec, options.resume)
  const start = past?.first ?? spec.rules.start(level, { seats: seats.length, values, kept: around.kept.value }, rng)
  const state = signal(past?.after.at(-1)?.state ?? start)
  const seatNow = () => spec.seat?.(state.value) ?? 0
  return {
    rng,
    // A stream of its own: a surprise never changes what the game deals.
    surpriseRng: chanceFrom(from.seed + 1),
    values,
    seats,
    players: seats.map(({ player }) => player),
    level,
    levelIndex: from.level,
    clock,
    start,
    past: past?.after ?? [],
    state,
    seatNow,
    firstTurn: from.turn,
    taken: seats.map((_, seat) => from.taken[seat] ?? 0),
    toRead: signal<ToRead | null>(null),
    away: signal<ReadonlySet<number>>(new Set(from.away)),
    ending: signal<'asked' | 'time' | null>(null),
  }
}
