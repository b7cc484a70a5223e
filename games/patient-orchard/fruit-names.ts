import { m } from '#messages'
import type { FruitKind } from './orchard.ts'

export const fruitNames: Record<FruitKind, string> = {
  apple: m.patient_orchard_apple(),
  pear: m.patient_orchard_pear(),
  peach: m.patient_orchard_peach(),
}

/** Names of the ripeness levels 0 to 4 in messages. */
export const ripenessNames = ['blossom', 'green', 'turning', 'ripe', 'gold'] as const
