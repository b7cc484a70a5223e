import type { Me } from '@marigold/contract'
import { useCaseload } from '../../caseload/caseload-store.ts'
import { useTherapySession } from '../../caseload/session-store.ts'
import { isRunning } from '../../caseload/session.ts'
import { FavoriteGames } from '../../features/catalogue/favorites/favorite-games.tsx'
import { EndingSoon, NextSessions } from '../../features/caseload/next-sessions.tsx'
import { useCardSets, useSetSending } from '../../features/cards/sets/saved/use-card-sets.ts'
import { ContinueSet } from '../../features/cards/workspace/continue-set.tsx'
import { QuickStarts } from '../../features/cards/workspace/quick-starts.tsx'
import { SavedSets } from '../../features/cards/workspace/saved-sets.tsx'
import { seatedCardsUrl } from '../../features/cards/workspace/set-url.ts'
import { WorkspaceGames } from '../../features/play/workspace-games.tsx'
import { NewestRelease } from '../../features/site/help/newest-release.tsx'
import { SessionStart, StartSkeleton, useStartSpace } from '../../features/start/session-start.tsx'
import { refreshSession, useSession } from '../../platform/session/session.ts'
import { LoadFailed } from '../../ui/notice.tsx'
import { m } from '#messages'
import { firstTabOf, useFieldGames, useFirstSteps } from './first-steps.tsx'

function Sections({ token, me }: { token: string; me: Me }) {
  const sets = useCardSets()
  useSetSending()
  const steps = useFirstSteps({ me, token, sets })
  const games = useFieldGames(me)
  const running = isRunning(useTherapySession())
  const hasClients = useCaseload()?.clients.some(({ archivedAt }) => archivedAt === undefined)
  // A therapist with clients doesn't wait for what a new user needs.
  if (steps.state === 'waiting' && !running && !hasClients) return <StartSkeleton />
  return (
    <SessionStart
      name={me.first_name}
      running={running}
      next={
        <>
          <NextSessions
            cardsUrl={seatedCardsUrl}
            otherwise={<ContinueSet sets={sets} hasSteps={steps.state === 'shown'} />}
          />
          {steps.block}
        </>
      }
      beside={
        <>
          <QuickStarts first={firstTabOf(me.occupation)} />
          <EndingSoon />
          <NewestRelease />
        </>
      }
      below={
        <>
          <SavedSets sets={sets} />
          <FavoriteGames token={token} />
          <div className="lg:col-span-2">
            <WorkspaceGames token={token} suggested={games} />
          </div>
        </>
      }
    />
  )
}

/** The start of a session on the home page, for active users; nothing for others. */
export function HomeStart() {
  const { status, me, active, token } = useSession()
  useStartSpace(me ? active : null)
  if (status === 'failed')
    return (
      <LoadFailed look="quiet" onRetry={() => void refreshSession()}>
        {m.account_we_couldnt_load_your_account()}
      </LoadFailed>
    )
  if (!me || !token) return <StartSkeleton />
  return active ? <Sections token={token} me={me} /> : null
}
