// `npm run dev`: the server, started again when its sources change, with pages that change in the browser while they are
// edited. One address serves all. Pictures and games come from the build: run `npm run build` after changing those.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { build, environment, install, node24, root } from './environment.mjs'

const watched = ['server/src', 'server/migrations', 'contract/src', 'sandbox/src']
// An editor writes a file in several steps.
const quietMs = 150

install()
build()
// After the packages are there.
const { compileMessages } = await import('./messages.mjs')
const env = environment({ NODE_ENV: 'development' })
let server = null
let wish = 'run'
let timer
let messagesTimer

function start() {
  server = spawn(node24(), ['server/src/main.ts', '--dev'], { cwd: root, stdio: 'inherit', env })
  // The next one starts when this one is gone: two never share the data folder.
  server.on('exit', (code) => {
    server = null
    if (wish === 'stop') process.exit(0)
    if (wish === 'restart') run()
    else console.log(`The server ended (${code}). It starts again when a file changes.`)
  })
}

function run() {
  wish = 'run'
  start()
}

function restart(file) {
  if (!/\.(ts|sql|txt)$/.test(file) || /\.test\.ts$/.test(file) || wish === 'stop') return
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.log(`\n${file} changed: starting again …`)
    if (server === null) return run()
    wish = 'restart'
    server.kill('SIGTERM')
  }, quietMs)
}

/** Vite shows the web app's new messages by itself; the server reads its own when it starts. */
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
    wish = 'stop'
    if (server === null) process.exit(0)
    server.kill(signal)
  })
run()
