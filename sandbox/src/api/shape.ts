import type { FormFields } from './form.ts'
import { invalid } from './refusal.ts'

/**
 * What a parameter may hold. An empty text takes a field away, where it may be empty. `range` is a number or
 * `{gt, gte, lt, lte}`; `map` is metadata.
 */
export type Kind =
  | 'text'
  | 'text or empty'
  | 'integer'
  | 'integer or empty'
  | 'boolean'
  | 'map'
  | 'texts'
  | 'range'
  | Choice
  | { each: Shape }
  | { of: Shape }

interface Choice {
  oneOf: readonly string[]
  empty?: true
}

// An interface, since a type alias may not name itself this way.
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
export interface Shape {
  [name: string]: Kind
}

export type Params = Record<string, unknown>

function unknown(at: string) {
  const message = `Received unknown parameter: ${at}. Either it is misspelled, or this sandbox does not support it.`
  return invalid(message, at, 'parameter_unknown')
}

function empty(at: string) {
  return invalid(
    `You passed an empty string for '${at}'. We assume empty values are an attempt to unset a field; however '${at}' cannot be unset. You should remove '${at}' from your request or supply a non-empty value.`,
    at,
    'parameter_invalid_empty',
  )
}

/** Checks fields against a shape and turns their texts into values; refuses names that the shape does not have. */
export function readParams(fields: FormFields, shape: Shape, prefix = ''): Params {
  const params: Params = {}
  for (const [name, value] of Object.entries(fields)) {
    const at = prefix ? `${prefix}[${name}]` : name
    const kind = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!kind) throw unknown(at)
    params[name] = readValue(value, kind, at)
  }
  return params
}

function readValue(value: string | FormFields, kind: Kind, at: string): unknown {
  if (typeof kind === 'string')
    return typeof value === 'string' ? readText(value, kind, at) : readNested(value, kind, at)
  if ('oneOf' in kind) return readChoice(value, kind, at)
  if (typeof value === 'string')
    throw value === '' ? empty(at) : invalid(`Invalid ${'each' in kind ? 'array' : 'object'}`, at)
  if ('of' in kind) return readParams(value, kind.of, at)
  return inOrder(value).map(([key, entry]) => {
    if (typeof entry === 'string') throw invalid('Invalid object', `${at}[${key}]`)
    return readParams(entry, kind.each, `${at}[${key}]`)
  })
}

function readChoice(value: string | FormFields, { oneOf, empty: mayBeEmpty }: Choice, at: string) {
  if (value === '' && mayBeEmpty) return null
  if (value === '') throw empty(at)
  if (typeof value === 'string' && oneOf.includes(value)) return value
  throw invalid(`Invalid ${at}: this sandbox takes ${listed.format(oneOf)}.`, at)
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

function readText(value: string, kind: string, at: string): unknown {
  if (value === '') {
    if (kind === 'map' || kind.endsWith('or empty')) return null
    throw empty(at)
  }
  if (kind.startsWith('text ') || kind === 'text') {
    if (value.length > 5000) throw invalid(`Invalid string: must be at most 5000 characters`, at)
    return value
  }
  if (kind === 'map' || kind === 'texts') throw invalid(`Invalid ${kind === 'map' ? 'object' : 'array'}`, at)
  if (kind === 'boolean') {
    if (value === 'true' || value === 'false') return value === 'true'
    throw invalid(`Invalid boolean: ${value}`, at, 'parameter_invalid_boolean')
  }
  if (/^-?\d{1,15}$/.test(value)) return Number(value)
  throw invalid(`Invalid integer: ${value}`, at, 'parameter_invalid_integer')
}

function readNested(value: FormFields, kind: string, at: string): unknown {
  if (kind === 'map') {
    const entries = Object.entries(value)
    if (entries.length > 50) throw invalid('You can have up to 50 metadata keys', at)
    for (const [key, text] of entries) {
      if (/[[\]]/.test(key)) throw invalid('Metadata keys cannot contain square brackets ([]).', 'metadata')
      if (key.length > 40) throw invalid('Metadata keys can be up to 40 characters long', at)
      if (typeof text !== 'string' || text.length > 500)
        throw invalid('Metadata values can be up to 500 characters long', `${at}[${key}]`)
    }
    return Object.fromEntries(entries)
  }
  if (kind === 'texts') {
    const texts = inOrder(value).map(([, text]) => text)
    if (texts.every((text) => typeof text === 'string')) return texts
  }
  if (kind === 'range') return readParams(value, { gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' }, at)
  throw invalid(`Invalid ${kind === 'texts' ? 'array' : 'string'}`, at)
}

function inOrder(value: FormFields): [string, string | FormFields][] {
  return Object.entries(value).sort(([a], [b]) => Number(a) - Number(b))
}

/** Metadata after a change: given keys replace, an empty text removes one, an empty map removes all. */
export function mergeMetadata(before: Record<string, string>, given: unknown): Record<string, string> {
  if (given === undefined) return before
  if (given === null) return {}
  const entries = Object.entries({ ...before, ...(given as Record<string, string>) }).filter(([, v]) => v !== '')
  if (entries.length > 50) throw invalid('You can have up to 50 metadata keys', 'metadata')
  return Object.fromEntries(entries)
}
