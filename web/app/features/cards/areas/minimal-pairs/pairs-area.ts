import { getContrasts, getMinimalPairs, type Contrast, type MinimalPair } from '@marigold/contract'
import { call } from '../../../../platform/calls/api-client.ts'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { listStaleMs, type CardArea } from '../card-area.ts'
import { toPairCard } from './pair-cards.ts'

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[a-z-]{1,20}$/.test(value)
const slot = (contrast: string) => `p/${contrast}`

/** Minimal pairs area, picked by contrast code. */
export const pairs: CardArea<'pairs', string[], readonly MinimalPair[], readonly Contrast[], 'articulation'> = {
  id: 'pairs',
  tab: 'articulation',
  permission: 'articulation',
  nothing: [],
  isPicked: (picks) => picks.length > 0,
  parse: (stored) => (Array.isArray(stored) ? [...new Set(stored.filter(isCode))] : []),
  param: 'p',
  toParams: (picks) => (picks.length > 0 ? [picks.join('.')] : []),
  fromParams: ([text = '']) => text.split('.'),
  noRows: [],
  fetch: async (contrasts) => (await call(getMinimalPairs, { body: { contrasts } })).data,
  hasCards: (rows) => rows.length > 0,
  cards: (rows) => rows.map((pair) => ({ card: toPairCard(pair), slot: slot(pair.contrast) })),
  without: (rows, keys) => rows.filter(({ id }) => !keys.has(`pairs-${id}`)),
  // The call rejects contrasts that don't exist.
  isMissing: () => false,
  useList: (enabled) => useCall(getContrasts, { staleTime: listStaleMs, enabled }).data?.data,
  slots: (picks, contrasts) =>
    contrasts.filter(({ code }) => picks.includes(code)).map((contrast) => [slot(contrast.code), contrast.pairs]),
}
