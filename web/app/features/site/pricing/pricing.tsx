import { m } from '#messages'
import type { PlanWord, SiteEntry } from '@marigold/contract'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { storeChosenPlan } from '../../../platform/session/chosen-plan.ts'
import { useToken } from '../../../platform/session/use-token.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FeatureList } from './feature-list.tsx'
import { Offers } from './offers.tsx'
import type { PlanTexts } from './plan-cards.tsx'
import { retryImport } from '../../../platform/start/retry-import.ts'

const ForUser = lazy(
  retryImport(() => import('./user-pricing.tsx').then((module) => ({ default: module.UserPricing }))),
)

/** Stores the chosen plan for the account to be created. */
function VisitorOffers({ texts }: { texts: PlanTexts }) {
  const navigate = useNavigate()
  const choose = (plan: PlanWord) => {
    storeChosenPlan(plan)
    void navigate('/myaccount')
  }
  return <Offers texts={texts} current={null} busy={false} onChoose={choose} />
}

/** Pricing page: features, free trial, and plans. */
export function Pricing({ features, plans }: { features: readonly SiteEntry[]; plans: readonly SiteEntry[] }) {
  const token = useToken()
  const texts = Object.fromEntries(plans.map(({ id, fields }) => [id, fields.text ?? '']))
  return (
    <>
      <section className="price-top">
        <div className="wrap">
          <h1>{m.site_every_plan_opens_everything()}</h1>
          <p className="lead">{m.site_the_same_games_and_the_same()}</p>
        </div>
      </section>
      <section>
        <div className="wrap">
          {typeof token === 'string' ? (
            <Suspense fallback={<Offers texts={texts} current={null} busy trial="unknown" onChoose={() => {}} />}>
              <ForUser texts={texts} />
            </Suspense>
          ) : (
            <VisitorOffers texts={texts} />
          )}
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <div className="head">
            <h2>{m.site_in_every_plan()}</h2>
            <Link className="link" to="/faq" prefetch="intent">
              {m.site_questions_read_the_faq()} <Icon of={ArrowRight} />
            </Link>
          </div>
          <FeatureList entries={features} />
        </div>
      </section>
    </>
  )
}
