import { seats } from '@marigold/device'
import { z } from 'zod'
import {
  cueTypes,
  manners,
  practices,
  settingChoices,
  type Manner,
  type Practice,
  type SessionSetting,
} from './practice.ts'
import type { Table } from '../../../players/table.ts'
import { areas } from '@marigold/contract'
import type { Try } from './tally.ts'

/** Tries that are aimed at; 0 is no goal. */
export const goalChoices = [0, 50, 100] as const
type Goal = (typeof goalChoices)[number]

/** Letters of what a client said, at most. */
export const wordsMost = 200

const StoredTry = z.object({
  card: z.string(),
  area: z.enum([...areas, 'game']),
  target: z.string(),
  text: z.string(),
  result: z.enum(['correct', 'approx', 'incorrect', 'none']),
  cue: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  cueType: z.enum(cueTypes).optional(),
  practice: z.enum(practices).optional(),
  manner: z.enum(manners).optional(),
  free: z.literal(true).optional(),
  words: z.string().max(wordsMost).optional(),
  at: z.number(),
  seat: z.int().min(1).max(seats.length),
  by: z.enum(['adult', 'self', 'game', 'partner']),
  probe: z.boolean(),
  ease: z.int().min(1).max(5).optional(),
  sure: z.int().min(1).max(5).optional(),
})
const StoredSitting = z.object({
  id: z.string(),
  started: z.number(),
  tries: z.array(StoredTry),
  seat: z.int().min(1).max(seats.length),
  goal: z.literal(goalChoices),
  practice: z.enum(practices).optional(),
  manner: z.enum(manners).optional(),
  setting: z.enum(settingChoices).optional(),
  codes: z.record(z.string(), z.string().max(24)).optional(),
})

/** One therapy session at this device: every scored try, by the seats of those who take part. */
export interface Sitting {
  id: string
  started: number
  tries: readonly Try[]
  /** Whose turn it is, from 1; where that player has left, it is the next one's. */
  seat: number
  goal: Goal
  /** How it is practiced now, and where; absent until somebody says so. */
  practice?: Practice
  manner?: Manner
  setting?: SessionSetting
  /** Initials or a code by seat; only of groups that are kept on this device. */
  codes?: Readonly<Record<string, string>>
}

/** The sitting of a stored value; null when it is none. */
export function parseSitting(value: unknown): Sitting | null {
  return StoredSitting.safeParse(value).data ?? null
}

/** The sitting with one more try. An adult's score takes the place of what was touched at the same showing. */
export function withTry(now: Sitting, one: Try, replacesTouch = false): Sitting {
  const last = now.tries.at(-1)
  const replaced = replacesTouch && one.by === 'adult' && last?.by === 'self' && last.card === one.card
  return { ...now, tries: [...(replaced ? now.tries.slice(0, -1) : now.tries), one] }
}

/** How a try is practiced now, where that was said. */
export function howOf({ practice, manner }: Sitting): Pick<Try, 'practice' | 'manner'> {
  return { ...(practice && { practice }), ...(manner && { manner }) }
}

/** Adds what was said to the newest try at a card; without one, nothing. */
export function withWords(now: Sitting, card: string, words: string): Sitting {
  const place = now.tries.findLastIndex((one) => one.card === card)
  if (place < 0) return now
  return { ...now, tries: now.tries.map((one, at) => (at === place ? { ...one, words } : one)) }
}

/** Remembers who sits where by their codes, where the group is to be kept on this device; otherwise nobody is named. */
export function withCodes(now: Sitting, { keep, players }: Pick<Table, 'keep' | 'players'>): Sitting {
  if (!keep) return now
  const named = players.filter(({ name }) => name.trim() !== '')
  return { ...now, codes: { ...now.codes, ...Object.fromEntries(named.map(({ seat, name }) => [seat, name.trim()])) } }
}
