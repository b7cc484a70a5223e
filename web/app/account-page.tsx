import type { Me } from '@marigold/contract'
import { AccountScreen } from './features/account/account-screen.tsx'
import { AddressBanner } from './features/account/address-banner.tsx'
import { BillingInformation } from './features/account/billing-information.tsx'
import { BugReport } from './features/account/bug-report.tsx'
import { OwnData } from './features/account/own-data.tsx'
import { PersonalDetails } from './features/account/personal-details.tsx'
import { SecondFactorSection } from './features/account/second-factor/second-factor-section.tsx'
import { SignIns } from './features/account/sign-ins.tsx'
import { BillingHistory } from './features/billing/billing-history.tsx'
import { CurrentPlan } from './features/billing/current-plan.tsx'
import { MailPreferences } from './features/notifications/mail-preferences.tsx'
import { RecentGames } from './features/play/recent-games.tsx'
import type { Session } from './platform/session/session.ts'

/** The whole account of a signed-in person, the same at /myprofile and /myaccount: sections of several areas in their order. */
export function AccountPage({ me, token, session }: { me: Me; token: string; session: Session }) {
  return (
    <AccountScreen me={me}>
      <AddressBanner me={me} />
      <CurrentPlan me={me} billing={session.billing} lastPayment={session.lastPayment} failed={session.billingFailed} />
      <RecentGames token={token} />
      <PersonalDetails me={me} />
      <BillingInformation me={me} />
      <BillingHistory token={token} />
      <SecondFactorSection token={token} />
      <SignIns token={token} />
      <MailPreferences token={token} confirmed={me.email_confirmed} />
      <OwnData />
      <BugReport />
    </AccountScreen>
  )
}
