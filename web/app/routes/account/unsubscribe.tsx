import { m } from '#messages'
import type { Route } from './+types/unsubscribe.ts'
import { Unsubscribe } from '../../features/notifications/unsubscribe.tsx'
import type { RouteHandle } from '../../route-handle.ts'
import { servicesContext } from '../../services-context.ts'

export const handle: RouteHandle = { startNow: true }

// Depends on the URL only: the page is the same for everyone, and opening it changes nothing.
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const way = searchParams.get('way')
  return {
    kind: context.get(servicesContext).unsubscribeKind(token),
    token,
    way: way === 'on' || way === 'off' ? way : null,
  } as const
}

export const meta = () => [
  { title: m.account_your_emails_marigold() },
  { name: 'robots', content: 'noindex' },
  // The URL identifies the user.
  { name: 'referrer', content: 'no-referrer' },
]

export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  return <Unsubscribe {...loaderData} />
}
