import { m } from '#messages'
import { sentenceCase } from '../kit/phrases.ts'
import { outingNow } from './table.ts'
import type { State } from './state.ts'

type Named = Parameters<typeof m.weather_wardrobe_the_garment>[0]['garment']
const keyOf = (id: string) => id.toLowerCase().replace(/[^a-z]/g, '_') as Named

/** 'the rain boots', and 'the rain boots, too small' for a wrong size. */
export function garmentName(state: State, item: number): string {
  const { garment, size } = outingNow(state).items[item] ?? { garment: 'socks', size: 'fits' }
  const name = m.weather_wardrobe_the_garment({ garment: keyOf(garment) })
  if (size === 'small') return m.weather_wardrobe_garment_too_small({ garment: name })
  return size === 'big' ? m.weather_wardrobe_garment_too_big({ garment: name }) : name
}

export const garmentTitle = (state: State, item: number): string => sentenceCase(garmentName(state, item))
