import type { World } from '../state/world.ts'
import type { Params, Shape } from './shape.ts'

/** One call as an endpoint sees it. `id` is the one in the path. */
export interface Call {
  world: World
  params: Params
  id: string
  url: string
}

/** One address of the API: what it takes, and what it does. Everything it changes is kept, or nothing. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  params?: Shape
  run: (call: Call) => unknown
}

/** A parameter that is text, or nothing. */
export function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
