import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makePartnerKeys } from '../make-token.ts'

// npm run partner:keys [folder]: generates a key pair, for a partner that has none or for testing.

const folder = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? 'partner-keys')
const [secretFile, publicFile] = [join(folder, 'partner-secret.json'), join(folder, 'partner-public.json')]

if (existsSync(secretFile) || existsSync(publicFile)) {
  console.error(`There are keys in ${folder} already. Name another folder: npm run partner:keys path/to/folder`)
  process.exitCode = 1
} else {
  const { secret, keys } = await makePartnerKeys()
  mkdirSync(folder, { recursive: true })
  writeFileSync(secretFile, `${JSON.stringify(secret, null, 2)}\n`, { mode: 0o600 })
  writeFileSync(publicFile, `${JSON.stringify(keys, null, 2)}\n`)
  console.log(`For the partner alone, to sign with: ${secretFile}`)
  console.log(`For Marigold: PARTNER_KEYS=${publicFile}`)
}
