import { optimize } from 'svgo'
import { pictureSvg } from '../src/index.ts'
import { sceneSvg } from '../src/scenes/index.ts'

/** Returns a picture as it was drawn or composed. */
export const wholePicture = (name: string): string => sceneSvg(name) ?? pictureSvg(name)

/** Returns a picture as it's served: without invisible parts, and sized by its container. */
export function smallPicture(svg: string): string {
  const plugins = [{ name: 'preset-default' as const, params: { overrides: { cleanupIds: false as const } } }]
  const { data } = optimize(svg, { multipass: true, plugins })
  // Only removes the outermost size: pictures inside a scene need theirs, or they'd fill all of it.
  return data.replace(/^<svg[^>]*>/, (root) => root.replace(/ (?:width|height)="[^"]*"/g, ''))
}
