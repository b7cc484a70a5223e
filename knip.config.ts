import type { KnipConfig } from 'knip'

// What starts by itself: everything else must be imported by something.
const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['scripts/*.mjs'] },
    content: { entry: ['scripts/*.ts', 'scripts/actions/*.ts'] },
    e2e: { entry: ['fixtures/global-*.ts'], ignore: ['fixtures/outside-games/**'] },
    games: {
      entry: ['*/main.tsx', '*/manifest.ts', '*/recording.ts', 'scripts/*.ts', 'kit/bench/bench.ts'],
    },
    server: {
      entry: ['src/main.ts', 'src/commands/*.ts', 'src/features/*/commands/*.ts', 'src/features/play/shim/*.ts'],
    },
    web: { entry: ['scripts/*.ts', 'app/entry.{client,server}.tsx', 'app/root.tsx', 'app/routes.ts', 'app/routes/**'] },
    bench: { entry: ['main.ts', 'game.ts'] },
  },
}

export default config
