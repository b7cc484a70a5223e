import { describe, expect, it } from 'vitest'
import type { Sitting } from '../sitting.ts'
import type { Try } from '../tally.ts'
import { backupOf, newOf, openBackup } from './backup.ts'
import { chartsOf, momentsOf, spotOf } from './lines.ts'

const day = Date.UTC(2026, 4, 6, 15)
const night = 24 * 60 * 60 * 1000
const one = (part: Partial<Try> = {}): Try => ({
  ...{ card: 'articulation-1', area: 'articulation', target: 'R, initial, words', text: 'Rabbit' },
  ...{ result: 'correct', cue: 0, at: day, seat: 1, by: 'adult', probe: false },
  ...part,
})
const sitting = (id: string, tries: Try[], part: Partial<Sitting> = {}): Sitting => ({
  ...{ id, started: tries[0]?.at ?? day, tries, codes: { 1: 'D.' }, seat: 1, goal: 0 },
  ...part,
})
const first = sitting('a', [one(), one({ result: 'incorrect', at: day + 1 }), one({ probe: true, at: day + 2 })])
const second = sitting('b', [one({ at: day + night }), one({ target: 'S, final, words', at: day + night + 1 })])

describe('the file of all tries', () => {
  it('is read back as it was written', () => {
    expect(openBackup(backupOf([first, second]))).toEqual({ sittings: [first, second] })
  })

  it('is refused whole when it is not ours, newer, or damaged', () => {
    for (const text of ['', '{', '[]', '{"format":"other","version":1,"sittings":[]}'])
      expect(openBackup(text)).toEqual({ problem: 'not-ours' })
    expect(openBackup(backupOf([first]).replace('"version":1', '"version":2'))).toEqual({ problem: 'newer' })
    expect(openBackup(backupOf([first, second]).replace('"result":"incorrect"', '"result":"wrong"'))).toEqual({
      problem: 'damaged',
    })
  })

  it('adds what is not here, joins what is here in part, and changes nothing else', () => {
    const longer = sitting('a', [...first.tries, one({ at: day + 3 })])
    expect(newOf([first], [first])).toEqual([])
    expect(newOf([first], [second])).toEqual([second])
    expect(newOf([longer], [first])).toEqual([])
    expect(newOf([first], [longer, second])).toEqual([longer, second])
    const apart = [sitting('a', [one({ at: day + 5 })]), sitting('a', [one({ at: day + 4 })])] as const
    expect(newOf([apart[0]], [apart[1]]).map(({ tries }) => tries.map(({ at }) => at - day))).toEqual([[4, 5]])
  })
})

describe('the charts of past sessions', () => {
  it('have a line for each target of each player, probes apart, what was practiced last first', () => {
    const other = sitting('c', [one({ at: day + 2 * night, seat: 2 })], { started: day + 2 * night })
    const [nameless, named] = chartsOf([second, other, first])
    expect([nameless?.player, named?.player]).toEqual(['', 'D.'])
    expect(named?.charts.map(({ target }) => target)).toEqual(['S, final, words', 'R, initial, words'])
    expect(named?.charts[1]?.lines).toEqual({
      Practice: [
        { at: day, value: 50, tries: 2 },
        { at: day + night, value: 100, tries: 1 },
      ],
      Probe: [{ at: day, value: 100, tries: 1 }],
    })
  })

  it('put players without initials together, one point a session', () => {
    const group = [one({ seat: 2 }), one({ seat: 3, result: 'incorrect' }), one({ seat: 4 }), one({ seat: 5 })]
    const [nameless] = chartsOf([sitting('d', group)])
    expect(nameless?.charts.map(({ lines }) => lines)).toEqual([{ Practice: [{ at: day, value: 75, tries: 4 }] }])
  })

  it('of fluency show how easy and how sure it felt, and that it was practiced where nobody said so', () => {
    const felt = one({ area: 'fluency', target: 'Easy Onset, words', ease: 4 })
    const [player] = chartsOf([sitting('f', [felt, { ...felt, ease: undefined }])])
    expect(player?.charts).toEqual([
      {
        ...{ target: 'Easy Onset, words', scale: 'felt', last: day },
        ...{ lines: { Ease: [{ at: day, value: 4, tries: 2 }] }, unrated: [] },
      },
    ])
    const tried = one({ area: 'fluency', target: 'Easy Onset, words' })
    for (const unrated of [tried, one({ result: 'none' })]) {
      const [chart] = chartsOf([sitting('g', [unrated, unrated])])[0]?.charts ?? []
      expect([chart?.lines, chart?.unrated]).toEqual([{}, [{ at: day, tries: 2 }]])
    }
  })

  it('stand from left to right by session, and by value from the foot up', () => {
    const chart = chartsOf([first, second])[0]?.charts[1]
    if (!chart) throw new Error('There is no chart')
    const [early, late] = chart.lines.Practice ?? []
    expect(momentsOf(chart)).toEqual([day, day + night])
    expect(early && spotOf(chart, early)).toEqual({ x: 0, y: 50 })
    expect(late && spotOf(chart, late)).toEqual({ x: 100, y: 100 })
  })
})
