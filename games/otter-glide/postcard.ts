import { seatHex } from '@marigold/device'
import { itemForKey } from './items.ts'
import { layoutOf } from './layout.ts'
import { mapArt } from './map-art.ts'
import { otterArt } from './otter.ts'
import { paletteOf } from './palette.ts'
import { planeArt } from './plane.ts'
import type { GlidePlay } from './scene.ts'
import { hillArt, nearArt, skyArt, waterArt } from './scenery.ts'
import { startName } from './glide-text.ts'
import { hasPlane } from './theme.ts'

const [width, height] = [1000, 640]
const font = 'font-family="system-ui, sans-serif" font-weight="600"'
const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Returns a picture of the river with its pennants, the players, and each player's easiest glide, as a `data:` URL of
 * an SVG.
 */
export function postcardOf(play: GlidePlay, title: string): string {
  const { players, values } = play
  const state = play.state.value
  const look = play.look.value
  const layout = layoutOf({ width, height })
  const color = paletteOf(look, state.way[state.way.length - 1] ?? 'brook')
  const art = hasPlane(look, values) ? planeArt : otterArt
  const scale = layout.scale
  const colors = players.map((player) => seatHex(player.color))
  const gliders = colors.map((hex, i) => {
    const x = layout.w * (0.5 + (i - (players.length - 1) / 2) * 0.24)
    return `<g transform="translate(${x} ${layout.water + 34})">${art('float', { color, scarf: [hex, hex] })}</g>`
  })
  const chosen = state.easiest.flatMap((index, seat) => {
    const glide = state.glides[index ?? -1]
    return glide ? [{ glide, seat }] : []
  })
  const hills = chosen.map(({ glide, seat }, i) => {
    const points = glide.hill.map(
      (level, at) => `${((at / 31) * 200).toFixed(1)} ${(96 - Math.min(0.85, level) * 100).toFixed(1)}`,
    )
    const x = width / 2 + (i - (chosen.length - 1) / 2) * 260 - 120
    const said = safe(itemForKey(state.kind, glide.item).text)
    return `<g transform="translate(${x} 246)"><rect width="240" height="140" rx="20" fill="#fff" fill-opacity=".94"/><g transform="translate(20 12) scale(1 .8)"><path d="M0 100L${points.join('L')}L200 100Z" fill="${color.water[0]}"/><path d="M${points.join('L')}" fill="none" stroke="${color.water[3]}" stroke-width="5"/></g><circle cx="24" cy="118" r="7" fill="${colors[seat] ?? color.ink}"/><text x="40" y="124" ${font} font-size="17" fill="#2B1B3D">${said.length > 18 ? `${said.slice(0, 17)}…` : said}, ${startName(glide).toLowerCase()}</text></g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g transform="scale(${scale})">${skyArt(layout, color)}${hillArt(layout, color, state.way[state.way.length - 1] ?? 'brook')}${waterArt(layout, color)}<g>${gliders.join('')}</g>${nearArt(layout, color)}</g><g transform="translate(180 24) scale(2.13)"><rect width="300" height="96" rx="14" fill="#fff" fill-opacity=".92"/>${mapArt(state, colors)}</g>${hills.join('')}<text x="${width / 2}" y="${height - 22}" text-anchor="middle" ${font} font-size="28" fill="#fff">${title}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
