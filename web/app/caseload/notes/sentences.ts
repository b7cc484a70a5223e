import { m } from '#messages'
import { listed, percentText } from '../../platform/words/words.ts'
import { cueTypes, manners, practices } from '../practice.ts'
import { meanOf } from '../summary.ts'
import { tallyOf } from '../tally.ts'
import { outcomeOf, type Outcome, type Scale, type ScaleValue, type Trial } from '../trial.ts'
import { isCapitalized, targetPhrase } from './target-phrase.ts'

/** Trials of one client toward one goal, at one target: practice or probe. */
export interface NoteRow {
  target: string
  area: Trial['area']
  scale: Scale
  probe: boolean
  trials: readonly Trial[]
}

const levelNames = ['none', 'minimal', 'moderate', 'maximal'] as const
/** More missed words than this are counted. */
const missedMost = 12

const ofOutcome = (trials: readonly Trial[], outcome: Outcome) => trials.filter((one) => outcomeOf(one) === outcome)
const ofValue = (trials: readonly Trial[], value: ScaleValue) => trials.filter((one) => one.value === value).length
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

function accuracySentences({ area, target, trials }: NoteRow): string[] {
  const answered = trials.filter((one) => outcomeOf(one) !== 'none')
  const { correct, percent } = tallyOf(trials)
  const cues = unique(answered.map(({ cue }) => cue)).toSorted()
  const cue = cues.length === 1 ? levelNames[cues[0] ?? 0] : ('mixed' as const)
  const result = { correct, count: answered.length, percent: percentText(percent ?? 0), cue }
  const phrase = targetPhrase({ area, target })
  const free = trials.some((one) => one.free)
  const main = free
    ? m.caseload_note_accepted(result)
    : phrase === null
      ? m.caseload_note_correct(result)
      : m.caseload_note_produced({ ...result, target: phrase })
  const shares = cues.map((level) => {
    const at = answered.filter((one) => one.cue === level)
    return m.caseload_note_share({ correct: tallyOf(at).correct, count: at.length, cue: levelNames[level] })
  })
  const [close, silent] = [ofOutcome(trials, 'approx').length, ofOutcome(trials, 'none').length]
  return [
    ...(answered.length > 0 ? [main] : []),
    ...(cues.length > 1 ? [m.caseload_note_by_cue({ shares: listed(shares) })] : []),
    ...(close > 0 ? [(phrase === null ? m.caseload_note_partly : m.caseload_note_approximated)({ count: close })] : []),
    ...(silent > 0 ? [m.caseload_note_no_response({ count: silent })] : []),
  ]
}

function assistanceSentences({ trials }: NoteRow): string[] {
  const missing = ofValue(trials, 'none')
  const result = { independent: ofValue(trials, 'independent'), count: trials.length - missing }
  const needs = (['minimal', 'moderate', 'maximal'] as const)
    .map((level) => ({ level, count: ofValue(trials, level) }))
    .filter(({ count }) => count > 0)
    .map((need) => m.caseload_note_assistance(need))
  const main =
    needs.length > 0
      ? m.caseload_note_assisted({ ...result, needs: listed(needs) })
      : m.caseload_note_independent(result)
  return [
    ...(result.count > 0 ? [main] : []),
    ...(missing > 0 ? [m.caseload_note_not_attempted({ count: missing })] : []),
  ]
}

function participationSentences({ trials }: NoteRow): string[] {
  const rest = [
    [ofValue(trials, 'supported'), m.caseload_note_supported],
    [ofValue(trials, 'watched'), m.caseload_note_watched],
    [ofValue(trials, 'none'), m.caseload_note_absent_from],
  ] as const
  return [
    m.caseload_note_joined({ joined: ofValue(trials, 'joined'), count: trials.length }),
    ...rest.filter(([count]) => count > 0).map(([count, sentence]) => sentence({ count })),
  ]
}

function ratingSentences({ trials }: NoteRow): string[] {
  const rated = trials.filter(({ value }) => value !== 'none').map(({ value }) => value)
  const [before, after] = [rated[0], rated.at(-1)]
  if (before === undefined || after === undefined) return [m.caseload_note_not_rated()]
  return [rated.length === 1 ? m.caseload_note_rated_once({ value: before }) : m.caseload_note_rated({ before, after })]
}

function fluencySentences({ trials }: NoteRow): string[] {
  const ease = meanOf(trials.map((one) => one.measures?.ease))
  const confidence = meanOf(trials.map((one) => one.measures?.confidence))
  return [
    m.caseload_note_tried({ tried: ofValue(trials, 'tried'), count: trials.length }),
    ...(ease === null ? [] : [m.caseload_note_ease({ ease })]),
    ...(confidence === null ? [] : [m.caseload_note_confidence({ confidence })]),
  ]
}

