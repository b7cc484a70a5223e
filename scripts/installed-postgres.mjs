// A temporary cluster of the PostgreSQL that the system's packages installed (in Debian's folders), for tests.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = '/usr/lib/postgresql'
const nobody = { uid: 65534, gid: 65534 }
const asUser = process.getuid?.() === 0 ? nobody : {}

function run(folder, command, ...args) {
  // No pipe to the postmaster: it would stay open, and we would wait for it.
  const { status } = spawnSync(command, args, { ...asUser, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

/** Starts the newest installed version. Returns its socket folder, for the user marigold. Null if none is installed. */
export async function startInstalledPostgres() {
  const versions = existsSync(home)
    ? readdirSync(home).filter((name) => existsSync(join(home, name, 'bin/initdb')))
    : []
  const version = versions.sort((a, b) => Number(b) - Number(a))[0]
  if (version === undefined) return null
  const bin = join(home, version, 'bin')
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  chmodSync(folder, 0o700)
  if (asUser.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid)
  const cluster = join(folder, 'data')
  run(folder, join(bin, 'initdb'), '-D', cluster, '-U', 'marigold', '--auth=trust', '--encoding=UTF8', '--no-sync')
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`
  run(folder, join(bin, 'pg_ctl'), '-D', cluster, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  return {
    host: folder,
    version: `PostgreSQL ${version}`,
    stop() {
      run(folder, join(bin, 'pg_ctl'), '-D', cluster, '-w', '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
