import { m } from '#messages'
import { plans, type Plan, type PlanWord } from '@marigold/contract'
import { formatInterval, planName, formatPrice } from '../../../platform/words/plan-words.ts'
import { Check } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlanForm } from './plan-form.tsx'
import { bestPlan, savingOf } from './savings.ts'

/** What each plan's card says below the price. */
export type PlanTexts = Readonly<Partial<Record<PlanWord, string>>>

interface PlanCardProps {
  plan: Plan
  text: string
  mine: boolean
  busy: boolean
  onChoose: () => void
}

/** A plan with its price. The running one is marked and can't be chosen. */
export function PlanCard({ plan, text, mine, busy, onChoose }: PlanCardProps) {
  const look = plan === bestPlan ? 'main' : 'quiet'
  const saving = savingOf(plan)
  return (
    <li className={`plan panel ${mine ? 'mine' : plan === bestPlan ? 'best' : ''}`}>
      <h2>{planName(plan)}</h2>
      {mine ? (
        <span className="flag slate">
          <Icon of={Check} />
          {m.ui_your_plan()}
        </span>
      ) : (
        plan === bestPlan && <span className="flag best">{m.site_best_value()}</span>
      )}
      <p className="sum flex items-baseline flex-wrap gap-2 mt-3.5 text-page/[1] font-semibold font-display tracking-[-0.01em] md:text-page md:flex-wrap lg:text-page">
        {formatPrice(plan)}
        <small>{formatInterval(plan)}</small>
      </p>
      {saving ? <p className="mt-2.5 font-semibold">{saving}</p> : null}
      <p className="mt-2.5 mx-0 mb-6 text-ink-2 text-body leading-[1.45]">{text}</p>
      <PlanForm plan={plan.word}>
        <Button
          wide
          type="submit"
          look={look}
          disabled={mine || busy}
          onClick={(event) => {
            event.preventDefault()
            onChoose()
          }}
        >
          {mine ? (
            <>
              <Icon of={Check} />
              {m.site_subscribed()}
            </>
          ) : (
            m.site_choose({ name: planName(plan) })
          )}
        </Button>
      </PlanForm>
    </li>
  )
}

/** The three plans. */
export function PlanCards({
  texts,
  current,
  busy,
  onChoose,
}: {
  texts: PlanTexts
  current: string | null
  busy: boolean
  onChoose: (plan: PlanWord) => void
}) {
  return (
    <ul className="grid gap-8 mt-10 md:grid-cols-3 md:gap-4 lg:gap-6">
      {plans.map((plan) => (
        <PlanCard
          key={plan.word}
          plan={plan}
          text={texts[plan.word] ?? ''}
          mine={plan.code === current}
          busy={busy}
          onChoose={() => onChoose(plan.word)}
        />
      ))}
    </ul>
  )
}
