import { m } from '#messages'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { Refusal } from './errors.ts'

/** An answer did not fit its declaration: a defect of ours. Names fields, never values. */
class UndeclaredAnswer extends Error {}

const plain: Partial<Record<string, () => string>> = {
  invalid_type: m.platform_please_fill_in_this_field_correctly,
  invalid_value: m.platform_please_choose_one_of_the_options,
  invalid_union: m.platform_please_fill_in_this_field_correctly,
  invalid_format: m.platform_this_isnt_in_the_right_format,
  invalid_key: m.platform_we_dont_recognize_this_name,
  not_multiple_of: m.platform_this_number_isnt_possible,
  unrecognized_keys: m.platform_we_dont_recognize_this_field,
}

/** Zod's own wording is for developers; a sentence of the contract stays, the rest becomes plain. */
function sentence(issue: z.core.$ZodIssue, input: unknown): string {
  if (!/^(Invalid |Too (big|small)|Unrecognized )/.test(issue.message)) return issue.message
  if (valueAt(input, issue.path) === undefined) return m.platform_please_fill_in_this_field()
  if (issue.code === 'too_big') return m.platform_please_use_at_most({ maximum: counted(issue.maximum, issue.origin) })
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)
    return m.platform_please_fill_in_this_field()
  if (issue.code === 'too_small')
    return m.platform_please_use_at_least({ minimum: counted(issue.minimum, issue.origin) })
  return (plain[issue.code] ?? m.platform_please_fill_in_this_field_correctly)()
}

const units: Partial<Record<string, (values: { count: number }) => string>> = {
  string: m.platform_characters,
  array: m.platform_items,
  set: m.platform_items,
}

/** '1 character', '8 characters', or a bare number where numbers are meant. */
const counted = (limit: number | bigint, origin: string): string =>
  units[origin]?.({ count: Number(limit) }) ?? String(limit)

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], input)
}

/** PostgreSQL's text cannot hold the character NUL: it is bad input, not a failure of ours. */
function pathOfNul(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes('\0') ? path : pathOfNul(inner, [...path, key])
    if (found !== null) return found
  }
  return null
}

// No form has more fields; a body with a thousand mistakes gets the first ones named.
const mostFields = 40
const longestName = 120

function fieldErrors(error: z.ZodError, input: unknown): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = (issue.path.map(String).join('.') || 'body').slice(0, longestName).toWellFormed()
    if (!Object.hasOwn(errors, field) && Object.keys(errors).length >= mostFields) break
    const list = Object.hasOwn(errors, field) ? (errors[field] as string[]) : []
    Object.defineProperty(errors, field, { value: list, enumerable: true, configurable: true })
    const text = sentence(issue, input)
    if (!list.includes(text)) list.push(text)
  }
  return errors
}

function invalid(errors: Record<string, string[]>): Refusal {
  return new Refusal('invalid', Object.values(errors)[0]?.[0] ?? m.platform_please_check_what_you_entered(), errors)
}

const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    // No body at all is an empty one: then each missing field is named.
    const input = httpPart === 'body' && (data === undefined || data === null) ? {} : data
    const nul = pathOfNul(input)
    if (nul !== null)
      return { error: invalid({ [nul.join('.') || 'body']: [m.platform_this_contains_a_character_we_cant()] }) }
    const result = schema.safeParse(input)
    return result.success ? { value: result.data } : { error: invalid(fieldErrors(result.error, input)) }
  }
}

/** Input by the contract's schemas, with 422 and sentences by field; answers stripped to what is declared. */
export function useSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validate as FastifySchemaCompiler<never>)
  app.setSerializerCompiler<z.ZodType>(
    ({ schema, method, url }) =>
      (answer) =>
        declaredJson(schema, `${method} ${url}`, answer),
  )
}

/** An answer of `call` as JSON, stripped to what is declared; throws where it does not fit. */
export function declaredJson(schema: z.ZodType, call: string, answer: unknown): string {
  const result = schema.safeParse(answer)
  if (result.success) return JSON.stringify(result.data)
  const fields = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ')
  throw new UndeclaredAnswer(m.platform_answers_what_it_does_not_declare({ call, fields }))
}

/** JSON bodies alone. An empty one is accepted, and calls that another server signs get the bytes as they came. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (request.routeOptions.config.access === 'signed') {
      request.rawBody = bytes
      return done(null, undefined)
    }
    if (bytes.length === 0) return done(null, undefined)
    if (nestsDeeper(bytes, deepest))
      return done(new Refusal('bad_request', m.platform_this_request_is_nested_too_deeply()))
    void parse(request, bytes.toString('utf8'), done)
  })
}

// What goes through a value by calling itself must end before the stack does.
const deepest = 64
const [quote, backslash, brace, bracket, braceEnd, bracketEnd] = [...Buffer.from('"\\{[}]')]

/** Whether JSON opens more than `most` objects and lists within one another, told without parsing it. */
function nestsDeeper(json: Buffer, most: number): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === brace || byte === bracket) {
      depth += 1
      if (depth > most) return true
    } else if (byte === braceEnd || byte === bracketEnd) depth -= 1
  }
  return false
}
