import { m } from '#messages'

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** Returns a card's name for receipts and emails, such as 'Visa ending in 4242'. Null if it isn't a card. */
export function cardName(card: { brand: string | null; last4: string | null } | null | undefined): string | null {
  if (!card?.last4) return null
  const brand = card.brand ?? 'card'
  const name = brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)
  return m.billing_ending_in({ brand: name, last4: card.last4 })
}
