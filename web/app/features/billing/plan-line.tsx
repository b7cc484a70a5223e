import { plans, trialDays, type Plan } from '@marigold/contract'
import { useState } from 'react'
import sign from '../../assets/brand/sign.svg'
import { storeChosenPlan } from '../../platform/session/chosen-plan.ts'
import { intervalOf, priceOf } from './chosen-plan.ts'

/** The chosen plan with its price, and the way to another. */
export function PlanLine({ plan }: { plan: Plan }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="plan-line">
      <img src={sign} alt="" width="48" height="48" />
      <div>
        <b>
          {plan.name}, {priceOf(plan)}
        </b>
        <span>New users get {trialDays} days free.</span>
      </div>
      <button type="button" className="plan-change" aria-expanded={open} onClick={() => setOpen(!open)}>
        Change
      </button>
      {open ? (
        <div className="plan-options" role="radiogroup" aria-label="Plan">
          {plans.map((option) => (
            <label key={option.code} className="plan-option">
              <input
                type="radio"
                name="plan"
                value={option.word}
                checked={option.code === plan.code}
                onChange={() => storeChosenPlan(option.word)}
              />
              <b>{option.name}</b>
              <span>
                {priceOf(option)} {intervalOf(option)}
              </span>
            </label>
          ))}
        </div>
      ) : null}
    </div>
  )
}
