import { m } from '#messages'
import { ConsolePage } from '../../console-page.tsx'
import { AdministratorsSection } from '../../features/console/admins/administrators-section.tsx'
import { useSession } from '../../platform/session/session.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.administrators_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleAdministratorsPage() {
  const { me } = useSession()
  return <ConsolePage section={(token) => <AdministratorsSection token={token} ownId={me?.id ?? 0} />} />
}
