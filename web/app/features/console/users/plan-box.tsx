import { m } from '#messages'
import {
  cancelUserPlan,
  extendUserTrial,
  limits,
  refundInvoice,
  resumeUserPlan,
  type UserRecord,
} from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { formatMoney } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Values } from '../../../ui/use-form.ts'
import { formatDay } from '../format-time.ts'
import { centsOf } from './cents.ts'
import { ChangeDialog, reasonField, type ChangeField } from '../change-dialog.tsx'
import { changeUser } from './change-user.ts'
import { DeclinedFacts } from './declined-facts.tsx'
import { FactList } from './fact-list.tsx'
import { InvoiceItem, PlanItem, refundableOf } from './plan-items.tsx'

interface Step {
  /** Identifies the step, and its draft. */
  name: string
  title: string
  /** What the button says, if it isn't the title. */
  action?: string
  lead: string
  fields: readonly ChangeField[]
  /** What was done, once it is. */
  done: string
  /** For a step that can't be undone: what the button says that keeps everything. */
  keep?: string
  send: (values: Values) => Promise<UserRecord>
}

const plainFields = [reasonField]
const trialFields: readonly ChangeField[] = [
  { name: 'days', label: m.support_days({ max: limits.console.trialDays }), maxLength: 2, inputMode: 'numeric' },
  reasonField,
]

/** What can be done with a user's running plan. */
function planSteps({ id, revision, plans }: UserRecord): Step[] {
  const plan = plans.find(({ live }) => live)
  if (plan === undefined || plan.state === 'expired') return []
  const params = { id }
  const until = formatDay(plan.period_end)
  if (plan.state === 'canceled')
    return [
      {
        ...{ name: 'resume', title: m.support_resume(), fields: plainFields },
        ...{ lead: m.support_resume_lead({ date: until }), done: m.support_resumed() },
        send: ({ reason = '' }) => call(resumeUserPlan, { params, body: { revision, reason } }),
      },
    ]
  const cancel: Step = {
    ...{ name: 'cancel', title: m.support_cancel(), fields: plainFields, done: m.support_canceled() },
    lead: plan.state === 'past_due' ? m.support_cancel_now_lead() : m.support_cancel_lead({ date: until }),
    ...(plan.state === 'past_due' && { keep: m.support_keep_the_plan(), action: m.support_end_now() }),
    send: ({ reason = '' }) => call(cancelUserPlan, { params, body: { revision, reason } }),
  }
  if (plan.state !== 'trial') return [cancel]
  const extend: Step = {
    ...{ name: 'extend', title: m.support_extend(), fields: trialFields },
    ...{ lead: m.support_extend_lead({ date: until }), done: m.support_extended() },
    send: ({ days = '', reason = '' }) => {
      const body = { revision, trial_end: plan.period_end, days: Math.trunc(Number(days)) || 0, reason }
      return call(extendUserTrial, { params, body })
    },
  }
  return [extend, cancel]
}

/** What can be refunded: every invoice of which something is left. */
function refundSteps({ id, revision, invoices }: UserRecord): Step[] {
  return invoices
    .filter((invoice) => refundableOf(invoice) > 0)
    .map((invoice) => {
      const { invoice_number: number } = invoice
      const left = formatMoney(refundableOf(invoice))
      return {
        ...{
          name: `refund ${invoice.id}`,
          title: m.support_refund_invoice({ number }),
          action: m.support_refund(),
          done: m.support_refund_sent(),
        },
        lead: invoice.card ? m.support_refund_lead_card({ card: invoice.card }) : m.support_refund_lead(),
        fields: [
          {
            name: 'amount',
            label: m.support_amount(),
            hint: m.support_up_to({ left }),
            maxLength: 12,
            inputMode: 'decimal',
            value: (refundableOf(invoice) / 100).toFixed(2),
          },
          {
            name: 'invoice_number',
            label: m.support_type_the_number({ number }),
            maxLength: limits.console.invoiceNumber,
          },
          reasonField,
        ],
        keep: m.support_keep_the_payment(),
        send: ({ amount = '', invoice_number = '', reason = '' }: Values) => {
          const body = { revision, amount: centsOf(amount), refunded: invoice.refunded, invoice_number, reason }
          return call(refundInvoice, { params: { id, invoice: invoice.id }, body })
        },
      }
    })
}

/** The user's plans, invoices, and declined cards, newest first, and what an administrator can do with them. */
export function PlanBox({ user, token, own }: { user: UserRecord; token: string; own: boolean }) {
  const draftOf = (name: string) => `${user.id} ${name}`
  const plans = own ? [] : planSteps(user)
  const steps = own ? [] : [...plans, ...refundSteps(user)]
  const [opened, setOpened] = useState<string | null>(null)
  const [done, setDone] = useState('')
  const step = steps.find(({ name }) => name === opened)
  return (
    <section className="account-box panel" aria-labelledby="plan-title">
      <h2 id="plan-title">{m.console_plan_and_invoices()}</h2>
      <FactList none={m.console_never_had_a_plan()} count={user.plans.length}>
        {user.plans.map((plan) => (
          <PlanItem key={plan.id} plan={plan} />
        ))}
      </FactList>
      {done ? <Notice tone="good">{done}</Notice> : null}
      {plans.length > 0 ? (
        <div className="account-actions">
          {plans.map(({ name, title }) => (
            <Button key={name} look="quiet" onClick={() => setOpened(name)}>
              {title}
            </Button>
          ))}
        </div>
      ) : null}
      {user.invoices.length > 0 ? (
        <FactList none="" count={user.invoices.length}>
          {user.invoices.map((invoice) => (
            <InvoiceItem
              key={invoice.id}
              invoice={invoice}
              {...(own ? {} : { onRefund: () => setOpened(`refund ${invoice.id}`) })}
            />
          ))}
        </FactList>
      ) : null}
      {user.declined.length > 0 ? (
        <>
          <h3>{m.support_declined_at_checkout()}</h3>
          <FactList none="" count={user.declined.length}>
            {user.declined.map((declined) => (
              <li key={declined.id}>
                <DeclinedFacts declined={declined} />
              </li>
            ))}
          </FactList>
        </>
      ) : null}
      {step ? (
        <ChangeDialog
          open
          onClose={() => setOpened(null)}
          draft={draftOf(step.name)}
          title={step.title}
          lead={step.lead}
          fields={step.fields}
          action={step.action ?? step.title}
          {...(step.keep && { keep: step.keep })}
          send={async (values) => {
            await changeUser(token, () => step.send(values))
            setDone(step.done)
          }}
        />
      ) : null}
    </section>
  )
}
