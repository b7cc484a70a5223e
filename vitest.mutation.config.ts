import { defineConfig } from 'vitest/config'

// The tests of the files in stryker.config.json. Each mutant runs those that reach it.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false,
    globalSetup: ['server/src/platform/testing/testing-database.ts'],
    include: [
      'server/src/platform/access/{access,subscription-state,tokens}.test.ts',
      'server/src/features/play/{ticket,unpack-zip,import-game}.test.ts',
    ],
  },
})
