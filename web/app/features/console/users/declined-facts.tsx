import { m } from '#messages'
import type { DeclinedPayment } from '@marigold/contract'
import { formatMoney } from '../../../platform/words/words.ts'
import { formatMoment } from '../format-time.ts'
import { adviceWords, declineWords } from './decline-words.ts'

/** A card that was declined on the payment page: how much, when, why, and what to ask the customer. */
export function DeclinedFacts({ declined }: { declined: DeclinedPayment }) {
  const { amount, failure, card, declined_at } = declined
  const date = formatMoment(declined_at)
  const code = failure ?? ''
  return (
    <>
      <span>
        {amount > 0
          ? m.support_declined_charge({ amount: formatMoney(amount), date })
          : m.support_declined_saving({ date })}
      </span>
      {card === null ? null : <span className="text-ink-2">{card}</span>}
      <b>{declineWords(code)}</b>
      <span>{adviceWords(code)}</span>
    </>
  )
}
