import type { Route } from './+types/contact-us.ts'
import { Contact } from '../../features/site/contact/contact.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact Us · Marigold',
    description: 'Write to the people who make Marigold.',
    path: '/contactus',
  })

export default function ContactPage() {
  return <Contact />
}
