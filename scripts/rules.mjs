// The rules of access and safety, each with the code that is the rule, what stands there when it is taken out, and the
// tests that must then fail. `npm run test:rules` takes each out in a copy of the repository; docs/access.md lists them.
import { accessRules } from './rules/access.mjs'
import { accountRules } from './rules/account.mjs'
import { billingRules } from './rules/billing.mjs'
import { cardRules } from './rules/cards.mjs'
import { catalogueRules } from './rules/catalogue.mjs'
import { gamesRules } from './rules/games.mjs'
import { letterRules } from './rules/letters.mjs'
import { peopleRules } from './rules/people.mjs'
import { requestsRules } from './rules/requests.mjs'
import { secondFactorRules } from './rules/second-factor.mjs'

/** A rule: `code` in `file` replaced by `without` must make `tests` fail. */
export const rules = [
  ...accessRules,
  ...requestsRules,
  ...gamesRules,
  ...catalogueRules,
  ...cardRules,
  ...peopleRules,
  ...accountRules,
  ...secondFactorRules,
  ...letterRules,
  ...billingRules,
]
