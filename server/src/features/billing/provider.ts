import { m } from '#messages'
import type { FastifyBaseLogger } from 'fastify'
import Stripe from 'stripe'
import { Refusal } from '../../platform/http/errors.ts'

/** Calls the payment provider for a user. A failure becomes a message for them and a line in the log. */
export async function callProvider<T>(log: FastifyBaseLogger, question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    log.error({ type: error.type, code: error.code, requestId: error.requestId }, 'the payment provider refused')
    throw new Refusal('provider_unavailable', m.billing_we_cant_reach_the_payment_service())
  }
}

/** Converts the provider's seconds to a date. */
export function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}

/** Returns the id of a reference, which the provider returns as an id or, expanded, as the object itself. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null
  return typeof reference === 'string' ? reference : reference.id
}
