// Writes a brotli copy of each built file that shrinks; the server sends it as is, compressed once at the best quality.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const locale = process.env.MARIGOLD_LOCALE
const client = join(import.meta.dirname, '../build', locale === undefined ? '' : `locales/${locale}`, 'client')
const worthIt = 200

let before = 0
let after = 0
for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name)) continue
  const plain = readFileSync(join(client, name))
  const small = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  if (plain.length - small.length < worthIt) continue
  writeFileSync(join(client, `${name}.br`), small)
  before += plain.length
  after += small.length
}
console.log(`Compressed ${Math.round(before / 1000)} kB to ${Math.round(after / 1000)} kB.`)
