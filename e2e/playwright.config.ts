import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3977)
const baseURL = `http://127.0.0.1:${port}`

// Named here, so that tests can take games in beside the running server, as a command does.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `marigold-e2e-${process.pid}`)

export const launch = {
  ...(process.env.CHROMIUM_PATH
    ? { executablePath: process.env.CHROMIUM_PATH }
    : { executablePath: '/usr/bin/chromium' }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  // A test waits for half of its time: with two the processors stood idle for as long.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // For a machine under load: a test that has to wait is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 25_000 },
  use: {
    baseURL,
    launchOptions: launch,
    // Every step of a test is slower with it: TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
  },
  projects: [
    {
      name: 'laptop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1180, height: 760 }, launchOptions: launch },
    },
  ],
  webServer: {
    command: 'node e2e/fixtures/serve.ts',
    cwd: '..',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { PORT: String(port), PUBLIC_URL: baseURL },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
