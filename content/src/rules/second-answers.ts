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

/** British phrases, and names of jobs that leave women out. Found by proofreading, each more than once. */
export const foreignWords =
  /\b(rub out|fill in a form|building site|mailman|fireman|policeman|summer time|count back from|whilst|rubbish|queue)\b/
