import type { KnipConfig } from 'knip'

// Entry files that nothing imports, and packages that no import names.
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'vitest.mutation.config.ts'],
      // Paraglide loads it by path.
      ignoreDependencies: ['@inlang/plugin-message-format'],
    },
    content: {
      entry: ['scripts/*.ts', 'scripts/actions/*.ts'],
      // Its pictures are read by path.
      ignoreDependencies: ['@iconify-json/noto'],
    },
    e2e: { entry: ['certification/commands/*.ts'], ignore: ['fixtures/third-party-games/**'] },
    games: {
      entry: [
        '*/main.tsx',
        '*/manifest.ts',
        '*/recording.ts',
        'scripts/*.ts',
        'scripts/sounds/{render,check,check-page}.ts',
        'kit/bench/bench.ts',
      ],
      // A library of sounds; each game imports those it plays.
      ignore: ['kit/sound/generated/samples.ts'],
      // Each game's own pictures, made by the build, and typefaces that styles refer to.
      ignoreDependencies: ['pics', '@fontsource-variable/*'],
      ignoreBinaries: ['ffmpeg'],
    },
    server: {
      // A test makes a video where it's there.
      ignoreBinaries: ['ffmpeg'],
      entry: ['src/main.ts', 'src/commands/*.ts', 'src/features/*/commands/*.ts', 'src/features/play/shim/*.js'],
      ignore: ['src/platform/database/generated/**'],
      // Run by name to write the database types, and a typeface that's read by path.
      ignoreDependencies: ['kysely-codegen', '@fontsource/andika'],
    },
    web: { entry: ['scripts/*.ts', 'app/entry.{client,server}.tsx', 'app/routes/**'] },
  },
}

export default config
