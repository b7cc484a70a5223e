import { withDatabase } from '../../../platform/process/command-services.ts'
import { ConfigError } from '../../../platform/process/config.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { turnOffFor } from '../second-factor/second-factor.service.ts'

// npm run account:one-step -- EMAIL: for someone who has lost phone and recovery codes, once it is known that it is them.
// Works beside a running Marigold too. Ends their sign-ins, so that whoever was in has to log in again.

try {
  const [email] = process.argv.slice(2)
  if (email === undefined)
    throw new Refusal('bad_request', 'Name the account: npm run account:one-step -- mei@clinic.test')
  await withDatabase(async ({ db }) => {
    await turnOffFor(db, email)
    console.log(`${email} logs in by password alone. Every sign-in has ended.`)
  })
} catch (error) {
  const foreseen = error instanceof Refusal || error instanceof ConfigError
  console.error(foreseen ? error.message : error)
  process.exitCode = 1
}
