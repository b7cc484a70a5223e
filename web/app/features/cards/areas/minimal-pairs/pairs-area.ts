import { getContrasts, getMinimalPairs, type Contrast, type MinimalPair } from '@marigold/contract'
import { call } from '../../../../platform/calls/api-client.ts'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { listsStay, type CardArea } from '../card-area.ts'
import { cardOfPair } from './pair-cards.ts'

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[a-z-]{1,20}$/.test(value)
const slot = (contrast: string) => `p/${contrast}`

/** Minimal pairs, picked by the codes of their contrasts. */
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
  cards: (rows) => rows.map((pair) => ({ card: cardOfPair(pair), slot: slot(pair.contrast) })),
  without: (rows, keys) => rows.filter(({ id }) => !keys.has(`pairs-${id}`)),
  // The call refuses a contrast that does not exist.
  isMissing: () => false,
  useList: (enabled) => useCall(getContrasts, { staleTime: listsStay, enabled }).data?.data,
  slots: (picks, contrasts) =>
    contrasts.filter(({ code }) => picks.includes(code)).map((contrast) => [slot(contrast.code), contrast.pairs]),
}
