import { m } from '#messages'
import { ConfirmEmail } from '../../features/account/confirm-email.tsx'
import { AuthLayout } from '../../features/account/auth-layout.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

// The URL contains a secret until the script removes it, so nothing that the page loads may learn it.
export const meta = () => [
  { title: m.account_confirm_your_address_marigold() },
  { name: 'referrer', content: 'no-referrer' },
]

export default function ConfirmEmailPage() {
  return (
    <AuthLayout title={m.account_confirm_your_address()}>
      <ConfirmEmail />
    </AuthLayout>
  )
}
