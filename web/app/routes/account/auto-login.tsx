import { m } from '#messages'
import { AutoLogin } from '../../features/account/auto-login.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

// The URL contains a one-time ticket until the script removes it.
export const meta = () => [
  { title: m.account_processing_payment_marigold() },
  { name: 'referrer', content: 'no-referrer' },
]

export default function AutoLoginPage() {
  return <AutoLogin />
}
