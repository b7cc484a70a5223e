import { memo } from 'preact/compat'
import { Layer } from '../kit/index.ts'
import type { Site } from './layout.ts'
import type { Colors } from './looks.ts'

const cloud = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-60 22C-84 22 -86 -8 -60 -9C-58 -38 -14 -46 -2 -24C14 -42 50 -30 48 -6C74 -8 78 22 54 22Z" fill="#FFF7EE"/><path d="M-60 22C-76 22 -82 10 -77 1C-62 14 -30 8 -14 12C14 18 52 14 66 2C72 12 66 22 54 22Z" fill="#FBDCC8"/></g>`

/** Sky, clouds, hills, and the roofs of the town far away. Nothing in it moves. */
export const Scenery = memo(
  ({ site, colors, id }: { site: Pick<Site, 'stage' | 'horizon'>; colors: Colors; id: string }) => {
    const { stage, horizon } = site
    const { width, height } = stage
    const swell = Math.min(70, height * 0.06)
    const hill = (y: number, at: number, color: string) =>
      `<path d="M0 ${y}C${width * 0.2} ${y - swell * at} ${width * 0.34} ${y - swell * at} ${width * 0.5} ${y}S${width * 0.84} ${y + swell} ${width} ${y - swell * 0.3}V${height}H0Z" fill="${color}"/>`
    const roofs = Array.from({ length: Math.ceil(width / 90) }, (_, at) => {
      const [x, high] = [at * 90 + ((at * 37) % 30), 26 + ((at * 53) % 30)]
      return `<path d="M${x} ${horizon + 30}V${horizon - high + 18}L${x + 22} ${horizon - high}L${x + 44} ${horizon - high + 18}V${horizon + 30}Z" fill="${at % 3 ? colors.side : colors.roof}" fill-opacity=".55"/>`
    })
    const art =
      `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors.skyTop}"/><stop offset="1" stop-color="${colors.sky}"/></linearGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#${id}-sky)"/>${cloud(width * 0.16, Math.max(100, horizon * 0.36), 0.9)}${cloud(width * 0.62, Math.max(84, horizon * 0.22), 0.7)}${cloud(width * 0.9, Math.max(120, horizon * 0.56), 0.8)}` +
      `${roofs.join('')}${hill(horizon + 12, 1, colors.hill)}${hill(horizon + (height - horizon) * 0.42, -0.8, colors.hillNear)}`
    return <Layer box={[0, 0, width, height]} art={art} />
  },
)
