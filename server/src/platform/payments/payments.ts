import { hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { stripeWebhook } from '@marigold/contract'
import Stripe from 'stripe'
import type { Config } from '../process/config.ts'

/** The provider's client, and the sandbox behind it if no key is set. */
export interface Payments {
  stripe: Stripe
  /** Verifies the provider's webhooks. */
  webhookSecret: string
  /** The sandbox's loopback address. Null with a real key. */
  sandbox: { host: string; port: number } | null
  stop(): Promise<void>
}

/** The path of the provider's webhooks. */
const webhookPath = stripeWebhook.path

const sdk = { maxNetworkRetries: 2, timeout: 10_000, telemetry: false } as const

/** Creates Stripe's official SDK client for Stripe itself, or for our sandbox, which never starts in production. */
export async function openPayments(
  config: Config,
  log: FastifyBaseLogger,
  options: { sandbox: boolean },
): Promise<Payments> {
  if (config.stripeSecretKey !== null) {
    const base = config.stripeApiBase === null ? null : new URL(config.stripeApiBase)
    const stripe = new Stripe(config.stripeSecretKey, {
      ...sdk,
      ...(base && { host: base.hostname, port: portOf(base), protocol: base.protocol === 'http:' ? 'http' : 'https' }),
    })
    return { stripe, webhookSecret: config.stripeWebhookSecret ?? '', sandbox: null, stop: async () => undefined }
  }
  if (config.production) throw new Error('The payments sandbox never starts in production')
  if (!options.sandbox) {
    // Port 9 is the discard service: each call fails at once, like when the provider is down.
    const stripe = new Stripe('sk_test_none', {
      ...sdk,
      maxNetworkRetries: 0,
      host: '127.0.0.1',
      port: 9,
      protocol: 'http',
    })
    return { stripe, webhookSecret: 'whsec_none', sandbox: null, stop: async () => undefined }
  }
  const { startSandbox } = await import('@marigold/sandbox')
  const sandbox = await startSandbox({
    dataDir: join(config.dataDir, 'sandbox'),
    webhookUrl: `http://127.0.0.1:${config.port}${webhookPath}`,
    webhookSecret: `whsec_${secretFor(config)}`,
    publicBase: config.publicUrl,
    log,
  })
  const { host, port, protocol } = sandbox.apiBase
  return {
    stripe: new Stripe(sandbox.secretKey, { ...sdk, host, port, protocol: protocol === 'http' ? 'http' : 'https' }),
    webhookSecret: sandbox.webhookSecret,
    sandbox: { host, port: Number(port) },
    stop: () => sandbox.stop(),
  }
}

function portOf(base: URL): number {
  return Number(base.port) || (base.protocol === 'http:' ? 80 : 443)
}

function secretFor(config: Config): string {
  return Buffer.from(hkdfSync('sha256', config.appSecret, '', 'sandbox webhooks', 32)).toString('hex')
}
