import { optimize } from 'svgo'
import { pictureSvg } from '../src/index.ts'
import { sceneSvg } from '../src/scenes/index.ts'

/** A picture by name as it was drawn or composed. */
export const wholePicture = (name: string): string => sceneSvg(name) ?? pictureSvg(name)

/** A picture as it is served: without what is not seen, and as large as the place it stands in. */
export function smallPicture(svg: string): string {
  const plugins = [{ name: 'preset-default' as const, params: { overrides: { cleanupIds: false as const } } }]
  const { data } = optimize(svg, { multipass: true, plugins })
  // Only the outermost size goes: the pictures inside a scene need theirs, or they fill all of it.
  return data.replace(/^<svg[^>]*>/, (root) => root.replace(/ (?:width|height)="[^"]*"/g, ''))
}
