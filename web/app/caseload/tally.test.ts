import { describe, expect, it } from 'vitest'
import type { TablePlayer } from '../players/table.ts'
import { csvOf } from './csv.ts'
import { timesOf } from './session-times.ts'
import { howOf, parseSession, withCodes, withTrial, withWords } from './session.ts'
import { cuesText, rowsOf } from './summary.ts'
import { nextCue, paceOf, scoreText, tallyOf } from './tally.ts'
import { fakeSession, fakeTrial } from './fake-trial.ts'
import type { Trial } from './trial.ts'

const day = Date.UTC(2026, 4, 6, 15)
const one = fakeTrial
const session = fakeSession
const players: TablePlayer[] = [
  { seat: 1, name: 'D.', away: false },
  { seat: 2, name: '', away: true },
]

describe('the tally', () => {
  const trials = (...values: Trial['value'][]): Trial[] => values.map((value) => one({ value }))

  it('counts correct among answered trials and leaves no response out', () => {
    expect(tallyOf(trials('correct', 'approx', 'incorrect', 'none'))).toEqual({ count: 4, correct: 1, percent: 33 })
    expect(tallyOf(trials('none')).percent).toBeNull()
  })

  it('names a score with its cue, and goes round the four cues', () => {
    expect(scoreText(one({ cue: 1 }))).toBe('Correct, cue 1')
    expect(scoreText(one({ value: 'approx' }))).toBe('Close')
    expect(scoreText(one({ cue: 3, cueType: 'model' }))).toBe('Correct, cue 3 model')
    expect(scoreText(one({ value: 'approx', free: true }))).toBe('Partly')
    expect(scoreText(one({ area: 'fluency', scale: 'tried', value: 'tried' }))).toBe('Tried it')
    expect([0, 1, 2, 3].map((cue) => nextCue(cue as 0))).toEqual([1, 2, 3, 0])
  })

  it('knows the pace after a minute of practice, and counts a long pause as one minute', () => {
    expect(paceOf([one()])).toBeNull()
    expect(paceOf([0, 1, 2].map((second) => one({ at: day + second * 1000 })))).toBeNull()
    expect(paceOf([0, 20, 40, 60].map((second) => one({ at: day + second * 1000 })))).toBe(3)
    expect(paceOf([one(), one({ at: day + 600_000 })])).toBe(1)
  })
})

describe('a session', () => {
  it('lets a score of the adult take the place of the touch at the same showing', () => {
    const touched = session({ trials: [one({ by: 'self', value: 'incorrect' })] })
    const scored = one()
    expect(withTrial(touched, scored, true).trials).toEqual([scored])
    expect(withTrial(touched, one(), false).trials).toHaveLength(2)
    expect(withTrial(touched, one({ card: 'other' }), true).trials).toHaveLength(2)
  })

  it('keeps what was said with the newest try at its card', () => {
    const trials = [one(), one({ card: 'b' }), one({ card: 'b' })]
    expect(
      withWords(session({ trials }), { card: 'b', seat: 1 }, 'a big dog').trials.map((each) => each.words),
    ).toEqual([undefined, undefined, 'a big dog'])
    expect(withWords(session({ trials }), { card: 'c', seat: 1 }, 'none').trials).toEqual(trials)
  })

  it('says with each try how it is practiced, once that was said', () => {
    expect(howOf(session())).toEqual({})
    expect(howOf(session({ practice: 'random', manner: 'imitated' }))).toEqual({
      practice: 'random',
      manner: 'imitated',
    })
  })

  it('is read back whole, or not at all', () => {
    const how = { cueType: 'model', practice: 'random' } as const
    const kept = session({ trials: [one({ measures: { ease: 4 }, ...how })], setting: 'home', seat: 2, goal: 50 })
    expect(parseSession(structuredClone(kept))).toEqual(kept)
    for (const wrong of [undefined, null, {}, { ...kept, goal: 7 }]) expect(parseSession(wrong)).toBeNull()
  })

  it('has a place for codes where the group is kept on this device, and for no names else', () => {
    expect(parseSession({ ...session(), names: ['Dana Smith'] })).not.toHaveProperty('names')
    expect(withCodes(session(), { keep: false, players })).not.toHaveProperty('codes')
    expect(withCodes(session({ codes: { 3: 'K.' } }), { keep: true, players }).codes).toEqual({ 1: 'D.', 3: 'K.' })
  })
})

