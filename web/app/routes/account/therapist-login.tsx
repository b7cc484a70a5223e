import { m } from '#messages'
import { useRouteLoaderData } from 'react-router'
import type { SiteFacts } from '@marigold/contract'
import { PartnerLoginError } from '../../features/partner/partner-login-error.tsx'

export const meta = () => [
  { title: m.account_login_from_a_partner_site_marigold() },
  { name: 'description', content: m.account_for_therapists_who_come_to_marigold() },
]

export default function TherapistLoginPage() {
  const root = useRouteLoaderData('root') as { facts: SiteFacts } | undefined
  return <PartnerLoginError partnerUrl={root?.facts.partnerUrl ?? null} />
}
