import type { Price, Recurring } from '../state/records.ts'

const daySeconds = 86_400

/** The moment `count` intervals after an anchor; a month without that day ends on its last one. Seconds, UTC. */
export function addIntervals(anchor: number, recurring: Recurring, count = 1): number {
  const steps = recurring.interval_count * count
  if (recurring.interval === 'day') return anchor + steps * daySeconds
  if (recurring.interval === 'week') return anchor + steps * 7 * daySeconds
  const months = recurring.interval === 'year' ? steps * 12 : steps
  const start = new Date(anchor * 1000)
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end.getTime() / 1000
}

/** The first end of a period after `moment`, counted from the anchor so that days do not drift. */
export function nextPeriodEnd(anchor: number, recurring: Recurring, moment: number): number {
  let count = 1
  while (addIntervals(anchor, recurring, count) <= moment) count += 1
  return addIntervals(anchor, recurring, count)
}

/** Whether two prices are billed in the same rhythm. */
export function sameRhythm(a: Price, b: Price): boolean {
  return a.recurring?.interval === b.recurring?.interval && a.recurring?.interval_count === b.recurring?.interval_count
}

/** The share of an amount that belongs to the rest of a period, in whole cents. */
export function remainingShare(amount: number, period: { start: number; end: number }, moment: number): number {
  const length = period.end - period.start
  if (length <= 0) return 0
  return Math.round((amount * Math.max(0, period.end - moment)) / length)
}
