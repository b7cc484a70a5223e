import type { FormFields } from './form.ts'
import { invalid } from './refusal.ts'

/** What a parameter may be. `map` is metadata; an `integer or empty` that is empty clears the field. */
export type Kind =
  | 'text'
  | 'integer'
  | 'integer or empty'
  | 'integer or now'
  | 'boolean'
  | 'map'
  | 'texts'
  | { oneOf: readonly string[] }
  | { each: Shape }
  | { of: Shape }

// An interface, because a type alias may not refer to itself in this way.
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
export interface Shape {
  [name: string]: Kind
}

export type Params = Record<string, unknown>

/** Checks fields against a shape and turns their text into values. Refuses names that are not in the shape. */
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

function unknown(at: string) {
  const message = `Received unknown parameter: ${at}. Either it is misspelled, or this sandbox does not support it.`
  return invalid(message, at, 'parameter_unknown')
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

function readValue(value: string | FormFields, kind: Kind, at: string): unknown {
  if (value === '') {
    if (kind === 'integer or empty') return null
    throw invalid(`You passed an empty string for '${at}', which cannot be unset.`, at, 'parameter_invalid_empty')
  }
  if (typeof kind === 'object' && 'oneOf' in kind) {
    if (typeof value === 'string' && kind.oneOf.includes(value)) return value
    throw invalid(`Invalid ${at}: this sandbox takes ${listed.format(kind.oneOf)}.`, at)
  }
  if (typeof kind === 'object' || kind === 'map' || kind === 'texts') {
    if (typeof value === 'string') throw invalid('Invalid object or array', at)
    return readNested(value, kind, at)
  }
  if (typeof value !== 'string') throw invalid(`Invalid ${kind}`, at)
  return readText(value, kind, at)
}

type TextKind = Exclude<Extract<Kind, string>, 'map' | 'texts'>

function readText(value: string, kind: TextKind, at: string): unknown {
  if (kind === 'text' || (kind === 'integer or now' && value === 'now')) return value
  if (kind === 'boolean') {
    if (value === 'true' || value === 'false') return value === 'true'
    throw invalid(`Invalid boolean: ${value}`, at, 'parameter_invalid_boolean')
  }
  if (/^-?\d{1,15}$/.test(value)) return Number(value)
  throw invalid(`Invalid integer: ${value}`, at, 'parameter_invalid_integer')
}

function readNested(value: FormFields, kind: 'map' | 'texts' | { each: Shape } | { of: Shape }, at: string): unknown {
  if (typeof kind === 'object' && 'of' in kind) return readParams(value, kind.of, at)
  if (typeof kind === 'object')
    return Object.entries(value).map(([index, entry]) => {
      if (typeof entry === 'string') throw invalid('Invalid object', `${at}[${index}]`)
      return readParams(entry, kind.each, `${at}[${index}]`)
    })
  for (const [name, text] of Object.entries(value))
    if (typeof text !== 'string') throw invalid('Invalid string', `${at}[${name}]`)
  return kind === 'map' ? { ...value } : Object.values(value)
}

/** Metadata after a change: the given keys are replaced, and an empty text removes its key. */
export function mergeMetadata(before: Record<string, string>, given: unknown): Record<string, string> {
  const merged = { ...before, ...(given as Record<string, string> | undefined) }
  return Object.fromEntries(Object.entries(merged).filter(([, text]) => text !== ''))
}
