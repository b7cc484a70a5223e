import { familyOf, familySvg } from './families.ts'
import all from './pictures.json?pics-small'

const pictures = all as Record<string, string>
const drawn = new Map<string, string>()

/** The picture of a thing, or of what a job makes; throws for a name without one. */
export function pictureOf(key: string): string {
  const known = drawn.get(key) ?? pictures[key]
  if (known) return known
  const family = familyOf(key)
  if (!family) throw new Error(`no picture ${key}`)
  const svg = familySvg(family, Number(key.at(-1)))
  drawn.set(key, svg)
  return svg
}

/** The same picture as a drawing in pencil: only the lines around its colors. */
export const outlineOf = (key: string): string =>
  pictureOf(key).replace(
    '>',
    '><style>*{fill:#fffaee!important;stroke:#46303c!important;stroke-width:.9px;vector-effect:non-scaling-stroke}</style>',
  )
