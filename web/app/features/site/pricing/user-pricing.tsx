import { m } from '#messages'
import { planOf, trialDays, type BillingDetails, type PlanWord } from '@marigold/contract'
import { planName } from '../../../platform/words/plan-words.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import sign from '../../../assets/brand/sign.svg'
import { clearReturnPath, readReturnPath } from '../../../platform/session/return-path.ts'
import { poll } from '../../../platform/time/poll.ts'
import { refreshSession, useSession, type Session } from '../../../platform/session/session.ts'
import { useCheckout } from '../../../platform/session/use-checkout.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialog.tsx'
import { FinishCheckout } from '../../../ui/finish-checkout.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Offers, type TrialOffer } from './offers.tsx'
import type { PlanTexts } from './plan-cards.tsx'
import { after } from '../../../platform/time/timers.ts'

const pollMs = 2000
const slowAfterMs = 30_000

/** Returns the plan that is running; the server's clock decides, because this device's may be wrong. */
function runningPlan(billing: BillingDetails | null | undefined): string | null {
  return billing && billing.subscription_status !== 'expired' ? billing.plan_type : null
}

/**
 * Shown after a payment: thanks once billing is current, and "confirming" until then. `behind` if the user was read
 * before the payment was known and billing after it, because access depends on the user.
 */
function ThankYou({ current, behind, trialRefused }: { current: boolean; behind: boolean; trialRefused: boolean }) {
  const [search, setSearch] = useSearchParams()
  const returned = search.has('thankyou')
  const [isSlow, setIsSlow] = useState(false)
  const settled = current || trialRefused
  useEffect(() => {
    if (!returned || settled) return
    const stop = poll(refreshSession, pollMs)
    const cancel = after(slowAfterMs, () => setIsSlow(true))
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
  const back = readReturnPath()
  if (!current) {
    return (
      <div className="price-notice">
        <Spinner label={m.site_confirming_your_payment()} />
        {isSlow && <Notice>{m.site_were_waiting_for_the_payment_provider()}</Notice>}
      </div>
    )
  }
  return (
    <AlertDialog
      open
      onClose={close}
      title={m.site_thank_you_for_subscribing()}
      picture={<img src={sign} alt="" width="112" height="112" />}
      // Replaces this page, so that Back doesn't show the thanks again.
      actions={
        <>
          {back ? (
            <LinkButton to={back} replace onClick={clearReturnPath}>
              {m.site_back_to_your_cards()}
            </LinkButton>
          ) : null}
          <LinkButton to="/exploregames" replace look={back ? 'quiet' : 'main'} onClick={clearReturnPath}>
            {m.ui_all_games()}
          </LinkButton>
        </>
      }
    >
      <p className="muted">{m.site_every_game_and_every_card_is()}</p>
    </AlertDialog>
  )
}

/** Returns whether a logged-in user is offered the trial, as the server says. */
function trialOffer({ status, billing, billingFailed, trialAvailable }: Session): TrialOffer {
  if (trialAvailable) return 'open'
  const pending = (billing === undefined && !billingFailed) || status === 'loading'
  return pending ? 'unknown' : 'none'
}

/** Says why there is no free trial, for users without a running plan. */
function NoTrial({ active }: { active: boolean }) {
  return (
    <Notice>{active ? m.site_you_already_have_access_to_everything() : m.site_youve_had_your_free_trial_a()}</Notice>
  )
}

/** Link back to an unfinished checkout, with its plan and price. */
function Unfinished({ word, trial }: { word: PlanWord; trial: boolean }) {
  const plan = planOf(word)
  if (plan === undefined) return null
  return (
    <Notice action={<FinishCheckout plan={word} />}>
      {trial
        ? m.site_you_chose_and_left_trial({ name: planName(plan), trialDays })
        : m.site_you_chose_and_left_before_checkout({ name: planName(plan) })}
    </Notice>
  )
}

/** Offers for a logged-in user; choosing one opens checkout. */
export function UserPricing({ texts }: { texts: PlanTexts }) {
  const session = useSession()
  const { billing, trialRefused, trialAvailable, unfinishedPlan, status, active } = session
  const { busy, problem, open } = useCheckout()
  const [search] = useSearchParams()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone, the notice may be far from the button.
    if (problem) notice.current?.scrollIntoView({ block: 'center' })
  }, [problem])
  const current = billing?.subscription_status === 'current'
  const confirming = search.has('thankyou') && !current && !trialRefused
  const trial = trialOffer(session)
  const over = billing === null || billing?.subscription_status === 'expired'
  return (
    <>
      <ThankYou current={current} behind={current && status === 'known' && !active} trialRefused={trialRefused} />
      <div className="price-notice" ref={notice}>
        {trialRefused && !current && <Notice>{m.site_your_card_was_used_for_a()}</Notice>}
        <Problem>{problem}</Problem>
        {unfinishedPlan && !confirming && <Unfinished word={unfinishedPlan} trial={trialAvailable === true} />}
        {trial === 'none' && over && !trialRefused && <NoTrial active={active} />}
      </div>
      <Offers
        texts={texts}
        current={runningPlan(billing)}
        busy={busy || confirming}
        trial={trial}
        onChoose={(plan) => void open(plan)}
      />
    </>
  )
}
