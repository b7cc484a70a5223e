// Types of every workspace, two at a time: the routes' types of the web app are written first. The shim of games is
// browser code beside the server's.
import { spawn, spawnSync } from 'node:child_process'

const shell = process.platform === 'win32'
const atOnce = 2
// The longest first, so that none of them is left alone at the end.
const wanted = [
  'server',
  'web',
  'games',
  'e2e',
  'bench',
  'content',
  'sandbox',
  'contract',
  'device',
  'scripts',
  'server/src/features/play/shim',
]

/** Whether a workspace's types are right. What is said about it comes in one piece. */
function check(workspace) {
  return new Promise((resolve) => {
    const tsc = spawn('npx', ['tsc', '-p', workspace, '--pretty', String(Boolean(process.stdout.isTTY))], { shell })
    let said = ''
    for (const stream of [tsc.stdout, tsc.stderr]) stream.on('data', (more) => (said += more))
    tsc.on('close', (code) => {
      process.stdout.write(said)
      resolve(code === 0)
    })
  })
}

async function checkNext() {
  const workspace = wanted.shift()
  if (workspace === undefined) return true
  const right = await check(workspace)
  return (await checkNext()) && right
}

const written = spawnSync('npx', ['-w', 'web', 'react-router', 'typegen'], { stdio: 'inherit', shell }).status === 0
const right = await Promise.all(Array.from({ length: atOnce }, checkNext))
process.exit(written && right.every(Boolean) ? 0 : 1)
