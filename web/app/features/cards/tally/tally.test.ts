import { describe, expect, it } from 'vitest'
import type { TablePlayer } from '../../../players/table.ts'
import { csvOf } from './csv.ts'
import { noteOf, rowText, timesOf } from './note.ts'
import { howOf, parseSitting, withCodes, withTry, withWords, type Sitting } from './sitting.ts'
import { cuesText, rowsOf } from './summary.ts'
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
    expect(scoreText(one({ cue: 3, cueType: 'model' }))).toBe('Correct, cue 3 model')
    expect(scoreText(one({ result: 'approx', free: true }))).toBe('Partly')
    expect(scoreText(one({ area: 'fluency' }))).toBe('Tried it')
    expect([0, 1, 2, 3].map((cue) => nextCue(cue as 0))).toEqual([1, 2, 3, 0])
  })

  it('knows the pace after a minute of practice, and counts a long pause as one minute', () => {
    expect(paceOf([one()])).toBeNull()
    expect(paceOf([0, 1, 2].map((second) => one({ at: day + second * 1000 })))).toBeNull()
    expect(paceOf([0, 20, 40, 60].map((second) => one({ at: day + second * 1000 })))).toBe(3)
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

  it('keeps what was said with the newest try at its card', () => {
    const tries = [one(), one({ card: 'b' }), one({ card: 'b' })]
    expect(withWords(sitting({ tries }), 'b', 'a big dog').tries.map((each) => each.words)).toEqual([
      undefined,
      undefined,
      'a big dog',
    ])
    expect(withWords(sitting({ tries }), 'c', 'none').tries).toEqual(tries)
  })

  it('says with each try how it is practiced, once that was said', () => {
    expect(howOf(sitting())).toEqual({})
    expect(howOf(sitting({ practice: 'random', manner: 'imitated' }))).toEqual({
      practice: 'random',
      manner: 'imitated',
    })
  })

  it('is read back whole, or not at all', () => {
    const how = { cueType: 'model', practice: 'random' } as const
    const kept = sitting({ tries: [one({ ease: 4, ...how })], setting: 'home', seat: 2, goal: 50 })
    expect(parseSitting(structuredClone(kept))).toEqual(kept)
    for (const wrong of [undefined, null, {}, { ...kept, goal: 7 }]) expect(parseSitting(wrong)).toBeNull()
  })

  it('has a place for codes where the group is kept on this device, and for no names else', () => {
    expect(parseSitting({ ...sitting(), names: ['Dana Smith'] })).not.toHaveProperty('names')
    expect(withCodes(sitting(), { keep: false, players })).not.toHaveProperty('codes')
    expect(withCodes(sitting({ codes: { 3: 'K.' } }), { keep: true, players }).codes).toEqual({ 1: 'D.', 3: 'K.' })
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
      expect.stringMatching(
        /^5\/6\/2026, \d+:00 [AP]M to \d+:03 [AP]M, 3 min, group of 2 \(D\., Teal\), 5 tries \(1\.3 a minute\)$/,
      ),
      'S:',
      'O: D.: R, initial, words 1/2 (50%), 1 close, 1 without response, ' +
        'no cues 1/1 (100%), cue 1 0/1 (0%); probe R, initial, words 1/1 (100%), no cues.',
      '   Teal: Easy Onset, words tried 1, ease 4 of 5, confidence 3 of 5.',
      'A:',
      'P:',
    ])
  })

  it('takes as long as the session, from its first card until the note, without what lies far away', () => {
    const at = (minute: number) => day + minute * 60_000
    const minutes = (started: number, now: number, ...tries: number[]) =>
      timesOf({ started: at(started), tries: tries.map((minute) => one({ at: at(minute) })) }, at(now)).minutes
    expect(minutes(0, 28, 4, 25)).toBe(28)
    expect(minutes(0, 8, 3, 3.2)).toBe(8)
    expect(minutes(-200, 28, 4, 25)).toBe(24)
    expect(minutes(0, 300, 4, 25)).toBe(25)
    expect(minutes(0, 0.2, 0.1)).toBe(1)
  })

  it('says what the cues were, how it was practiced, where, and which words were used', () => {
    const more = [
      one({ cue: 1, cueType: 'visual', practice: 'blocked', manner: 'imitated' }),
      one({ cue: 1, cueType: 'gesture', practice: 'random', manner: 'imitated', at: day + 60_000 }),
      one({ area: 'language', target: 'Why', free: true, result: 'approx', words: 'it broke', at: day + 90_000 }),
    ]
    const note = noteOf(sitting({ tries: more, setting: 'telehealth' }), players.slice(0, 1))
    expect(note).toContain(', 2 min, telehealth, 3 tries')
    expect(note).toContain(
      'O: R, initial, words 2/2 (100%), cue 1 visual and gesture, blocked and random, imitated; ' +
        'Why 0/1 (0%), 1 partly, no cues, words used "it broke".',
    )
  })

  it('tells how it went at each cue level', () => {
    expect(cuesText([one({ cue: 3, cueType: 'model' })])).toBe('cue 3 model')
    expect(cuesText([one(), one({ result: 'incorrect' }), one({ cue: 2 }), one({ cue: 2, result: 'none' })])).toBe(
      'no cues 1/2 (50%), cue 2 1/1 (100%)',
    )
    // A level at which nothing was answered says nothing.
    expect(cuesText([one({ result: 'none' }), one({ cue: 2 })])).toBe('cue 2')
    expect(cuesText([one({ result: 'none' })])).toBe('no cues')
  })

  it('is a table that a spreadsheet reads as text', () => {
    const lines = csvOf(sitting({ tries: tries.slice(3), setting: 'in person' }), []).split('\r\n')
    expect(lines).toEqual([
      'time,player,target,card,result,cue,cue type,practice,manner,words used,scored by,ease,sure,setting,group size',
      '2026-05-06T15:02:10.000Z,Violet,"R, initial, words",Rabbit,Correct,0,,probe,,,adult,,,in person,1',
      `2026-05-06T15:03:00.000Z,Teal,"Easy Onset, words",'=open,Tried,0,,,,,adult,4,3,in person,1`,
      '',
    ])
    const free = one({ free: true, result: 'approx', cue: 2, cueType: 'choice', practice: 'random', words: 'a, b' })
    expect(csvOf(sitting({ tries: [free] }), players)).toContain(',Partly,2,choice of two,random,,"a, b",adult,')
  })

  it('is a note of one player alone, who is not named in it', () => {
    expect(noteOf(sitting({ tries }), players, 2).split('\n')).toEqual([
      expect.stringMatching(/^5\/6\/2026, \d+:00 [AP]M to \d+:03 [AP]M, 3 min, group of 2, 1 try$/),
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
      expect.stringMatching(/^5\/6\/2026, \d+:00 [AP]M to \d+:01 [AP]M, 1 min, 1 try$/),
      'S:',
      'O: Lantern River: Fork: rocky 2, calm 1; R, initial, words 1/1 (100%), no cues.',
      'A:',
      'P:',
    ])
    // Nobody scored a choice, so there is no scorer: result, cue, cue type, practice, manner, words, scored by.
    expect(csvOf(sitting({ tries: choices }), [])).toContain(',Lantern River: Fork,calm,Not rated,0,,,,,,')
    const scored = rowsOf([game('cat', 'correct'), game('dog', 'incorrect')])
    expect(scored.map(rowText)).toEqual(['Lantern River: Fork 1/2 (50%), no cues'])
  })
})
