import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { ReportsSection } from '../../features/console/reports-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_reports_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleReportsPage() {
  return <ConsolePage title={m.ui_reports()} section={(token) => <ReportsSection token={token} />} />
}
