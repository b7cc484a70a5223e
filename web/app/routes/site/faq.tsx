import { m } from '#messages'
import type { Route } from './+types/faq.ts'
import { Faq } from '../../features/site/texts/faq.tsx'
import { faqData } from '../../features/site/texts/faq-data.ts'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(servicesContext).siteEntries('faq')

export const meta: Route.MetaFunction = ({ matches, loaderData = [] }) =>
  pageMeta(matches, {
    title: m.site_faq_marigold(),
    description: m.site_how_plans_the_free_trial_games(),
    path: '/faq',
    data: faqData(loaderData),
  })

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return <Faq entries={loaderData} />
}
