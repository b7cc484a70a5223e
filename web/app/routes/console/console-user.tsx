import { m } from '#messages'
import { useParams } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import { occupationName } from '../../features/account/occupations.ts'
import { UserSection } from '../../features/console/users/user-section.tsx'
import { useSession } from '../../platform/session/session.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.console_users_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleUserPage() {
  const id = Number(useParams().id)
  const { me } = useSession()
  return (
    <ConsolePage
      section={(token) => (
        <UserSection key={id} id={id} token={token} ownId={me?.id ?? 0} occupationName={occupationName} />
      )}
    />
  )
}
