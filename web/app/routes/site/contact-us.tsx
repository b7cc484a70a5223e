import { m } from '#messages'
import type { Route } from './+types/contact-us.ts'
import { Contact } from '../../features/site/contact/contact.tsx'
import { pageMeta } from '../../page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_contact_us_marigold(),
    description: m.site_write_to_the_people_who_make(),
    path: '/contactus',
  })

export default function ContactPage() {
  return <Contact />
}
