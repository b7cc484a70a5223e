/** A parsed form: text, or more fields keyed by name or by index. */
export interface FormFields {
  [name: string]: string | FormFields
}

const maxDepth = 8

/** Reads `a[b][0][c]=d` into nested fields. `[]` takes the next index. */
export function parseForm(text: string): FormFields {
  const fields: FormFields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name)
    const last = path.pop() ?? name
    let level = fields
    for (const part of path) {
      const key = keyOf(level, part)
      const known = level[key]
      const next = typeof known === 'object' ? known : (Object.create(null) as FormFields)
      level[key] = next
      level = next
    }
    level[keyOf(level, last)] = value
  }
  return fields
}

function keyOf(level: FormFields, part: string): string {
  return part === '' ? String(Object.keys(level).length) : part
}

function pathOf(name: string): string[] {
  const start = name.indexOf('[')
  if (start < 1 || !name.endsWith(']')) return [name]
  return [name.slice(0, start), ...name.slice(start + 1, -1).split('][')].slice(0, maxDepth)
}
