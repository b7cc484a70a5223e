import { BugReport } from '../../../features/account/bug-report.tsx'
import { CurrentPlan } from '../../../features/billing/current-plan.tsx'
import { RecentGames } from '../../../features/play/recent-games.tsx'
import { refreshSession, useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RowSkeletons, TileSkeletons } from '../../../ui/skeleton.tsx'

/** A hub's part for a signed-in person: recent games, the plan, and a box for what went wrong. */
export function PersonPart() {
  const { status, me, billing, billingFailed, token } = useSession()
  if (status === 'visitor') return null
  return (
    <section className="sec sec-joined hub-person" aria-label="Your own things">
      <div className="wrap">
        {status === 'failed' ? (
          <Notice
            tone="bad"
            action={
              <Button size="small" look="quiet" onClick={() => void refreshSession()}>
                Retry
              </Button>
            }
          >
            Your games and your plan could not be loaded.
          </Notice>
        ) : me && token ? (
          <>
            <RecentGames token={token} />
            <div className="hub-two">
              <CurrentPlan me={me} billing={billing} failed={billingFailed} />
              <BugReport />
            </div>
          </>
        ) : (
          <>
            <div className="recent-games" aria-hidden>
              <ul>
                <TileSkeletons count={4} ratio="3 / 4" />
              </ul>
            </div>
            <div className="hub-two" aria-hidden>
              <div className="account-box">
                <RowSkeletons count={2} />
              </div>
              <div className="account-box">
                <RowSkeletons count={2} />
              </div>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
