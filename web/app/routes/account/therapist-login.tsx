import { useRouteLoaderData } from 'react-router'
import type { SiteFacts } from '@marigold/contract'
import { PartnerTrouble } from '../../features/partner/partner-trouble.tsx'

export const meta = () => [
  { title: 'Sign-in from a partner site · Marigold' },
  { name: 'description', content: 'For therapists who come to Marigold from the site of a partner.' },
]

export default function TherapistLoginPage() {
  const root = useRouteLoaderData('root') as { facts: SiteFacts } | undefined
  return <PartnerTrouble partnerUrl={root?.facts.partnerUrl ?? null} />
}
