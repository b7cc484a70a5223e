import type { Me, SiteFacts } from '@marigold/contract'
import { useRouteLoaderData } from 'react-router'
import { AccountScreen } from './features/account/account-screen.tsx'
import { EmailConfirmationBanner } from './features/account/email-confirmation-banner.tsx'
import { BillingInformation } from './features/account/billing-information.tsx'
import { BugReport } from './features/account/bug-report.tsx'
import { AccountData } from './features/account/account-data.tsx'
import { PersonalDetails } from './features/account/personal-details.tsx'
import { SecondFactorSection } from './features/account/second-factor/second-factor-section.tsx'
import { Logins } from './features/account/logins.tsx'
import { BillingHistory } from './features/billing/billing-history.tsx'
import { CurrentPlan } from './features/billing/current-plan.tsx'
import { MailPreferences } from './features/notifications/mail-preferences.tsx'
import { RecentGames } from './features/play/recent-games.tsx'
import type { Session } from './platform/session/session.ts'

/** The user's account page, the same at /myprofile and /myaccount, composed of several features' sections. */
export function AccountPage({ me, token, session }: { me: Me; token: string; session: Session }) {
  const root = useRouteLoaderData('root') as { facts: SiteFacts } | undefined
  return (
    <AccountScreen me={me}>
      <EmailConfirmationBanner me={me} />
      <CurrentPlan me={me} billing={session.billing} lastPayment={session.lastPayment} failed={session.billingFailed} />
      <RecentGames token={token} />
      <PersonalDetails me={me} locales={root?.facts.locales ?? []} />
      <BillingInformation me={me} />
      <BillingHistory token={token} />
      <SecondFactorSection token={token} />
      <Logins token={token} />
      <MailPreferences token={token} confirmed={me.email_confirmed} />
      <AccountData />
      <BugReport />
    </AccountScreen>
  )
}
