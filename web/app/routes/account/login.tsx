import { m } from '#messages'
import { AuthLayout } from '../../features/account/auth-layout.tsx'
import { LoginForm } from '../../features/account/login-form.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [
  { title: m.account_login_marigold() },
  { name: 'description', content: m.account_log_in_to_your_marigold_games() },
]

export default function LoginPage() {
  return (
    <AuthLayout current="login" signUpTo="/pricing" title={m.account_login_to_your_account()}>
      <LoginForm />
    </AuthLayout>
  )
}
