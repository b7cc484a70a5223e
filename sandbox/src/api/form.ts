/** A parsed body: texts, or further levels keyed by name or by index. */
export interface FormFields {
  [name: string]: string | FormFields
}

const maxDepth = 8

/** Reads `a[b][0][c]=d` into nested fields. `[]` takes the next index. */
export function parseForm(text: string): FormFields {
  const fields: FormFields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name)
    let level = fields
    for (const [index, part] of path.entries()) {
      const key = part === '' ? String(Object.keys(level).length) : part
      if (index === path.length - 1) {
        level[key] = value
        break
      }
      let next = level[key]
      if (typeof next !== 'object') level[key] = next = Object.create(null) as FormFields
      level = next
    }
  }
  return fields
}

function pathOf(name: string): string[] {
  const start = name.indexOf('[')
  if (start < 1) return [name]
  const rest = name.slice(start)
  // Brackets within brackets, or left open: the last part takes them as they are, for whoever checks names.
  const parts = /^(\[[^[\]]*\])+$/.test(rest) ? rest.slice(1, -1).split('][') : [rest.slice(1, -1)]
  return [name.slice(0, start), ...parts].slice(0, maxDepth)
}
