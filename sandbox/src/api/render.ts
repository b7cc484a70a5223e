import type { Store } from '../state/store.ts'
import { invalid } from './refusal.ts'

type Fields = Record<string, unknown>

/** Returns an object as the API sends it: a deep copy without the sandbox's own `_` fields. */
export function render(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(render)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, inner]) => [key, key === 'metadata' ? inner : render(inner)]),
  )
}

/** Replaces the ids on each path in a rendered answer with the objects that they name. */
export function expand(store: Store, response: unknown, paths: string[]): void {
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > 4) throw invalid(`You cannot expand more than 4 levels of a property. Property: ${path}`)
    expandPath(store, response, parts, path)
  }
}

function expandPath(store: Store, value: unknown, parts: string[], path: string): void {
  const [part, ...rest] = parts
  if (part === undefined || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) expandPath(store, entry, parts, path)
    return
  }
  const fields = value as Fields
  const field = fields[part]
  const object = typeof field === 'string' ? lookUp(store, field) : field
  if (typeof object !== 'object' || (rest.length === 0 && isPart(object)))
    throw invalid(`This property cannot be expanded (${path}).`, 'expand')
  fields[part] = object
  expandPath(store, object, rest, path)
}

/**
 * Returns whether a value is a part such as `metadata`, which is always included in its object. A path can only lead
 * through it.
 */
function isPart(value: object | null): boolean {
  return value !== null && !Array.isArray(value) && !('object' in value)
}

function lookUp(store: Store, id: string): unknown {
  const found = store.find(id)
  if (found?.object === 'customer' && found.deleted) return { id, object: 'customer', deleted: true }
  return render(found)
}
