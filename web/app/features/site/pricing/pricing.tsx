import { m } from '#messages'
import type { PlanWord } from '@marigold/contract'
import { Accessibility, ArrowRight, Gamepad2, GalleryHorizontalEnd, Layers, Presentation, Repeat } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { storeChosenPlan } from '../../../platform/session/chosen-plan.ts'
import { useToken } from '../../../platform/session/use-token.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Offers } from './offers.tsx'
import { retryImport } from '../../../platform/start/retry-import.ts'

const ForUser = lazy(
  retryImport(() => import('./user-pricing.tsx').then((module) => ({ default: module.UserPricing }))),
)

const features = [
  {
    icon: Gamepad2,
    title: m.site_all_the_games(),
    says: m.site_for_speech_occupational_and_behavioral_therapy(),
  },
  {
    icon: GalleryHorizontalEnd,
    title: m.ui_therapy_cards(),
    says: m.site_articulation_language_and_fluency_plus_your(),
  },
  { icon: Layers, title: m.site_cards_inside_games(), says: m.site_open_them_between_turns_or_pause() },
  {
    icon: Repeat,
    title: m.ui_a_group_with_different_goals(),
    says: m.site_players_share_a_game_and_each(),
  },
  { icon: Presentation, title: m.site_any_screen(), says: m.site_smart_board_tablet_or_laptop_in() },
  {
    icon: Accessibility,
    title: m.site_works_with_touch_keyboard_or_switch(),
    says: m.site_use_a_finger_a_mouse_keys(),
  },
]

/** Stores the chosen plan for the account to be created. */
function VisitorOffers() {
  const navigate = useNavigate()
  const choose = (plan: PlanWord) => {
    storeChosenPlan(plan)
    void navigate('/myaccount')
  }
  return <Offers current={null} busy={false} onChoose={choose} />
}

/** Pricing page: features, free trial, and plans. */
export function Pricing() {
  const token = useToken()
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
            <Suspense fallback={<Offers current={null} busy trial="unknown" onChoose={() => {}} />}>
              <ForUser />
            </Suspense>
          ) : (
            <VisitorOffers />
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
          <ul className="feats grid gap-y-0 gap-x-10 md:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(3,1fr)] [&_b]:text-lead/[1.25] [&_b]:font-semibold [&_b]:font-display [&_b]:block">
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
