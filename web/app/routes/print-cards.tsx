import type { Route } from './+types/print-cards.ts'
import { PrintScreen } from '../features/print/print-screen.tsx'
import { withPhotos } from '../platform/own-media.ts'
import { readPrintSet, readUsedToday } from '../platform/print-set.ts'
import type { RouteHandle } from '../route-handle.ts'

export const handle: RouteHandle = { bare: true, startNow: true }

export const meta: Route.MetaFunction = () => [{ title: 'Print cards · Marigold' }]

/** The cards come from this browser alone: the server never learns what is printed, or for whom. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const stored = readPrintSet()
  const set = stored && { ...stored, cards: await withPhotos(stored.cards) }
  const used = await withPhotos(readUsedToday())
  const wantsUsed = used.length > 0 && (!set || new URL(request.url).searchParams.get('cards') === 'used')
  return { set, used, first: wantsUsed ? ('used' as const) : ('set' as const) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <main id="main" className="min-h-dvh" aria-busy="true" />
}

export default function PrintCardsPage({ loaderData }: Route.ComponentProps) {
  return <PrintScreen {...loaderData} />
}
