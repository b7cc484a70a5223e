import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import type { DatabaseStatus } from '../database/watched-pool.ts'

/** The beginning of pino's fatal lines. */
const fatalLine = '{"level":60'

/** Returns a path for the log, without query, game tickets, and emails. */
export function redactPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(/^(\/game_unzip_file\/[^/.]+)\.[^/]*/, '$1').replaceAll(/[^/]*(@|%40)[^/]*/gi, '(address)')
}

// Not pino's own stream: when nobody reads the output, it retries its last lines forever, and the process never ends.
const standardOutput = { write: (line: string) => void process.stdout.write(line) }

/** Ignores output that can't be written (a closed terminal, a log file on a full disk). That's no reason to stop. */
export function ignoreBrokenPipes(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ENOSPC') throw error
    })
}

/**
 * Lets at most one line a second through while the database is down or the disk is full. Otherwise every request and
 * every job would add a stack trace. Fatal lines always pass.
 */
function throttleWhileDown(to: { write(line: string): void }, status: DatabaseStatus): { write(line: string): void } {
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

/** Configures pino without tokens, addresses, bodies, or queries. Only what's listed here is logged. */
export function logOptions(
  config: Pick<Config, 'logLevel' | 'logTo'>,
  status: DatabaseStatus,
): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    stream: throttleWhileDown(config.logTo ?? standardOutput, status),
    serializers: {
      req: (request) => ({ method: request.method, path: redactPath(request.url) }),
      res: (reply) => ({ status: reply.statusCode }),
      // pg puts values into `detail` and `where`, and providers put addresses into theirs, so only these three fields
      // are logged.
      err: (error) => ({
        type: error.name,
        message: redactEmails(error.message ?? String(error)),
        stack: redactEmails(error.stack ?? ''),
        ...code(error),
      }),
    },
  }
}

function code(error: { code?: unknown }): { code?: string } {
  return typeof error.code === 'string' ? { code: error.code } : {}
}

function redactEmails(text: string): string {
  return text.replaceAll(/[^\s<>"'()]+@[^\s<>"'()]+/g, '(address)')
}

/** Logs one line for each response, except static files. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/assets/')) return
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
