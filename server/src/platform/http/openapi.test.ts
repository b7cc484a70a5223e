import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredCalls } from '../testing/testing-calls.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

// Fastify's own validator: the newest one among the packages, which supports JSON Schema 2020-12.
const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'))
const { Ajv2020 } = createRequire(ofFastify.resolve('@fastify/ajv-compiler'))('ajv/dist/2020.js') as {
  Ajv2020: new (options: object) => { compile(schema: object): (value: unknown) => boolean; errorsText(): string }
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: object
  example?: unknown
}
interface Media {
  schema?: object
  example?: unknown
}
interface Operation {
  summary?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
  security: Record<string, unknown>[]
}
interface Description {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas?: Record<string, object>; securitySchemes: Record<string, object> }
}

let app: TestApp
let description: Description
beforeAll(async () => {
  app = await startApp()
  description = (await app.inject({ url: '/api/openapi.json' })).json()
})
afterAll(() => app.close())

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  )

/** Returns every schema of an operation, with its location. */
function schemasOf({ parameters = [], requestBody, responses }: Operation): [string, Media][] {
  return [
    ...parameters.map((one): [string, Media] => [`parameter ${one.name}`, one]),
    ...Object.entries(requestBody?.content ?? {}).map(([type, media]): [string, Media] => [`body ${type}`, media]),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, media]): [string, Media] => [`${status} ${type}`, media]),
    ),
  ]
}

test('the description has the frame of OpenAPI 3.1', () => {
  expect(description.openapi).toMatch(/^3\.1\.\d+$/)
  expect(description.info).toEqual(expect.objectContaining({ title: 'Marigold', version: expect.any(String) }))
  expect(description.components.securitySchemes).toEqual({ token: { type: 'http', scheme: 'bearer' } })
})

test('describes exactly the declared calls, which are all served', () => {
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(declaredCalls.map(([name]) => name).sort())
})

describe('each call', () => {
  test.each(declaredCalls)(
    '%s describes its parameters and responses in valid JSON Schema 2020-12',
    (name, { auth, path }) => {
      const operation = operations().find((one) => one.name === name)?.operation as Operation
      expect(operation.summary).toMatch(/\w.*\.$/)
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path')
      expect(named.map((one) => `{${one.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(named.every((one) => one.required)).toBe(true)
      expect(Object.keys(operation.responses).sort()).toEqual(['200', '4XX', '5XX'])
      for (const response of Object.values(operation.responses))
        expect(response.description).toEqual(expect.any(String))
      const anyone = ['open', 'signed', 'optional'].includes(auth)
      expect(operation.security.length === 0 || operation.security.some((one) => Object.keys(one).length === 0)).toBe(
        anyone,
      )
      for (const [where, { schema, example }] of schemasOf(operation)) {
        const ajv = new Ajv2020({ strict: false, validateFormats: false })
        const whole = { ...schema, components: description.components }
        let check: (value: unknown) => boolean = () => false
        expect(() => (check = ajv.compile(whole)), where).not.toThrow()
        if (example !== undefined) expect(check(example), `${where}: ${ajv.errorsText()}`).toBe(true)
      }
    },
  )

  test.each(declaredCalls.filter(([, { body, auth }]) => body !== undefined && auth !== 'signed'))(
    '%s describes its body',
    (name) => {
      const operation = operations().find((one) => one.name === name)?.operation
      expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(['application/json'])
    },
  )
})

test('describes responses other than JSON by their own type', () => {
  const types = (name: string) =>
    Object.keys(operations().find((one) => one.name === name)?.operation.responses['200']?.content ?? {})
  expect(types('GET /api/billing-history/{id}/invoice.pdf')).toEqual(['application/pdf'])
  expect(types('GET /api/export.csv')).toEqual(['text/csv'])
})

test('actual responses match their description', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const user = await app.aSubscriber()
  const headers = { authorization: `Bearer ${user.token}` }
  // Streams never end and CSV isn't JSON: other tests read them.
  const isJson = ({ responses }: Operation) => 'application/json' in (responses['200']?.content ?? {})
  const readable = operations().filter(({ name, operation }) => /^GET [^{]+$/.test(name) && isJson(operation))
  expect(readable.length).toBeGreaterThan(5)
  for (const { path, operation, name } of readable) {
    const response = await app.inject({ url: path, headers })
    const status = response.statusCode === 200 ? '200' : '4XX'
    const schema = operation.responses[status]?.content?.['application/json']?.schema ?? {}
    const check = ajv.compile({ ...schema, components: description.components })
    expect([name, check(response.json()), response.statusCode < 500]).toEqual([name, true, true])
  }
})
