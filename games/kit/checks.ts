import { describe, expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import type { LevelBase, Values } from './game.ts'
import { playOut, type Rules } from './rules.ts'

/** What `checkRules` plays. */
interface Checked<Level extends LevelBase, State, Move> {
  rules: Rules<Level, State, Move>
  levels: Level[]
  /** Fewest and most players, as in the spec. */
  seats: readonly [number, number]
  /** Settings to play with, by name; the game's usual ones when left out. */
  settings?: Record<string, Values>
  /** The scripted player; without it any legal move is made by chance. */
  choose?: (moves: Move[], state: State) => Move
  /** Seeds for each level and number of players. */
  games?: number
  /** Most moves that a game may take. */
  most?: number
}

/** A state that throws when somebody changes it in place. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/**
 * The checks that the rules of every game pass: a scripted player comes to the end at every level, with fewest and most
 * players; the same seed gives the same game, another seed another; states are plain data and never changed in place;
 * and when a game is over there is nothing more to do. For a game's `rules.test.ts`.
 */
export function checkRules<Level extends LevelBase, State, Move>(checked: Checked<Level, State, Move>): void {
  const { rules, levels, settings = { 'usual settings': {} }, games = 20 } = checked
  const [fewest, most] = checked.seats
  const seats = [...new Set([fewest, Math.min(most, Math.max(fewest, 2)), most])]
  const guarded: Rules<Level, State, Move> = {
    ...rules,
    start: (level, start, rng) => frozen(rules.start(level, start, rng)),
    apply: (state, move, rng) => frozen(rules.apply(state, move, rng)),
  }
  const play = (level: Level, count: number, values: Values, seed: number) =>
    playOut(guarded, level, { seats: count, values }, chanceFrom(seed), {
      ...(checked.choose && { choose: checked.choose }),
      ...(checked.most && { max: checked.most }),
    })

  describe.each(levels.map((level, i) => [i + 1, level.name, level] as const))(
    'level %i, %s',
    (_number, _name, level) => {
      test.each(Object.entries(settings))('comes to its end with every number of players (%s)', (_settings, values) => {
        for (const count of seats) {
          for (let seed = 1; seed <= games; seed++) {
            const last = play(level, count, values, seed).at(-1) as State
            expect(rules.isOver(last)).toBe(true)
            expect(rules.moves(last)).toEqual([])
          }
        }
      })

      test('gives the same game for the same seed', () => {
        const [values = {}] = Object.values(settings)
        for (const seed of [1, 7, 4_000_000_000])
          expect(play(level, seats[0] as number, values, seed)).toEqual(play(level, seats[0] as number, values, seed))
      })

      test('gives another game for another seed', () => {
        const [values = {}] = Object.values(settings)
        const told = Array.from({ length: games }, (_, seed) =>
          JSON.stringify(play(level, seats[0] as number, values, seed)),
        )
        expect(new Set(told).size).toBeGreaterThan(1)
      })

      test('holds plain data in every state', () => {
        const [values = {}] = Object.values(settings)
        for (const state of play(level, most, values, 3)) expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      })
    },
  )
}
