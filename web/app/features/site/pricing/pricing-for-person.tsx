import { m } from '#messages'
import { planOf, trialDays, type BillingDetails, type PlanWord } from '@marigold/contract'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import sign from '../../../assets/brand/sign.svg'
import { forgetReturn, readReturn } from '../../../platform/session/return-to.ts'
import { repeat } from '../../../platform/time/repeat.ts'
import { refreshSession, useSession, type Session } from '../../../platform/session/session.ts'
import { useCheckout } from '../../../platform/session/use-checkout.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialog.tsx'
import { FinishCheckout } from '../../../ui/finish-checkout.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Offers, type TrialOffer } from './offers.tsx'
import { after } from '../../../platform/time/timers.ts'

const askAgain = 2000
const beforeLate = 30_000

/** The plan whose period runs today: the server's clock decides, this device's may be wrong. */
function runningPlan(billing: BillingDetails | null | undefined): string | null {
  return billing && billing.subscription_status !== 'expired' ? billing.plan_type : null
}

/**
 * After a payment: thanks as soon as billing is current, and until then that it is being confirmed. `behind` while who is
 * here was read a moment before the payment became known, and billing a moment after it: every lock hangs on the first.
 */
function ThankYou({ current, behind, trialRefused }: { current: boolean; behind: boolean; trialRefused: boolean }) {
  const [search, setSearch] = useSearchParams()
  const returned = search.has('thankyou')
  const [late, setLate] = useState(false)
  const settled = current || trialRefused
  useEffect(() => {
    if (!returned || settled) return
    const stop = repeat(refreshSession, askAgain)
    const cancel = after(beforeLate, () => setLate(true))
    return () => {
      stop()
      cancel()
    }
  }, [returned, settled])
  useEffect(() => {
    if (returned && behind) void refreshSession()
  }, [returned, behind])
  const close = () => setSearch({}, { replace: true, preventScrollReset: true })
  if (!returned || (trialRefused && !current)) return null
  const back = readReturn()
  if (!current) {
    return (
      <div className="price-news">
        <Spinner label={m.site_confirming_your_payment()} />
        {late && <Notice>{m.site_were_waiting_for_the_payment_provider()}</Notice>}
      </div>
    )
  }
  return (
    <AlertDialog
      open
      onClose={close}
      title={m.site_thank_you_for_subscribing()}
      picture={<img src={sign} alt="" width="112" height="112" />}
      // In place of this page: the back button must not bring the thanks again.
      actions={
        <>
          {back ? (
            <LinkButton to={back} replace onClick={forgetReturn}>
              {m.site_back_to_your_cards()}
            </LinkButton>
          ) : null}
          <LinkButton to="/exploregames" replace look={back ? 'quiet' : 'main'} onClick={forgetReturn}>
            {m.ui_all_games()}
          </LinkButton>
        </>
      }
    >
      <p className="muted">{m.site_every_game_and_every_card_is()}</p>
    </AlertDialog>
  )
}

/** Whether a logged-in user is offered the free trial: only when the server says that they can have it. */
function trialOffer({ status, billing, billingFailed, trialAvailable }: Session): TrialOffer {
  if (trialAvailable) return 'open'
  const pending = (billing === undefined && !billingFailed) || status === 'loading'
  return pending ? 'unknown' : 'none'
}

/** Why there is no free trial, for users whose plan does not run. */
function NoTrial({ active }: { active: boolean }) {
  return (
    <Notice>{active ? m.site_you_already_have_access_to_everything() : m.site_youve_had_your_free_trial_a()}</Notice>
  )
}

/** Leads back to the payment page that was left, with its plan and price. */
function Unfinished({ word, trial }: { word: PlanWord; trial: boolean }) {
  const plan = planOf(word)
  if (plan === undefined) return null
  return (
    <Notice action={<FinishCheckout plan={word} />}>
      {trial
        ? m.site_you_chose_and_left_trial({ name: plan.name, trialDays })
        : m.site_you_chose_and_left_before_checkout({ name: plan.name })}
    </Notice>
  )
}

/** The offers for a signed-in person: choosing opens the payment page. */
export function PricingForPerson() {
  const session = useSession()
  const { billing, trialRefused, trialAvailable, unfinishedPlan, status, active } = session
  const { busy, trouble, open } = useCheckout()
  const [search] = useSearchParams()
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the button that was pressed stands far below.
    if (trouble) news.current?.scrollIntoView({ block: 'center' })
  }, [trouble])
  const current = billing?.subscription_status === 'current'
  const confirming = search.has('thankyou') && !current && !trialRefused
  const trial = trialOffer(session)
  const over = billing === null || billing?.subscription_status === 'expired'
  return (
    <>
      <ThankYou current={current} behind={current && status === 'known' && !active} trialRefused={trialRefused} />
      <div className="price-news" ref={news}>
        {trialRefused && !current && <Notice>{m.site_your_card_was_used_for_a()}</Notice>}
        {trouble && <Notice tone="bad">{trouble}</Notice>}
        {unfinishedPlan && !confirming && <Unfinished word={unfinishedPlan} trial={trialAvailable === true} />}
        {trial === 'none' && over && !trialRefused && <NoTrial active={active} />}
      </div>
      <Offers
        current={runningPlan(billing)}
        busy={busy || confirming}
        trial={trial}
        onChoose={(plan) => void open(plan)}
      />
    </>
  )
}
