import { m } from '#messages'
import { BugReport } from '../../../features/account/bug-report.tsx'
import { CurrentPlan } from '../../../features/billing/current-plan.tsx'
import { RecentGames } from '../../../features/play/recent-games.tsx'
import { refreshSession, useSession } from '../../../platform/session/session.ts'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons, TileSkeletons } from '../../../ui/skeleton.tsx'

/** A hub's part for logged-in users: recent games, the plan, and a bug report form. */
export function UserSection() {
  const { status, me, billing, billingFailed, token } = useSession()
  if (status === 'visitor') return null
  return (
    <section className="sec sec-joined hub-user" aria-label={m.site_your_own_things()}>
      <div className="wrap">
        {status === 'failed' ? (
          <LoadFailed look="quiet" onRetry={refreshSession}>
            {m.site_we_couldnt_load_your_games_and()}
          </LoadFailed>
        ) : me && token ? (
          <>
            <RecentGames token={token} />
            <div className="grid gap-5 [align-items:start] lg:grid-cols-[1fr_1fr]">
              <CurrentPlan me={me} billing={billing} failed={billingFailed} />
              <BugReport />
            </div>
          </>
        ) : (
          <>
            <div className="recent-games pt-5.5 px-7 pb-7 panel rounded-large phone:py-5 phone:px-4.5" aria-hidden>
              <ul>
                <TileSkeletons count={4} ratio="3 / 4" />
              </ul>
            </div>
            <div className="grid gap-5 [align-items:start] lg:grid-cols-[1fr_1fr]" aria-hidden>
              <div className="account-box panel">
                <RowSkeletons count={2} />
              </div>
              <div className="account-box panel">
                <RowSkeletons count={2} />
              </div>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
