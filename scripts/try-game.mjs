// `npm run try:game paper-boats`: shows that game at once, reloading as it is edited, and runs the whole product in a
// temporary folder with the game in its real player, free for everyone. Enter brings changes there. With the path of a
// zip, only the product runs. Ctrl+C ends everything and deletes the folder.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, environment, install, node24, npm, root } from './environment.mjs'

const given = process.argv[2]
const own = given !== undefined && existsSync(join(root, 'games', given, 'manifest.ts'))
const zip = own ? join(root, 'games/zips', `${given}.zip`) : resolve(process.env.INIT_CWD ?? process.cwd(), given ?? '')
if (given === undefined || (!own && !/\.zip$/i.test(given)) || (!own && !existsSync(zip))) {
  console.error(
    given === undefined ? 'Name a game or a zip: npm run try:game paper-boats' : `There is no game and no zip ${given}`,
  )
  process.exit(2)
}

const port = Number(process.env.PORT ?? 3800)
const address = `http://127.0.0.1:${port}`
const children = []

/** Starts a program that ends with this one. */
function start(args, options) {
  const child = spawn(node24(), args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
  children.push(child)
  return child
}
const stop = () => children.forEach((child) => child.kill('SIGTERM'))

async function answers(url, child) {
  while ((await fetch(url).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null) throw new Error(`Nothing answers at ${url}.`)
    await new Promise((done) => setTimeout(done, 200))
  }
}

/** Serves the game from its sources, without the player page. */
async function showAtOnce() {
  const look = `http://127.0.0.1:${port + 1}`
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = { cwd: join(root, 'games'), env: environment() }
  const server = start([vite, '--host', '127.0.0.1', '--port', String(port + 1), '--strictPort'], options)
  await answers(`${look}/${given}/`, server)
  console.log(`\nYour game, reloading as you edit it: ${look}/${given}/`)
  console.log(`With players, pause, and messages:   ${look}/kit/bench.html\n`)
}

/** Runs the product on a data folder, which is deleted when it ends. */
async function runProduct() {
  build(own ? ['messages', 'pictures', 'pages'] : undefined)
  if (own && npm(['run', '-w', 'games', 'build', given], environment()).status !== 0) throw new Error('It has errors.')
  const folder = mkdtempSync(join(tmpdir(), 'marigold-try-'))
  const more = { PORT: String(port), PUBLIC_URL: address, DATA_DIR: folder }
  const env = environment({ NODE_ENV: 'development', ...process.env, ...more })
  const server = start(['server/src/main.ts'], { cwd: root, env })
  server.on('exit', (code) => {
    rmSync(folder, { recursive: true, force: true })
    stop()
    process.exit(code ?? 0)
  })
  await answers(`${address}/readyz`, server)
  return () => {
    const command = ['server/src/features/play/commands/import.ts', zip, '--free']
    const taken = spawnSync(node24(), command, { cwd: root, env, encoding: 'utf8' })
    process.stdout.write(taken.stdout)
    process.stderr.write(taken.stderr)
    const slug = /^(\S+) (?:plays already|now plays) as/m.exec(taken.stdout)?.[1]
    if (slug === undefined) return false
    console.log(`\nIn the whole product: ${address}/game/${slug}?name=${encodeURIComponent(slug)}`)
    return true
  }
}

install()
// A build that fails ends the process.
process.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
try {
  if (own) await showAtOnce()
  const bring = await runProduct()
  if (!bring()) stop()
  else if (own && process.stdin.isTTY) {
    console.log('Press Enter to bring your changes there, and Ctrl+C to end.')
    process.stdin.on('data', () => {
      if (npm(['run', '-s', '-w', 'games', 'build', given], environment()).status === 0) bring()
    })
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
  stop()
}
