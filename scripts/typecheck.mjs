// Checks the types of every workspace, two at a time. The web app needs its route types (`react-router typegen`). The
// shim for games is browser code in the server's folder.
import { spawn } from 'node:child_process'

const shell = process.platform === 'win32'
const atOnce = 2
// The longest first, so that none is left alone at the end.
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

/** Checks a workspace's types. Prints its output as one block. */
function check(workspace) {
  return new Promise((resolve) => {
    const tsc = spawn('npx', ['tsc', '-p', workspace, '--pretty', String(Boolean(process.stdout.isTTY))], { shell })
    let output = ''
    for (const stream of [tsc.stdout, tsc.stderr]) stream.on('data', (more) => (output += more))
    tsc.on('close', (code) => {
      process.stdout.write(output)
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

const right = await Promise.all(Array.from({ length: atOnce }, checkNext))
process.exit(right.every(Boolean) ? 0 : 1)
