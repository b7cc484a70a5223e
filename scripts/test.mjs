// Runs all tests of the repository, from a fresh checkout: packages, build, types, lint, format, unit and integration,
// browser. With --full also the long ones (tests read FULL), and the server's tests again on the system's PostgreSQL.
// Ends with one line: N passed, N failed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
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
/** Names of what failed, repeated at the end because the first mention is thousands of lines up. */
const failures = []
let since = 0
/** Prints the minutes since the last call, so that a slower part is noticed. */
function logTime(part) {
  const now = performance.now()
  console.log(`\n${part}: ${((now - since) / 60_000).toFixed(1)} minutes`)
  since = now
}
const run = ([command, ...args]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' }).status

/** Runs single-threaded commands in parallel. The output of each is printed as one block. */
async function steps(wanted) {
  const [shell, stdio] = [process.platform === 'win32', ['ignore', 'pipe', 'pipe']]
  const ends = Object.entries(wanted).map(
    ([title, [command, ...args]]) =>
      new Promise((resolve) => {
        const child = spawn(command, args, { cwd: root, env, shell, stdio })
        let output = ''
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (more) => (output += more))
        child.on('close', (code) => {
          console.log(`\n== ${title}\n${output}`)
          counts[code === 0 ? 'passed' : 'failed'] += 1
          if (code !== 0) failures.push(title)
          resolve()
        })
      }),
  )
  await Promise.all(ends)
  logTime(Object.keys(wanted).join(', '))
}

/** Runs a test runner that writes its counts to a file. A runner that writes none has failed. */
function runner(title, args, file, read) {
  console.log(`\n== ${title}`)
  const status = run(args)
  const { passed, failed, skipped } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [], skipped: 0 }
  if (status !== 0 && failed.length === 0) failed.push(`exited with ${status}`)
  counts.passed += passed
  counts.failed += failed.length
  counts.skipped += skipped
  failures.push(...failed.map((name) => `${title}: ${name}`))
  logTime(title)
}

// The messages in the longer pseudo-locale, and in full the pages and games, for e2e/tests/pseudo-locale*.spec.ts.
env.MARIGOLD_LOCALE = 'en-XA'
if (
  run(['npm', 'run', '--silent', 'messages']) !== 0 ||
  (full && run(['npm', 'run', '--silent', '-w', 'games', 'build']) !== 0) ||
  (full && run(['npx', '-w', 'web', 'react-router', 'build', '--logLevel', 'warn']) !== 0) ||
  // Lint and types need the types of the routes.
  run(['npx', '-w', 'web', 'react-router', 'typegen']) !== 0
) {
  counts.failed += 1
  failures.push('Messages, pages, and games in the pseudo-locale, or the types of routes')
}
delete env.MARIGOLD_LOCALE
logTime('Packages, browsers, and builds')

await steps({
  Types: ['node', 'scripts/typecheck.mjs'],
  // Typed rules over all workspaces need more than Node's default of 4 GB.
  Lint: ['node', '--max-old-space-size=8192', 'node_modules/eslint/bin/eslint.js', '.'],
  Imports: ['npm', 'run', '--silent', 'imports'],
  Unused: ['npm', 'run', '--silent', 'unused'],
  Format: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'],
})

function vitest(title, name, ...which) {
  const file = join(results, `${name}.json`)
  const args = ['npx', 'vitest', 'run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const read = ({ testResults, numPassedTests, numPendingTests }) => ({
    passed: numPassedTests,
    failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName)
      if (status === 'failed' && failed.length === 0) failed.push(message)
      return failed.map((one) => `${relative(root, name)} > ${one}`)
    }),
    skipped: numPendingTests,
  })
  runner(title, args, file, read)
}

vitest('Unit and integration', 'unit')
if (full) {
  console.log('\n== Mutations')
  if (run(['npx', 'stryker', 'run']) === 0) counts.passed += 1
  else {
    counts.failed += 1
    failures.push('Mutations')
  }
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

const failedSpecs = ({ file, suites = [], specs }) => [
  ...suites.flatMap(failedSpecs),
  ...specs.filter(({ ok }) => !ok).map(({ line, title }) => `${file}:${line} > ${title}`),
]
const browser = join(results, 'browser.json')
env.PLAYWRIGHT_JSON_OUTPUT_FILE = browser
runner(
  'Browser',
  ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  browser,
  ({ stats, suites, errors }) => ({
    passed: stats.expected,
    failed: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)],
    skipped: stats.skipped,
  }),
)

if (failures.length > 0) console.log(`\n== Failed\n${failures.join('\n')}`)

console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`)
process.exit(counts.failed === 0 ? 0 : 1)
