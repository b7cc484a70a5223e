import { m } from '#messages'
import { type ReactNode } from 'react'
import { SetUpSecondFactor } from './features/account/second-factor/set-up-second-factor.tsx'
import { AccountError, AccountSkeleton } from './features/account/account-screen.tsx'
import { Console } from './features/console/console.tsx'
import { TwoStepLoginGate } from './features/console/two-step-login-gate.tsx'
import { NotFound } from './features/site/not-found.tsx'
import { refreshSession, useSession } from './platform/session/session.ts'

/**
 * Shows one section of the admin console. It requires an administrator with two-step login; everyone else sees "not
 * found".
 */
export function ConsolePage({ title, section }: { title?: string; section: (token: string) => ReactNode }) {
  const { status, me, token } = useSession()
  if (status === 'unknown' || status === 'loading') return <AccountSkeleton />
  if (status === 'failed')
    return <AccountError onRetry={() => void refreshSession()}>{m.ui_we_couldnt_load_the_console()}</AccountError>
  if (!me?.isadmin || token === null) return <NotFound />
  return (
    <TwoStepLoginGate token={token} setUp={(onDone) => <SetUpSecondFactor onDone={onDone} />}>
      <Console title={title}>{section(token)}</Console>
    </TwoStepLoginGate>
  )
}
