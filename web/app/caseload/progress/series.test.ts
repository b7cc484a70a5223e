import { expect, it } from 'vitest'
import { digestsOf } from '../digest.ts'
import { fakeSession, fakeTrial } from '../fake-trial.ts'
import type { SessionSummary } from '../session-records.ts'
import type { Trial } from '../trial.ts'
import { targetCharts } from './series.ts'

const day = Date.UTC(2026, 4, 6, 15)
const night = 24 * 60 * 60_000
const one = fakeTrial

function session(id: string, trials: Trial[]): SessionSummary {
  const { trials: _trials, ...fields } = fakeSession({ id, trials })
  return { ...fields, clients: [], digests: digestsOf(trials) }
}
const all = () => true

it('has a chart for each target with probes apart, practiced last first', () => {
  const first = session('a', [one(), one({ value: 'incorrect', at: day + 1 }), one({ probe: true, at: day + 2 })])
  const second = session('b', [one({ at: day + night }), one({ target: 'S, final, words', at: day + 2 * night })])
  const third = session('c', [one({ target: 'S, final, words', at: day + 3 * night })])
  const charts = targetCharts([first, second, third], all)
  expect(charts.map(({ target, sessions }) => [target, sessions])).toEqual([
    ['S, final, words', 2],
    ['R, initial, words', 2],
  ])
  expect(charts[1]?.series).toEqual([
    {
      ...{ name: 'Practice', drawing: 'solid' },
      values: [
        { at: day, value: 50, trials: 2 },
        { at: day + night, value: 100, trials: 1 },
      ],
    },
    { name: 'Probe', drawing: 'hollow', values: [{ at: day, value: 100, trials: 1 }] },
  ])
})

it('adds up players who share a line: one point a session', () => {
  const group = [one({ seat: 2 }), one({ seat: 3, value: 'incorrect' }), one({ seat: 4 }), one({ seat: 5 })]
  const [chart] = targetCharts([session('d', group)], all)
  expect(chart?.series.map(({ values }) => values)).toEqual([[{ at: day, value: 75, trials: 4 }]])
})

it('shows how fluency lines felt, and that a target was practiced where nothing was rated', () => {
  const tried = one({ area: 'fluency', target: 'Easy Onset, words', scale: 'tried', value: 'tried' })
  const felt = { ...tried, measures: { ease: 4 } }
  const [rated] = targetCharts([session('f', [felt, { ...tried, id: 'b' }])], all)
  expect(rated).toMatchObject({
    ...{ unit: 'rating', unrated: [] },
    series: [{ name: 'Ease', values: [{ at: day, value: 4, trials: 2 }] }],
  })
  for (const unrated of [tried, one({ value: 'none' })]) {
    const [chart] = targetCharts([session('g', [unrated, unrated])], all)
    expect([chart?.series, chart?.unrated]).toEqual([[], [{ at: day, trials: 2 }]])
  }
})
