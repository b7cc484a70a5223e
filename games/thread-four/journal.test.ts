import { chanceFrom, type Clock } from '@marigold/device'
import { expect, test } from 'vitest'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import type { Move, State } from './state.ts'

const rng = chanceFrom(4)
const make = (state: State, ...moves: Move[]) => moves.reduce((now, move) => rules.apply(now, move, rng), state)
/** Weaves a set at once, in the player's own yarn. */
const sure: Move[] = [
  { kind: 'hold', hold: false },
  { kind: 'yarn', mystery: false },
]
const toggles = (words: readonly string[]) => words.map((word): Move => ({ kind: 'toggle', word }))
const summary = (value: State, seat = 0) => {
  const played = {
    clock: { now: () => 200_000 } as Clock,
    state: { value } as Parameters<typeof summaryOf>[0]['state'],
  }
  return [...summaryOf(played), ...measuresOf(played, seat)]
}

test('measures two players separately', () => {
  const begin = rules.start(levels[0] as Level, { seats: 2, values: {} }, chanceFrom(3))
  const group = begin.grids[0]?.groups[0]
  const end = make(begin, ...toggles(group?.words ?? []), { kind: 'pull' })
  const found = (seat: number) => summary(end, seat).find(({ label }) => label === 'Sets found')?.value
  expect([found(0), found(1)]).toEqual(['1 in 1 pull', '0 in 0 pulls'])
})

test('counts bands, sets, near misses, names, and shuffles, and lists the words that fit two groups', () => {
  const begin = rules.start(levels[3] as Level, { seats: 1, values: { ages: '14' } }, chanceFrom(3))
  const [first, second] = begin.grids[0]?.groups ?? []
  const words = first?.words ?? []
  const near = [...words.slice(0, 3), second?.words[0] ?? '']
  const away = make(begin, { kind: 'shuffle' }, ...toggles(near), { kind: 'pull' })
  const found = make(away, ...toggles([near[3] ?? '', words[3] ?? '']), { kind: 'pull' })
  const end = make(found, { kind: 'score', earned: 'helped' }, ...sure, { kind: 'show' })
  const rows = Object.fromEntries(summary(end).map(({ label, value }) => [label, value]))
  expect(rows).toMatchObject({
    'Bands woven': '1 of 3, 2 by the loom',
    'Sets found': '1 in 2 pulls',
    'One away': '1',
    'Links named without help': '0 of 1',
    'Links named with help': '1',
    Shuffles: '1',
    Time: '3 min',
  })
  expect(farewellOf(end)).toBe('Your cloth has 3 bands. It’s 6 rows long. The loom wove 2.')
  expect(farewellOf({ bands: [] })).not.toContain('cloth')
  const twice = end.bands.flatMap((band) => band.twice.map(({ word }) => word))
  expect(rows['Words that fit two']).toBe(twice.join(', '))
})

test("leaves words of pictures and of a player's own list out of the summary", () => {
  const own = rules.start(levels[0] as Level, { seats: 1, values: { source: 'own' } }, chanceFrom(3))
  const list = make(own, { kind: 'list', text: 'Pets: Rex, Tiger, Bubbles\nCousins: Ana, Ben, Tom' }, { kind: 'show' })
  expect(JSON.stringify(summary(list))).not.toMatch(/Rex|Ana|Pets/)
})
