import { m } from '#messages'
import { AuthLayout } from '../../features/account/auth-layout.tsx'
import { ResetPasswordForm } from '../../features/account/reset-password-form.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

// The URL contains a secret until the script removes it, so nothing that the page loads may learn it.
export const meta = () => [{ title: m.account_reset_password_marigold() }, { name: 'referrer', content: 'no-referrer' }]

export default function ResetPasswordPage() {
  return (
    <AuthLayout title={m.account_reset_password()}>
      <ResetPasswordForm />
    </AuthLayout>
  )
}
