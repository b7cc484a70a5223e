/** An object as the API sends it: a deep copy without the sandbox's own `_` fields. */
export function render(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(render)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, inner]) => [key, key === 'metadata' ? inner : render(inner)]),
  )
}
