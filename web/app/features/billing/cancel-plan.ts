import { m } from '#messages'
import { cancelSubscription } from '@marigold/contract'
import { ApiError, call, reasonOf } from '../../platform/calls/api-client.ts'
import { refetchBilling } from '../../platform/session/session.ts'
import { logFailure } from '../../platform/log.ts'

/** What to show after canceling. `note` says why it failed. */
export interface Canceled {
  message: string
  note: string
}

const canceled: Canceled = { message: m.billing_subscription_cancelled_successfully(), note: '' }
const failed = (note: string): Canceled => ({ message: m.billing_subscription_cancellation_failed(), note })

/** Returns whether the plan was canceled although the answer was lost. */
async function isCanceledAfterAll(token: string): Promise<boolean> {
  try {
    return (await refetchBilling(token))?.subscription_status !== 'current'
  } catch {
    return false
  }
}

/** Cancels the plan of this login. Never rejects. */
export async function cancelPlan(token: string): Promise<Canceled> {
  try {
    const { subscription_status } = await call(cancelSubscription, { body: {} })
    return subscription_status === 'canceled' ? canceled : failed('')
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && (await isCanceledAfterAll(token))) return canceled
    logFailure('The plan could not be canceled', error)
    return failed(reasonOf(error))
  }
}
