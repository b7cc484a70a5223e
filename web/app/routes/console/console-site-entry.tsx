import { m } from '#messages'
import { orderEntry, planOf, type SiteValues } from '@marigold/contract'
import { useParams, useSearchParams } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import { PictureChoice } from '../../features/cards/areas/own/editor/pictures/picture-choice.tsx'
import type { SiteTarget } from '../../features/console/site/change-site.ts'
import { SiteEntrySection } from '../../features/console/site/site-entry-section.tsx'
import type { SiteTools } from '../../features/console/site/site-form.tsx'
import { parseKind } from '../../features/console/site/site-words.ts'
import { SampleCard } from '../../features/site/home/sample-card.tsx'
import { slideOf } from '../../features/site/home/slides.ts'
import { Feature } from '../../features/site/pricing/feature-list.tsx'
import { PlanCard } from '../../features/site/pricing/plan-cards.tsx'
import { Question } from '../../features/site/texts/faq.tsx'
import { policyParts } from '../../features/site/texts/policy-page.tsx'
import { TextParts } from '../../features/site/texts/text-page.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.publishing_page_title() }, { name: 'robots', content: 'noindex' }]

/** An entry as its page shows it. */
function preview({ kind, id }: SiteTarget, fields: SiteValues) {
  if (id === orderEntry) return null
  if (kind === 'faq')
    return (
      <div className="faq">
        <Question fields={fields} open />
      </div>
    )
  if (kind === 'policy')
    return (
      // A text that scrolls must be reachable by keys.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      <div className="site-preview-scroll" role="region" aria-label={m.publishing_policies()} tabIndex={0}>
        <p className="lead mb-4">{fields.effective}</p>
        <TextParts parts={policyParts(fields)} />
      </div>
    )
  if (kind === 'feature')
    return (
      <ul className="feats">
        <Feature fields={fields} />
      </ul>
    )
  const plan = kind === 'plan' ? planOf(id) : undefined
  if (plan)
    return (
      <ul inert className="mt-6">
        <PlanCard plan={plan} text={fields.text ?? ''} mine={false} busy={false} onChoose={() => {}} />
      </ul>
    )
  return kind === 'slide' ? (
    <div className="tcard site-preview-card">
      <SampleCard card={slideOf(fields)} done={1} />
    </div>
  ) : null
}

const tools: SiteTools = { picker: (props) => <PictureChoice {...props} />, preview }

export default function ConsoleSiteEntryPage() {
  const { kind: named, id = '' } = useParams()
  const locale = useSearchParams()[0].get('locale') ?? ''
  const target = { kind: parseKind(named), id, locale }
  return (
    <ConsolePage
      section={(token) => (
        <SiteEntrySection key={`${target.kind} ${id} ${locale}`} token={token} target={target} {...tools} />
      )}
    />
  )
}
