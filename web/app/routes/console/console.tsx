import { m } from '#messages'
import { Navigate } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_console_marigold() }, { name: 'robots', content: 'noindex' }]

/** Two-step login, then the section with open work. */
export default function ConsoleHomePage() {
  return <ConsolePage title={m.ui_console()} section={() => <Navigate to="/console/messages" replace />} />
}
