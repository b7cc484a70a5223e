import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clusterFolder, socketFolder } from '../database/postgres-folders.ts'

const main = join(import.meta.dirname, '../../main.ts')
const nobody = 65_534

/** Marigold as `npm start` runs it: a process of its own with its own group, on a data folder that outlives it. */
export interface Process {
  url: string
  /** What it has said so far. */
  said(): string
  /** Resolves when it says this; rejects when it ends before. */
  says(text: string): Promise<void>
  /** kill -9 of the whole group. */
  kill(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Whoever reads what it says goes away, as a closed terminal does. */
  stopListening(): void
  ended: Promise<number | null>
}

/** Who runs it; root can also take nobody's part, where that user can read the sources. */
export type Runner = 'myself' | 'an ordinary user'

const isRoot = () => process.getuid?.() === 0

/** Every kind of user that these tests can be here. */
export function runners(): Runner[] {
  return isRoot() && everyoneMayRead(main) ? ['myself', 'an ordinary user'] : ['myself']
}

function everyoneMayRead(path: string): boolean {
  for (let at = path; dirname(at) !== at; at = dirname(at)) if ((statSync(at).mode & 0o005) === 0) return false
  accessSync(path, constants.R_OK)
  return true
}

/** A data folder for one runner. */
export function dataFolder(runner: Runner): { path: string; remove(): void; socket(): string } {
  const path = mkdtempSync(join(tmpdir(), 'mg-'))
  chmodSync(path, 0o755)
  if (runner === 'an ordinary user') chownSync(path, nobody, nobody)
  return {
    path,
    socket: () => (runner === 'myself' ? socketFolder(clusterFolder(path)) : join(path, 'socket')),
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) killGroup(child)
})

function killGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid as number), 'SIGKILL')
  } catch {
    // Gone already.
  }
}

/** Starts the server on a data folder. */
export function startProcess(
  dataDir: string,
  { port, runner = 'myself', env = {} }: { port: number; runner?: Runner; env?: Record<string, string> },
): Process {
  const child = spawn(process.execPath, [main], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(runner === 'an ordinary user' && { uid: nobody, gid: nobody }),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ADMIN_EMAIL: 'admin@example.org',
      ADMIN_PASSWORD: 'a long enough passphrase',
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
  })
  running.add(child)
  let text = ''
  const heard = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    text += String(chunk)
    for (const listener of heard) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => text,
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => text.includes(wanted) && resolve()
        heard.add(look)
        look()
        void ended.then(() => reject(new Error(`It ended before it said “${wanted}”:\n${text}`)))
      }),
    async kill() {
      killGroup(child)
      await ended
    },
    signal: (name) => void child.kill(name),
    stopListening() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    ended,
  }
}
