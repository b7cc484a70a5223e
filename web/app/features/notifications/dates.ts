import { locale, m } from '#messages'
import type { Notification } from '@marigold/contract'

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Names a date: 'Today', 'Yesterday', or the date. */
export function dayName(at: string, now: Date): string {
  const date = new Date(at)
  const back = Math.round((dayOf(now) - dayOf(date)) / 86_400_000)
  if (back === 0) return m.ui_today()
  return back === 1 ? m.ui_yesterday() : longDate.format(date)
}

/** Formats the time of day. */
export function formatTime(at: string): string {
  return clock.format(new Date(at))
}

/** Formats how long ago it was: minutes, hours, then the date. */
export function formatAgo(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / 60_000)
  if (minutes < 1) return m.notifications_just_now()
  if (minutes < 60) return m.notifications_minutes_ago({ minutes })
  const hours = Math.floor(minutes / 60)
  if (dayName(at, now) === m.ui_today()) return m.notifications_hours_ago({ hours })
  return dayName(at, now)
}

/** Groups notifications by day, in order. */
export function groupByDay(list: readonly Notification[], now: Date): { day: string; entries: Notification[] }[] {
  const days: { day: string; entries: Notification[] }[] = []
  for (const entry of list) {
    const day = dayName(entry.created_at, now)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
