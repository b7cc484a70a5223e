import { chanceFrom, type Clock } from '@marigold/device'
import { expect, test } from 'vitest'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import type { Move, State } from './state.ts'

const rng = chanceFrom(4)
const make = (state: State, ...moves: Move[]) => moves.reduce((now, move) => rules.apply(now, move, rng), state)
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
  const end = make(found, { kind: 'score', score: 1 }, { kind: 'yarn', at: 0 }, { kind: 'show' })
  const rows = Object.fromEntries(summary(end).map(({ label, value }) => [label, value]))
  expect(rows).toMatchObject({
    'Bands woven': '1 of 4, 3 by the loom',
    'Sets found': '1 in 2 pulls',
    'One away': '1',
    'Naming (0 to 2 each)': '1 of 2',
    Shuffles: '1',
    Time: '3 min',
  })
  expect(farewellOf(end)).toMatch(/^Your cloth has 4 bands\. .*You wove 1, and the loom wove 3\.$/)
  expect(farewellOf(make(begin, { kind: 'show' }))).toBe('Your cloth has 4 bands. It’s plain linen. The loom wove it.')
  expect(farewellOf({ bands: [] })).not.toContain('cloth')
  const twice = end.grids[0]?.groups.flatMap(({ also }) => also) ?? []
  expect(new Set(rows['Words that fit two']?.split(', '))).toEqual(new Set(twice))
})

test("leaves words of pictures and of a player's own list out of the summary", () => {
  const own = rules.start(levels[0] as Level, { seats: 1, values: { source: 'own' } }, chanceFrom(3))
  const list = make(own, { kind: 'list', text: 'Pets: Rex, Tiger, Bubbles\nCousins: Ana, Ben, Tom' }, { kind: 'show' })
  expect(JSON.stringify(summary(list))).not.toMatch(/Rex|Ana|Pets/)
})
