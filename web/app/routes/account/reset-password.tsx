import { m } from '#messages'
import { JoinLayout } from '../../features/account/join-layout.tsx'
import { ResetPasswordForm } from '../../features/account/reset-password-form.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

// The address holds a secret until the script has taken it out: nothing that the page loads may learn it.
export const meta = () => [{ title: m.account_reset_password_marigold() }, { name: 'referrer', content: 'no-referrer' }]

export default function ResetPasswordPage() {
  return (
    <JoinLayout title={m.account_reset_password()}>
      <ResetPasswordForm />
    </JoinLayout>
  )
}
