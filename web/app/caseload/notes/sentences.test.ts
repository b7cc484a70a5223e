import { describe, expect, it } from 'vitest'
import { fakeTrial } from '../fake-trial.ts'
import type { Trial } from '../trial.ts'
import { cueChange, cueSentences, missedSentences, resultSentences, type NoteRow } from './sentences.ts'
import { targetPhrase } from './target-phrase.ts'

const row = (trials: readonly Partial<Trial>[]): NoteRow => {
  const all = trials.map(fakeTrial)
  const { target, area, scale, probe } = all[0] ?? fakeTrial()
  return { target, area, scale, probe, trials: all }
}
const times = (count: number, part: Partial<Trial>) => Array.from({ length: count }, () => part)
const sentences = (...trials: Partial<Trial>[]) => resultSentences(row(trials))

describe('a target', () => {
  it.each([
    ['R, initial, words', 'initial /r/ in words'],
    ['K, final, sentences', 'final /k/ in sentences'],
    ['SH, medial, phrases', 'medial SH in phrases'],
    ['J, initial, words', 'initial J in words'],
    ['TH (quiet), initial, words', 'initial voiceless TH in words'],
    ['TH (voiced), medial, words', 'medial voiced TH in words'],
    ['AR, final, words', 'final vocalic AR in words'],
    ['THR, initial, words', 'initial THR blends in words'],
    ['S blends, 3 sounds, initial, words', 'initial 3-consonant S blends in words'],
    ['K and T, minimal pairs, said', 'K and T in minimal pairs'],
  ])('%s is %s', (target, phrase) => {
    expect(targetPhrase({ area: 'articulation', target })).toBe(phrase)
  })

  it('is no sound where nothing was produced, or in another area', () => {
    expect(targetPhrase({ area: 'articulation', target: 'K and T, minimal pairs, heard' })).toBeNull()
    expect(targetPhrase({ area: 'articulation', target: 'My list, words' })).toBeNull()
    expect(targetPhrase({ area: 'language', target: 'R, initial, words' })).toBeNull()
  })
})

describe('accuracy', () => {
  it('is stated with the level of cues', () => {
    const trials = [...times(4, { cue: 1 }), { cue: 1, value: 'incorrect' as const }] as Partial<Trial>[]
    expect(sentences(...trials)).toEqual(['Produced initial /r/ in words in 4 of 5 trials with minimal cues (80%).'])
    expect(sentences({})).toEqual(['Produced initial /r/ in words in 1 of 1 trial independently (100%).'])
    expect(sentences({ cue: 2 }, { cue: 2 })).toEqual([
      'Produced initial /r/ in words in 2 of 2 trials with moderate cues (100%).',
    ])
    expect(sentences({ cue: 3 })).toEqual(['Produced initial /r/ in words in 1 of 1 trial with maximal cues (100%).'])
  })

  it('is broken down where several levels of cues were given', () => {
    const trials = [...times(3, { cue: 0 }), ...times(4, { cue: 1 }), { cue: 1, value: 'incorrect' as const }]
    expect(sentences(...(trials as Partial<Trial>[]))).toEqual([
      'Produced initial /r/ in words in 7 of 8 trials (88%).',
      'By level of cues: 3 of 3 independently and 4 of 5 with minimal cues.',
    ])
  })

  it('counts close answers and missing ones in sentences of their own', () => {
    expect(sentences({}, { value: 'approx' }, { value: 'none' }, { value: 'none', cue: 2 })).toEqual([
      'Produced initial /r/ in words in 1 of 2 trials independently (50%).',
      'Close approximation in 1 more trial.',
      'No response in 2 trials.',
    ])
    expect(sentences({ value: 'none' })).toEqual(['No response in 1 trial.'])
  })

  it('is correct or acceptable where nothing was produced', () => {
    const language = { area: 'language', target: 'Wh- Questions, Why' } as const
    expect(sentences(language)).toEqual(['Correct in 1 of 1 trial independently (100%).'])
    expect(sentences({ ...language, free: true, value: 'approx', words: 'it broke' })).toEqual([
      'Gave an acceptable answer in 0 of 1 trial independently (0%).',
      'Partly correct in 1 more trial.',
      'Words used: "it broke."',
    ])
  })
})

