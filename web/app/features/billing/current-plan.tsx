import { m } from '#messages'
import type { BillingDetails, Me } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { countedPeriod, useCountdown } from '../../platform/time/countdown.ts'
import { repeat } from '../../platform/time/repeat.ts'
import { readToken, refreshSession, type LastPayment } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlanActions } from './plan-actions.tsx'
import { moneyOf, planTexts } from './plan-texts.ts'
import { after } from '../../platform/time/timers.ts'

function NotRead() {
  return (
    <section className="current-plan" aria-label={m.billing_my_current_plan()}>
      <Notice
        tone="bad"
        action={
          <Button size="small" onClick={() => void refreshSession()}>
            {m.ui_retry()}
          </Button>
        }
      >
        {m.billing_we_couldnt_load_your_plan()}
      </Notice>
    </section>
  )
}

const askEvery = 2000
const patience = 30_000

/** What became of a new card: `owed` when the payment did not go through, though the card has been tried by now. */
type NewCard = 'none' | 'kept' | 'trying' | 'owed'

/** What the new card was charged for the invoice that was owed, in US cents; null when nothing was. */
function useCharged(lastPayment: LastPayment): number | null {
  const invoice = useSearchParams()[0].get('invoice')
  return invoice !== null && lastPayment?.invoice_number === invoice ? lastPayment.amount : null
}

/** Reads the plan again when its tab comes back into sight: it may have changed in another one. */
function useFreshPlan() {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void refreshSession()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
}

/** Back from the page for a new card: what was owed is being tried with it, which the provider tells a moment later. */
function useNewCard(billing: BillingDetails | null | undefined): NewCard {
  const changed = useSearchParams()[0].get('card') === 'changed'
  const waits = changed && billing?.past_due === true
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return
    const stop = repeat(refreshSession, askEvery)
    const cancel = after(patience, () => {
      stop()
      setLate(true)
    })
    return () => {
      stop()
      cancel()
    }
  }, [waits])
  if (!waits) return changed ? 'kept' : 'none'
  return late ? 'owed' : 'trying'
}

const owedTexts: Record<NewCard, string> = {
  none: m.billing_please_update_your_card(),
  kept: '',
  trying: m.billing_your_new_card_is_being_charged(),
  owed: m.billing_your_new_card_couldnt_be_charged(),
}

/** Cancel, upgrade and renew are for someone who has a plan; a plan that is over is chosen anew on the pricing page. */
function canAct(me: Me, billing: BillingDetails | null): billing is BillingDetails {
  return me.plan_type !== '0' && billing !== null && billing.subscription_status !== 'expired'
}

/** My Current Plan: what runs, until when, what can be done with it, and the way to pricing. */
export function CurrentPlan({
  me,
  billing,
  lastPayment = null,
  failed = false,
}: {
  me: Me
  billing: BillingDetails | null | undefined
  lastPayment?: LastPayment
  /** Billing could not be read. */
  failed?: boolean
}) {
  const countdown = useCountdown(countedPeriod(billing, me.active))
  const newCard = useNewCard(billing)
  const charged = useCharged(lastPayment)
  useFreshPlan()
  // Whoever chose a plan on the pricing page while one runs is led here.
  const planRuns = (useLocation().state as { planRuns?: boolean } | null)?.planRuns === true
  const token = readToken()
  if (billing === undefined && failed) return <NotRead />
  if (billing === undefined) {
    return (
      <section className="current-plan" aria-busy="true" aria-label={m.billing_my_current_plan()}>
        <Skeleton width="180px" height="34px" />
      </section>
    )
  }
  const texts = planTexts(me, billing)
  return (
    <section className="current-plan" aria-labelledby="current-plan">
      <div>
        <h2 className="text-[16px]/[1.3] font-semibold font-text text-marigold-text" id="current-plan">
          {m.billing_my_current_plan()}
        </h2>
        <p className="text-[34px]/[1.15] font-semibold font-display phone:text-[28px]">{texts.heading}</p>
        <p>{texts.line}</p>
      </div>
      {countdown ? <p className="text-[22px]/[1.2] font-semibold font-display">{countdown}</p> : null}
      {planRuns ? <Notice>{m.billing_you_already_have_a_plan_you()}</Notice> : null}
      {newCard === 'kept' || newCard === 'trying' ? (
        <Notice tone="good">
          {m.billing_your_new_card_is_saved()}{' '}
          {charged === null
            ? m.billing_it_will_be_used_from_now()
            : m.billing_it_was_charged({ moneyOf: moneyOf(charged) })}
        </Notice>
      ) : null}
      {billing?.past_due ? <Notice tone="bad">{owedTexts[newCard]}</Notice> : null}
      {canAct(me, billing) && token ? <PlanActions billing={billing} token={token} /> : null}
      {texts.way ? (
        <div className="plan-actions col-[1/-1] flex flex-wrap gap-3">
          <LinkButton to="/pricing" look={texts.way.main ? 'main' : 'quiet'}>
            {texts.way.text}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}
