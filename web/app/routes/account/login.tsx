import { JoinLayout } from '../../features/account/join-layout.tsx'
import { LoginForm } from '../../features/account/login-form.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [
  { title: 'Login · Marigold' },
  { name: 'description', content: 'Sign in to your games, your cards and your notes of Marigold.' },
]

export default function LoginPage() {
  return (
    <JoinLayout current="login" signUpTo="/pricing" title="Login to your account">
      <LoginForm />
    </JoinLayout>
  )
}
