// Types of every workspace, one after the other: the routes' types of the web app are written first. The shim of games is
// browser code beside the server's.
import { spawnSync } from 'node:child_process'

const run = (...args) => spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
let failed = run('-w', 'web', 'react-router', 'typegen') !== 0
for (const workspace of [
  'contract',
  'content',
  'device',
  'games',
  'sandbox',
  'server',
  'web',
  'e2e',
  'bench',
  'server/src/features/play/shim',
])
  failed = run('tsc', '-p', workspace) !== 0 || failed
process.exit(failed ? 1 : 0)
