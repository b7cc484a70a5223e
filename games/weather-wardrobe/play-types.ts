import type { Look } from '@marigold/contract'
import type { Play, Values } from '../kit/index.ts'
import type { Kid } from './figure.ts'
import type { Level, Move, State } from './state.ts'

export type WardrobePlay = Play<Level, State, Move>

/** Who gets dressed, from the settings; nobody in the grown-up look, where clothes lie flat. */
export const kidOf = (values: Values, look: Look): Kid => ({
  ...{ skin: String(values.skin ?? 'yellow'), hair: (values.hair ?? 'short') as Kid['hair'] },
  ...{ chair: values.chair === true, flat: look === 'grown-up' },
})
