import type { Chance } from '@marigold/device'

/** What a game is told when it starts: how many seats, and its own settings. */
export interface Start {
  seats: number
  values: Readonly<Record<string, string | number | boolean>>
  /** What the game handed to `play.keep` in earlier plays, for instance which items were used lately. */
  kept?: unknown
}

/** Keys that are kept at most: more than any game deals. */
const mostUsed = 2000

/**
 * Takes `count` items by chance, first those that were not used lately, then those used longest ago, so that plays do
 * not repeat one another before everything had its turn. `used` are keys, oldest first; the answer's `used` is what to
 * keep for the next play, and keeps what other levels have used.
 */
export function deal<T>(
  items: readonly T[],
  count: number,
  { used, key, rng }: { used: readonly string[]; key: (item: T) => string; rng: Chance },
): { dealt: T[]; used: string[] } {
  const ages = new Map(used.map((one, i) => [one, i]))
  const ageOf = (item: T) => ages.get(key(item)) ?? -1
  const dealt = rng
    .shuffle(items)
    .sort((a, b) => ageOf(a) - ageOf(b))
    .slice(0, count)
  const now = dealt.map(key)
  const older = used.filter((one) => !now.includes(one))
  return { dealt: rng.shuffle(dealt), used: [...older, ...now].slice(-mostUsed) }
}

/** Takes the next items in order that were not used yet, such as puzzles from easy to hard, and then some by chance. */
export function dealInOrder<T>(
  items: readonly T[],
  count: number,
  { used, key, rng }: { used: readonly string[]; key: (item: T) => string; rng: Chance },
): { dealt: T[]; used: string[] } {
  const fresh = items.filter((item) => !used.includes(key(item))).slice(0, count)
  const more = deal(items, count - fresh.length, { used: [...used, ...fresh.map(key)], key, rng })
  return { dealt: [...fresh, ...more.dealt], used: more.used }
}

/** Subjects that an adult can leave out; the settings are called like them (see `topicFields`). */
export const topics = ['school', 'friends', 'family', 'phones', 'work', 'food', 'animals'] as const
export type Topic = (typeof topics)[number]

/** Leaves out items about subjects that are turned off; all stay where none would be left. */
export function withoutTopics<T>(
  items: readonly T[],
  values: Start['values'],
  topicOf: (item: T) => string | null,
): readonly T[] {
  const left = items.filter((item) => values[topicOf(item) ?? ''] !== false)
  return left.length > 0 ? left : items
}

/** Adds to what is counted of the player at a seat. */
export const addTally = <T extends object>(
  tallies: readonly T[],
  seat: number,
  more: Partial<Record<keyof T, number>>,
): T[] =>
  tallies.map((tally, at) => {
    if (at !== seat) return tally
    const sums = Object.entries(tally).map(([key, count]) => [key, Number(count) + (more[key as keyof T] ?? 0)])
    return Object.fromEntries(sums) as T
  })

/** The keys under `used` in what a game kept; none where there is nothing of the kind. */
export function usedIn(kept: unknown): string[] {
  const used = (kept as { used?: unknown } | null | undefined)?.used
  return Array.isArray(used) ? used.filter((one) => typeof one === 'string') : []
}

/** What a game keeps once it has dealt these items: the keys of all plays, newest last. */
export const usedAfter = (kept: unknown, dealt: readonly string[]): { used: string[] } => ({
  used: [...usedIn(kept).filter((key) => !dealt.includes(key)), ...dealt],
})

/** The rules of a game: pure and seeded; no screen, clock, sound or storage. States are plain data and never changed in place. */
export interface Rules<Level, State, Move> {
  start(level: Level, start: Start, rng: Chance): State
  /** The legal moves; empty when the game is over. */
  moves(state: State): Move[]
  /** The state after a legal move; throws on one that is not. */
  apply(state: State, move: Move, rng: Chance): State
  isOver(state: State): boolean
}

/**
 * What follows an answer: a right one goes on; after a wrong one there is another try, and after the second the right
 * answer is shown and the game goes on. `before` counts the wrong answers given already to this question.
 */
export function afterAnswer(right: boolean, before: number): 'right' | 'again' | 'show' {
  if (right) return 'right'
  return before < 1 ? 'again' : 'show'
}

/** Plays a game to its end with legal moves chosen by chance; gives each state. Throws when it takes over `max` moves. */
export function playOut<Level, State, Move>(
  rules: Rules<Level, State, Move>,
  level: Level,
  start: Start,
  rng: Chance,
  options: { max?: number; choose?: (moves: Move[], state: State) => Move } = {},
): State[] {
  const hand = rng.fork()
  const choose = options.choose ?? ((moves: Move[]) => hand.pick(moves))
  let state = rules.start(level, start, rng)
  const states = [state]
  while (!rules.isOver(state)) {
    if (states.length > (options.max ?? 5000)) throw new Error('the game does not end')
    state = rules.apply(state, choose(rules.moves(state), state), rng)
    states.push(state)
  }
  return states
}

/** Whether a move is among those offered: one of them has the same fields. */
export function isOffered(offered: readonly object[], move: object): boolean {
  const fields = move as Record<string, unknown>
  return offered.some((one) => Object.entries(one).every(([key, value]) => fields[key] === value))
}

/** Throws where a move is not among those offered. */
export function expectOffered(offered: readonly object[], move: object): void {
  if (!isOffered(offered, move)) throw new Error(`${JSON.stringify(move)} is not a move here`)
}
