import { defineConfig } from 'vitest/config'

const files = (folders: string) => [`{${folders}}/**/*.test.{ts,tsx}`]

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test waits for its database and files for a part of its time.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: files('sandbox,server,web,scripts'),
          globalSetup: ['server/src/platform/testing-database.ts'],
        },
      },
      // Rules and tables, which keep nothing: a worker takes one file after the other, and loads what they share once.
      {
        extends: true,
        test: {
          name: 'together',
          include: files('contract,content,device,games'),
          isolate: false,
          unstubGlobals: true,
        },
      },
    ],
  },
})
