import { createCheckoutSession, type BillingDetails, type PlanWord } from '@marigold/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import sign from '../../../assets/brand/sign.svg'
import { ApiError, call } from '../../../platform/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { forgetReturn, readReturn } from '../../../platform/return-to.ts'
import { repeat } from '../../../platform/repeat.ts'
import { refreshSession, useSession } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Offers } from './pricing.tsx'

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
    const patience = setTimeout(() => setLate(true), beforeLate)
    return () => {
      stop()
      clearTimeout(patience)
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
        <Spinner label="Confirming your payment" />
        {late && (
          <Notice>
            The payment provider has not told us yet. You can leave this page: your plan opens as soon as it does, and
            nothing is charged twice.
          </Notice>
        )}
      </div>
    )
  }
  return (
    <AlertDialog
      open
      onClose={close}
      title="Thank you for Subscribing"
      picture={<img src={sign} alt="" width="112" height="112" />}
      // In place of this page: the back button must not bring the thanks again.
      actions={
        <>
          {back ? (
            <LinkButton to={back} replace onClick={forgetReturn}>
              Back to your cards
            </LinkButton>
          ) : null}
          <LinkButton to="/exploregames" replace look={back ? 'quiet' : 'main'} onClick={forgetReturn}>
            All Games
          </LinkButton>
        </>
      }
    >
      <p className="muted">Every game and every card is open.</p>
    </AlertDialog>
  )
}

/** The offers for a signed-in person: choosing opens the payment page. */
export function PricingForPerson() {
  const { billing, trialRefused, status, active } = useSession()
  const [busy, setBusy] = useState(false)
  const [search] = useSearchParams()
  const [trouble, setTrouble] = useState<string | null>(null)
  const navigate = useNavigate()
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the button that was pressed stands far below.
    if (trouble) news.current?.scrollIntoView({ block: 'center' })
  }, [trouble])
  useEffect(() => {
    // The back button of the payment page may show this page as it was left: busy.
    const shown = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
  const current = billing?.subscription_status === 'current'
  const confirming = search.has('thankyou') && !current && !trialRefused
  const choose = async (plan: PlanWord) => {
    setBusy(true)
    setTrouble(null)
    try {
      const { url }: { url?: string } = await call(createCheckoutSession, { body: { plan } })
      if (!url) throw new Error('The answer names no payment page')
      window.location.assign(url)
    } catch (error) {
      setBusy(false)
      logFailure('Checkout did not start', error)
      const said = error instanceof ApiError ? error : null
      if (said?.code === 'already_subscribed' || said?.message === 'User already has an active subscription.') {
        void navigate('/myprofile', { state: { planRuns: true } })
        return
      }
      setTrouble(said?.message ?? 'Something went wrong. Please try again.')
    }
  }
  return (
    <>
      <ThankYou current={current} behind={current && status === 'known' && !active} trialRefused={trialRefused} />
      <div className="price-news" ref={news}>
        {trialRefused && !current && (
          <Notice>
            The card that you gave was used for a free trial before, so the trial did not start and nothing was charged.
            You can choose a plan: it is charged at once.
          </Notice>
        )}
        {trouble && <Notice tone="bad">{trouble}</Notice>}
      </div>
      <Offers
        current={runningPlan(billing)}
        busy={busy || confirming}
        trialUsed={trialRefused || Boolean(billing)}
        onChoose={(plan) => void choose(plan)}
      />
    </>
  )
}
