import { m } from '#messages'
import { cueTypeNames, type Cue } from './practice.ts'
import { outcomeOf, type Outcome, type Scale, type ScaleValue, type Trial } from './trial.ts'

const resultNames: Record<Outcome, string> = {
  correct: m.cards_correct_2(),
  approx: m.ui_close(),
  incorrect: m.cards_not_yet_2(),
  none: m.cards_no_response(),
}
/** The same scores of an answer in own words. */
const freeNames: Record<Outcome, string> = {
  correct: m.cards_accepted_2(),
  approx: m.cards_partly_2(),
  incorrect: m.cards_not_yet_2(),
  none: m.cards_no_response(),
}
export const cueNames = ['independent', 'minimal', 'moderate', 'maximal'] as const

type Scored = Pick<Trial, 'scale' | 'value'>

/** Trials so far, and the share of correct ones among those that were answered; null before the first answer. */
export function tallyOf(trials: readonly Scored[]): { count: number; correct: number; percent: number | null } {
  const outcomes = trials.map(outcomeOf)
  const answered = outcomes.filter((one) => one !== 'none').length
  const correct = outcomes.filter((one) => one === 'correct').length
  return { count: trials.length, correct, percent: answered === 0 ? null : Math.round((100 * correct) / answered) }
}

/** Pauses longer than this are no part of the pace. */
const longestGap = 60_000

/** A shorter practice says nothing about the pace. */
const leastPractice = 60_000

/** The time between trials in ms; a pause of over a minute counts as one. */
export function practiceTime(trials: readonly Pick<Trial, 'at'>[]): number {
  return trials.reduce((sum, one, place) => {
    const before = trials[place - 1]
    return before ? sum + Math.min(longestGap, Math.max(0, one.at - before.at)) : sum
  }, 0)
}

/** Trials per minute; null for less than a minute of practice. */
export function paceOf(trials: readonly Pick<Trial, 'at'>[]): number | null {
  const passed = practiceTime(trials)
  if (passed < leastPractice) return null
  const pace = ((trials.length - 1) * 60_000) / passed
  return pace >= 10 ? Math.round(pace) : Math.round(pace * 10) / 10
}

const valueNames: Record<string, Partial<Record<ScaleValue, string>>> = {
  assistance: {
    independent: m.caseload_independent(),
    minimal: m.caseload_minimal_assistance(),
    moderate: m.caseload_moderate_assistance(),
    maximal: m.caseload_maximal_assistance(),
    none: m.caseload_not_attempted(),
  },
  participation: {
    joined: m.caseload_joined_in(),
    supported: m.caseload_joined_with_support(),
    watched: m.caseload_watched(),
    none: m.caseload_did_not_take_part(),
  },
  tried: { tried: m.cards_tried_it(), none: m.cards_no_response() },
}

/** What a button of a scale says. `free`: answers in the client's own words are accepted, not correct. */
export function valueName(scale: Scale, value: ScaleValue, free = false): string {
  if (scale === 'accuracy') return (free ? freeNames : resultNames)[value as Outcome]
  if (scale === 'rating') return value === 'none' ? m.cards_not_rated() : value
  return valueNames[scale]?.[value] ?? value
}

const shortNames: Partial<Record<ScaleValue, string>> = {
  independent: m.caseload_indep(),
  minimal: m.caseload_min_a(),
  moderate: m.caseload_mod_a(),
  maximal: m.caseload_max_a(),
}

/** A value's name as therapists abbreviate it, for narrow screens: 'Min A'. Undefined if the name is short anyway. */
export const shortName = (value: ScaleValue): string | undefined => shortNames[value]

type Named = Pick<Trial, 'scale' | 'value' | 'area' | 'free'>

/** What a trial's value is called in a table: a fluency line was tried, an answer in the client's own words accepted. */
export function resultName(one: Named): string {
  if (one.value === 'tried') return m.cards_tried_2()
  if (one.area === 'game' && one.value === 'none') return m.cards_not_rated()
  return valueName(one.scale, one.value, one.free)
}

/** What a score reads on the card: 'Correct, cue 1'; a fluency line was tried. */
export function scoreText(one: Named & Pick<Trial, 'cue' | 'cueType'>): string {
  const name = valueName(one.scale, one.value, one.free)
  return one.cue === 0 || one.scale !== 'accuracy'
    ? name
    : m.cards_cue({ name, cue: one.cue, value: one.cueType ? ` ${cueTypeNames[one.cueType]}` : '' })
}

/** The cue after this one; after the strongest comes none. */
export function nextCue(cue: Cue): Cue {
  return ((cue + 1) % 4) as Cue
}
