import { defineConfig } from 'vitest/config'

// Braces around a single folder match nothing.
const files = (folders: string) => [`{${folders}}/**/*.test.{ts,tsx}`]

// These replace modules or browser globals before they import what they test, so each needs its own worker.
export const replacing = [
  'games/kit/play/surprises.test.ts',
  'games/tall-tale-theatre/keepsakes.test.ts',
  'server/src/features/account/passwords.test.ts',
  'web/app/caseload/caseload-store.test.ts',
  'web/app/caseload/growth.test.ts',
  'web/app/caseload/session-records.test.ts',
  'web/app/caseload/session-store.test.ts',
  'web/app/features/caseload/school-week/school-week.test.tsx',
  'web/app/features/cards/areas/own/own-set.test.ts',
  'web/app/features/cards/in-game/use-game-trials.test.ts',
  'web/app/features/cards/phone/phone-connection.test.ts',
  'web/app/features/cards/sets/saved/account-sets.test.ts',
  'web/app/platform/storage/device-database.test.ts',
  'web/app/routes/cards/new-area.test.tsx',
]
const built = ['**/node_modules/**', '**/build/**', '**/dist/**']

export default defineConfig({
  test: {
    exclude: built,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Tests spend part of their time waiting for the database and files.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: [...files('sandbox,scripts'), ...replacing] },
      },
      // The server keeps no state in its modules (decision 11), and each file has its own database, so a worker runs
      // file after file and loads the app once instead of 92 times.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...built, ...replacing],
          isolate: false,
          globalSetup: ['server/src/platform/testing/testing-database.ts'],
        },
      },
      // Rules, tables, and screens, which keep no state either.
      {
        extends: true,
        test: {
          name: 'together',
          include: files('contract,content,device,e2e/certification,games,web'),
          exclude: [...built, ...replacing],
          isolate: false,
          unstubGlobals: true,
        },
      },
    ],
  },
})
