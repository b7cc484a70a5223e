import { locale, m } from '#messages'

/** '3 of 5'. */
export const outOf = (part: number | string, whole: number | string): string => m.kit_out_of({ part, whole })

/** 'the cow, the pig, and the duck', in the locale's way. */
export const listed = (words: readonly string[]): string => new Intl.ListFormat(locale).format(words)

/** The text with a capital first letter. */
export const sentenceCase = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
