import { m } from '#messages'
import { type ReactNode } from 'react'
import { SetUpSecondFactor } from './features/account/second-factor/set-up.tsx'
import { AccountTrouble, AccountWaiting } from './features/account/account-screen.tsx'
import { Console } from './features/admin/console.tsx'
import { Door } from './features/admin/door.tsx'
import { NotFound } from './features/site/not-found.tsx'
import { refreshSession, useSession } from './platform/session/session.ts'

/** A room of the console: for administrators behind two-step login. To anybody else there is nothing at its address. */
export function ConsolePage({ title, room }: { title: string; room: (token: string) => ReactNode }) {
  const { status, me, token } = useSession()
  if (status === 'unknown' || status === 'loading') return <AccountWaiting />
  if (status === 'failed')
    return <AccountTrouble onRetry={() => void refreshSession()}>{m.ui_we_couldnt_load_the_console()}</AccountTrouble>
  if (!me?.isadmin || token === null) return <NotFound />
  return (
    <Door token={token} setUp={(onDone) => <SetUpSecondFactor onDone={onDone} />}>
      <Console title={title}>{room(token)}</Console>
    </Door>
  )
}