describe('the summary', () => {
  const trials = [
    one(),
    one({ value: 'approx', cue: 1, at: day + 60_000 }),
    one({ value: 'none', at: day + 120_000 }),
    one({ probe: true, at: day + 130_000 }),
    one({
      ...{ seat: 2, area: 'fluency', target: 'Easy Onset, words', text: '=open', at: day + 180_000 },
      ...{ scale: 'tried', value: 'tried', measures: { ease: 4, confidence: 3 } },
    }),
  ]

  it('keeps players, targets and probes apart', () => {
    expect(rowsOf(trials).map((row) => [row.seat, row.target, row.probe, row.trials.length])).toEqual([
      [1, 'R, initial, words', false, 3],
      [1, 'R, initial, words', true, 1],
      [2, 'Easy Onset, words', false, 1],
    ])
  })

  it('takes as long as the session, from its first card until the note, without what lies far away', () => {
    const at = (minute: number) => day + minute * 60_000
    const minutes = (started: number, now: number, ...trials: number[]) =>
      timesOf({ started: at(started), trials: trials.map((minute) => one({ at: at(minute) })) }, at(now)).minutes
    expect(minutes(0, 28, 4, 25)).toBe(28)
    expect(minutes(0, 8, 3, 3.2)).toBe(8)
    expect(minutes(-200, 28, 4, 25)).toBe(24)
    expect(minutes(0, 300, 4, 25)).toBe(25)
    expect(minutes(0, 0.2, 0.1)).toBe(1)
  })

  it('tells how it went at each cue level', () => {
    expect(cuesText([one({ cue: 3, cueType: 'model' })])).toBe('cue 3 model')
    expect(cuesText([one(), one({ value: 'incorrect' }), one({ cue: 2 }), one({ cue: 2, value: 'none' })])).toBe(
      'no cues 1/2 (50%), cue 2 1/1 (100%)',
    )
    // A level at which nothing was answered says nothing.
    expect(cuesText([one({ value: 'none' }), one({ cue: 2 })])).toBe('cue 2')
    expect(cuesText([one({ value: 'none' })])).toBe('no cues')
  })

  it('is a table that a spreadsheet reads as text', () => {
    const lines = csvOf(session({ trials: trials.slice(3), setting: 'in person' }), []).split('\r\n')
    expect(lines).toEqual([
      'time,player,target,card,result,cue,cue type,practice,manner,words used,scored by,ease,sure,setting,group size',
      '2026-05-06T15:02:10.000Z,Violet,"R, initial, words",Rabbit,Correct,0,,probe,,,adult,,,in person,1',
      `2026-05-06T15:03:00.000Z,Teal,"Easy Onset, words",'=open,Tried,0,,,,,adult,4,3,in person,1`,
      '',
    ])
    const free = one({ free: true, value: 'approx', cue: 2, cueType: 'choice', practice: 'random', words: 'a, b' })
    expect(csvOf(session({ trials: [free] }), players)).toContain(',Partly,2,choice of two,random,,"a, b",adult,')
  })

  it('has no scorer for the choices of a game', () => {
    const choice = one({ area: 'game', by: 'game', target: 'Lantern River: Fork', text: 'calm', value: 'none' })
    // Result, cue, cue type, practice, manner, words, scored by.
    expect(csvOf(session({ trials: [choice] }), [])).toContain(',Lantern River: Fork,calm,Not rated,0,,,,,,')
  })
})