/** How often each choice of a game was made, most often first; none of them was right or wrong. */
function choiceSentences({ trials }: NoteRow): string[] {
  const choices = [...Map.groupBy(trials, ({ text }) => text || m.caseload_note_no_choice())]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([choice, made]) => m.caseload_note_choice({ choice, count: made.length }))
  return [m.caseload_note_chose({ choices: listed(choices) })]
}

const isChoice = ({ area, trials }: NoteRow) => area === 'game' && trials.every(({ value }) => value === 'none')

function scoreSentences(row: NoteRow): string[] {
  if (isChoice(row)) return choiceSentences(row)
  switch (row.scale) {
    case 'accuracy':
      return accuracySentences(row)
    case 'assistance':
      return assistanceSentences(row)
    case 'participation':
      return participationSentences(row)
    case 'rating':
      return ratingSentences(row)
    case 'tried':
      return fluencySentences(row)
  }
}

const ends = /[.!?]$/

/** Words in quotation marks, at the end of a sentence with its period. */
const quoted = (words: string, isLast: boolean) =>
  isLast && !ends.test(words) ? m.caseload_note_quoted_at_end({ words }) : m.caseload_note_quoted({ words })

function wordsUsed(trials: readonly Trial[]): string[] {
  const said = unique(trials.flatMap(({ words }) => words ?? []))
  if (said.length === 0) return []
  return [m.caseload_note_words_used({ words: listed(said.map((words, at) => quoted(words, at === said.length - 1))) })]
}

/** What was scored: 'Produced initial /r/ in words in 4 of 5 trials with minimal cues (80%).' */
export const resultSentences = (row: NoteRow): string[] => [...scoreSentences(row), ...wordsUsed(row.trials)]

/** Fewer trials than this show no change of cues. */
const leastFading = 6

/** The usual cue in the first and the last third of some trials; null where it didn't change. */
export function cueChange(trials: readonly Pick<Trial, 'cue'>[]) {
  if (trials.length < leastFading) return null
  const third = Math.floor(trials.length / 3)
  const usual = (part: readonly Pick<Trial, 'cue'>[]) =>
    part.map(({ cue }) => cue).toSorted()[Math.floor((part.length - 1) / 2)] ?? 0
  const [from, to] = [usual(trials.slice(0, third)), usual(trials.slice(-third))]
  return from === to ? null : { from: levelNames[from], to: levelNames[to] }
}

function way<T extends string>(ways: readonly [T, T], used: readonly (T | undefined)[]): T | 'both' | null {
  const [first, second] = ways.filter((one) => used.includes(one))
  return second === undefined ? (first ?? null) : 'both'
}

/** What help was given, and how it was practiced: 'Cues faded from moderate to minimal.' */
export function cueSentences({ scale, trials }: NoteRow): string[] {
  if (scale !== 'accuracy') return []
  const types = cueTypes.filter((type) => trials.some(({ cueType }) => cueType === type))
  const change = cueChange(trials)
  const practice = way(
    practices,
    trials.map((one) => one.practice),
  )
  const manner = way(
    manners,
    trials.map((one) => one.manner),
  )
  return [
    ...(types.length > 0
      ? [m.caseload_note_cue_types({ types: listed(types.map((type) => m.caseload_note_cue_type({ type }))) })]
      : []),
    ...(change ? [m.caseload_note_cues_faded(change)] : []),
    ...(practice ? [m.caseload_note_practice({ practice })] : []),
    ...(manner ? [m.caseload_note_manner({ manner })] : []),
  ]
}

const isLong = (text: string) => text.split(' ').length > 3

/** The words that weren't correct: 'Missed: rabbit, river.' In a game, the answers are no words to practice. */
export function missedSentences(row: NoteRow): string[] {
  if (row.scale !== 'accuracy' || row.area === 'game') return []
  const missed = row.trials.filter((one) => ['approx', 'incorrect'].includes(outcomeOf(one)))
  const all = unique(missed.map(({ text }) => text.replace(/^Q\. /, ''))).filter(Boolean)
  const texts = all.slice(0, missedMost)
  const [last] = texts.slice(-1)
  const more = all.length - texts.length
  if (last === undefined) return []
  const words = texts
    .map((text) => {
      if (isLong(text)) return quoted(text, text === last && more === 0)
      return isCapitalized(row) ? text.toLowerCase() : text
    })
    .join(', ')
  if (more > 0) return [m.caseload_note_missed_more({ words, more })]
  return [m.caseload_note_missed({ words, end: isLong(last) ? 'quote' : 'word' })]
}
