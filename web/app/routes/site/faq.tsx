import type { Route } from './+types/faq.ts'
import { Faq } from '../../features/site/texts/faq.tsx'
import { faqData } from '../../features/site/texts/faq-data.ts'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'FAQ · Marigold',
    description: 'How plans, the free trial, games and cards work.',
    path: '/faq',
    data: faqData(),
  })

export default function FaqPage() {
  return <Faq />
}
