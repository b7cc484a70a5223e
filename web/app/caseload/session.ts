import { seats } from '@marigold/device'
import { z } from 'zod'
import { newId } from '../platform/new-id.ts'
import type { Known } from '../platform/storage/known.ts'
import type { Table } from '../players/table.ts'
import { manners, practices, settingChoices } from './practice.ts'
import { parseTrial, type Trial } from './trial.ts'

/** Trials to reach in a session; 0 for no goal. */
export const goalChoices = [0, 50, 100] as const

export const attendances = ['present', 'absent', 'makeup'] as const
export type Attendance = (typeof attendances)[number]

/** One client in a session. `joined` and `left` (ms) differ from the session's own times for those who came late or left early. */
const Attended = z.looseObject({
  status: z.enum(attendances),
  joined: z.number().optional(),
  left: z.number().optional(),
})

const sessionVersion = 2

const SessionShape = z.looseObject({
  version: z.int().default(sessionVersion),
  id: z.string(),
  /** In ms since 1970. A session without an end is still open. */
  started: z.number(),
  ended: z.number().optional(),
  /** The end was taken from the last trial, because nobody ended it. */
  leftOpen: z.boolean().optional(),
  /** Minutes that the therapist entered in place of the measured ones. */
  minutes: z.int().min(0).max(600).optional(),
  /** Whose turn it is, from 1; where that player has left, it is the next one's. */
  seat: z.int().min(1).max(seats.length),
  /** Trials to reach. */
  goal: z.literal(goalChoices),
  /** How trials are practiced from now on, and where; absent until the therapist says so. */
  practice: z.enum(practices).optional(),
  manner: z.enum(manners).optional(),
  setting: z.enum(settingChoices).optional(),
  /** Initials or a code by seat, of players who aren't on the caseload; only of groups that this device keeps. */
  codes: z.record(z.string(), z.string().max(24)).readonly().optional(),
  /** The group of the caseload that was seated. */
  group: z.string().optional(),
  /** Who was there, by client. */
  attendance: z.record(z.string(), Attended).readonly().optional(),
})

/** A session without its trials, as it is stored. */
export type SessionFields = Known<z.infer<typeof SessionShape>>

/** One therapy session on this device with every scored trial. */
export interface TherapySession extends SessionFields {
  trials: readonly Trial[]
}

/** A new session that starts now. */
export const newSession = (): TherapySession => ({
  version: sessionVersion,
  id: newId(),
  started: Date.now(),
  trials: [],
  seat: 1,
  goal: 0,
})

/** A pause of this length means that a session was left open. */
const leftOpenAfter = 2 * 60 * 60_000

/** When something last happened in a session, in ms since 1970. */
const lastActivity = ({ started, trials }: Pick<TherapySession, 'started' | 'trials'>) =>
  Math.max(started, ...trials.map(({ at }) => at))

export const isLeftOpen = (session: TherapySession, now = Date.now()): boolean =>
  session.ended === undefined && now - lastActivity(session) > leftOpenAfter

/** True from the start with a client, or from the first trial, to the end. */
export const isRunning = ({ ended, attendance = {}, trials }: TherapySession): boolean =>
  ended === undefined && (trials.length > 0 || Object.keys(attendance).length > 0)

/** The session, ended now; one that was left open ends with its last trial, because nothing is known of the time after it. */
export function endedSession(session: TherapySession, now = Date.now()): TherapySession {
  if (session.ended !== undefined) return session
  return isLeftOpen(session, now)
    ? { ...session, ended: lastActivity(session), leftOpen: true }
    : { ...session, ended: now }
}

/**
 * The session that follows one at the same table: with its group, and the way it is practiced. Attendance isn't taken
 * again, so that an absence counts once.
 */
export function nextSession(before: TherapySession): TherapySession {
  const { seat, goal, practice, manner, setting, group } = before
  const same = { practice, manner, setting, group }
  return { ...newSession(), seat, goal, ...Object.fromEntries(Object.entries(same).filter(([, value]) => value)) }
}

/** Reads the fields of a stored session without its trials; null if it isn't one. */
export function parseFields(value: unknown): SessionFields | null {
  return SessionShape.safeParse(value).data ?? null
}

/** Reads a stored session of any version; null if it isn't one. Trials that can't be read make it unreadable. */
export function parseSession(value: unknown): TherapySession | null {
  const session = SessionShape.safeParse(value).data
  if (!session) return null
  // The first version stored players' names, which may be full ones.
  const { trials, tries, names: _names, ...fields } = session
  const stored = trials ?? tries
  if (!Array.isArray(stored)) return null
  const read = stored.map((one, place) => parseTrial(one, fields.id, place))
  const whole = read.filter((one) => one !== null)
  return whole.length === read.length ? { ...fields, trials: whole } : null
}

type AttendanceOf = TherapySession['attendance']

/** The attendance with another status of a client. One who was absent and is here since `at` came late. */
export function withStatus(before: AttendanceOf, client: string, status: Attendance, at: number): AttendanceOf {
  const entry = before?.[client]
  const joined = entry?.status === 'absent' ? at : entry?.joined
  const { joined: _joined, ...others } = entry ?? {}
  return { ...before, [client]: { ...others, status, ...(status !== 'absent' && joined && { joined }) } }
}

/**
 * The session with one more trial. An adult's score takes the place of what the same player touched at the same showing.
 * A client who is scored is here.
 */
export function withTrial(now: TherapySession, one: Trial, replacesTouch = false): TherapySession {
  const last = now.trials.at(-1)
  const isSame = last?.by === 'self' && last.card === one.card && last.seat === one.seat && last.client === one.client
  const replaced = replacesTouch && one.by === 'adult' && isSame
  const { client = '', at } = one
  const isAbsent = now.attendance?.[client]?.status === 'absent'
  return {
    ...now,
    ...(isAbsent && { attendance: withStatus(now.attendance, client, 'present', at) }),
    trials: [...(replaced ? now.trials.slice(0, -1) : now.trials), one],
  }
}

/** How a try is practiced now, where that was said. */
export function howOf({ practice, manner }: TherapySession): Pick<Trial, 'practice' | 'manner'> {
  return { ...(practice && { practice }), ...(manner && { manner }) }
}

/** Adds what a player said to their newest trial at a card; without one, nothing. */
export function withWords(
  now: TherapySession,
  { card, seat }: Pick<Trial, 'card' | 'seat'>,
  words: string,
): TherapySession {
  const place = now.trials.findLastIndex((one) => one.card === card && one.seat === seat)
  if (place < 0) return now
  return { ...now, trials: now.trials.map((one, at) => (at === place ? { ...one, words } : one)) }
}

/** Remembers who sits where by their codes, where the group is to be kept on this device; otherwise nobody is named. */
export function withCodes(now: TherapySession, { keep, players }: Pick<Table, 'keep' | 'players'>): TherapySession {
  if (!keep) return now
  const named = players.filter(({ name }) => name.trim() !== '')
  return { ...now, codes: { ...now.codes, ...Object.fromEntries(named.map(({ seat, name }) => [seat, name.trim()])) } }
}
