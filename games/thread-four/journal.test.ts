import { chanceFrom, type Clock } from '@marigold/device'
import { expect, test } from 'vitest'
import { farewellOf, summaryOf } from './journal.ts'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import type { Move, State } from './state.ts'

const rng = chanceFrom(4)
const mia = { id: 1, name: 'Mia', color: 'violet', symbol: 'star', present: true } as const
const make = (state: State, ...moves: Move[]) => moves.reduce((now, move) => rules.apply(now, move, rng), state)
const toggles = (words: readonly string[]) => words.map((word): Move => ({ kind: 'toggle', word }))
const summary = (state: State) =>
  summaryOf({
    players: [mia] as unknown as Parameters<typeof summaryOf>[0]['players'],
    clock: { now: () => 200_000 } as Clock,
    state: { value: state } as Parameters<typeof summaryOf>[0]['state'],
  })

test('counts bands, sets, near misses, names and shuffles, and says which words fit two', () => {
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
  expect(farewellOf(end)).toMatch(/^A cloth of 4 bands .*: 1 of your own, 3 by the loom\.$/)
  expect(farewellOf(make(begin, { kind: 'show' }))).toBe('A cloth of 4 bands of plain linen, woven by the loom.')
  expect(farewellOf({ bands: [] })).not.toContain('cloth')
  const twice = end.grids[0]?.groups.flatMap(({ also }) => also) ?? []
  expect(new Set(rows['Words that fit two']?.split(', '))).toEqual(new Set(twice))
})

test('words of pictures and of a list of one’s own are not named in the summary', () => {
  const own = rules.start(levels[0] as Level, { seats: 1, values: { source: 'own' } }, chanceFrom(3))
  const list = make(own, { kind: 'list', text: 'Pets: Rex, Tiger, Bubbles\nCousins: Ana, Ben, Tom' }, { kind: 'show' })
  expect(JSON.stringify(summary(list))).not.toMatch(/Rex|Ana|Pets/)
})
