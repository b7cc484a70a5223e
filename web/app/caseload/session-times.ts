import type { TherapySession } from './session.ts'
import type { Trial } from './trial.ts'

/** A longer time before the first trial or after the last one is no part of the session. */
const longestIdle = 15 * 60_000

interface Timed extends Pick<TherapySession, 'started' | 'ended' | 'minutes'> {
  trials: readonly Pick<Trial, 'at'>[]
}

const minuteOf = (at: number) => Math.floor(at / 60_000)
/** Whole minutes between two times (ms since 1970), as a clock shows them: 9:00:50 to 9:30:10 is 30. */
export const minutesBetween = (from: number, to: number): number => Math.max(0, minuteOf(to) - minuteOf(from))

/**
 * When a session began and ended (ms since 1970), and its minutes. One that runs lasts from its first card until now,
 * without idle time far from its trials.
 */
export function timesOf({ trials, started, ended, minutes }: Timed, now: number) {
  const first = trials[0]?.at ?? started
  const last = trials.at(-1)?.at ?? first
  const near = (from: number, to: number) => to >= from && to - from <= longestIdle
  const from = ended !== undefined || near(started, first) ? started : first
  const to = ended ?? (near(last, now) ? now : last)
  return { from, to, minutes: minutes ?? Math.max(1, minutesBetween(from, to)) }
}

/**
 * The times of one client: shorter than the session's for those who came late or left early, also where the therapist
 * entered the session's minutes.
 */
export function timesOfClient(
  session: Timed & Pick<TherapySession, 'attendance'>,
  client: string | undefined,
  now: number,
) {
  const whole = timesOf(session, now)
  const { joined, left } = session.attendance?.[client ?? ''] ?? {}
  const from = Math.min(whole.to, Math.max(whole.from, joined ?? whole.from))
  const to = Math.max(from, Math.min(whole.to, left ?? whole.to))
  const missed = minutesBetween(whole.from, from) + minutesBetween(to, whole.to)
  return { from, to, minutes: Math.max(0, whole.minutes - missed) }
}
