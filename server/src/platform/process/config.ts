import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { JSONWebKeySet } from 'jose'
import { z } from 'zod'
import { refuseForeignFolder } from '../storage/folder-owner.ts'

/** `local` allows the outbox page and the payment sandbox. `production` refuses to start without the real providers. */
const modes = ['local', 'production'] as const

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional())
const address = (protocols: RegExp) => z.url({ protocol: protocols })

const Environment = z.object({
  MARIGOLD_MODE: z.preprocess(blankIsAbsent, z.enum(modes, 'must be local or production').default('local')),
  NODE_ENV: optional(z.string()),
  PORT: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number('must be a number from 0 to 65535')
      .int('must be a number from 0 to 65535')
      .min(0, 'must be a number from 0 to 65535')
      .max(65_535, 'must be a number from 0 to 65535')
      .default(3000),
  ),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  PUBLIC_URL: optional(
    address(/^https?$/).refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', 'must have no path'),
  ),
  TRUST_PROXY: optional(z.string().regex(/^[0-9a-fA-F.:/, a-z]+$/, 'must be addresses or networks, by comma')),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  DATABASE_URL: optional(address(/^postgres(ql)?$/)),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: optional(
    z.string().min(8, 'must have 8 to 128 characters').max(128, 'must have 8 to 128 characters'),
  ),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'must start with sk_test_ or sk_live_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_', 'must start with whsec_')),
  STRIPE_API_BASE: optional(address(/^https?$/)),
  SMTP_URL: optional(address(/^smtps?$/)),
  MAIL_FROM: z.preprocess(blankIsAbsent, z.string().max(320).default('Marigold <hello@localhost>')),
  SELLER_NAME: optional(z.string().trim().min(1).max(120, 'must have at most 120 characters')),
  SELLER_ADDRESS: optional(
    z
      .string()
      .max(400, 'must have at most 400 characters')
      .transform((text) => text.split(/[;\n]/).flatMap((line) => line.trim() || []))
      .refine((lines) => lines.length > 0 && lines.length <= 6, 'must have 1 to 6 lines, separated by semicolons'),
  ),
  SELLER_TAX_ID: optional(z.string().trim().min(1).max(60, 'must have at most 60 characters')),
  PARTNER_URL: optional(address(/^https?$/)),
  PARTNER_ISSUER: optional(z.string().max(200)),
  PARTNER_KEYS: optional(z.string()),
  APP_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  // A clinic behind one address stays far below the default, while a hammering script exceeds it.
  RELEASE: optional(z.string().max(60, 'must have at most 60 characters')),
  REQUESTS_PER_MINUTE: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number('must be a whole number')
      .int('must be a whole number')
      .min(60, 'must be 60 or more')
      .default(3_000),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level of pino').optional(),
  ),
})

/** The partner's name in its tokens, and its public keys. */
export interface PartnerLogin {
  issuer: string
  keys: JSONWebKeySet
}

/** The seller of the plans, who is named on receipts and at the end of every email. */
export interface Seller {
  name: string
  /** Postal address, line by line. */
  address: string[]
  taxId: string
}

/** A placeholder for development. Production refuses to start without real values. */
const sampleSeller: Seller = {
  name: 'Marigold (sample seller)',
  address: ['123 Sample Street', 'Springfield, OH 00000'],
  taxId: '00-0000000',
}

/** The settings, parsed once at startup. */
export interface Config {
  mode: (typeof modes)[number]
  production: boolean
  port: number
  host: string
  /** With its scheme, without a trailing slash. */
  publicUrl: string
  trustProxy: string | null
  /** Absolute. */
  dataDir: string
  /** If absent, the embedded PostgreSQL in `dataDir` is used. */
  databaseUrl: string | null
  adminEmail: string | null
  adminPassword: string | null
  stripeSecretKey: string | null
  stripeWebhookSecret: string | null
  stripeApiBase: string | null
  smtpUrl: string | null
  mailFrom: string
  seller: Seller
  partnerUrl: string | null
  /** The partner that may log its users in. Null if there's none. */
  partnerLogin: PartnerLogin | null
  /** The key for everything that is signed or hashed: game tickets, captchas, limits. Derive one key per purpose. */
  appSecret: string
  /** Calls from one network address. */
  requestsPerMinute: number
  /** What the installed version is called; null to use the commit. */
  release: string | null
  logLevel: string
  /** Where the log goes instead of standard output, for tests. */
  logTo?: { write(line: string): void }
}

