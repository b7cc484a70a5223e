import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { UsersSection } from '../../features/console/users/users-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_users_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleUsersPage() {
  return <ConsolePage title={m.ui_users()} section={(token) => <UsersSection token={token} />} />
}
