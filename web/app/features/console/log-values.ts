import { m } from '#messages'
import { areaSwitches, type GameState } from '@marigold/contract'
import { formatMoney } from '../../platform/words/words.ts'
import { formatDay, formatMoment } from './format-time.ts'
import { inboxValue, inboxValueNames } from './log-words.ts'
import { stateNames as gameStateNames } from './games/change-game.ts'
import { gameFieldNames } from './games/game-words.ts'
import { cardFieldNames } from './cards/card-words.ts'
import { siteFieldNames } from './site/site-words.ts'
import { areaNames } from './users/areas-box.tsx'

type Value = string | number | boolean | null | undefined

const names: Record<string, () => string> = {
  ...Object.fromEntries(areaSwitches.map((area) => [area, () => areaNames[area]])),
  administrator: m.ui_administrator,
  age_filters: m.catalogue_ages,
  blocked: m.console_value_blocked,
  checked_by: m.console_value_checked_by,
  complimentary: m.ui_complimentary,
  cover: m.games_cover,
  file: m.console_value_file,
  logins: m.console_value_logins,
  outcome: m.caseload_status,
  open_until: m.support_value_open_until,
  publish_at: m.console_value_publish_at,
  refunded: m.ui_refunded,
  renews: m.support_value_renews,
  renews_on: m.support_value_renews_on,
  result: m.console_value_certification,
  steps: m.games_step_pictures,
  trial_end: m.support_value_trial_end,
  two_step_login: m.ui_two_step_login,
  un_zip_filename: m.console_value_page,
  version: m.console_version,
  video: m.catalogue_video,
}
const days = ['open_until', 'renews_on', 'trial_end']
const files = ['cover', 'steps', 'video']

/** Words that the log stores, as a reader has them. */
const words: Partial<Record<string, string>> = {
  'result pass': m.console_value_certified(),
  'result fail': m.console_value_not_certified(),
  'job failed': m.money_failed(),
  'job retry': m.console_value_runs_again(),
  'outcome failed': m.money_failed(),
  'outcome applied': m.console_value_event_applied(),
}

/** 'a.webp, b.webp' for stored files, one per line. */
const fileNames = (paths: string) =>
  paths
    .split('\n')
    .map((path) => path.slice(path.lastIndexOf('/') + 1))
    .join(', ')

/** 'left_alone' as 'Left alone'. */
const inWords = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`

/** What a recorded value is called. */
export const valueName = (name: string): string =>
  names[name]?.() ??
  inboxValueNames[name] ??
  cardFieldNames[name] ??
  siteFieldNames[name] ??
  gameFieldNames[name] ??
  inWords(name)

/** A recorded value in words: 'on', '$4.00', 'Nov 28, 2026'. */
export function valueText(name: string, value: Value): string {
  const word = inboxValue(name, value) ?? words[`${name} ${value}`]
  if (word !== undefined) return word
  if (typeof value === 'boolean') return value ? m.console_on() : m.console_off()
  if (name === 'refunded' && typeof value === 'number') return formatMoney(value)
  if (name === 'state') return gameStateNames[value as GameState] ?? String(value ?? '')
  if (files.includes(name)) return value ? fileNames(String(value)) : m.ui_none()
  if (name === 'un_zip_filename') return `/Gamedescription/${value}`
  if (name === 'publish_at' && typeof value === 'string') return formatMoment(value)
  return days.includes(name) && typeof value === 'string' ? formatDay(value) : String(value ?? '')
}
