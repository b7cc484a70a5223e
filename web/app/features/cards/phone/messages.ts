import { z } from 'zod'
import type { TablePlayer } from '../../../players/table.ts'
import type { ViewerSettings } from '../viewer/settings/settings.ts'
import type { FromStrip, SessionPart, StripState } from '../viewer/scoring-window/messages.ts'
import { cueTypes, manners, practices, settingChoices } from '../../../caseload/practice.ts'
import { goalChoices } from '../../../caseload/session.ts'
import { slots, wordsMost } from '../../../caseload/trial.ts'

/** Protocol version; both pages must have the same one. */
export const version = 2

/** Why a tap had no effect. */
export type RejectReason = 'moved' | 'late' | 'back' | 'rest' | 'odd'

/** State of the cards as the phone shows it: the strip's state with only the last trial. */
export interface PhoneView extends Omit<StripState, 'session' | 'table'> {
  part: SessionPart
  players: readonly Pick<TablePlayer, 'seat' | 'name' | 'away'>[]
  /** Device settings that affect the strip. */
  settings: Pick<ViewerSettings, 'counts' | 'keep'>
}

/** Message from the cards to the phone. Each one is complete, so that only the newest matters. */
export interface ToPhone {
  version: typeof version
  /** `rest`: no cards are open. `back`: the strip is under the cards again; the phone may ask for it. */
  kind: 'cards' | 'rest' | 'back'
  view: PhoneView | null
  /** Number of the last accepted tap, and recent taps that were rejected. */
  heard: number
  refused: readonly { seq: number; why: RejectReason }[]
}

const seat = z.int().min(1).max(6)
const Help = z.object({
  cue: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  cueType: z.enum(cueTypes).optional(),
})
const Felt = z.int().min(1).max(5).optional()
const Part = z.object({
  seat,
  goal: z.literal(goalChoices),
  practice: z.enum(practices).optional(),
  manner: z.enum(manners).optional(),
  setting: z.enum(settingChoices).optional(),
})
const actions = [
  ...[
    'forward',
    'next',
    'previous',
    'correct',
    'approx',
    'incorrect',
    'fourth',
    'fifth',
    'none',
    'correct-next',
    'incorrect-next',
  ],
  ...['cue', 'undo', 'choose-a', 'choose-b', 'choose-c', 'choose-d'],
] as const

const Pressed = z.discriminatedUnion('kind', [
  /** Asks for the strip. */
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('act'), action: z.enum(actions) }),
  z.object({ kind: z.literal('answer') }),
  z.object({
    kind: z.literal('score'),
    slot: z.enum(slots),
    more: z.object({ ease: Felt, confidence: Felt }),
  }),
  z.object({ kind: z.literal('say'), words: z.string().min(1).max(wordsMost) }),
  z.object({ kind: z.literal('help'), help: Help }),
  /** Only the changed and the removed fields. */
  z.object({
    kind: z.literal('session'),
    part: Part.partial(),
    without: z.array(z.enum(['practice', 'manner', 'setting'])),
  }),
])
export type Pressed = z.infer<typeof Pressed>

/** A tap on the phone. */
export const Press = z.object({
  version: z.literal(version),
  /** Id of the showing that was on the phone when it was tapped. */
  at: z.string().max(400),
  /** Age in ms, by the phone's clock. */
  age: z.number().min(0),
  pressed: Pressed,
})
export type Press = z.infer<typeof Press>

/** Converts a strip message to a tap; null if it has no meaning on the phone. */
export function toPressed(message: FromStrip, part: SessionPart): Pressed | null {
  if (message.kind === 'session') return diffSession(part, message.part)
  const read = Pressed.safeParse(message)
  return read.success && read.data.kind !== 'hello' ? read.data : null
}

const optional = ['practice', 'manner', 'setting'] as const

/**
 * Returns the changed fields only: a full copy would overwrite what the cards changed meanwhile, such as whose turn it
 * is.
 */
function diffSession(before: SessionPart, after: SessionPart): Pressed {
  const names = ['seat', 'goal', ...optional] as const
  const part = Object.fromEntries(
    names
      .filter((name) => after[name] !== undefined && after[name] !== before[name])
      .map((name) => [name, after[name]]),
  )
  const without = optional.filter((name) => before[name] !== undefined && after[name] === undefined)
  return Pressed.parse({ kind: 'session', part, without })
}

const actsOnCard: Partial<Record<(typeof actions)[number], false>> = {
  cue: false,
  next: false,
  previous: false,
  forward: false,
  undo: false,
}
/** A tap older than this is no longer what the therapist means. */
export const staleMs = 20_000
/** Moves in quick succession may refer to a card that has already advanced. */
const burstMs = 3_000

/** Returns null if a tap may act on the current card, or the reason why not. */
export function checkPress(
  { at, age, pressed }: Press,
  now: { showing: string | null; shownFor: number; away: boolean },
): RejectReason | null {
  if (pressed.kind === 'hello') return null
  if (now.showing === null) return 'rest'
  if (now.away) return 'back'
  if (age > staleMs) return 'late'
  if (at === now.showing || pressed.kind === 'help' || pressed.kind === 'session') return null
  if (pressed.kind !== 'act' || actsOnCard[pressed.action] !== false) return 'moved'
  return pressed.action === 'cue' || now.shownFor < burstMs ? null : 'moved'
}
