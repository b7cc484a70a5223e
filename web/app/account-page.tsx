import type { Me } from '@marigold/contract'
import { AccountScreen } from './features/account/account-screen.tsx'
import { BugReport } from './features/account/bug-report.tsx'
import { BillingHistory } from './features/billing/billing-history.tsx'
import { CurrentPlan } from './features/billing/current-plan.tsx'
import { RecentGames } from './features/play/recent-games.tsx'
import type { Session } from './platform/session.ts'

/** The whole account of a signed-in person, the same at /myprofile and /myaccount: sections of several areas in their order. */
export function AccountPage({ me, token, session }: { me: Me; token: string; session: Session }) {
  return (
    <AccountScreen me={me}>
      <CurrentPlan me={me} billing={session.billing} failed={session.billingFailed} />
      <RecentGames token={token} />
      {/* Personal Details and Billing Information */}
      <BillingHistory token={token} />
      {/* sign-ins, the person's data */}
      <BugReport />
    </AccountScreen>
  )
}
