// `npm run test:rules [-- word]`: takes each rule of scripts/rules.mjs out of a copy of the server and sees its test fail.
// A rule that no test misses is a rule that may be lost: then this ends with 1.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, install, root } from './environment.mjs'
import { startInstalledPostgres } from './installed-postgres.mjs'
import { rules } from './rules.mjs'

install()
const word = process.argv[2] ?? ''
const wanted = rules.filter(({ rule }) => rule.includes(word))
const copy = mkdtempSync(join(tmpdir(), 'marigold-rules-'))
for (const name of ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'server'])
  cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !path.includes('node_modules') })
for (const name of ['node_modules', 'server/node_modules', 'contract', 'content', 'games', 'sandbox', 'web'])
  symlinkSync(join(root, name), join(copy, name))

// One database for all runs, where the machine has one: each run then begins at once.
const postgres = await startInstalledPostgres()
const env = environment({ NO_COLOR: '1', ...(postgres && { TEST_POSTGRES_HOST: postgres.host }) })
const run = (tests) => spawnSync('npx', ['vitest', 'run', ...tests], { cwd: copy, env, encoding: 'utf8' })

const lost = []
try {
  const all = [...new Set(wanted.map(({ tests }) => tests))]
  if (run(all).status !== 0) throw new Error('The tests fail already with every rule in its place')
  for (const { rule, file, code, without, tests } of wanted) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    const stands = text.includes(code)
    if (stands)
      writeFileSync(
        path,
        text.replace(code, () => without),
      )
    const { status, stdout } = stands ? run([tests]) : { status: 0, stdout: '' }
    writeFileSync(path, text)
    // A broken import fails as well, and proves nothing: some test must have run and failed.
    const failed = /Tests\D*(\d+) failed/.exec(stdout)?.[1]
    if (status === 0 || failed === undefined) lost.push(rule)
    console.log(
      `${status === 0 || failed === undefined ? 'LOST ' : 'held '} ${rule}: ${stands ? `${failed ?? 0} failed in ${tests}` : `its code is not in ${file}`}`,
    )
  }
} finally {
  postgres?.stop()
  rmSync(copy, { recursive: true, force: true })
}
console.log(`\n${wanted.length - lost.length} of ${wanted.length} rules are held by a test`)
process.exit(lost.length === 0 ? 0 : 1)
