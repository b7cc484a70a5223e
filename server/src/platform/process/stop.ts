import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
// Ctrl-C reaches npm, the start script, and this process, and the first two pass it on, so it arrives several times.
const sameSignalMs = 1_000
const patienceMs = 20_000

/**
 * Stops on a signal or an unexpected error. Running requests and jobs finish, for up to 20 s. A later second signal
 * exits at once.
 */
export function stopGracefully(app: FastifyInstance): void {
  const { close } = closeWithGrace(
    {
      delay: patienceMs,
      skip: [...signals],
      logger: { error: (what) => app.log.error(typeof what === 'string' ? { note: what } : { err: what }, 'stopping') },
    },
    async ({ err }) => {
      if (err) app.log.fatal({ err }, 'unforeseen')
      process.stdout.write('Stopping …\n')
      await app.close()
    },
  )
  let since: number | null = null
  for (const signal of signals)
    process.on(signal, () => {
      if (since === null) {
        since = performance.now()
        void close()
      } else if (performance.now() - since > sameSignalMs) process.exit(1)
    })
}
