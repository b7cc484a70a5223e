import { createCheckoutSession, type BillingDetails, type PlanWord } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import sign from '../../../assets/brand/sign.svg'
import { ApiError, call } from '../../../platform/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { forgetReturn, readReturn } from '../../../platform/return-to.ts'
import { refreshSession, useSession } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Offers } from './pricing.tsx'

const askAgain = 2000

function runningPlan(billing: BillingDetails | null | undefined, now: number): string | null {
  if (!billing) return null
  const runs = Date.parse(billing.current_period_start) <= now && now <= Date.parse(billing.current_period_end)
  return runs ? billing.plan_type : null
}

/** After a payment: thanks as soon as billing is current, and until then that it is being confirmed. */
function ThankYou({ current }: { current: boolean }) {
  const [search, setSearch] = useSearchParams()
  const returned = search.has('thankyou')
  useEffect(() => {
    if (!returned || current) return
    const timer = setInterval(() => void refreshSession(), askAgain)
    return () => clearInterval(timer)
  }, [returned, current])
  const close = () => setSearch({}, { replace: true, preventScrollReset: true })
  if (!returned) return null
  const back = readReturn()
  if (!current) return <Spinner label="Confirming your payment" />
  return (
    <AlertDialog
      open
      onClose={close}
      title="Thank you for Subscribing"
      picture={<img src={sign} alt="" width="112" height="112" />}
      actions={
        <>
          {back ? (
            <LinkButton to={back} onClick={forgetReturn}>
              Back to your cards
            </LinkButton>
          ) : null}
          <LinkButton to="/exploregames" look={back ? 'quiet' : 'main'} onClick={forgetReturn}>
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
  const { billing } = useSession()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [now] = useState(() => Date.now())
  const navigate = useNavigate()
  const choose = async (plan: PlanWord) => {
    setBusy(true)
    setTrouble(null)
    try {
      const { url } = await call(createCheckoutSession, { body: { plan } })
      window.location.assign(url)
    } catch (error) {
      setBusy(false)
      logFailure('Checkout did not start', error)
      const said = error instanceof ApiError ? error : null
      if (said?.code === 'already_subscribed' || said?.message === 'User already has an active subscription.') {
        void navigate('/myprofile')
        return
      }
      setTrouble(said?.message ?? 'Something went wrong. Please try again.')
    }
  }
  return (
    <>
      <ThankYou current={billing?.subscription_status === 'current'} />
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <Offers current={runningPlan(billing, now)} busy={busy} onChoose={(plan) => void choose(plan)} />
    </>
  )
}
