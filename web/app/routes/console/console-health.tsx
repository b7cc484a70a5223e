import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { HealthSection } from '../../features/console/health/health-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_health_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleHealthPage() {
  return <ConsolePage title={m.console_health()} section={(token) => <HealthSection token={token} />} />
}
