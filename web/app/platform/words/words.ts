import { locale } from '#messages'

const lists = new Intl.ListFormat(locale)
const percents = new Intl.NumberFormat(locale, { style: 'percent' })

/** 'Mia, Leo, and Ann', in the locale's way. */
export const listed = (words: readonly string[]): string => lists.format(words)

/** '75%' of 75. */
export const percentText = (percent: number): string => percents.format(percent / 100)
