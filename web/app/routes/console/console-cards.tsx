import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { CardsSection } from '../../features/console/cards/cards-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.editing_cards_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleCardsPage() {
  return <ConsolePage title={m.ui_cards()} section={(token) => <CardsSection token={token} />} />
}
