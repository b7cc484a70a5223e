import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clusterFolder, socketFolder } from '../database/postgres-folders.ts'

const main = join(import.meta.dirname, '../../main.ts')
const nobody = 65_534

/** Marigold as `npm start` runs it: its own process and group, on a data folder that outlives it. */
export interface Process {
  url: string
  /** Returns its output so far. */
  output(): string
  /** Resolves when its output contains this. Rejects when it ends before. */
  waitForOutput(text: string): Promise<void>
  /** Sends kill -9 to the whole group. */
  kill(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Stops reading its output, like a closed terminal. */
  stopListening(): void
  ended: Promise<number | null>
}

/** Who runs it. As root, tests can also use the user nobody, if it can read the sources. */
export type Runner = 'myself' | 'an ordinary user'

const isRoot = () => process.getuid?.() === 0

/** Returns every kind of user that tests can use here. */
export function runners(): Runner[] {
  return isRoot() && everyoneMayRead(main) ? ['myself', 'an ordinary user'] : ['myself']
}

function everyoneMayRead(path: string): boolean {
  for (let at = path; dirname(at) !== at; at = dirname(at)) if ((statSync(at).mode & 0o005) === 0) return false
  accessSync(path, constants.R_OK)
  return true
}

/** Creates a data folder for a runner. */
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

/** Returns a free port. */
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
    // It has already ended.
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
  const listeners = new Set<() => void>()
  const receive = (chunk: Buffer) => {
    text += String(chunk)
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', receive)
  child.stderr.on('data', receive)
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => text,
    waitForOutput: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => text.includes(wanted) && resolve()
        listeners.add(look)
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