/** A setting is invalid. The message names it and what it must be, never its value. */
export class ConfigError extends Error {}

type Parsed = z.infer<typeof Environment>

const neededInProduction = [
  'PUBLIC_URL',
  'STRIPE_SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'APP_SECRET',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_TAX_ID',
] as const

function refuseContradictions(env: Parsed): string[] {
  const faults: string[] = []
  const live = env.STRIPE_SECRET_KEY?.includes('_live_') ?? false
  if (live && env.STRIPE_API_BASE) faults.push('STRIPE_API_BASE must be absent when STRIPE_SECRET_KEY is a live key')
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    faults.push('STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY')
  if (env.PARTNER_KEYS && !env.PARTNER_URL) faults.push('PARTNER_URL is needed with PARTNER_KEYS')
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) faults.push('ADMIN_EMAIL is needed with ADMIN_PASSWORD')
  if (env.MARIGOLD_MODE === 'production') {
    for (const name of neededInProduction)
      if (env[name] === undefined || env[name] === 'Marigold <hello@localhost>')
        faults.push(`${name} is needed when MARIGOLD_MODE is production`)
    if (env.PUBLIC_URL?.startsWith('http:')) faults.push('PUBLIC_URL must be https when MARIGOLD_MODE is production')
  }
  return faults
}

function loadOrCreateSecret(dataDir: string): string {
  refuseForeignFolder(dataDir)
  const file = join(dataDir, 'app-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    // `wx`, so that two processes that start at once read the same secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
    chmodSync(file, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

const PublicKeys = z.object({
  keys: z.array(z.looseObject({ kty: z.enum(['OKP', 'EC', 'RSA']), d: z.never().optional() })).min(1),
})

/**
 * Throws `ConfigError` when the file with the partner's keys is missing, isn't a key set, or contains a private key.
 */
function partnerOf({ PARTNER_KEYS, PARTNER_URL, PARTNER_ISSUER }: Parsed): PartnerLogin | null {
  if (PARTNER_KEYS === undefined || PARTNER_URL === undefined) return null
  const fault = 'PARTNER_KEYS must be a file with a JSON Web Key Set of public keys'
  try {
    const keys = PublicKeys.safeParse(JSON.parse(readFileSync(PARTNER_KEYS, 'utf8')))
    if (!keys.success) throw new ConfigError(fault)
    return { issuer: PARTNER_ISSUER ?? PARTNER_URL, keys: keys.data as JSONWebKeySet }
  } catch {
    throw new ConfigError(fault)
  }
}

const sellerOf = (env: z.infer<typeof Environment>): Config['seller'] => ({
  name: env.SELLER_NAME ?? sampleSeller.name,
  address: env.SELLER_ADDRESS ?? sampleSeller.address,
  taxId: env.SELLER_TAX_ID ?? sampleSeller.taxId,
})

/**
 * Reads the settings from the environment. Throws `ConfigError` with the name of every invalid one, never with values.
 */
export function loadConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${sentence(issue)}`)
    throw new ConfigError(faults.join('; '))
  }
  const env = parsed.data
  const faults = refuseContradictions(env)
  if (faults.length > 0) throw new ConfigError(faults.join('; '))
  const dataDir = resolve(env.DATA_DIR)
  return {
    mode: env.MARIGOLD_MODE,
    production: env.MARIGOLD_MODE === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    trustProxy: env.TRUST_PROXY ?? null,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    adminEmail: env.ADMIN_EMAIL ?? null,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    stripeSecretKey: env.STRIPE_SECRET_KEY ?? null,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    stripeApiBase: env.STRIPE_API_BASE ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    seller: sellerOf(env),
    partnerUrl: env.PARTNER_URL ?? null,
    partnerLogin: partnerOf(env),
    appSecret: env.APP_SECRET ?? loadOrCreateSecret(dataDir),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    release: env.RELEASE ?? null,
    // Someone who runs it for themselves wants to see the URL at the end, not a line for each response.
    logLevel: env.LOG_LEVEL ?? (env.MARIGOLD_MODE === 'production' ? 'info' : 'warn'),
  }
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'must be a full address with a known scheme'
  return issue.message.startsWith('must') ? issue.message : 'has a wrong value'
}
