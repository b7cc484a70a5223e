import { locale } from '#messages'

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 28, 2026' */
export const formatDay = (iso: string): string => day.format(new Date(iso))

/** 'Nov 28, 2026, 4:45 PM' */
export const formatMoment = (iso: string): string => moment.format(new Date(iso))

const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })

/** '4:45 PM' */
export const formatClock = (iso: string): string => clock.format(new Date(iso))
