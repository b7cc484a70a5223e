import { m } from '#messages'
import { plans, trialDays, type Plan } from '@marigold/contract'
import { useState } from 'react'
import sign from '../../assets/brand/sign.svg'
import { storeChosenPlan } from '../../platform/session/chosen-plan.ts'
import { formatInterval, formatPrice, planName } from '../../platform/words/plan-words.ts'

/** Shows the chosen plan and its price, with a link to change it. */
export function PlanLine({ plan }: { plan: Plan }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="plan-line grid grid-cols-[48px_1fr_auto] gap-y-0.5 gap-x-3.5 items-center mt-5.5 py-3.5 px-4.5 rounded-card bg-marigold-soft [&_b]:block [&_b]:text-lead/[1.2] [&_b]:font-semibold [&_b]:font-display">
      <img src={sign} alt="" width="48" height="48" />
      <div>
        <b>
          {planName(plan)}, {formatPrice(plan)}
        </b>
        <span>{m.billing_new_users_get_days_free({ trialDays })}</span>
      </div>
      <button
        type="button"
        className="min-h-12 py-0 px-1 border-0 [background:none] text-inherit text-body/[1] font-semibold font-text [text-decoration:underline] [text-underline-offset:4px]"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {m.ui_change()}
      </button>
      {open ? (
        <div className="col-[1/-1] grid gap-2 mt-3" role="radiogroup" aria-label={m.ui_plan()}>
          {plans.map((option) => (
            <label key={option.code} className="plan-option">
              <input
                type="radio"
                name="plan"
                value={option.word}
                checked={option.code === plan.code}
                onChange={() => storeChosenPlan(option.word)}
              />
              <b>{planName(option)}</b>
              <span>
                {formatPrice(option)} {formatInterval(option)}
              </span>
            </label>
          ))}
        </div>
      ) : null}
    </div>
  )
}
