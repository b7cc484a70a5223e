import { m } from '#messages'
import type { Area, Trial } from '@marigold/contract'
import { isFelt } from '../areas/by-area.ts'
import { cueTypeNames, type Cue, type CueType, type Manner, type Practice } from './practice.ts'

export type Result = Trial['result']

/** One scored try; kept on this device and never sent. */
export interface Try {
  card: string
  /** `game`: scored by a game itself, which knows of no area. */
  area: Area | 'game'
  /** What was practiced, as a therapist writes it: 'R, initial, words'. */
  target: string
  /** What the card said. */
  text: string
  result: Result
  cue: Cue
  /** What the cue was, where somebody said so. */
  cueType?: CueType
  /** Blocked or random, where somebody said so. */
  practice?: Practice
  /** After a model or not, where somebody said so. */
  manner?: Manner
  /** An answer in the client's own words: accepted, partly or not, and the words where they were written down. */
  free?: true
  words?: string
  /** When, in ms of the clock. */
  at: number
  /** The player's seat, from 1. */
  seat: number
  /** `self`: an option that was touched, in a game the player. */
  by: Trial['scoredBy']
  /** Scored with the counts hidden. */
  probe: boolean
  /** How easy and how sure it felt, 1 to 5; fluency alone. */
  ease?: number
  sure?: number
}

export const resultNames: Record<Result, string> = {
  correct: m.cards_correct_2(),
  approx: m.ui_close(),
  incorrect: m.cards_not_yet_2(),
  none: m.cards_no_response(),
}
/** The same scores of an answer in own words. */
export const freeNames: Record<Result, string> = {
  correct: m.cards_accepted_2(),
  approx: m.cards_partly_2(),
  incorrect: m.cards_not_yet_2(),
  none: m.cards_no_response(),
}
export const cueNames = ['independent', 'minimal', 'moderate', 'maximal'] as const

type Scored = Pick<Try, 'result'>

/** Tries so far, and the share of correct ones among those that were answered; null before the first answer. */
export function tallyOf(tries: readonly Scored[]): { count: number; correct: number; percent: number | null } {
  const answered = tries.filter((one) => one.result !== 'none').length
  const correct = tries.filter((one) => one.result === 'correct').length
  return { count: tries.length, correct, percent: answered === 0 ? null : Math.round((100 * correct) / answered) }
}

/** Pauses longer than this are no part of the pace. */
const longestGap = 60_000

/** A shorter practice says nothing about the pace. */
const leastPractice = 60_000

/** Trials a minute of practice, from the first minute on; long pauses count as one minute. */
export function paceOf(tries: readonly Pick<Try, 'at'>[]): number | null {
  let passed = 0
  tries.forEach((one, place) => {
    const before = tries[place - 1]
    if (before) passed += Math.min(longestGap, Math.max(0, one.at - before.at))
  })
  if (passed < leastPractice) return null
  const pace = ((tries.length - 1) * 60_000) / passed
  return pace >= 10 ? Math.round(pace) : Math.round(pace * 10) / 10
}

/** What a result is called: a fluency line was tried, an answer in own words accepted. */
export function resultName(one: Pick<Try, 'result' | 'area' | 'free'>): string {
  if (isFelt(one.area) && one.result !== 'none') return m.cards_tried_2()
  if (one.area === 'game' && one.result === 'none') return m.cards_not_rated()
  return one.free ? freeNames[one.result] : resultNames[one.result]
}

/** What a score reads on the card: 'Correct, cue 1'; a fluency line was tried. */
export function scoreText(one: Pick<Try, 'result' | 'cue' | 'cueType' | 'area' | 'free'>): string {
  if (isFelt(one.area)) return one.result === 'none' ? m.cards_no_response() : m.cards_tried_it()
  const name = resultName(one)
  return one.cue === 0
    ? name
    : m.cards_cue({ name, cue: one.cue, value: one.cueType ? ` ${cueTypeNames[one.cueType]}` : '' })
}

/** The cue after this one; after the strongest comes none. */
export function nextCue(cue: Cue): Cue {
  return ((cue + 1) % 4) as Cue
}
