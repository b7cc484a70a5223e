import { m } from '#messages'
import type { Route } from './+types/pricing.ts'
import { Pricing } from '../../features/site/pricing/pricing.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { siteEntries } = context.get(servicesContext)
  const [features, plans] = await Promise.all([siteEntries('feature'), siteEntries('plan')])
  return { features, plans }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_pricing_marigold(),
    description: m.site_n7_days_free_then_monthly_quarterly(),
    path: '/pricing',
  })

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  return <Pricing {...loaderData} />
}
