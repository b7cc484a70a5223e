import type { Store } from '../state/store.ts'
import type { World } from '../state/world.ts'
import { invalid } from './refusal.ts'
import { render } from './render.ts'

type Shown = Record<string, unknown>

/** Lists that an object shows only when asked to, by object and property. */
export type Includes = Record<string, (world: World, id: string) => unknown>

/** Replaces the ids on each path by the objects they name, up to four levels deep. */
export function expand(world: World, answer: unknown, paths: string[], includes: Includes): unknown {
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > 4)
      throw invalid(
        `You cannot expand more than 4 levels of a property. Property: ${path}`,
        undefined,
        'property_expansion_max_depth',
      )
    walk(world, answer, parts, { path, includes })
  }
  return answer
}

function walk(world: World, value: unknown, parts: string[], context: { path: string; includes: Includes }): void {
  const [part, ...rest] = parts
  if (part === undefined || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) walk(world, entry, parts, context)
    return
  }
  if (typeof value !== 'object') throw notExpandable(context.path)
  const shown = value as Shown
  const include = context.includes[`${String(shown.object)}.${part}`]
  if (include && shown[part] === undefined) shown[part] = render(include(world, String(shown.id)))
  const found = shown[part]
  if (found === undefined) throw notExpandable(context.path)
  if (typeof found === 'string') shown[part] = lookUp(world.store, found, context.path)
  else if (typeof found !== 'object' || isPart(found, rest)) throw notExpandable(context.path)
  walk(world, shown[part], rest, context)
}

/** A part such as `metadata` always comes with its object, so a path may only lead through it. */
function isPart(value: object | null, rest: string[]): boolean {
  return rest.length === 0 && value !== null && !Array.isArray(value) && !('object' in value)
}

function lookUp(store: Store, id: string, path: string): unknown {
  const found = store.find(id)
  if (!found) throw notExpandable(path)
  // What is deleted is a stub, wherever it is shown.
  return 'deleted' in found && found.deleted === true ? { id, object: found.object, deleted: true } : render(found)
}

function notExpandable(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand')
}
