import { m } from '#messages'
import { ForgotPasswordForm } from '../../features/account/forgot-password-form.tsx'
import { AuthLayout } from '../../features/account/auth-layout.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [
  { title: m.account_forgot_password_marigold() },
  { name: 'description', content: m.account_get_an_email_with_a_link() },
]

export default function ForgotPasswordPage() {
  return (
    <AuthLayout title={m.account_forgot_password_2()}>
      <ForgotPasswordForm />
    </AuthLayout>
  )
}
