// Types of every workspace, one after the other: the routes' types of the web app are written first.
import { spawnSync } from 'node:child_process'

const run = (...args) => spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
let failed = run('-w', 'web', 'react-router', 'typegen') !== 0
for (const workspace of ['contract', 'content', 'device', 'games', 'sandbox', 'server', 'web', 'e2e', 'bench'])
  failed = run('tsc', '-p', workspace) !== 0 || failed
process.exit(failed ? 1 : 0)
