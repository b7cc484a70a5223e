import type { Ink, Item, Page } from './page.ts'

/** The picture as a drawing in lines, which the content's build makes of each of ours; a photo stays as it is. */
export function outlineOf(url: string): string {
  return url.replace(/^\/assets\/(?:cards|language_image)\/(?=[^/]+\.svg$)/, '/assets/outlines/')
}

/** Inks that cover a surface, and what takes their place on paper that stays white. */
const tints: Partial<Record<Ink, Ink>> = { sand: 'white', cream: 'white', marigold: 'white' }
/** Lines in a color are drawn in ink; a broad band of a tint becomes a thin gray line. */
const lineInk = (ink: Ink): Ink => (ink === 'marigold' ? 'ink' : ink === 'sand' || ink === 'cream' ? 'pale' : ink)

function withLittleInk(item: Item): Item {
  switch (item.kind) {
    case 'picture':
      return { ...item, url: outlineOf(item.url) }
    case 'text':
      return item.ink === 'marigold' ? { ...item, ink: 'ink' } : item
    case 'line':
      return { ...item, ink: lineInk(item.ink), width: Math.min(item.width, 1) }
    case 'turned':
      return { ...item, items: item.items.map(withLittleInk) }
    case 'shape': {
      const { fill, stroke } = item
      const isTint = fill !== undefined && fill in tints
      // A tinted shape without an edge would vanish.
      const edge = stroke ? lineInk(stroke) : isTint ? 'soft' : undefined
      return {
        ...item,
        ...(fill && { fill: tints[fill] ?? fill }),
        ...(edge && { stroke: edge, width: item.width ?? 0.2 }),
      }
    }
  }
}

/** Pages with pictures in outline and without tints. */
export function savingInk(pages: readonly Page[]): Page[] {
  return pages.map((page) => ({ ...page, items: page.items.map(withLittleInk) }))
}
