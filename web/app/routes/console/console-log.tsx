import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { LogSection } from '../../features/console/log-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_log_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleLogPage() {
  return <ConsolePage title={m.console_log()} section={(token) => <LogSection token={token} />} />
}
