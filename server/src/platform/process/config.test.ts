import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'marigold-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const production = {
  DATA_DIR,
  MARIGOLD_MODE: 'production',
  PUBLIC_URL: 'https://marigold.example',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@marigold.example',
  APP_SECRET: 'x'.repeat(32),
  SELLER_NAME: 'Marigold Learning LLC',
  SELLER_ADDRESS: '10 Main St; Columbus, OH 43004',
  SELLER_TAX_ID: '12-3456789',
}

function faultOf(environment: Record<string, string>): string {
  try {
    loadConfig({ DATA_DIR, ...environment })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'none'
}

test('has a working default for every setting', () => {
  const config = loadConfig({ DATA_DIR })
  expect(config).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', databaseUrl: null, production: false })
})

test('an empty setting counts as absent', () => {
  expect(loadConfig({ DATA_DIR, PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null })
})

describe('names an invalid setting without showing its value', () => {
  test.each([
    ['PORT', 'seventy'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'marigold.example'],
    ['PUBLIC_URL', 'https://marigold.example/app'],
    ['DATABASE_URL', 'mysql://root:secret-word@db'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['STRIPE_SECRET_KEY', 'secret-word'],
    ['STRIPE_WEBHOOK_SECRET', 'secret-word'],
    ['STRIPE_API_BASE', 'ftp://secret-word'],
    ['SMTP_URL', 'secret-word'],
    ['MARIGOLD_MODE', 'staging'],
    ['APP_SECRET', 'secret-word'],
    ['LOG_LEVEL', 'loud'],
    ['SELLER_ADDRESS', 'a;b;c;d;e;f;g'],
    ['SELLER_TAX_ID', '1'.repeat(61)],
  ])('%s=%s', (name, value) => {
    const fault = faultOf({ [name]: value })
    expect(fault).toContain(`${name} `)
    expect(fault).not.toContain(value)
  })
})

test('refuses another provider address together with a live key', () => {
  const keys = { STRIPE_WEBHOOK_SECRET: 'whsec_a', STRIPE_API_BASE: 'http://127.0.0.1:1' }
  expect(faultOf({ ...keys, STRIPE_SECRET_KEY: 'sk_live_abc' })).toContain('STRIPE_API_BASE')
  expect(faultOf({ ...keys, STRIPE_SECRET_KEY: 'sk_test_abc' })).toBe('none')
})

test('refuses a key without the secret of its webhooks', () => {
  expect(faultOf({ STRIPE_SECRET_KEY: 'sk_test_abc' })).toContain('STRIPE_WEBHOOK_SECRET')
})

test('production only starts with the real providers, and names each missing one', () => {
  expect(faultOf(production)).toBe('none')
  const seller = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_ID']
  for (const name of ['PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'APP_SECRET', ...seller])
    expect(faultOf({ ...production, [name]: '' })).toContain(`${name} is needed`)
  expect(faultOf({ ...production, PUBLIC_URL: 'http://marigold.example' })).toContain('PUBLIC_URL must be https')
})

test('reads the seller for receipts and emails, and shows a sample one if none is set', () => {
  expect(loadConfig(production).seller).toEqual({
    name: 'Marigold Learning LLC',
    address: ['10 Main St', 'Columbus, OH 43004'],
    taxId: '12-3456789',
  })
  expect(loadConfig({ DATA_DIR, SELLER_ADDRESS: 'Suite 4\n10 Main St' }).seller.address).toEqual([
    'Suite 4',
    '10 Main St',
  ])
  expect(loadConfig({ DATA_DIR }).seller.name).toContain('sample')
})

test('creates the secret once and keeps it', () => {
  const first = loadConfig({ DATA_DIR }).appSecret
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(loadConfig({ DATA_DIR }).appSecret).toBe(first)
  expect(readFileSync(join(DATA_DIR, 'app-secret'), 'utf8')).toBe(first)
})
