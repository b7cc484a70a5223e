import { m } from '#messages'

/** What the bank's reasons for a failed payment mean, and what to ask the customer, by the provider's decline codes. */
const reasons: readonly { says: () => string; ask: () => string; codes: readonly string[] }[] = [
  { says: m.support_declined_funds, ask: m.support_ask_money, codes: ['insufficient_funds'] },
  {
    says: m.support_declined_expired,
    ask: m.support_ask_date,
    codes: ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year'],
  },
  {
    says: m.support_declined_number,
    ask: m.support_ask_numbers,
    codes: ['incorrect_number', 'invalid_number', 'incorrect_cvc', 'invalid_cvc', 'incorrect_zip', 'invalid_account'],
  },
  {
    says: m.support_declined_limit,
    ask: m.support_ask_limit,
    codes: ['card_velocity_exceeded', 'withdrawal_count_limit_exceeded', 'invalid_amount'],
  },
  {
    says: m.support_declined_lost,
    ask: m.support_ask_carefully,
    codes: ['lost_card', 'stolen_card', 'pickup_card', 'restricted_card'],
  },
  {
    says: m.support_declined_fraud,
    ask: m.support_ask_carefully,
    codes: ['fraudulent', 'security_violation', 'merchant_blacklist'],
  },
  {
    says: m.support_declined_approval,
    ask: m.support_ask_approval,
    codes: ['authentication_required', 'authentication_not_handled', 'payment_intent_authentication_failure'],
  },
  {
    says: m.support_declined_busy,
    ask: m.support_ask_later,
    codes: ['processing_error', 'try_again_later', 'issuer_not_available', 'reenter_transaction'],
  },
  {
    says: m.support_declined_kind,
    ask: m.support_ask_bank,
    codes: ['card_not_supported', 'currency_not_supported', 'transaction_not_allowed', 'not_permitted'],
  },
]

const reasonOf = (code: string) => reasons.find(({ codes }) => codes.includes(code))

/** Says in plain words why a payment failed. A bank often gives no reason, and even the provider can't find one out. */
export function declineWords(code: string): string {
  return (reasonOf(code)?.says ?? m.support_declined)()
}

/** Says what to ask a customer whose payment failed. Nobody is told that a bank suspects fraud or theft. */
export function adviceWords(code: string): string {
  return (reasonOf(code)?.ask ?? m.support_ask_bank)()
}
