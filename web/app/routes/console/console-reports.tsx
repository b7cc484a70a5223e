import { ConsolePage } from '../../console-page.tsx'
import { ReportsRoom } from '../../features/admin/reports-room.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: 'Reports · Marigold' }, { name: 'robots', content: 'noindex' }]

export default function ConsoleReportsPage() {
  return <ConsolePage title="Reports" room={(token) => <ReportsRoom token={token} />} />
}
