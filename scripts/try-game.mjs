// `npm run try:game paper-boats`, or with the path of a zip: the whole product on a folder of its own, with that game in
// its real player, free for everybody. Ctrl+C ends it, and nothing of it stays.
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

install()
build()
if (own && npm(['run', '-w', 'games', 'build', given], environment()).status !== 0) process.exit(1)

const port = process.env.PORT ?? '3800'
const address = `http://127.0.0.1:${port}`
const folder = mkdtempSync(join(tmpdir(), 'marigold-try-'))
const env = environment({ NODE_ENV: 'development', ...process.env, PORT: port, PUBLIC_URL: address, DATA_DIR: folder })
const server = spawn(node24(), ['server/src/main.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})

const ready = async () => (await fetch(`${address}/readyz`).catch(() => null))?.ok === true
while (!(await ready())) await new Promise((done) => setTimeout(done, 200))

const command = ['server/src/features/play/commands/import.ts', zip, '--free']
const taken = spawnSync(node24(), command, { cwd: root, env, encoding: 'utf8' })
process.stdout.write(taken.stdout)
process.stderr.write(taken.stderr)
const slug = /^(\S+) (?:plays already|now plays) as/m.exec(taken.stdout)?.[1]
if (slug === undefined) server.kill('SIGTERM')
else console.log(`\nPlay it at ${address}/game/${slug}?name=${encodeURIComponent(slug)}`)
