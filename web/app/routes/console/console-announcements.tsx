import { ConsolePage } from '../../console-page.tsx'
import { AnnouncementsRoom } from '../../features/admin/announcements-room.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: 'Announcements · Marigold' }, { name: 'robots', content: 'noindex' }]

export default function ConsoleAnnouncementsPage() {
  return <ConsolePage title="Announcements" room={(token) => <AnnouncementsRoom token={token} />} />
}
