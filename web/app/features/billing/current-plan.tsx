import type { BillingDetails, Me } from '@marigold/contract'
import { useCountdown } from '../../platform/countdown.ts'
import { refreshSession } from '../../platform/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { planTexts } from './plan-texts.ts'
import './billing.css'

function NotRead() {
  return (
    <section className="current-plan" aria-label="My Current Plan">
      <Notice
        tone="bad"
        action={
          <Button size="small" onClick={() => void refreshSession()}>
            Retry
          </Button>
        }
      >
        Your plan could not be loaded.
      </Notice>
    </section>
  )
}

/** My Current Plan: what runs, until when, and the way to pricing. */
export function CurrentPlan({
  me,
  billing,
  failed = false,
}: {
  me: Me
  billing: BillingDetails | null | undefined
  /** Billing could not be read. */
  failed?: boolean
}) {
  const countdown = useCountdown(billing)
  if (billing === undefined && failed) return <NotRead />
  if (billing === undefined) {
    return (
      <section className="current-plan" aria-busy="true" aria-label="My Current Plan">
        <Skeleton width="180px" height="34px" />
      </section>
    )
  }
  const texts = planTexts(me, billing)
  return (
    <section className="current-plan" aria-labelledby="current-plan">
      <div>
        <h2 className="plan-eyebrow" id="current-plan">
          My Current Plan
        </h2>
        <p className="plan-heading">{texts.heading}</p>
        <p>{texts.line}</p>
      </div>
      {countdown ? <p className="plan-days">{countdown}</p> : null}
      {billing?.past_due ? <Notice tone="bad">Please check the card that you pay with.</Notice> : null}
      {texts.way ? (
        <div className="plan-actions">
          <LinkButton to="/pricing" look={texts.way.main ? 'main' : 'quiet'}>
            {texts.way.text}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}
