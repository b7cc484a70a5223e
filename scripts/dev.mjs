// `npm run dev`: the server, restarted when its sources change, with pages that reload in the browser while they're
// edited. One address serves everything. Pictures and games come from the build: run `npm run build` after changing
// those.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { build, environment, install, node24, root } from './environment.mjs'

const watched = ['server/src', 'server/migrations', 'contract/src', 'sandbox/src']
// Editors write a file in several steps.
const quietMs = 150

install()
build()
// After the packages are installed.
const { compileMessages } = await import('./messages.mjs')
const env = environment({ NODE_ENV: 'development' })
let server = null
let action = 'run'
let timer
let messagesTimer

function start() {
  server = spawn(node24(), ['server/src/main.ts', '--dev'], { cwd: root, stdio: 'inherit', env })
  // The next one starts when this one has exited, because two can't share the data folder.
  server.on('exit', (code) => {
    server = null
    if (action === 'stop') process.exit(0)
    if (action === 'restart') run()
    else console.log(`The server ended (${code}). It starts again when a file changes.`)
  })
}

function run() {
  action = 'run'
  start()
}

function restart(file) {
  if (!/\.(ts|sql|txt)$/.test(file) || /\.test\.ts$/.test(file) || action === 'stop') return
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.log(`\n${file} changed: starting again …`)
    if (server === null) return run()
    action = 'restart'
    server.kill('SIGTERM')
  }, quietMs)
}

/** Recompiles messages. Vite picks up the web app's by itself; the server reads its own at startup. */
async function recompile(workspace) {
  await compileMessages({ workspaces: [workspace] })
  if (workspace === 'server') restart('server/messages.ts')
}

for (const folder of watched)
  watch(join(root, folder), { recursive: true }, (_event, file) => file && restart(join(folder, file)))
for (const workspace of ['server', 'web'])
  watch(join(root, workspace, 'messages'), { recursive: true }, () => {
    clearTimeout(messagesTimer)
    messagesTimer = setTimeout(() => void recompile(workspace), quietMs)
  })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    action = 'stop'
    if (server === null) process.exit(0)
    server.kill(signal)
  })
run()
