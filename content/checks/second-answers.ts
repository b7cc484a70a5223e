/** Wrong options that turned out to be right too: a question, and an option that must never be wrong for it. */
export const secondAnswers: readonly (readonly [question: RegExp, option: RegExp])[] = [
  [/^Sales dropped, so the shop __/, /^opened longer/],
  [/build a snowman/, /^(at noon|on Fridays)$/],
  [/^Tomorrow|^Soon the bus/, /^(baking|came)$/],
  [/^How can you help|milk on the table/, /^pour more$/],
  [/^What time __ the store open/, /^is$/],
  [/^I __ not like|^My cats __ not like/, /^(am|are|was|were)$/],
  [/^We __ math today/, /^do$/],
]

/** Words that children in the US rarely meet outside of books. */
export const unfamiliarWords = /\b(sieve|saucer|parlor|larder|satchel|haberdasher|petrol|torch)\b/i
