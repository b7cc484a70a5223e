import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inContent } from './read-table.ts'

interface NotoIcons {
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
  width: number
  height: number
}

const load = createRequire(import.meta.url)
let icons: NotoIcons | undefined

// The package is large and only needed for builds, so it's loaded at the first call.
function noto(): NotoIcons {
  icons ??= JSON.parse(readFileSync(load.resolve('@iconify-json/noto/icons.json'), 'utf8')) as NotoIcons
  return icons
}

function shapeOf(body: string, id: string, depth = 0): string | null {
  const shape = new RegExp(`<(path|circle|ellipse|rect)([^>]*?) id="${id}"([^>]*?)/>`).exec(body)
  if (shape) return `<${shape[1]}${shape[2]}${shape[3]}/>`
  const use = new RegExp(`<use (?=[^>]*id="${id}")[^>]*?href="#([^"]+)"[^>]*?/>`).exec(body)
  return use?.[1] && depth < 5 ? shapeOf(body, use[1], depth + 1) : null
}

/** Inlines shapes that clip paths refer to, because Chromium drops a `use` inside a clip path. */
function inlineClipPaths(body: string): string {
  return body.replace(
    /<clipPath([^>]*)><use (?:xlink:)?href="#([^"]+)"\s*\/><\/clipPath>/g,
    (whole, attributes: string, id: string) => {
      const shape = shapeOf(body, id)
      return shape ? `<clipPath${attributes}>${shape}</clipPath>` : whole
    },
  )
}

/** Prefixes ids with the picture's name, so that many pictures can be in one document. */
export function prefixIds(svg: string, name: string): string {
  const ids = [...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''))]
  const short = new Map(ids.map((id, index) => [id, `${name}-${index}`]))
  return svg
    .replace(/ id="([^"]+)"/g, (_, id: string) => ` id="${short.get(id)}"`)
    .replace(/url\(#([^)"]+)\)/g, (_, id: string) => `url(#${short.get(id) ?? id})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${short.get(id) ?? id}"`)
}

/** Returns a picture from the Noto package as a normalized SVG on its 128-unit grid, with prefixed ids. */
export function extractPicture(name: string): string {
  const set = noto()
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`Noto has no picture named ${name}`)
  const box = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inlineClipPaths(icon.body)}</svg>`
  return prefixIds(svg, name)
}

/**
 * Returns a picture by name: our own drawing if there is one, or else Noto's. For builds, not for the running server.
 */
export function pictureSvg(name: string): string {
  const own = inContent(`drawings/${name}.svg`)
  return existsSync(own) ? prefixIds(readFileSync(own, 'utf8').trim(), name) : extractPicture(name)
}
