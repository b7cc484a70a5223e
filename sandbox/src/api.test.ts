import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from './index.ts'
import { startTestSandbox, type TestSandbox } from './testing.ts'

let at: TestSandbox
beforeAll(async () => {
  at = await startTestSandbox()
})
afterAll(() => at.stop())

function ask(path: string, options: RequestInit & { key?: string } = {}) {
  const { key, ...init } = options
  const headers = {
    authorization: `Bearer ${at.sandbox.secretKey}`,
    'content-type': 'application/x-www-form-urlencoded',
    ...(key && { 'idempotency-key': key }),
    ...(init.headers as Record<string, string> | undefined),
  }
  return fetch(`${at.base}${path}`, { ...init, headers })
}

const post = (path: string, body: string, key?: string) => ask(path, { method: 'POST', body, ...(key && { key }) })

test('it never starts in production', async () => {
  await expect(startSandbox({ ...at.options, production: true })).rejects.toThrow(/production/)
})

test('the key opens it as a bearer or by basic authentication, and nothing else does', async () => {
  const basic = Buffer.from(`${at.sandbox.secretKey}:`).toString('base64')
  const statuses = await Promise.all(
    [`Bearer ${at.sandbox.secretKey}`, `Basic ${basic}`, 'Bearer sk_test_guess', ''].map(
      async (authorization) => (await ask('/v1/customers', { headers: { authorization } })).status,
    ),
  )
  expect(statuses).toEqual([200, 200, 401, 401])
  const stranger = new Stripe('sk_test_guess', { ...at.sandbox.apiBase, maxNetworkRetries: 0 })
  await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
})

test('an error says its type, code, parameter and sentence, and has a request id', async () => {
  const missing = await ask('/v1/customers/cus_none')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('request-id')).toMatch(/^req_/)
  expect(await missing.json()).toEqual({
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
      param: 'id',
      message: "No such customer: 'cus_none'",
    },
  })
  const unknown = (await (await post('/v1/customers', 'emial=a@b.c')).json()) as { error: object }
  expect(unknown.error).toMatchObject({ code: 'parameter_unknown', param: 'emial' })
  expect((await ask('/v1/nothing')).status).toBe(404)
})

test('the same key and body get the saved answer, and another body is refused', async () => {
  const first = await post('/v1/customers', 'email=one@example.com', 'key-1')
  const again = await post('/v1/customers', 'email=one@example.com', 'key-1')
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.text()).toBe(await first.text())
  const other = await post('/v1/customers', 'email=two@example.com', 'key-1')
  expect([other.status, ((await other.json()) as { error: { type: string } }).error.type]).toEqual([
    400,
    'idempotency_error',
  ])
  expect((await at.stripe.customers.list({ email: 'two@example.com' })).data).toEqual([])
})

test('a key of another call is refused with the names of both', async () => {
  const key = 'key-2'
  await post('/v1/customers', 'email=one@example.com', key)
  const other = await post('/v1/products', 'name=Other', key)
  expect([other.status, await other.json()]).toMatchObject([
    400,
    {
      error: {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used for the same endpoint they were first used for ('/v1/products' vs '/v1/customers'). Try using a key other than '${key}' if you meant to execute a different request.`,
      },
    },
  ])
})

test('one key at the same time makes one customer; the other request is told to wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post('/v1/customers', 'email=race@example.com', 'key-race')),
  )
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(statuses).toContain(409)
  expect((await at.stripe.customers.list({ email: 'race@example.com' })).data).toHaveLength(1)
})

test('lists go forth and back by cursors', async () => {
  for (let index = 1; index <= 5; index += 1) await at.stripe.products.create({ name: `Product ${index}` })
  const names = (list: Stripe.ApiList<Stripe.Product>) => list.data.map((product) => product.name)
  const first = await at.stripe.products.list({ limit: 2 })
  expect([names(first), first.has_more]).toEqual([['Product 5', 'Product 4'], true])
  const second = await at.stripe.products.list({ limit: 3, starting_after: first.data[1]?.id ?? '' })
  expect([names(second), second.has_more]).toEqual([['Product 3', 'Product 2', 'Product 1'], false])
  const back = await at.stripe.products.list({ limit: 2, ending_before: second.data[0]?.id ?? '' })
  expect([names(back), back.has_more]).toEqual([['Product 5', 'Product 4'], false])
  await expect(at.stripe.products.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
})

test('metadata is merged, and an empty text removes one key', async () => {
  const customer = await at.stripe.customers.create({ metadata: { a: '1', b: '2', _own: 'kept' } })
  const updated = await at.stripe.customers.update(customer.id, { metadata: { a: '', c: '3' } })
  expect(updated.metadata).toEqual({ b: '2', c: '3', _own: 'kept' })
  expect((await at.stripe.customers.update(customer.id, { metadata: '' })).metadata).toEqual({})
})

test('an empty text takes away what may be empty, and is refused elsewhere', async () => {
  const product = await at.stripe.products.create({ name: 'Plain', description: 'Gone soon' })
  expect((await at.stripe.products.update(product.id, { description: '' })).description).toBeNull()
  await expect(at.stripe.products.update(product.id, { name: '' })).rejects.toMatchObject({
    code: 'parameter_invalid_empty',
    param: 'name',
    message: expect.stringMatching(/^You passed an empty string for 'name'\. .*however 'name' cannot be unset/),
  })
})

test('a price is found by its lookup key, and what cannot be expanded is refused', async () => {
  const price = await at.stripe.prices.create({
    currency: 'usd',
    unit_amount: 2697,
    recurring: { interval: 'month', interval_count: 3 },
    product_data: { name: 'Quarterly' },
    lookup_key: 'quarterly',
  })
  const found = await at.stripe.prices.list({ lookup_keys: ['quarterly'], expand: ['data.product'] })
  expect(found.data).toMatchObject([{ id: price.id, product: { name: 'Quarterly' } }])
  await expect(at.stripe.prices.retrieve(price.id, { expand: ['currency'] })).rejects.toMatchObject({
    message: 'This property cannot be expanded (currency).',
  })
  for (const part of ['metadata', 'recurring', 'nothing'])
    await expect(at.stripe.prices.retrieve(price.id, { expand: [part] })).rejects.toThrow(/cannot be expanded/)
  await expect(at.stripe.prices.list({ expand: ['data.a.b.c.d'] })).rejects.toMatchObject({
    code: 'property_expansion_max_depth',
    message: 'You cannot expand more than 4 levels of a property. Property: data.a.b.c.d',
  })
})

test('a deleted customer is a stub and can no longer be used', async () => {
  const customer = await at.stripe.customers.create({ email: 'gone@example.com' })
  expect(await at.stripe.customers.del(customer.id)).toMatchObject({ deleted: true })
  expect(await at.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
  await expect(at.stripe.customers.update(customer.id, { name: 'x' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
})

test('a line that a crash cut short is left out, and all before it is there', async () => {
  const customer = await at.stripe.customers.create({ email: 'kept@example.com' })
  appendFileSync(join(at.dataDir, 'journal.jsonl'), '[["customer","cus_half",{"id":"cus_ha')
  await at.restart()
  expect(await at.stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'kept@example.com' })
  await expect(at.stripe.customers.retrieve('cus_half')).rejects.toMatchObject({ statusCode: 404 })
})
