import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from './index.ts'
import { makePrices, startTestSandbox, subscribe, type TestSandbox } from './testing.ts'

let at: TestSandbox
let prices: Awaited<ReturnType<typeof makePrices>>
beforeAll(async () => {
  at = await startTestSandbox()
  prices = await makePrices(at.stripe)
})
afterAll(() => at.stop())

function ask(path: string, { key, ...init }: RequestInit & { key?: string } = {}) {
  const headers = {
    authorization: `Bearer ${at.sandbox.secretKey}`,
    'content-type': 'application/x-www-form-urlencoded',
    ...(key && { 'idempotency-key': key }),
    ...(init.headers as Record<string, string> | undefined),
  }
  return fetch(`${at.base}${path}`, { ...init, headers })
}

const post = (path: string, body: string, key?: string) => ask(path, { method: 'POST', body, ...(key && { key }) })
const created = async () => (await at.stripe.events.list({ types: ['customer.created'], limit: 100 })).data.length

test('never starts in production', async () => {
  await expect(startSandbox({ ...at.options, production: true })).rejects.toThrow(/production/)
})

test('only answers requests with its key', async () => {
  for (const authorization of ['Bearer sk_test_guess', ''])
    expect((await ask('/v1/invoices', { headers: { authorization } })).status).toBe(401)
  const stranger = new Stripe('sk_test_guess', { ...at.sandbox.apiBase, maxNetworkRetries: 0 })
  await expect(stranger.invoices.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
})

test('an error has a type, a code, a parameter, a message, and a request id', async () => {
  const missing = await ask('/v1/customers/cus_none')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('request-id')).toMatch(/^req_/)
  expect(await missing.json()).toEqual({
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_none'",
    },
  })
  const unknown = (await (await post('/v1/customers', 'emial=a@b.c')).json()) as { error: object }
  expect(unknown.error).toMatchObject({ code: 'parameter_unknown', param: 'emial' })
})

test('the same key and body get the saved answer, and another request with the key is refused', async () => {
  const before = await created()
  const first = await post('/v1/customers', 'email=one@example.com', 'key-1')
  const again = await post('/v1/customers', 'email=one@example.com', 'key-1')
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.text()).toBe(await first.text())
  for (const [path, body] of [
    ['/v1/customers', 'email=two@example.com'],
    ['/v1/prices', 'email=one@example.com'],
  ] as const) {
    const other = await post(path, body, 'key-1')
    expect([other.status, await other.json()]).toMatchObject([400, { error: { type: 'idempotency_error' } }])
  }
  expect(await created()).toBe(before + 1)
})

test('of several requests with one key at the same time one is carried out, and the others get a 409', async () => {
  const before = await created()
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => post('/v1/customers', 'email=race@example.com', 'key-race')),
  )
  const statuses = responses.map((response) => response.status)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(statuses).toContain(409)
  expect(await created()).toBe(before + 1)
})