describe('other scales', () => {
  const assisted = (value: Trial['value']) => ({ scale: 'assistance', value }) as const
  it('state how much was done independently, and what help the rest needed', () => {
    const [independent, minimal] = [times(6, assisted('independent')), times(2, assisted('minimal'))]
    expect(sentences(...independent, ...minimal)).toEqual([
      'Completed 6 of 8 trials independently; needed minimal assistance in 2.',
    ])
    expect(sentences(...independent)).toEqual(['Completed 6 of 6 trials independently.'])
    expect(sentences(assisted('moderate'), assisted('maximal'), ...minimal, assisted('none'))).toEqual([
      'Completed 0 of 4 trials independently; needed minimal assistance in 2, moderate assistance in 1, and maximal assistance in 1.',
      'Did not attempt 1 trial.',
    ])
    expect(sentences(assisted('none'))).toEqual(['Did not attempt 1 trial.'])
  })

  it('state how a client took part', () => {
    const took = (value: Trial['value']) => ({ scale: 'participation', value }) as const
    expect(sentences(took('joined'), took('joined'), took('supported'), took('watched'), took('none'))).toEqual([
      'Joined in independently in 2 of 5 opportunities.',
      'Joined in with support in 1.',
      'Watched in 1.',
      'Did not take part in 1.',
    ])
    expect(sentences(took('joined'))).toEqual(['Joined in independently in 1 of 1 opportunity.'])
  })

  it('state the ratings before and after', () => {
    const rated = (value: Trial['value']) => ({ scale: 'rating', value }) as const
    expect(sentences(rated('2'), rated('3'), rated('4'))).toEqual(['Rated 2 before and 4 after (of 5).'])
    expect(sentences(rated('3'), rated('none'))).toEqual(['Rated 3 (of 5).'])
    expect(sentences(rated('none'))).toEqual(['Did not give a rating.'])
  })

  it('state fluency as tried, with ease and confidence', () => {
    const line = { area: 'fluency', target: 'Easy Onset, words', scale: 'tried', value: 'tried' } as const
    expect(sentences({ ...line, measures: { ease: 4, confidence: 3 } }, { ...line, measures: { ease: 3 } })).toEqual([
      'Tried the technique in 2 of 2 trials.',
      'Rated ease 3.5 of 5 on average.',
      'Rated confidence 3 of 5 on average.',
    ])
    expect(sentences({ ...line, value: 'none' })).toEqual(['Tried the technique in 0 of 1 trial.'])
  })

  it('list the choices of a game', () => {
    const choice = (text: string) =>
      ({ area: 'game', by: 'game', target: 'Lantern River, Fork', text, value: 'none' }) as const
    expect(sentences(choice('calm'), choice('rocky'), choice('rocky'), choice(''))).toEqual([
      'Chose rocky (2), calm (1), and no answer (1).',
    ])
  })
})

describe('cues', () => {
  it('fade or increase from the first third of the trials to the last', () => {
    const cues = (...levels: Trial['cue'][]) => levels.map((cue) => ({ cue }))
    expect(cueChange(cues(2, 2, 2, 1, 1, 1))).toEqual({ from: 'moderate', to: 'minimal' })
    expect(cueChange(cues(0, 0, 1, 1, 3, 3))).toEqual({ from: 'none', to: 'maximal' })
    expect(cueChange(cues(1, 2, 1, 1, 2, 1))).toBeNull()
    expect(cueChange(cues(2, 2, 1, 0, 0))).toBeNull()
  })

  it('are stated with their types and the way of practice', () => {
    const moderate = times(3, { cue: 2, cueType: 'verbal', practice: 'blocked', manner: 'imitated' })
    const minimal = times(3, { cue: 1, cueType: 'gesture', practice: 'random', manner: 'imitated' })
    expect(cueSentences(row([...moderate, ...minimal]))).toEqual([
      'Cue types: verbal and gestural.',
      'Cues faded from moderate to minimal.',
      'Practice was blocked, then in random order.',
      'Responses were imitated.',
    ])
    expect(cueSentences(row(times(6, { scale: 'assistance', value: 'minimal' })))).toEqual([])
    expect(cueSentences(row([{}]))).toEqual([])
  })
})

describe('missed words', () => {
  const missed = (text: string, part: Partial<Trial> = {}) => ({ text, value: 'incorrect', ...part }) as const
  it('are listed once, as they are written in a sentence', () => {
    const trials = [missed('Rabbit'), missed('River', { value: 'approx' }), missed('Rabbit'), { text: 'Rain' }]
    expect(missedSentences(row(trials))).toEqual(['Missed: rabbit, river.'])
  })

  it('are counted beyond the first 12', () => {
    const trials = Array.from({ length: 14 }, (_, at) => missed(`Word${at}`))
    expect(missedSentences(row(trials))).toEqual([expect.stringMatching(/word0, .* word11, and 2 more\.$/)])
  })

  it('quote longer texts, and leave games out', () => {
    const question = { area: 'language', target: 'Wh- Questions, Who' } as const
    expect(missedSentences(row([missed('Q. Who lives in a barn?', question)]))).toEqual([
      'Missed: "Who lives in a barn?"',
    ])
    expect(missedSentences(row([missed('cat', { area: 'game' })]))).toEqual([])
    expect(missedSentences(row([{}]))).toEqual([])
  })
})
