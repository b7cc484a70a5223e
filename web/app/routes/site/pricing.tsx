import type { Route } from './+types/pricing.ts'
import { Pricing } from '../../features/site/pricing/pricing.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Pricing · Marigold',
    description: '7 days free, then monthly, quarterly or yearly. Every plan opens every game and every card.',
    path: '/pricing',
  })

export default function PricingPage() {
  return <Pricing />
}
