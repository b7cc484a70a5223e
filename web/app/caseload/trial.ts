import { areas, type Earned, type Trial as GameTrial } from '@marigold/contract'
import { seats } from '@marigold/device'
import { z } from 'zod'
import type { Known } from '../platform/storage/known.ts'
import { cueTypes, manners, practices } from './practice.ts'

/** The version that new trial records carry. Readers accept every earlier one and preserve fields they don't know. */
export const trialVersion = 2

/**
 * What a trial was scored on, best value first. `none` (no response, not attempted, declined, not rated) belongs to every
 * scale.
 *
 * - `accuracy`: speech and language, and any right-or-wrong answer, with a cue of 0 to 3
 * - `assistance`: level of assistance in OT
 * - `participation`: how a client took part in MIND
 * - `rating`: the client's own rating from 1 to 5
 * - `tried`: a fluency line, which is neither right nor wrong; `measures` says how it felt
 */
export const scaleValues = {
  accuracy: ['correct', 'approx', 'incorrect'],
  assistance: ['independent', 'minimal', 'moderate', 'maximal'],
  participation: ['joined', 'supported', 'watched'],
  rating: ['1', '2', '3', '4', '5'],
  tried: ['tried'],
} as const
export type Scale = keyof typeof scaleValues
export const scales = Object.keys(scaleValues) as Scale[]
export type ScaleValue = (typeof scaleValues)[Scale][number] | 'none'

/** What a value counts as where trials of any scale are counted: only the best value of a scale is a success. */
export type Outcome = GameTrial['result']

/** Letters of what a client said, at most. */
export const wordsMost = 200

const rating = z.int().min(1).max(5).optional()

/** What was measured beside the value: ratings from 1 to 5, times in seconds, lengths in millimeters. */
const Measures = z.looseObject({
  ease: rating,
  confidence: rating,
  quality: rating,
  prompts: z.int().min(0).max(99).optional(),
  seconds: z.number().min(0).optional(),
  deviation: z.number().min(0).optional(),
  hand: z.enum(['left', 'right']).optional(),
})
type Measures = Known<z.infer<typeof Measures>>

const isOn = (scale: Scale, value: string) => value === 'none' || scaleValues[scale].some((one) => one === value)

const Record2 = z
  .looseObject({
    version: z.int().min(trialVersion),
    id: z.string().min(1),
    /** The client and goal it belongs to; absent for a player who isn't on the caseload. */
    client: z.string().optional(),
    goal: z.string().optional(),
    /** The player's seat, from 1. */
    seat: z.int().min(1).max(seats.length),
    /** The card's key, or the slug of the game that scored it (`area` is `game`). */
    card: z.string(),
    area: z.enum([...areas, 'game']),
    /** What was practiced, as a therapist writes it: 'R, initial, words'. */
    target: z.string(),
    /** What the card said, or what was answered in a game. */
    text: z.string(),
    scale: z.enum(scales),
    value: z.string() as unknown as z.ZodType<ScaleValue>,
    cue: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    cueType: z.enum(cueTypes).optional(),
    practice: z.enum(practices).optional(),
    manner: z.enum(manners).optional(),
    /** An answer in the client's own words, and the words if the therapist typed them. */
    free: z.literal(true).optional(),
    words: z.string().max(wordsMost).optional(),
    measures: (Measures as z.ZodType<Known<z.infer<typeof Measures>>>).optional(),
    /** When, in ms since 1970. */
    at: z.number(),
    /** `self`: an option that was tapped, in a game by the player. */
    by: z.enum(['adult', 'self', 'game', 'partner']),
    /** Scored while the counts were hidden. */
    probe: z.boolean(),
  })
  .refine(({ scale, value }) => isOn(scale, value))

/** One scored trial of any profession. It stays on this device. */
export type Trial = Known<z.infer<typeof Record2>>

/** A trial as version 1 stored it: four results, ratings of fluency beside them, and no id. */
const Record1 = z.looseObject({
  area: z.enum([...areas, 'game']),
  result: z.enum(['correct', 'approx', 'incorrect', 'none']),
  ease: rating,
  sure: rating,
})

/** The id of a trial that was stored without one: the same whenever the same trial is read, on every device. */
const migratedId = (session: string, place: number) => `${session}-${place}`

function migrated(value: unknown, session: string, place: number): unknown {
  const former = Record1.safeParse(value)
  if (!former.success || (typeof value === 'object' && value !== null && 'version' in value)) return value
  const { result, ease, sure, ...rest } = former.data
  const scale: Scale = rest.area === 'fluency' ? 'tried' : 'accuracy'
  return {
    ...rest,
    version: trialVersion,
    id: typeof rest.id === 'string' ? rest.id : migratedId(session, place),
    scale,
    value: scale === 'tried' && result !== 'none' ? 'tried' : result,
    ...((ease ?? sure) && { measures: { ...(ease && { ease }), ...(sure && { confidence: sure }) } }),
  }
}

/** Reads a stored trial of any version; null for a value that isn't one. `place` is its position in the session. */
export function parseTrial(value: unknown, session: string, place: number): Trial | null {
  return Record2.safeParse(migrated(value, session, place)).data ?? null
}

/** What a trial counts as: its own result for accuracy, otherwise a success only with the best value of its scale. */
export function outcomeOf({ scale, value }: Pick<Trial, 'scale' | 'value'>): Outcome {
  if (value === 'none' || scale === 'rating') return 'none'
  if (scale === 'accuracy') return value as Outcome
  return value === scaleValues[scale][0] ? 'correct' : 'approx'
}

/**
 * What a trial earns in a game. Close or with help earns less than alone; ratings have no right or wrong, so they earn like
 * an independent answer.
 */
export function earnedBy({ scale, value, cue }: Pick<Trial, 'scale' | 'value' | 'cue'>): Earned {
  if (value === 'none' || value === 'incorrect' || value === 'watched') return 'notYet'
  if (scale === 'rating') return 'independent'
  return value === scaleValues[scale][0] && cue === 0 ? 'independent' : 'helped'
}

/** The keys and buttons of a scoring strip, whatever its scale: 1 to 5, and 0. */
export const slots = ['correct', 'approx', 'incorrect', 'fourth', 'fifth', 'none'] as const
export type Slot = (typeof slots)[number]

/** The value that a slot has on a scale; null where the scale is shorter. */
export function valueAt(scale: Scale, slot: Slot): ScaleValue | null {
  return slot === 'none' ? 'none' : (scaleValues[scale][slots.indexOf(slot)] ?? null)
}
