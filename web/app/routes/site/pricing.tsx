import { m } from '#messages'
import type { Route } from './+types/pricing.ts'
import { Pricing } from '../../features/site/pricing/pricing.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_pricing_marigold(),
    description: '7 days free, then monthly, quarterly or yearly. Every plan opens every game and every card.',
    path: '/pricing',
  })

export default function PricingPage() {
  return <Pricing />
}
