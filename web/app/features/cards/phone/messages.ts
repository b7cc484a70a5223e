import { z } from 'zod'
import type { TablePlayer } from '../../../players/table.ts'
import type { ViewerSettings } from '../viewer/settings/settings.ts'
import type { FromStrip, SessionPart, StripState } from '../viewer/strip-window/messages.ts'
import { cueTypes, manners, practices, settingChoices } from '../tally/practice.ts'
import { goalChoices, wordsMost } from '../tally/sitting.ts'

/** Both pages must speak this one. */
export const version = 1

/** Why a press did nothing. */
export type Refused = 'moved' | 'late' | 'back' | 'rest' | 'odd'

/** What stands on the cards' device, as the phone shows it: the strip's state without any try but the last. */
export interface PhoneView extends Omit<StripState, 'sitting' | 'table'> {
  part: SessionPart
  players: readonly Pick<TablePlayer, 'seat' | 'name' | 'away'>[]
  /** What of the device's settings changes the strip. */
  settings: Pick<ViewerSettings, 'counts' | 'keep'>
}

/** What the cards tell the phone: everything it needs, so that the newest one is enough. */
export interface ToPhone {
  version: typeof version
  /** `rest`: no cards are open. `back`: the strip is under the cards again, and the phone may ask for it. */
  kind: 'cards' | 'rest' | 'back'
  view: PhoneView | null
  /** The last press that was taken, and those of late that did nothing. */
  heard: number
  refused: readonly { seq: number; why: Refused }[]
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
  ...['forward', 'next', 'previous', 'correct', 'approx', 'incorrect', 'none', 'correct-next', 'incorrect-next'],
  ...['cue', 'undo', 'choose-a', 'choose-b', 'choose-c', 'choose-d'],
] as const

const Pressed = z.discriminatedUnion('kind', [
  /** The phone takes the strip. */
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('act'), action: z.enum(actions) }),
  z.object({ kind: z.literal('answer') }),
  z.object({
    kind: z.literal('score'),
    result: z.enum(['correct', 'approx', 'incorrect', 'none']),
    more: z.object({ ease: Felt, sure: Felt }),
  }),
  z.object({ kind: z.literal('say'), words: z.string().min(1).max(wordsMost) }),
  z.object({ kind: z.literal('help'), help: Help }),
  /** Only what was changed, and what was taken out. */
  z.object({
    kind: z.literal('session'),
    part: Part.partial(),
    without: z.array(z.enum(['practice', 'manner', 'setting'])),
  }),
])
export type Pressed = z.infer<typeof Pressed>

/** A press on the phone. */
export const Press = z.object({
  version: z.literal(version),
  /** Which showing of a card the phone showed when it was pressed. */
  at: z.string().max(400),
  /** For how many milliseconds it has been on its way, by the phone's clock. */
  age: z.number().min(0),
  pressed: Pressed,
})
export type Press = z.infer<typeof Press>

/** How what the strip says travels from the phone; null for what has no meaning there. */
export function pressedOf(message: FromStrip, part: SessionPart): Pressed | null {
  if (message.kind === 'session') return changesOf(part, message.part)
  const read = Pressed.safeParse(message)
  return read.success && read.data.kind !== 'hello' ? read.data : null
}

const optional = ['practice', 'manner', 'setting'] as const

/** What differs: a whole copy would undo what the cards changed meanwhile, such as whose turn it is. */
function changesOf(before: SessionPart, after: SessionPart): Pressed {
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
/** Later than this it is no longer what the therapist means. */
export const lateMs = 20_000
/** Moves that follow one another quickly were pressed at cards that have gone on already. */
const quickMs = 3_000

/** Whether a press may act on the cards as they stand: null, or why not. */
export function ruling(
  { at, age, pressed }: Press,
  now: { showing: string | null; shownFor: number; away: boolean },
): Refused | null {
  if (pressed.kind === 'hello') return null
  if (now.showing === null) return 'rest'
  if (now.away) return 'back'
  if (age > lateMs) return 'late'
  if (at === now.showing || pressed.kind === 'help' || pressed.kind === 'session') return null
  if (pressed.kind !== 'act' || actsOnCard[pressed.action] !== false) return 'moved'
  return pressed.action === 'cue' || now.shownFor < quickMs ? null : 'moved'
}
