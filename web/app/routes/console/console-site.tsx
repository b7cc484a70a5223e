import { m } from '#messages'
import { useParams } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import { SiteSection } from '../../features/console/site/site-section.tsx'
import { parseKind } from '../../features/console/site/site-words.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.publishing_page_title() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleSitePage() {
  const kind = parseKind(useParams().kind)
  return <ConsolePage title={m.publishing_site()} section={(token) => <SiteSection token={token} kind={kind} />} />
}
