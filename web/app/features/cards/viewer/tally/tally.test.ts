import { describe, expect, it } from 'vitest'
import type { TablePlayer } from '../../../../players/table.ts'
import { parseSitting, withTry, type Sitting } from './sitting.ts'
import { csvOf, noteOf, rowsOf, rowText } from './summary.ts'
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
  ...{ id: 'a', started: day, tries: [], seat: 1, goal: 0 },
  ...part,
})
const players: TablePlayer[] = [
  { seat: 1, name: 'D.', away: false },
  { seat: 2, name: '', away: true },
]

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

  it('is read back whole, or not at all', () => {
    const kept = sitting({ tries: [one({ ease: 4 })], seat: 2, goal: 50 })
    expect(parseSitting(structuredClone(kept))).toEqual(kept)
    for (const wrong of [undefined, null, {}, { ...kept, goal: 7 }]) expect(parseSitting(wrong)).toBeNull()
  })

  it('has no place for names', () => {
    expect(parseSitting({ ...sitting(), names: ['Dana Smith'] })).not.toHaveProperty('names')
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
    const note = noteOf(sitting({ tries }), players)
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
    const lines = csvOf(sitting({ tries: tries.slice(3) }), []).split('\r\n')
    expect(lines).toEqual([
      'time,player,target,card,result,cue,probe,scored by,ease,sure',
      '2026-05-06T15:02:10.000Z,Violet,"R, initial, words",Rabbit,Correct,0,yes,adult,,',
      `2026-05-06T15:03:00.000Z,Teal,"Easy Onset, words",'=open,Tried,0,no,adult,4,3`,
      '',
    ])
  })

  it('is a note of one player alone, who is not named in it', () => {
    expect(noteOf(sitting({ tries }), players, 2).split('\n')).toEqual([
      '5/6/2026, 1 min, 1 try',
      'S:',
      'O: Easy Onset, words tried 1, ease 4 of 5, confidence 3 of 5.',
      'A:',
      'P:',
    ])
  })

  it('counts the choices of a game by what was chosen, and what it scored like every other try', () => {
    const game = (text: string, result: Try['result'] = 'none') =>
      one({ area: 'game', by: 'game', target: 'Lantern River: Fork', text, result })
    const choices = [game('calm'), game('rocky'), game('rocky'), one({ at: day + 60_000 })]
    expect(noteOf(sitting({ tries: choices }), []).split('\n')).toEqual([
      '5/6/2026, 1 min, 1 try',
      'S:',
      'O: Lantern River: Fork: rocky 2, calm 1; R, initial, words 1/1 (100 %), no cues.',
      'A:',
      'P:',
    ])
    const scored = rowsOf([game('cat', 'correct'), game('dog', 'incorrect')])
    expect(scored.map(rowText)).toEqual(['Lantern River: Fork 1/2 (50 %), no cues'])
  })
})
