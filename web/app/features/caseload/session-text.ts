import { locale, m } from '#messages'
import { answeredOf } from '../../caseload/digest.ts'
import type { Caseload } from '../../caseload/records.ts'
import type { SessionSummary } from '../../caseload/session-records.ts'
import { minutesBetween } from '../../caseload/session-times.ts'
import type { SessionFields } from '../../caseload/session.ts'
import { listed, percentText } from '../../platform/words/words.ts'

const date = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric' })
const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

/** 'Mon, Sep 7' */
export const dateText = (at: number): string => date.format(at)

/** '9:30–10:00 AM', or only the start of a session that runs. */
export function clockText({ started, ended }: Pick<SessionFields, 'started' | 'ended'>): string {
  return ended === undefined ? clock.format(started) : clock.formatRange(started, ended).replace(/\s*–\s*/, '–')
}

/** Whole minutes of a session that has ended: those the therapist entered, or else those from start to end. */
export function minutesText({ started, ended, minutes }: SessionFields): string {
  const counted = minutes ?? (ended === undefined ? null : Math.max(1, minutesBetween(started, ended)))
  return counted === null ? m.caseload_still_open() : m.caseload_min_2({ minutes: counted })
}

/** Who a session was with: the name of its group, or else the codes of the clients who were in it. */
export function whoText(session: Pick<SessionSummary, 'group' | 'clients'>, { groups, clients }: Caseload): string {
  const group = groups.find(({ id }) => id === session.group)
  if (group && group.name !== '') return group.name
  const codes = session.clients.flatMap((id) => clients.find((one) => one.id === id)?.code ?? [])
  return codes.length > 0 ? listed(codes) : m.ui_no_client()
}

/** Trials and accuracy of a session, of one client alone if `client` is given. */
export function resultText({ digests }: SessionSummary, client?: string): string {
  const own = client === undefined ? digests : digests.filter((one) => one.client === client)
  const trials = own.flatMap(({ values }) => Object.values(values)).reduce((sum, count) => sum + count, 0)
  if (trials === 0) return m.caseload_no_trials()
  const scored = own.filter(({ scale }) => scale === 'accuracy').map(answeredOf)
  const answered = scored.reduce((sum, one) => sum + one.answered, 0)
  const correct = scored.reduce((sum, one) => sum + one.correct, 0)
  const trialsText = m.cards_trials({ count: trials })
  return answered === 0
    ? trialsText
    : m.caseload_correct({ trials: trialsText, percent: percentText(Math.round((100 * correct) / answered)) })
}
