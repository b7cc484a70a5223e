import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,content,device,games,sandbox,server,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test waits for its database and files for a part of its time.
    maxWorkers: 3,
    globalSetup: ['server/src/platform/testing-database.ts'],
  },
})
