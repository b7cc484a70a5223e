import { locale, m } from '#messages'
import { formatMoney, formatWholeMoney, percentText } from '../../platform/words/words.ts'
import type { Unit } from './series.ts'

const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
const months = new Intl.DateTimeFormat(locale, { month: 'short' })
const monthsOfYears = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' })
const wholeDays = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' })

/** 'May 6' */
export const dayText = (at: number): string => days.format(at)
/** 'May', or 'Jan 2026' for the first month of a year and where the year has to be said. */
export function monthText(at: number, withYear: boolean): string {
  return (withYear || new Date(at).getMonth() === 0 ? monthsOfYears : months).format(at)
}
/** 'May 6, 2026' */
export const wholeDayText = (at: number): string => wholeDays.format(at)

export function valueText(unit: Unit, value: number): string {
  if (unit === 'percent') return percentText(value)
  if (unit === 'money') return formatMoney(value)
  return unit === 'rating' ? m.cards_of_5({ value }) : m.cards_a_min({ pace: value })
}

/** What a tick of the vertical axis reads: '50%', '$1,200', '3'. */
export function tickText(unit: Unit, value: number): string {
  if (unit === 'money') return formatWholeMoney(value)
  return unit === 'percent' ? percentText(value) : String(value)
}
