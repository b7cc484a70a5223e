import { m } from '#messages'

/** What the bank's reasons for a failed payment mean, by the provider's decline codes. */
const reasons: readonly { says: () => string; codes: readonly string[] }[] = [
  { says: m.support_declined_funds, codes: ['insufficient_funds'] },
  { says: m.support_declined_expired, codes: ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year'] },
  {
    says: m.support_declined_number,
    codes: ['incorrect_number', 'invalid_number', 'incorrect_cvc', 'invalid_cvc', 'incorrect_zip', 'invalid_account'],
  },
  {
    says: m.support_declined_limit,
    codes: ['card_velocity_exceeded', 'withdrawal_count_limit_exceeded', 'invalid_amount'],
  },
  { says: m.support_declined_lost, codes: ['lost_card', 'stolen_card', 'pickup_card', 'restricted_card'] },
  { says: m.support_declined_fraud, codes: ['fraudulent', 'security_violation', 'merchant_blacklist'] },
  {
    says: m.support_declined_approval,
    codes: ['authentication_required', 'authentication_not_handled', 'payment_intent_authentication_failure'],
  },
  {
    says: m.support_declined_busy,
    codes: ['processing_error', 'try_again_later', 'issuer_not_available', 'reenter_transaction'],
  },
  {
    says: m.support_declined_kind,
    codes: ['card_not_supported', 'currency_not_supported', 'transaction_not_allowed', 'not_permitted'],
  },
]

/** Says in plain words why a payment failed. A bank often gives no reason, and even the provider can't find one out. */
export function declineWords(code: string): string {
  return (reasons.find(({ codes }) => codes.includes(code))?.says ?? m.support_declined)()
}
