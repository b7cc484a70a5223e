import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import type { DatabaseStatus } from '../database/watched-pool.ts'

/** How pino's lines of the highest level begin. */
const fatalLine = '{"level":60'

/** A path as it may enter the log: without query, without the ticket of a game's files, without e-mail addresses. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(/^(\/game_unzip_file\/[^/.]+)\.[^/]*/, '$1').replaceAll(/[^/]*(@|%40)[^/]*/gi, '(address)')
}

// Not pino's own way to standard output: where nobody reads that any more it tries its last lines for ever, and the process never ends.
const standardOutput = { write: (line: string) => void process.stdout.write(line) }

/** Output that nobody can take (a closed terminal, a log file on a full disk) is lost; that's no reason to stop. */
export function speakToNobody(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ENOSPC') throw error
    })
}

/**
 * Lets at most one line a second through while the database is down or the disk is full: without a limit, every request and every job adds
 * a stack trace. Fatal lines always pass.
 */
function quietWhileDown(to: { write(line: string): void }, status: DatabaseStatus): { write(line: string): void } {
  let last = -Infinity
  return {
    write(line) {
      if ((status.down || status.full) && !line.startsWith(fatalLine)) {
        if (performance.now() - last < 1_000) return
        last = performance.now()
      }
      to.write(line)
    },
  }
}

/** pino without tokens, addresses, bodies or queries: nothing of a request is logged but what is named here. */
export function logOptions(
  config: Pick<Config, 'logLevel' | 'logTo'>,
  status: DatabaseStatus,
): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    stream: quietWhileDown(config.logTo ?? standardOutput, status),
    serializers: {
      req: (request) => ({ method: request.method, path: loggedPath(request.url) }),
      res: (reply) => ({ status: reply.statusCode }),
      // pg puts values into `detail` and `where`, providers put addresses into theirs: only these three are kept.
      err: (error) => ({
        type: error.name,
        message: withoutPeople(error.message ?? String(error)),
        stack: withoutPeople(error.stack ?? ''),
        ...code(error),
      }),
    },
  }
}

function code(error: { code?: unknown }): { code?: string } {
  return typeof error.code === 'string' ? { code: error.code } : {}
}

function withoutPeople(text: string): string {
  return text.replaceAll(/[^\s<>"'()]+@[^\s<>"'()]+/g, '(address)')
}

/** One line for each answer, except static files. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/assets/')) return
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
