import type { Ink, Item, Page } from './page.ts'

/** Returns the URL of a picture's outline drawing, made by the content build; photos are unchanged. */
export function outlineUrl(url: string): string {
  return url.replace(/^\/assets\/(?:cards|language_image)\/(?=[^/]+\.svg$)/, '/assets/outlines/')
}

/** Fill colors and their replacements on white paper. */
const tints: Partial<Record<Ink, Ink>> = { sand: 'white', cream: 'white', marigold: 'white' }
/** Draws colored lines in ink, and a broad tinted band as a thin gray line. */
const lineInk = (ink: Ink): Ink => (ink === 'marigold' ? 'ink' : ink === 'sand' || ink === 'cream' ? 'pale' : ink)

function withLittleInk(item: Item): Item {
  switch (item.kind) {
    case 'picture':
      return { ...item, url: outlineUrl(item.url) }
    case 'text':
      return item.ink === 'marigold' ? { ...item, ink: 'ink' } : item
    case 'line':
      return { ...item, ink: lineInk(item.ink), width: Math.min(item.width, 1) }
    case 'turned':
      return { ...item, items: item.items.map(withLittleInk) }
    case 'shape': {
      const { fill, stroke } = item
      const isTint = fill !== undefined && fill in tints
      // Without its tint, a shape without a stroke would vanish.
      const edge = stroke ? lineInk(stroke) : isTint ? 'soft' : undefined
      return {
        ...item,
        ...(fill && { fill: tints[fill] ?? fill }),
        ...(edge && { stroke: edge, width: item.width ?? 0.2 }),
      }
    }
  }
}

/** Returns the pages with outline pictures and without tints. */
export function saveInk(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({ ...page, items: page.items.map(withLittleInk) }))
}
