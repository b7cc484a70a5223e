import { m } from '#messages'
import { planOf, type BillingRow, type UserRecord } from '@marigold/contract'
import { planName } from '../../../platform/words/plan-words.ts'
import { formatMoney } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { formatDay } from '../format-time.ts'
import { adviceWords, declineWords } from './decline-words.ts'

type Plan = UserRecord['plans'][number]
type Invoice = UserRecord['invoices'][number]

const planStates: Record<Plan['state'], string> = {
  trial: m.console_trial(),
  current: m.console_plan_current(),
  past_due: m.console_past_due(),
  canceled: m.console_canceled(),
  expired: m.console_expired(),
}
const planEnds: Record<NonNullable<Plan['end_reason']>, string> = {
  cancellation_requested: m.support_ended_by_request(),
  payment_failed: m.support_ended_unpaid(),
}
const invoiceStates: Record<BillingRow['status'], string> = {
  paid: m.ui_paid(),
  open: m.ui_not_paid_yet(),
  void: m.ui_void(),
  refunded: m.ui_refunded(),
  'partly refunded': m.ui_partly_refunded(),
}

function nameOf(word: string): string {
  const known = planOf(word)
  return known ? planName(known) : word
}

/** A plan that the user has or had. */
export function PlanItem({ plan }: { plan: Plan }) {
  const dates = { from: formatDay(plan.period_start), to: formatDay(plan.ended_at ?? plan.period_end) }
  return (
    <li>
      <span className="flex flex-wrap gap-2 items-center">
        <b>{nameOf(plan.plan)}</b>
        <Tag>{planStates[plan.state]}</Tag>
      </span>
      <span className="text-ink-2">
        {plan.card ? m.console_plan_line_card({ ...dates, card: plan.card }) : m.console_plan_line(dates)}
      </span>
      {plan.live && plan.next_plan ? (
        <span>{m.support_changes_to({ name: nameOf(plan.next_plan), date: formatDay(plan.period_end) })}</span>
      ) : null}
      {!plan.live && plan.end_reason ? <span className="text-ink-2">{planEnds[plan.end_reason]}</span> : null}
    </li>
  )
}

/** How much of an invoice can still be refunded, in cents. */
export const refundableOf = ({ paid, refunded }: Invoice): number => Math.max(0, paid - refunded)

/** An invoice: what it was for, why it isn't paid, and what was refunded. */
export function InvoiceItem({ invoice, onRefund }: { invoice: Invoice; onRefund?: () => void }) {
  const { invoice_number: number, amount, status, failure, failed_at, paid_at, retry_at, refunded, paid } = invoice
  const dates = { from: formatDay(invoice.current_period_start), to: formatDay(invoice.current_period_end) }
  return (
    <li>
      <span className="flex flex-wrap gap-2 items-center">
        {m.console_invoice_line({ number, amount: formatMoney(amount), date: formatDay(invoice.created_at) })}
        <Tag>{invoiceStates[status]}</Tag>
      </span>
      <span className="text-ink-2">{m.support_invoice_period({ name: nameOf(invoice.plan), ...dates })}</span>
      {failure ? (
        <span>
          <b>{declineWords(failure)}</b> {status === 'open' ? adviceWords(failure) : ''}{' '}
          {status === 'open' && retry_at ? m.support_next_attempt({ date: formatDay(retry_at) }) : ''}
        </span>
      ) : null}
      {failed_at && paid_at ? (
        <span>{m.support_failed_then_paid({ failed: formatDay(failed_at), paid: formatDay(paid_at) })}</span>
      ) : null}
      {refunded > 0 ? (
        <span>{m.support_refunded_of({ amount: formatMoney(refunded), paid: formatMoney(paid) })}</span>
      ) : null}
      {onRefund && refundableOf(invoice) > 0 ? (
        <span className="mt-1">
          <Button size="small" look="quiet" onClick={onRefund} aria-label={m.support_refund_invoice({ number })}>
            {m.support_refund()}
          </Button>
        </span>
      ) : null}
    </li>
  )
}
