import { mkdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { refuseUnknown, serveApi } from './api/server.ts'
import { runUntil } from './billing/clock.ts'
import { Deliveries } from './deliveries.ts'
import { serveCheckout } from './pages/checkout.ts'
import { serveControls } from './pages/controls.ts'
import { servePortal } from './pages/portal.ts'
import { Store } from './state/store.ts'
import { newId, randomText, type Environment, World } from './state/world.ts'

export interface SandboxOptions extends Environment {
  /** The data folder. */
  dataDir: string
  /** The sandbox refuses to start in production. */
  production?: boolean
  log?: FastifyBaseLogger
}

export interface Sandbox {
  apiBase: { host: string; port: number; protocol: 'http' }
  secretKey: string
  webhookSecret: string
  port: number
  /** Returns the time on the sandbox's clock, which can be moved. */
  now(): Date
  stop(): Promise<void>
}

const host = '127.0.0.1'
const tickMs = 1_000

/** Starts the sandbox, which replaces the payment provider, on a free port of the loopback address. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.production) throw new Error('The payments sandbox does not start in production. Set STRIPE_SECRET_KEY.')
  mkdirSync(options.dataDir, { recursive: true })
  const store = await Store.open(options.dataDir)
  const { publicBase, webhookUrl, webhookSecret } = options
  const world = new World(store, { publicBase: publicBase.replace(/\/$/, ''), webhookUrl, webhookSecret })
  await setUp(world)
  const app = buildServer(world, options.log)
  const deliveries = new Deliveries(world, app.log)
  world.onPersisted(() => deliveries.wake())
  await app.listen({ host, port: 0 })
  const { port } = app.server.address() as AddressInfo
  deliveries.wake()
  const ticking = startTicking(world, app.log)
  return {
    apiBase: { host, port, protocol: 'http' },
    secretKey: world.settings.secretKey,
    webhookSecret,
    port,
    now: () => new Date(world.now() * 1000),
    stop: async () => {
      await ticking.stop()
      await app.close()
      await deliveries.stop()
      await store.close()
    },
  }
}

async function setUp(world: World): Promise<void> {
  if (world.store.get('settings', 'settings')) return
  await world.change(() =>
    world.store.put({
      id: 'settings',
      object: 'settings',
      created: Math.floor(Date.now() / 1000),
      secretKey: `sk_test_${randomText(32)}`,
      clockOffset: 0,
      failNextCharges: 0,
      faults: { drop: 0, duplicate: 0, delay: 0, delaySeconds: 0, shuffle: 0 },
    }),
  )
}

const styles = readFileSync(new URL('pages/sandbox.css', import.meta.url), 'utf8')

function buildServer(world: World, log?: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    // The API sends it as the provider's `request-id`.
    genReqId: () => newId('req', 14),
    // A malformed URL.
    frameworkErrors: (_error, request, reply) => void refuseUnknown(request, reply),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.get('/_sandbox/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles))
  serveApi(app, world)
  serveCheckout(app, world)
  servePortal(app, world)
  serveControls(app, world)
  return app
}

// Does what's due, at most a second late.
function startTicking(world: World, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = world
      .change(() => runUntil(world, world.now()))
      .catch((error: unknown) => log.error(error, 'the payments sandbox could not do what was due'))
  }, tickMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