test('a list can be read page by page, newest first, even while its objects change', async () => {
  const { id: customer } = await at.stripe.customers.create({ email: 'pages@example.com' })
  const ids: string[] = []
  for (let n = 0; n < 5; n++) ids.push((await subscribe(at, prices.monthly, { customer })).id)
  const { data, has_more } = await at.stripe.subscriptions.list({ customer, limit: 2 })
  expect([data.map(({ id }) => id), has_more]).toEqual([[ids[4], ids[3]], true])
  const read: string[] = []
  for await (const { id } of at.stripe.subscriptions.list({ customer, limit: 2 })) {
    read.push(id)
    await at.stripe.subscriptions.cancel(id)
  }
  expect(read).toEqual(ids.reverse())
  expect((await at.stripe.subscriptions.list({ customer })).data).toEqual([])
  expect((await at.stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(5)
})

test('a list for an unknown object, cursor or limit is refused', async () => {
  const missing = (param: string) => ({ type: 'StripeInvalidRequestError', code: 'resource_missing', param })
  await expect(at.stripe.subscriptions.list({ customer: 'cus_no' })).rejects.toMatchObject(missing('customer'))
  await expect(at.stripe.invoices.list({ subscription: 'sub_no' })).rejects.toMatchObject(missing('subscription'))
  const cursor = at.stripe.charges.list({ starting_after: 'ch_no' })
  await expect(cursor).rejects.toMatchObject(missing('starting_after'))
  for (const limit of [0, 101])
    await expect(at.stripe.charges.list({ limit })).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
})

test('metadata is merged, and an empty text removes its key', async () => {
  const { id } = await subscribe(at, prices.monthly)
  const { metadata } = await at.stripe.subscriptions.update(id, { metadata: { a: '1', _b: '2' } })
  expect(metadata).toEqual({ checkout_id: '42', a: '1', _b: '2' })
  const updated = await at.stripe.subscriptions.update(id, { metadata: { a: '', checkout_id: '43' } })
  expect(updated.metadata).toEqual({ checkout_id: '43', _b: '2' })
})

test('an empty text is refused where a field cannot be cleared', async () => {
  await expect(at.stripe.customers.create({ email: '' })).rejects.toMatchObject({
    code: 'parameter_invalid_empty',
    param: 'email',
  })
})

test('a price is found by its lookup key', async () => {
  const found = await at.stripe.prices.list({ lookup_keys: ['quarterly'], active: true })
  expect(found.data.map(({ id }) => id)).toEqual([prices.quarterly.id])
  expect((await at.stripe.prices.list({ lookup_keys: ['quarterly'], active: false })).data).toEqual([])
})

test('ids on a path are replaced with their objects, and a path that cannot be expanded is refused', async () => {
  const { id, customer } = await subscribe(at, prices.monthly)
  const expanded = await at.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'customer'] })
  expect(expanded).toMatchObject({ latest_invoice: { total: 999 }, customer: { email: 'ada@example.com' } })
  for (const part of ['currency', 'metadata', 'billing_mode', 'nothing'])
    await expect(at.stripe.subscriptions.retrieve(id, { expand: [part] })).rejects.toMatchObject({
      message: `This property cannot be expanded (${part}).`,
    })
  await expect(at.stripe.prices.list({ expand: ['data.a.b.c.d'] })).rejects.toThrow(/more than 4 levels/)
  expect((await ask('/v1/prices?expand=data')).status).toBe(400)
  await at.stripe.customers.del(String(customer))
  const { customer: stub } = await at.stripe.subscriptions.retrieve(id, { expand: ['customer'] })
  expect(stub).toEqual({ id: customer, object: 'customer', deleted: true })
})

test('a deleted customer cannot be used, and its subscriptions have ended', async () => {
  const { id, customer } = await subscribe(at, prices.monthly)
  expect(await at.stripe.customers.del(String(customer))).toMatchObject({ deleted: true })
  expect(await at.stripe.customers.retrieve(String(customer))).toMatchObject({ deleted: true })
  expect((await at.stripe.subscriptions.retrieve(id)).status).toBe('canceled')
  const update = at.stripe.customers.update(String(customer), { email: 'x@example.com' })
  await expect(update).rejects.toMatchObject({ code: 'resource_missing' })
})

test('ignores a line that a crash cut short, and keeps everything before it', async () => {
  const customer = await at.stripe.customers.create({ email: 'kept@example.com' })
  appendFileSync(join(at.dataDir, 'journal.jsonl'), '[["customer","cus_half",{"id":"cus_ha')
  await at.restart()
  expect(await at.stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'kept@example.com' })
  await expect(at.stripe.customers.retrieve('cus_half')).rejects.toMatchObject({ statusCode: 404 })
})

test.each([
  ['a body that is too large', `email=${'x'.repeat(300_000)}`, 'application/x-www-form-urlencoded', 413],
  ['JSON', '{"email":"x"}', 'application/json', 400],
  ['an unknown content type', 'x', 'application/x-nothing', 400],
])('%s is refused in the provider’s format', async (_what, body, type, status) => {
  const response = await ask('/v1/customers', { method: 'POST', body, headers: { 'content-type': type } })
  expect(response.status).toBe(status)
  expect(response.headers.get('request-id')).toMatch(/^req_/)
  expect(await response.json()).toEqual({
    error: { type: 'invalid_request_error', message: expect.stringMatching(/^[A-Z].*[.!]$/) },
  })
})
