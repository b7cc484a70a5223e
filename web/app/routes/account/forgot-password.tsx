import { m } from '#messages'
import { ForgotPasswordForm } from '../../features/account/forgot-password-form.tsx'
import { JoinLayout } from '../../features/account/join-layout.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [
  { title: m.account_forgot_password_marigold() },
  { name: 'description', content: m.account_have_a_link_mailed_with_which() },
]

export default function ForgotPasswordPage() {
  return (
    <JoinLayout title={m.account_forgot_password_2()}>
      <ForgotPasswordForm />
    </JoinLayout>
  )
}
