import { areas, type Area, type CardPicks } from '@marigold/contract'

/** Which areas of cards are switched on for a person; an administrator may switch off each. */
export type SwitchedAreas = Readonly<Record<Area, boolean>>

const names: Record<Area, string> = { articulation: 'Articulation', language: 'Language', fluency: 'Fluency' }

/** What a call for cards answers to somebody for whom their area is switched off: no cards, and why. */
export function noCardsOf<Nothing extends object>(area: Area, nothing: Nothing) {
  const message = `${names[area]} cards are switched off for this account.`
  return { success: true as const, data: [], ...nothing, message }
}

/** Picks without those of areas that are switched off; minimal pairs belong to articulation. */
export function picksWithin(picks: CardPicks, switched: SwitchedAreas): CardPicks {
  const off = areas.filter((area) => !switched[area]) as string[]
  if (off.includes('articulation')) off.push('pairs')
  return Object.fromEntries(Object.entries(picks).filter(([kind]) => !off.includes(kind)))
}
