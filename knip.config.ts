import type { KnipConfig } from 'knip'

// Files that nothing imports because they start by themselves, and packages that no import names.
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'vitest.mutation.config.ts'],
      // Paraglide takes its path.
      ignoreDependencies: ['@inlang/plugin-message-format'],
    },
    content: {
      entry: ['scripts/*.ts', 'scripts/actions/*.ts'],
      // Its pictures are read by path.
      ignoreDependencies: ['@iconify-json/noto'],
    },
    e2e: { ignore: ['fixtures/outside-games/**'] },
    games: {
      entry: ['*/main.tsx', '*/manifest.ts', '*/recording.ts', 'scripts/*.ts', 'kit/bench/bench.ts'],
      // A game's own pictures, made by the build, and typefaces that styles name.
      ignoreDependencies: ['pics', '@fontsource-variable/*'],
      ignoreBinaries: ['ffmpeg'],
    },
    server: {
      entry: ['src/main.ts', 'src/commands/*.ts', 'src/features/*/commands/*.ts', 'src/features/play/shim/*.js'],
      ignore: ['src/platform/database/generated/**'],
      // Run by name, to write the types of the database; and a typeface that is read by path.
      ignoreDependencies: ['kysely-codegen', '@fontsource/andika'],
    },
    web: { entry: ['scripts/*.ts', 'app/entry.{client,server}.tsx', 'app/routes/**'] },
  },
}

export default config
