// All tests of the repository, from a bare checkout: packages, build, types, lint, format, unit and integration, browser.
// With --full the long runs too (tests read FULL), and the server's tests again on the machine's own PostgreSQL.
// Ends with one line: N passed, N failed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, environment, install, root } from './environment.mjs'
import { startInstalledPostgres } from './installed-postgres.mjs'

install()
const { browsers } = await import('./browsers.mjs')
build()

const results = join(root, '.cache', 'results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const full = process.argv.includes('--full')
const env = environment({ ...(full && { FULL: '1' }), ...browsers(), CI: process.env.CI ?? 'true' })
const counts = { passed: 0, failed: 0, skipped: 0 }
const run = ([command, ...args]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' }).status

/** Runs commands of one thread each beside each other; what each says comes in one piece. */
async function steps(wanted) {
  const [shell, stdio] = [process.platform === 'win32', ['ignore', 'pipe', 'pipe']]
  const ends = Object.entries(wanted).map(
    ([title, [command, ...args]]) =>
      new Promise((resolve) => {
        const child = spawn(command, args, { cwd: root, env, shell, stdio })
        let said = ''
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (more) => (said += more))
        child.on('close', (code) => {
          console.log(`\n== ${title}\n${said}`)
          counts[code === 0 ? 'passed' : 'failed'] += 1
          resolve()
        })
      }),
  )
  await Promise.all(ends)
}

/** Runs a test runner that leaves its counts in a file; a runner that leaves none has failed. */
function runner(title, args, file, read) {
  console.log(`\n== ${title}`)
  const status = run(args)
  if (!existsSync(file)) {
    counts.failed += 1
    return
  }
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, 'utf8')))
  counts.passed += passed
  counts.failed += failed + (status !== 0 && failed === 0 ? 1 : 0)
  counts.skipped += skipped
}

await steps({ Types: ['node', 'scripts/typecheck.mjs'] })
await steps({
  Lint: ['npx', 'eslint', '.'],
  Imports: ['npm', 'run', '--silent', 'imports'],
  Unused: ['npm', 'run', '--silent', 'unused'],
  Format: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'],
})

function vitest(title, name, ...which) {
  const file = join(results, `${name}.json`)
  const args = ['npx', 'vitest', 'run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const read = (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  })
  runner(title, args, file, read)
}

vitest('Unit and integration', 'unit')
if (full) {
  console.log('\n== Mutations')
  counts[run(['npx', 'stryker', 'run']) === 0 ? 'passed' : 'failed'] += 1
  const other = await startInstalledPostgres()
  if (other === null)
    console.log('\n== No other PostgreSQL is installed: the server was tested on the embedded one alone')
  else {
    env.TEST_POSTGRES_HOST = other.host
    vitest(`The server on ${other.version}`, 'other-postgres', 'server')
    delete env.TEST_POSTGRES_HOST
    other.stop()
  }
}

const browser = join(results, 'browser.json')
env.PLAYWRIGHT_JSON_OUTPUT_FILE = browser
runner(
  'Browser',
  ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  browser,
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
)

console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`)
process.exit(counts.failed === 0 ? 0 : 1)
