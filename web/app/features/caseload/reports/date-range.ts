import { locale } from '#messages'

/** Whole days on this device's calendar: the first and the last ms, since 1970. */
export interface DateRange {
  from: number
  to: number
}

export const rangeKinds = ['this-month', 'last-month', 'school-year', 'custom'] as const
export type RangeKind = (typeof rangeKinds)[number]

/** American schools start in August. */
const firstMonth = 7

const startOf = (at: number) => new Date(at).setHours(0, 0, 0, 0)
const endOf = (at: number) => new Date(at).setHours(23, 59, 59, 999)

/** The days of a range until today. */
export function rangeOf(kind: Exclude<RangeKind, 'custom'>, now: number): DateRange {
  const date = new Date(now)
  const [year, month] = [date.getFullYear(), date.getMonth()]
  const from = (first: Date, last = now) => ({ from: first.getTime(), to: endOf(last) })
  if (kind === 'this-month') return from(new Date(year, month, 1))
  if (kind === 'last-month') return from(new Date(year, month - 1, 1), new Date(year, month, 0).getTime())
  return from(new Date(month < firstMonth ? year - 1 : year, firstMonth, 1))
}

/** The days from one date to another, as date fields have them; null unless both are dates in this order. */
export function customRange(first: string, last: string): DateRange | null {
  const [from, to] = [new Date(`${first}T00:00`).getTime(), new Date(`${last}T00:00`).getTime()]
  return from <= to ? { from, to: endOf(to) } : null
}

const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })

/** 'Nov 1 – 27, 2026', with plain spaces. */
export const rangeText = ({ from, to }: DateRange): string => dates.formatRange(from, to).replaceAll(/\s/g, ' ')

/** Mondays to Fridays of a range. */
export function weekdaysIn({ from, to }: DateRange): number {
  let count = 0
  for (const day = new Date(startOf(from)); day.getTime() <= to; day.setDate(day.getDate() + 1))
    if (day.getDay() !== 0 && day.getDay() !== 6) count += 1
  return count
}

/** The months that a range touches, each whole. */
export function monthsIn({ from, to }: DateRange): DateRange[] {
  const months: DateRange[] = []
  const first = new Date(from)
  for (let at = 0; ; at += 1) {
    const start = new Date(first.getFullYear(), first.getMonth() + at, 1).getTime()
    if (start > to) return months
    months.push({ from: start, to: new Date(first.getFullYear(), first.getMonth() + at + 1, 1).getTime() - 1 })
  }
}

/** The days that two ranges share; null for none. */
export function overlap(a: DateRange, b: DateRange): DateRange | null {
  const both = { from: Math.max(startOf(a.from), startOf(b.from)), to: Math.min(endOf(a.to), endOf(b.to)) }
  return both.from <= both.to ? both : null
}
