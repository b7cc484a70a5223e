import type { Me, SiteFacts } from '@marigold/contract'
import { Navigate, useLocation, useRouteLoaderData } from 'react-router'
import { AccountScreen } from './features/account/account-screen.tsx'
import { movedPath, type AccountSection } from './features/account/sections.ts'
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

interface AccountPageProps {
  me: Me
  token: string
  session: Session
  section?: AccountSection
}

function Section({ me, token, session, section }: AccountPageProps) {
  const root = useRouteLoaderData('root') as { facts: SiteFacts } | undefined
  const plan = (
    <CurrentPlan me={me} billing={session.billing} lastPayment={session.lastPayment} failed={session.billingFailed} />
  )
  switch (section) {
    case 'plan':
      return (
        <>
          {plan}
          <BillingInformation me={me} />
          <BillingHistory token={token} />
        </>
      )
    case 'security':
      return (
        <>
          <SecondFactorSection token={token} />
          <Logins token={token} />
        </>
      )
    case 'emails':
      return <MailPreferences token={token} confirmed={me.email_confirmed} />
    case 'data':
      return <AccountData />
    default:
      return (
        <>
          {plan}
          <RecentGames token={token} />
          <PersonalDetails me={me} locales={root?.facts.locales ?? []} />
          <BillingInformation me={me} />
          <BillingHistory token={token} />
          <BugReport />
        </>
      )
  }
}

/** The user's account: the profile at /myprofile and /myaccount, and further sections below /myprofile. */
export function AccountPage(props: AccountPageProps) {
  const { hash } = useLocation()
  const { section = '' } = props
  const moved = section === '' ? movedPath(hash) : null
  if (moved) return <Navigate to={moved} replace />
  return (
    <AccountScreen key={section} me={props.me} section={section}>
      {section === '' ? <EmailConfirmationBanner me={props.me} /> : null}
      <Section {...props} />
    </AccountScreen>
  )
}
