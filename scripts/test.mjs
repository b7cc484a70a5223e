// All tests of the repository, from a bare checkout: packages, build, types, lint, format, unit and integration, browser.
// Ends with one line: N passed, N failed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, environment, install, root } from './environment.mjs'

install()
const { chromium } = await import('./chromium.mjs')
build()

const results = join(root, '.cache', 'results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const env = environment({ CHROMIUM_PATH: chromium(), CI: process.env.CI ?? 'true' })
const counts = { passed: 0, failed: 0, skipped: 0 }
const run = ([command, ...args]) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' }).status

function step(title, args) {
  console.log(`\n== ${title}`)
  counts[run(args) === 0 ? 'passed' : 'failed'] += 1
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

step('Types', ['node', 'scripts/typecheck.mjs'])
step('Lint', ['npx', 'eslint', '.'])
step('Format', ['npx', 'prettier', '--check', '--log-level', 'warn', '.'])

const unit = join(results, 'unit.json')
runner(
  'Unit and integration',
  ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  unit,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }),
)

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
