import { locale } from '#messages'

const percents = new Intl.NumberFormat(locale, { style: 'percent' })
const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '75%'; a part of nothing is 0%. */
export const percent = (part: number, whole: number): string => percents.format(whole === 0 ? 0 : part / whole)

/** '2.5', with the locale's decimal sign. */
export const oneDecimal = (value: number): string => decimals.format(value)

/** The arithmetic mean; null of no values. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** The median, of an even count the mean of the two in the middle; null of no values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1))
}
