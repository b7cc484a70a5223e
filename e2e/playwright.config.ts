import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3977)
const baseURL = `http://127.0.0.1:${port}`

// Set here, so that tests can import games while the server runs, as the command does.
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
  // A test waits half of the time, so two workers left the processors idle.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // The long run has them, too.
  ...(!process.env.FULL && { grepInvert: /@full/ }),
  // For a busy machine: a slow test isn't wrong.
  timeout: 180_000,
  expect: { timeout: 25_000 },
  use: {
    baseURL,
    launchOptions: launch,
    // Tracing slows down every step, so TRACE=1 enables it.
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
