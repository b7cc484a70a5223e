import { describe, expect, it } from 'vitest'
import { nextSeat, parseSitting, withTry, type Sitting } from './sitting.ts'
import { csvOf, looksLikeFullName, noteOf, rowsOf } from './summary.ts'
import { nextCue, paceOf, scoreText, tallyOf, type Try } from './tally.ts'

const day = Date.UTC(2026, 4, 6, 15)
const one = (part: Partial<Try> = {}): Try => ({
  card: 'articulation-1',
  area: 'articulation',
  target: 'R, initial, words',
  text: 'Rabbit',
  result: 'correct',
  cue: 0,
  at: day,
  seat: 1,
  by: 'adult',
  probe: false,
  ...part,
})
const sitting = (part: Partial<Sitting> = {}): Sitting => ({
  ...{ id: 'a', started: day, tries: [], names: [''], seat: 1, goal: 0 },
  ...part,
})

describe('the tally', () => {
  const tries = (...results: Try['result'][]): Try[] => results.map((result) => one({ result }))

  it('counts correct among answered tries and leaves no response out', () => {
    expect(tallyOf(tries('correct', 'approx', 'incorrect', 'none'))).toEqual({ count: 4, correct: 1, percent: 33 })
    expect(tallyOf(tries('none')).percent).toBeNull()
  })

  it('names a score with its cue, and goes round the four cues', () => {
    expect(scoreText(one({ cue: 1 }))).toBe('Correct, cue 1')
    expect(scoreText(one({ result: 'approx' }))).toBe('Close')
    expect(scoreText(one({ area: 'fluency' }))).toBe('Tried it')
    expect([0, 1, 2, 3].map((cue) => nextCue(cue as 0))).toEqual([1, 2, 3, 0])
  })

  it('knows the pace from the second try on, and counts a long pause as one minute', () => {
    expect(paceOf([one()])).toBeNull()
    expect(paceOf([0, 5, 10, 15].map((second) => one({ at: day + second * 1000 })))).toBe(12)
    expect(paceOf([one(), one({ at: day + 600_000 })])).toBe(1)
  })
})

describe('a sitting', () => {
  it('lets a score of the adult take the place of the touch at the same showing', () => {
    const touched = sitting({ tries: [one({ by: 'self', result: 'incorrect' })] })
    expect(withTry(touched, one(), true).tries).toEqual([one()])
    expect(withTry(touched, one(), false).tries).toHaveLength(2)
    expect(withTry(touched, one({ card: 'other' }), true).tries).toHaveLength(2)
  })

  it('goes round its players', () => {
    expect([1, 2, 3].map((seat) => nextSeat({ seat, names: ['', '', ''] }))).toEqual([2, 3, 1])
  })

  it('is read back whole, or not at all', () => {
    const kept = sitting({ tries: [one({ ease: 4 })], names: ['A', 'B'], seat: 2, goal: 50 })
    expect(parseSitting(structuredClone(kept))).toEqual(kept)
    expect(parseSitting({ ...kept, names: ['A'] })?.seat).toBe(1)
    for (const wrong of [undefined, null, {}, { ...kept, goal: 7 }]) expect(parseSitting(wrong)).toBeNull()
  })
})

describe('the summary', () => {
  const tries = [
    one(),
    one({ result: 'approx', cue: 1, at: day + 60_000 }),
    one({ result: 'none', at: day + 120_000 }),
    one({ probe: true, at: day + 130_000 }),
    one({ seat: 2, area: 'fluency', target: 'Easy Onset, words', text: '=open', ease: 4, sure: 3, at: day + 180_000 }),
  ]

  it('keeps players, targets and probes apart', () => {
    expect(rowsOf(tries).map((row) => [row.seat, row.target, row.probe, row.tries.length])).toEqual([
      [1, 'R, initial, words', false, 3],
      [1, 'R, initial, words', true, 1],
      [2, 'Easy Onset, words', false, 1],
    ])
  })

  it('is a note that a therapist can finish', () => {
    const note = noteOf(sitting({ tries, names: ['D.', ''] }))
    expect(note.split('\n')).toEqual([
      expect.stringMatching(/^5\/6\/2026, 3 min, 5 tries \(1\.3 a minute\)$/),
      'S:',
      'O: D.: R, initial, words 1/2 (50 %), 1 close, 1 without response, cues 0 to 1; ' +
        'probe R, initial, words 1/1 (100 %), no cues.',
      '   Teal: Easy Onset, words tried 1, ease 4 of 5, confidence 3 of 5.',
      'A:',
      'P:',
    ])
  })

  it('is a table that a spreadsheet reads as text', () => {
    const lines = csvOf(sitting({ tries: tries.slice(3) })).split('\r\n')
    expect(lines).toEqual([
      'time,player,target,card,result,cue,probe,scored by,ease,sure',
      '2026-05-06T15:02:10.000Z,Violet,"R, initial, words",Rabbit,Correct,0,yes,adult,,',
      `2026-05-06T15:03:00.000Z,Teal,"Easy Onset, words",'=open,Tried,0,no,adult,4,3`,
      '',
    ])
  })

  it('warns of what looks like a full name', () => {
    expect(['Dana Smith', 'D. S.', 'Dana', 'Dana S', 'Blue team'].map(looksLikeFullName)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })
})
