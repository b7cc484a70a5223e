import { m } from '#messages'
import { Navigate } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_console_marigold() }, { name: 'robots', content: 'noindex' }]

/** The door; behind it, the room where work waits. */
export default function ConsoleDoorPage() {
  return <ConsolePage title={m.ui_console()} room={() => <Navigate to="/console/reports" replace />} />
}
