import { ForgotPasswordForm } from '../../features/account/forgot-password-form.tsx'
import { JoinLayout } from '../../features/account/join-layout.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [
  { title: 'Forgot password · Marigold' },
  { name: 'description', content: 'Have a link mailed with which you choose a new password for Marigold.' },
]

export default function ForgotPasswordPage() {
  return (
    <JoinLayout title="Forgot Password">
      <ForgotPasswordForm />
    </JoinLayout>
  )
}
