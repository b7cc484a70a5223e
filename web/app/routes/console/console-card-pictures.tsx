import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { PicturesSection } from '../../features/console/cards/pictures/pictures-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.editing_cards_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleCardPicturesPage() {
  return <ConsolePage section={() => <PicturesSection />} />
}
