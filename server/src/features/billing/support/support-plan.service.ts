import { m } from '#messages'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import type { Billing } from '../billing-services.ts'
import { cancelLocked, resumeLocked } from '../plan/cancel.service.ts'
import { changeLockedPlan } from '../plan/live-plan.ts'
import { callProvider } from '../provider.ts'

// What an administrator does with a user's plan: the same as its owner could, in the administrator's transaction.

const dayMs = 86_400_000

/** Cancels a user's plan as its owner could. Returns until when it stays open, or null if it was canceled already. */
export async function cancelForUser(billing: Billing, trx: Db, userId: number): Promise<Date | null> {
  return changeLockedPlan(billing, trx, userId, async (plan) => {
    const renewed = plan !== null && plan.row.live && !plan.row.cancel_at_period_end
    const end = await cancelLocked(billing, plan)
    return renewed ? end : null
  })
}

/** Undoes a cancellation as the plan's owner could. Returns when the plan renews, or null if it wasn't canceled. */
export async function resumeForUser(billing: Billing, trx: Db, userId: number): Promise<Date | null> {
  return changeLockedPlan(billing, trx, userId, async (plan) => {
    await resumeLocked(billing, plan)
    return plan?.row.cancel_at_period_end ? plan.row.current_period_end : null
  })
}

/**
 * Moves the end of a running trial by whole days. `trialEnd` is the end that the administrator saw, so a repeated call
 * extends the trial once. Returns the new end. Refuses a trial that has ended, was canceled, or has another end.
 */
export async function extendTrial(
  billing: Billing,
  trx: Db,
  userId: number,
  { trialEnd, days }: { trialEnd: Date; days: number },
): Promise<Date> {
  return changeLockedPlan(billing, trx, userId, async (plan) => {
    if (plan === null || plan.row.provider_status !== 'trialing' || !plan.state.running)
      throw new Refusal('conflict', m.billing_no_trial_is_running())
    if (plan.row.cancel_at_period_end) throw new Refusal('conflict', m.billing_the_trial_was_canceled())
    const end = plan.row.current_period_end.getTime()
    const extended = trialEnd.getTime() + days * dayMs
    if (end === extended) return new Date(extended)
    if (end !== trialEnd.getTime()) throw new Refusal('conflict', m.billing_the_trial_has_another_end())
    await callProvider(billing.log, () =>
      billing.payments.subscriptions.update(plan.subscription.id, {
        trial_end: extended / 1000,
        proration_behavior: 'none',
      }),
    )
    return new Date(extended)
  })
}
