import { defineConfig } from 'vitest/config'

// Braces around one folder alone match nothing.
const files = (folders: string) => [`{${folders}}/**/*.test.{ts,tsx}`]

// These replace modules or the browser's own objects before they load what they test, so each needs a worker of its own.
const replacing = [
  'web/app/routes/cards/new-area.test.tsx',
  'server/src/features/account/passwords.test.ts',
  'web/app/platform/storage/device-database.test.ts',
  'web/app/features/cards/areas/own/own-set.test.ts',
  'web/app/features/cards/tally/{sitting-store,kept-sittings}.test.ts',
  'web/app/features/cards/in-game/use-game-trials.test.ts',
  'web/app/features/cards/phone/phone-talk.test.ts',
  'web/app/features/cards/sets/saved/account-sets.test.ts',
]
const built = ['**/node_modules/**', '**/build/**', '**/dist/**']

export default defineConfig({
  test: {
    exclude: built,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test waits for its database and files for a part of its time.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: [...files('sandbox,scripts'), ...replacing] },
      },
      // The server keeps no state in its modules (decision 11) and each file has a database of its own: a worker takes one
      // file after the other, and loads the app once instead of 92 times.
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
      // Rules, tables and screens, which keep nothing either.
      {
        extends: true,
        test: {
          name: 'together',
          include: files('contract,content,device,games,web'),
          exclude: [...built, ...replacing],
          isolate: false,
          unstubGlobals: true,
        },
      },
    ],
  },
})
