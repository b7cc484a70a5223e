import type { Card, PublicServices } from '@marigold/contract'
import { noRows, toDeck } from '../../features/cards/sets/card-rows.ts'

/** Returns the cards that a visitor may try, the same for everyone. */
export async function readSampleCards(services: Pick<PublicServices, 'sampleSet'>): Promise<Card[]> {
  return toDeck({ ...noRows, ...(await services.sampleSet()) }).cards
}
