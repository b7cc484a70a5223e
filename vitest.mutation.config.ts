import { defineConfig } from 'vitest/config'

// The tests that hold the files of stryker.config.json: each mutant runs those of them that reach it.
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
