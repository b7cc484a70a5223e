import type { UserRecord } from '@marigold/contract'
import type { Services } from '../../platform/app.ts'
import { changeAccount, refuseOwnAccount, type Target } from './change-account.ts'
import type { Support } from './ports.ts'

// Money is changed at the payment provider first and recorded in the same transaction afterward. If that fails in
// between, the same request can be repeated: the provider does nothing twice, and the record is written then. Nobody
// decides about their own money.

type Parts = Pick<Services, 'db' | 'log'>

/** Cancels a user's plan. Nothing is recorded if it was canceled already. */
export async function cancelPlan(parts: Parts, support: Support, target: Target, reason: string): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, { id }) => {
    refuseOwnAccount(target)
    const end = await support.cancel(trx, id)
    if (end === null) return null
    const after = { renews: false, open_until: end.toISOString() }
    return { action: 'user.plan_canceled', before: { renews: true }, after, reason }
  })
}

/** Undoes the cancellation of a user's plan. Nothing is recorded if it wasn't canceled. */
export async function resumePlan(parts: Parts, support: Support, target: Target, reason: string): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, { id }) => {
    refuseOwnAccount(target)
    const end = await support.resume(trx, id)
    if (end === null) return null
    const after = { renews: true, renews_on: end.toISOString() }
    return { action: 'user.plan_resumed', before: { renews: false }, after, reason }
  })
}

/** Moves the end of a user's trial, counted from the end that the administrator saw. */
export async function extendTrial(
  parts: Parts,
  support: Support,
  target: Target,
  { trial_end, days, reason }: { trial_end: string; days: number; reason: string },
): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, { id }) => {
    refuseOwnAccount(target)
    const before = new Date(trial_end)
    const after = await support.extendTrial(trx, id, { trialEnd: before, days })
    return {
      action: 'user.trial_extended',
      before: { trial_end: before.toISOString() },
      after: { trial_end: after.toISOString() },
      reason,
    }
  })
}

/** Refunds an invoice of a user, based on the refunded total that the administrator saw. */
export async function refundInvoice(
  parts: Parts,
  support: Support,
  target: Target,
  {
    invoice,
    amount,
    refunded: seen,
    invoice_number,
    reason,
  }: { invoice: number; amount: number; refunded: number; invoice_number: string; reason: string },
): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, { id }) => {
    refuseOwnAccount(target)
    const wanted = { invoice, amount, number: invoice_number, refunded: seen }
    const refunded = await support.refund(trx, id, wanted)
    const before = { refunded: refunded - amount }
    return { action: 'user.refunded', object: `invoice ${invoice_number}`, before, after: { refunded }, reason }
  })
}
