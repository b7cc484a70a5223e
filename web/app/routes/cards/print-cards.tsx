import { m } from '#messages'
import type { Route } from './+types/print-cards.ts'
import { asksForSample, sheetFromUrl } from '../../features/print/print-url.ts'
import { PrintScreen } from '../../features/print/print-screen.tsx'
import { collectSources, defaultSource, sampleSource } from '../../features/print/sources.ts'
import { withPhotoUrls } from '../../platform/storage/own-media.ts'
import { readPrintGroup, readPrintPicks, readPrintSet, readPracticedToday } from '../../platform/storage/print-set.ts'
import type { RouteHandle } from '../../route-handle.ts'
import { servicesContext } from '../../services-context.ts'
import { readSampleCards } from './sample-cards.ts'

export const handle: RouteHandle = { bare: true, startNow: true }

export const meta: Route.MetaFunction = () => [{ title: m.cards_print_cards_marigold() }]

/** The sample, where the URL asks for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isAsked = asksForSample(new URL(request.url).searchParams)
  return { sample: isAsked ? await readSampleCards(context.get(servicesContext)) : [] }
}

/** A user's cards come from this browser only; the server never learns what is printed, or for whom. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const sheet = sheetFromUrl(searchParams)
  if (asksForSample(searchParams)) {
    const { sample } = await serverLoader()
    return { sources: sampleSource(sample), first: 'set' as const, sheet, picks: null }
  }
  const stored = readPrintSet()
  const set = stored && { ...stored, cards: await withPhotoUrls(stored.cards) }
  const decks = readPrintGroup().map(async ({ seat, deck }) => ({
    seat,
    deck: { ...deck, cards: await withPhotoUrls(deck.cards) },
  }))
  const used = readPracticedToday()
  const practiced = { ...used, cards: await withPhotoUrls(used.cards) }
  const sources = collectSources(set, await Promise.all(decks), practiced)
  const first = defaultSource(sources, searchParams.get('cards') === 'used')
  return { sources, first, sheet, picks: readPrintPicks() }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <main id="main" className="min-h-dvh" aria-busy="true" />
}

export default function PrintCardsPage({ loaderData }: Route.ComponentProps) {
  return <PrintScreen {...loaderData} />
}
