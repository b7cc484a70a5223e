import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { SavedRepliesSection } from '../../features/console/messages/saved-replies-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_saved_replies_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleSavedRepliesPage() {
  return <ConsolePage section={(token) => <SavedRepliesSection token={token} />} />
}
