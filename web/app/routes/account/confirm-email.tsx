import { m } from '#messages'
import { ConfirmEmail } from '../../features/account/confirm-email.tsx'
import { JoinLayout } from '../../features/account/join-layout.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

// The address holds a secret until the script has taken it out: nothing that the page loads may learn it.
export const meta = () => [
  { title: m.account_confirm_your_address_marigold() },
  { name: 'referrer', content: 'no-referrer' },
]

export default function ConfirmEmailPage() {
  return (
    <JoinLayout title={m.account_confirm_your_address()}>
      <ConfirmEmail />
    </JoinLayout>
  )
}
