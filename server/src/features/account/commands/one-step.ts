import { withDatabase } from '../../../platform/process/command-services.ts'
import { ConfigError } from '../../../platform/process/config.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { disableSecondFactor } from '../second-factor/second-factor.service.ts'

// npm run account:one-step -- EMAIL: turns two-step login off for a user who has lost their phone and recovery codes.
// Verify who they are first. Can run next to a running Marigold. Ends all of the user's logins.

try {
  const [email] = process.argv.slice(2)
  if (email === undefined)
    throw new Refusal('bad_request', 'Name the account: npm run account:one-step -- mei@clinic.test')
  await withDatabase(async ({ db }) => {
    await disableSecondFactor(db, email)
    console.log(`${email} logs in by password alone. Every sign-in has ended.`)
  })
} catch (error) {
  const foreseen = error instanceof Refusal || error instanceof ConfigError
  console.error(foreseen ? error.message : error)
  process.exitCode = 1
}
