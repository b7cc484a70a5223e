import { m } from '#messages'
import { PartnerRedirect } from '../../features/partner/redirect.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

// The URL contains a one-time token until the script removes it.
export const meta = () => [{ title: m.account_logging_in_marigold() }, { name: 'referrer', content: 'no-referrer' }]

export default function RedirectPage() {
  return <PartnerRedirect />
}
