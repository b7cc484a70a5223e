import { m } from '#messages'
import type { Route } from './+types/print-cards.ts'
import { sheetOf } from '../../features/print/options.ts'
import { PrintScreen } from '../../features/print/print-screen.tsx'
import { firstSource, sourcesOf } from '../../features/print/sources.ts'
import { withPhotos } from '../../platform/storage/own-media.ts'
import { readPrintGroup, readPrintSet, readUsedToday } from '../../platform/storage/print-set.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { bare: true, startNow: true }

export const meta: Route.MetaFunction = () => [{ title: m.cards_print_cards_marigold() }]

/** The cards come from this browser alone: the server never learns what is printed, or for whom. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const stored = readPrintSet()
  const set = stored && { ...stored, cards: await withPhotos(stored.cards) }
  const decks = readPrintGroup().map(async ({ seat, deck }) => ({
    seat,
    deck: { ...deck, cards: await withPhotos(deck.cards) },
  }))
  const used = readUsedToday()
  const practiced = { ...used, cards: await withPhotos(used.cards) }
  const sources = sourcesOf(set, await Promise.all(decks), practiced)
  const { searchParams } = new URL(request.url)
  const first = firstSource(sources, searchParams.get('cards') === 'used')
  return { sources, first, sheet: sheetOf(searchParams) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <main id="main" className="min-h-dvh" aria-busy="true" />
}

export default function PrintCardsPage({ loaderData }: Route.ComponentProps) {
  return <PrintScreen {...loaderData} />
}
