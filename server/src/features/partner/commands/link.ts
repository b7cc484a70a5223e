import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { JWK } from 'jose'
import { loadConfig } from '../../../platform/process/config.ts'
import { signPartnerToken } from '../make-token.ts'

// npm run partner:link -- --key partner-keys/partner-secret.json --email mei@clinic.test [--name 'Mei Lin'] [--id 7]:
// prints a URL that logs this user in, the way the partner's site would create it. It works once, within two minutes.

const usage =
  "npm run partner:link -- --key path/to/partner-secret.json --email mei@clinic.test [--name 'Mei Lin'] [--id 7]"

const { values } = parseArgs({
  options: { key: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' }, id: { type: 'string' } },
})

if (!values.key || !values.email) {
  console.error(`Name the secret key and the person: ${usage}`)
  process.exitCode = 1
} else {
  const config = loadConfig()
  const issuer = config.partnerLogin?.issuer ?? config.partnerUrl
  if (issuer === null) {
    console.error('Set PARTNER_URL and PARTNER_KEYS as for the server, so that the address fits it.')
    process.exitCode = 1
  } else {
    const secret = JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), values.key), 'utf8')) as JWK
    const [given_name = '', ...family] = (values.name ?? '').split(' ')
    const user = { sub: values.id ?? values.email, email: values.email, given_name, family_name: family.join(' ') }
    const token = await signPartnerToken(secret, user, { issuer, audience: config.publicUrl, seconds: 120 })
    console.log(`${config.publicUrl}/redirect?itemArray=${token}`)
  }
}
