import { locale } from '#messages'
import type { Meeting } from '../../caseload/records.ts'
import { listed } from '../../platform/words/words.ts'

// 4 January 2026 was a Sunday.
const dayDate = (day: number) => new Date(2026, 0, 4 + day)
const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long' })
const shortDay = new Intl.DateTimeFormat(locale, { weekday: 'short' })
const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

/** The name of a day of the week; 0 is Sunday. */
export const dayName = (day: number): string => longDay.format(dayDate(day))

/** '9:30 AM'; '' for a meeting without a time. */
export function timeText({ time = '' }: Pick<Meeting, 'time'>): string {
  if (time === '') return ''
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return clock.format(new Date(2026, 0, 4, hours, minutes))
}

/** When a group meets: 'Mon 9:30 AM and Wed 9:30 AM'; '' for a group without meetings. */
export function meetingText(meetings: readonly Meeting[]): string {
  return listed(
    meetings.map((meeting) => [shortDay.format(dayDate(meeting.day)), timeText(meeting)].filter(Boolean).join(' ')),
  )
}
