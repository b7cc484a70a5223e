// Rules of plans and money: whose they are, and what is charged.
const billing = 'server/src/features/billing'
const change = `${billing}/plan/change-plan.test.ts`
const history = `${billing}/history/billing-history.test.ts`

export const billingRules = [
  {
    rule: 'a person cancels their own plan alone',
    file: `${billing}/plan/cancel.service.ts`,
    code: 'if (given === undefined || given === null || String(given) === String(own)) return',
    without: 'if (given === undefined || own) return',
    tests: `${billing}/plan/cancel.test.ts`,
  },
  {
    rule: 'an invoice belongs to its person',
    file: `${billing}/history/billing-history.service.ts`,
    code: `    .where('id', '=', id)
    .where('user_id', '=', userId)`,
    without: "    .where('id', '=', id)",
    tests: history,
  },
  {
    rule: 'an amount that was shown counts for who saw it, and for that plan',
    file: `${billing}/plan/preview-token.ts`,
    code: '[userId, subscription, from, to, moment, issued]',
    without: '[moment, issued]',
    tests: change,
  },
  {
    rule: 'a card that is refused changes no plan',
    file: `${billing}/plan/change-plan.service.ts`,
    code: "payment_behavior: 'error_if_incomplete'",
    without: "payment_behavior: 'allow_incomplete'",
    tests: change,
  },
  {
    rule: 'what the provider gave up on is owed no more',
    file: `${billing}/store-subscription.service.ts`,
    code: 'if (known?.live && !live && row.past_due_since !== null)',
    without: 'if (known?.live && !known.live)',
    tests: `${billing}/clock.test.ts`,
  },
  {
    rule: 'what is owed on a subscription that is stopped is voided',
    file: `${billing}/stop-subscription.service.ts`,
    code: '  await letGo(payments, subscription)\n',
    without: '',
    tests: `${billing}/clock.test.ts`,
  },
  {
    rule: 'access ends seven days after a payment is owed',
    file: 'server/src/platform/subscription-state.ts',
    code: '  if (now > pastDueUntil(facts)) return expired\n',
    without: '',
    tests: 'server/src/platform/subscription-state.test.ts',
  },
  {
    rule: 'a period that was never paid opens nothing once it is given up',
    file: 'server/src/platform/subscription-state.ts',
    code: 'return !owed && !usedUp && now < facts.periodEnd',
    without: 'return !usedUp && now < facts.periodEnd',
    tests: 'server/src/platform/subscription-state.test.ts',
  },
]
