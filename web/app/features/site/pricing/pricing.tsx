import type { PlanWord } from '@marigold/contract'
import { Accessibility, ArrowRight, Gamepad2, GalleryHorizontalEnd, Layers, Presentation, Repeat } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { storeChosenPlan } from '../../../platform/session/chosen-plan.ts'
import { useToken } from '../../../platform/session/use-token.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Offers } from './offers.tsx'
import { late } from '../../../platform/start/late.ts'

const ForPerson = lazy(
  late(() => import('./pricing-for-person.tsx').then((module) => ({ default: module.PricingForPerson }))),
)

const features = [
  {
    icon: Gamepad2,
    title: 'All the games',
    says: 'For speech, occupational and behavioral therapy, and for many ages.',
  },
  {
    icon: GalleryHorizontalEnd,
    title: 'Therapy cards',
    says: 'Articulation, language and fluency, and beside them words and pictures of your own.',
  },
  { icon: Layers, title: 'Cards inside games', says: 'Open them between turns, or pause the game to show them.' },
  {
    icon: Repeat,
    title: 'A group with different goals',
    says: 'Players share a game, and each has cards of their own.',
  },
  { icon: Presentation, title: 'Any screen', says: 'Smart board, tablet or laptop, in the room or remote.' },
  { icon: Accessibility, title: 'Any pair of hands', says: 'Touch, mouse, keyboard, or a single switch.' },
]

/** Remembers the plan for the account that comes next. */
function VisitorOffers() {
  const navigate = useNavigate()
  const choose = (plan: PlanWord) => {
    storeChosenPlan(plan)
    void navigate('/myaccount')
  }
  return <Offers current={null} busy={false} onChoose={choose} />
}

/** The pricing page: what a plan opens, the free trial, the three plans. */
export function Pricing() {
  const token = useToken()
  return (
    <>
      <section className="price-top">
        <div className="wrap">
          <h1>Every plan opens everything</h1>
          <p className="lead">The same games and the same cards. You choose how often you pay.</p>
        </div>
      </section>
      <section>
        <div className="wrap">
          {typeof token === 'string' ? (
            <Suspense fallback={<Offers current={null} busy trial="unknown" onChoose={() => {}} />}>
              <ForPerson />
            </Suspense>
          ) : (
            <VisitorOffers />
          )}
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <div className="head">
            <h2>In every plan</h2>
            <Link className="link" to="/faq" prefetch="intent">
              Questions? Read the FAQ <Icon of={ArrowRight} />
            </Link>
          </div>
          <ul className="feats grid gap-y-0 gap-x-10 md:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(3,1fr)] [&_b]:text-[19px]/[1.25] [&_b]:font-semibold [&_b]:font-display [&_b]:block">
            {features.map(({ icon, title, says }) => (
              <li key={title}>
                <Icon of={icon} />
                <div>
                  <b>{title}</b>
                  <span>{says}</span>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
