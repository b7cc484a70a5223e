import { m } from '#messages'
import { faultOf, type Fault } from '@marigold/contract'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { Refusal } from './errors.ts'
import { faultSentence } from './fault-sentences.ts'

/** A response doesn't fit its declaration, which is a bug. Names fields, never values. */
class UndeclaredAnswer extends Error {}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/**
 * Finds what PostgreSQL can't store, so that it's bad input and not a server error: the character NUL, and halves of
 * characters (unpaired surrogates, which JSON may contain).
 */
function pathOfUnstorable(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? pathOfUnstorable(inner, [...path, key]) : path
    if (found !== null) return found
  }
  return null
}

// No form has more fields. For a body with a thousand errors, only the first are named.
const maxFields = 40
const longestName = 120

function fieldFaults(error: z.ZodError, input: unknown): Map<string, Fault[]> {
  const fields = new Map<string, Fault[]>()
  for (const issue of error.issues) {
    const field = (issue.path.map(String).join('.') || 'body').slice(0, longestName).toWellFormed()
    const known = fields.get(field) ?? []
    if (known.length === 0 && fields.size >= maxFields) break
    const found = faultOf(issue, input)
    if (!known.some(({ code }) => code === found.code)) fields.set(field, [...known, found])
  }
  return fields
}

/** Returns the refusal of a body with these invalid fields. */
function invalid(fields: Map<string, Fault[]>): Refusal {
  const each = <T>(of: (fault: Fault) => T) =>
    Object.fromEntries([...fields].map(([field, faults]) => [field, faults.map(of)]))
  const errors = each(faultSentence)
  const message = Object.values(errors)[0]?.[0] ?? m.platform_please_check_what_you_entered()
  return new Refusal(
    'invalid',
    message,
    errors,
    each(({ code }) => code),
  )
}

const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    // A missing body counts as an empty one, so that each missing field is named.
    const input = httpPart === 'body' && (data === undefined || data === null) ? {} : data
    const unstorable = pathOfUnstorable(input)
    if (unstorable !== null)
      return { error: invalid(new Map([[unstorable.join('.') || 'body', [{ code: 'unstorable', limit: 0 }]]])) }
    const result = schema.safeParse(input)
    return result.success ? { value: result.data } : { error: invalid(fieldFaults(result.error, input)) }
  }
}

/**
 * Validates input by the contract's schemas, with a 422 and messages by field, and strips responses to declared fields.
 */
export function useSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validate as FastifySchemaCompiler<never>)
  app.setSerializerCompiler<z.ZodType>(
    ({ schema, method, url }) =>
      (response) =>
        serializeResponse(schema, `${method} ${url}`, response),
  )
}

/** Serializes a response of `call`, stripped to its declared fields. Throws if it doesn't fit. */
export function serializeResponse(schema: z.ZodType, call: string, response: unknown): string {
  const result = schema.safeParse(response)
  if (result.success) return JSON.stringify(result.data)
  const fields = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ')
  throw new UndeclaredAnswer(m.platform_answers_what_it_does_not_declare({ call, fields }))
}

/** Accepts JSON bodies only. An empty one is allowed, and calls that another server signs get the raw bytes. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (request.routeOptions.config.access === 'signed') {
      request.rawBody = bytes
      return done(null, undefined)
    }
    if (bytes.length === 0) return done(null, undefined)
    if (nestsDeeper(bytes, maxDepth))
      return done(new Refusal('bad_request', m.platform_this_request_is_nested_too_deeply()))
    void parse(request, bytes.toString('utf8'), done)
  })
}

// Recursive functions must end before the stack overflows.
const maxDepth = 64
const [quote, backslash, brace, bracket, braceEnd, bracketEnd] = [...Buffer.from('"\\{[}]')]

/** Returns whether JSON nests more than `most` levels deep, without parsing it. */
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
