import { m } from '#messages'
import { areaSwitches } from '@marigold/contract'
import { formatMoney } from '../../platform/words/words.ts'
import { formatDay } from './format-time.ts'
import { inboxValue, inboxValueNames } from './log-words.ts'
import { cardFieldNames } from './cards/card-words.ts'
import { siteFieldNames } from './site/site-words.ts'
import { areaNames } from './users/areas-box.tsx'

type Value = string | number | boolean | null | undefined

const names: Record<string, () => string> = {
  ...Object.fromEntries(areaSwitches.map((area) => [area, () => areaNames[area]])),
  administrator: m.ui_administrator,
  blocked: m.console_value_blocked,
  checked_by: m.console_value_checked_by,
  complimentary: m.ui_complimentary,
  logins: m.console_value_logins,
  open_until: m.support_value_open_until,
  refunded: m.ui_refunded,
  renews: m.support_value_renews,
  renews_on: m.support_value_renews_on,
  trial_end: m.support_value_trial_end,
  two_step_login: m.ui_two_step_login,
}
const days = ['open_until', 'renews_on', 'trial_end']

/** 'left_alone' as 'Left alone'. */
const inWords = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`

/** What a recorded value is called. */
export const valueName = (name: string): string =>
  names[name]?.() ?? inboxValueNames[name] ?? cardFieldNames[name] ?? siteFieldNames[name] ?? inWords(name)

/** A recorded value in words: 'on', '$4.00', 'Nov 28, 2026'. */
export function valueText(name: string, value: Value): string {
  const word = inboxValue(name, value)
  if (word !== undefined) return word
  if (typeof value === 'boolean') return value ? m.console_on() : m.console_off()
  if (name === 'refunded' && typeof value === 'number') return formatMoney(value)
  return days.includes(name) && typeof value === 'string' ? formatDay(value) : String(value ?? '')
}
