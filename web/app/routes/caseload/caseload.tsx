import { m } from '#messages'
import { Navigate } from 'react-router'
import { AccountError, AccountSkeleton } from '../../features/account/account-screen.tsx'
import { useSetTrainings } from '../../features/cards/sets/use-set-trainings.ts'
import { TrialData } from '../../features/cards/tally/progress/all-trials.tsx'
import { seatedCardsUrl } from '../../features/cards/workspace/set-url.ts'
import { CaseloadScreen } from '../../features/caseload/caseload-screen.tsx'
import { useGameTrainings } from '../../features/catalogue/use-game-trainings.ts'
import { refreshSession, useSession, useWasLoggedIn } from '../../platform/session/session.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.caseload_my_caseload_marigold() }]

function useTrainings() {
  return [...useSetTrainings(), ...useGameTrainings()]
}

/** The discipline of new clients: that of the therapist's occupation by its code. */
const disciplines: Record<string, 'SLP' | 'OT' | 'MIND'> = { '2': 'MIND', '3': 'OT', '4': 'MIND' }

export default function CaseloadPage() {
  const { status, me } = useSession()
  const wasLoggedIn = useWasLoggedIn(status)
  if (status === 'visitor') return <Navigate to="/login" state={{ signedOut: wasLoggedIn }} replace />
  if (status === 'failed')
    return <AccountError onRetry={() => void refreshSession()}>{m.account_we_couldnt_load_your_account()}</AccountError>
  if (!me) return <AccountSkeleton />
  return (
    <CaseloadScreen
      cardsUrl={seatedCardsUrl}
      useTrainings={useTrainings}
      discipline={disciplines[me.occupation] ?? 'SLP'}
      data={<TrialData />}
    />
  )
}
