import type { Recurring } from '../state/records.ts'

export type Interval = Pick<Recurring, 'interval' | 'interval_count'>

/**
 * Returns the time (in seconds, UTC) that is `count` intervals after an anchor. In a month that does not have the
 * anchor's day, it is the last day.
 */
export function addIntervals(anchor: number, { interval, interval_count }: Interval, count = 1): number {
  const months = interval_count * count * (interval === 'year' ? 12 : 1)
  const start = new Date(anchor * 1000)
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end.getTime() / 1000
}

/** Returns the first end of a period after `moment`. It is counted from the anchor, so that the day does not drift. */
export function nextPeriodEnd(anchor: number, recurring: Interval, moment: number): number {
  let count = 1
  while (addIntervals(anchor, recurring, count) <= moment) count += 1
  return addIntervals(anchor, recurring, count)
}

/** Returns whether two prices are charged equally often. */
export function sameInterval(a: Interval, b: Interval): boolean {
  return a.interval === b.interval && a.interval_count === b.interval_count
}
