import { withDatabase } from '../../../platform/process/command-services.ts'
import { ConfigError } from '../../../platform/process/config.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { setAdministratorByCommand } from '../administrators.service.ts'

// npm run account:administrator -- add|remove EMAIL: makes an account an administrator, or removes one, when there is no
// second administrator who could confirm it in the console. Can run next to a running Marigold.

try {
  const [what, email] = process.argv.slice(2)
  if ((what !== 'add' && what !== 'remove') || email === undefined)
    throw new Refusal('bad_request', 'Say what to do: npm run account:administrator -- add mei@clinic.test, or remove')
  await withDatabase(async ({ db }) => {
    const changed = await setAdministratorByCommand(db, email, what === 'add')
    const state = what === 'add' ? 'an administrator' : 'not an administrator'
    console.log(changed ? `${email} is ${state} now.` : `${email} is ${state} already. Nothing was changed.`)
  })
} catch (error) {
  const foreseen = error instanceof Refusal || error instanceof ConfigError
  console.error(foreseen ? error.message : error)
  process.exitCode = 1
}
