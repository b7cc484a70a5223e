import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from './api/endpoints.ts'
import { startTestSandbox, type TestSandbox } from './testing.ts'
import { callNames, paramsOf, findUnknownParams } from './testing-types.ts'

// Compares every parameter of every call with the official client's types.

let at: TestSandbox
beforeAll(async () => {
  at = await startTestSandbox()
})
afterAll(() => at.stop())

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const shapeOf = (call: string) => endpoints.find((one) => nameOf(one) === call)?.params ?? {}

async function errorOf(call: string, form: Record<string, string>) {
  const [method = '', path = ''] = call.split(' ')
  const fields = new URLSearchParams(form)
  const query = method === 'GET' ? `?${fields}` : ''
  const response = await fetch(`${at.base}${path.replace(':id', 'none_1')}${query}`, {
    method,
    headers: { authorization: `Bearer ${at.sandbox.secretKey}` },
    ...(method !== 'GET' && { body: fields }),
  })
  const { error } = (await response.json()) as { error?: { code?: string; param?: string; message: string } }
  return { status: response.status, ...error }
}

test('each call with parameters exists in the official client', () => {
  const own = endpoints.filter(({ params }) => params).map(nameOf)
  expect(own.filter((call) => !callNames.some((known) => known === call))).toEqual([])
  expect(callNames.filter((call) => !endpoints.some((one) => nameOf(one) === call))).toEqual([])
})

test.each(callNames)('%s accepts only parameters that the official client has, with the same types', (call) => {
  expect(findUnknownParams(call, shapeOf(call))).toEqual([])
})

test.each(callNames)('%s refuses each unsupported parameter of the provider, by name', async (call) => {
  const others = paramsOf(call).filter(({ name }) => name !== 'expand' && !Object.hasOwn(shapeOf(call), name))
  for (const { name } of others)
    expect(await errorOf(call, { [name]: 'x' })).toMatchObject({
      status: 400,
      code: 'parameter_unknown',
      param: name,
      message: `Received unknown parameter: ${name}. Either it is misspelled, or this sandbox does not support it.`,
    })
})

const demanding = callNames.filter((call) => !call.includes('/:id') && paramsOf(call).some(({ required }) => required))

test.each(demanding)('%s names a missing parameter', async (call) => {
  const required = paramsOf(call).filter((one) => one.required)
  const error = await errorOf(call, {})
  expect(error).toMatchObject({ status: 400, code: 'parameter_missing' })
  expect(required.map(({ name }) => name)).toContain(error.param)
})
