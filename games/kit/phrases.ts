import { locale, m } from '#messages'
import { percent } from './statistics.ts'

/** '3 of 5'. */
export const outOf = (part: number | string, whole: number | string): string => m.kit_out_of({ part, whole })

/** '3 of 5 (60%)'. */
export const outOfPercent = (part: number, whole: number): string =>
  m.kit_part_of_whole_percent({ part, whole, percent: percent(part, whole) })

/** 'the cow, the pig, and the duck', in the locale's way. */
export const listed = (words: readonly string[]): string => new Intl.ListFormat(locale).format(words)

/** The text with a capital first letter. */
export const sentenceCase = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
