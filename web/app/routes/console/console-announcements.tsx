import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { AnnouncementsSection } from '../../features/console/announcements-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_announcements_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleAnnouncementsPage() {
  return <ConsolePage title={m.ui_announcements()} section={(token) => <AnnouncementsSection token={token} />} />
}
