import { locale } from '#messages'

const lists = new Intl.ListFormat(locale)
const enumerations = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
const percents = new Intl.NumberFormat(locale, { style: 'percent' })

/** Joins words as a list: 'Mia, Leo, and Ann'. */
export const listed = (words: readonly string[]): string => lists.format(words)

/** 'Mia, Leo, Ann', where no sentence is said. */
export const enumerated = (words: readonly string[]): string => enumerations.format(words)

/** Formats 75 as '75%'. */
export const percentText = (percent: number): string => percents.format(percent / 100)

const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })

/** US cents as an amount: '$9.99'. */
export const formatMoney = (cents: number): string => money.format(cents / 100)

const wholeMoney = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** US cents as an amount without cents: '$1,200'. */
export const formatWholeMoney = (cents: number): string => wholeMoney.format(cents / 100)
