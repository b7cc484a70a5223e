import { m } from '#messages'
import type { BillingDetails, Me } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { countdownPeriod, useCountdown } from '../../platform/time/countdown.ts'
import { poll } from '../../platform/time/poll.ts'
import { readToken, refreshSession, type LastPayment } from '../../platform/session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailed, Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlanActions } from './plan-actions.tsx'
import { formatMoney } from '../../platform/words/words.ts'
import { planTexts } from './plan-texts.ts'
import { after } from '../../platform/time/timers.ts'

function NotRead() {
  return (
    <section className="current-plan" aria-label={m.billing_my_current_plan()}>
      <LoadFailed onRetry={refreshSession}>{m.billing_we_couldnt_load_your_plan()}</LoadFailed>
    </section>
  )
}

const askEvery = 2000
const patience = 30_000

/** State of a new card; `owed` means that it was charged and the payment failed. */
type NewCard = 'none' | 'kept' | 'trying' | 'owed'

/** Returns what the new card was charged for the unpaid invoice, in US cents; null if nothing. */
function useCharged(lastPayment: LastPayment): number | null {
  const invoice = useSearchParams()[0].get('invoice')
  return invoice !== null && lastPayment?.invoice_number === invoice ? lastPayment.amount : null
}

/** Refetches the plan when the tab becomes visible, because it may have changed in another one. */
function useFreshPlan() {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void refreshSession()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
}

/**
 * Tracks a new card after the user returns from the provider's page: the unpaid amount is being charged, and the
 * provider reports the result a little later.
 */
function useNewCard(billing: BillingDetails | null | undefined): NewCard {
  const changed = useSearchParams()[0].get('card') === 'changed'
  const isPending = changed && billing?.past_due === true
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const stop = poll(refreshSession, askEvery)
    const cancel = after(patience, () => {
      stop()
      setIsSlow(true)
    })
    return () => {
      stop()
      cancel()
    }
  }, [isPending])
  if (!isPending) return changed ? 'kept' : 'none'
  return isSlow ? 'owed' : 'trying'
}

const newCardTexts: Record<NewCard, string> = {
  none: m.billing_please_update_your_card(),
  kept: '',
  trying: m.billing_your_new_card_is_being_charged(),
  owed: m.billing_your_new_card_couldnt_be_charged(),
}

/** Only users with a running plan can cancel, upgrade, or renew it; an expired plan is replaced on the pricing page. */
function canAct(me: Me, billing: BillingDetails | null): billing is BillingDetails {
  return me.plan_type !== '0' && billing !== null && billing.subscription_status !== 'expired'
}

/** My Current Plan: status, end date, actions, and a link to pricing. */
export function CurrentPlan({
  me,
  billing,
  lastPayment = null,
  failed = false,
}: {
  me: Me
  billing: BillingDetails | null | undefined
  lastPayment?: LastPayment
  /** Billing couldn't be loaded. */
  failed?: boolean
}) {
  const countdown = useCountdown(countdownPeriod(billing, me.active))
  const newCard = useNewCard(billing)
  const charged = useCharged(lastPayment)
  useFreshPlan()
  // Set if the user chose a plan on the pricing page although one is running.
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
        <h2 className="text-body/[1.3] font-semibold font-text text-marigold-text" id="current-plan">
          {m.billing_my_current_plan()}
        </h2>
        <p className="text-section/[1.15] font-semibold font-display phone:text-heading">{texts.heading}</p>
        <p>{texts.line}</p>
      </div>
      {countdown ? <p className="text-title/[1.2] font-semibold font-display">{countdown}</p> : null}
      {planRuns ? <Notice>{m.billing_you_already_have_a_plan_you()}</Notice> : null}
      {newCard === 'kept' || newCard === 'trying' ? (
        <Notice tone="good">
          {m.billing_your_new_card_is_saved()}{' '}
          {charged === null
            ? m.billing_it_will_be_used_from_now()
            : m.billing_it_was_charged({ moneyOf: formatMoney(charged) })}
        </Notice>
      ) : null}
      {billing?.past_due ? <Notice tone="bad">{newCardTexts[newCard]}</Notice> : null}
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
