const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** A card as receipts and emails name it: 'Visa ending in 4242'. Null for what is no card. */
export function cardName(card: { brand: string | null; last4: string | null } | null | undefined): string | null {
  if (!card?.last4) return null
  const brand = card.brand ?? 'card'
  return `${brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)} ending in ${card.last4}`
}
