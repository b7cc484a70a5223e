import { m } from '#messages'
import type { Look } from '@marigold/contract'
import { escaped, wrap } from '../kit/index.ts'
import { heroes } from './heroes.ts'
import { paletteOf, paintOf } from './palette.ts'
import { addressFor } from './pictures.ts'
import { places } from './places.ts'
import { props } from './props.ts'
import { pickOf, type State } from './state.ts'
import { titleOf } from './story.ts'

const sheet = { width: 700, height: 990 }
const letters = 'system-ui, sans-serif'

const image = (picture: string, x: number, y: number, side: number, more = '') =>
  `<image href="${addressFor(picture)}" x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" ${more}/>`

const words = (text: string, y: number, size: number, color: string, weight = 700) =>
  `<text x="350" y="${y}" text-anchor="middle" font-family="${letters}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(text)}</text>`

/** Returns a drawing as a URL for an image or a printer. */
export function asAddress(svg: string): string {
  const bytes = new TextEncoder().encode(svg)
  return `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** Returns the names of the cast. */
function castOf(state: State): string[] {
  const second = state.curtains.find(({ part }) => part === 'second')
  const ids = [pickOf(state, 'who'), second?.picks[0] === 'views' ? second.picks[1] : undefined]
  const puppets = heroes.filter(({ id }) => ids.includes(id)).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const prop = props.find(({ id }) => id === state.prop)
  const used = state.curtains.some((one) => one.prop !== null)
  return [
    ...puppets.map(({ name, kind }) => `${name}, ${kind}`),
    ...(prop && used ? [`With ${prop.a} from the trunk`] : []),
  ]
}

/** The poster of the show with title, hero, place, prop, and cast, as a `data:` URL of an SVG. */
export function posterOf(state: State, look: Look, directors = ''): string {
  const p = paletteOf(look)
  const place = places.find(({ id }) => id === pickOf(state, 'where'))
  const paint = paintOf(place?.sky ?? 'night', look)
  const hero = pickOf(state, 'who')
  const prop = state.curtains.some((one) => one.prop !== null)
  const { title, below } = titleOf(state)
  const lines = wrap(title, 17)
  const fold = (x: number) =>
    `<path d="M${x} 250H${x + 22}C${x + 26} 480 ${x + 18} 560 ${x + 20} 690H${x - 2}C${x + 2} 560 ${x + 4} 420 ${x} 250Z" fill="${p.drapeLight}"/>`
  const drape = `<path d="M40 250H190C186 430 130 500 112 560C124 610 126 650 122 690H40Z" fill="${p.drape}"/>${fold(58)}${fold(92)}<path d="M40 548Q80 580 120 548V566Q80 600 40 566Z" fill="${p.tie}"/>`
  const cast = castOf(state)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint.sky[0]}"/><stop offset="1" stop-color="${paint.sky[1]}"/></linearGradient></defs><rect width="700" height="990" fill="#FFF9EF"/><rect x="20" y="20" width="660" height="950" rx="18" fill="none" stroke="${p.drape}" stroke-width="6"/>${words(m.tall_tale_theatre_capitals(), 76, 24, p.drape)}${lines.map((line, at) => words(line, (lines.length > 1 ? 134 : 160) + at * 58, 54, '#2B1B3D', 800)).join('')}
<rect x="40" y="250" width="620" height="440" fill="url(#s)"/><path d="M40 560C200 520 300 590 420 560S600 530 660 560V690H40Z" fill="${paint.ground}"/>${place ? image(place.picture, 500, 490, 190) : ''}<rect x="40" y="610" width="620" height="80" fill="${p.floor}"/><ellipse cx="350" cy="650" rx="190" ry="28" fill="${p.spot}" fill-opacity=".5"/><path d="M290 250H410L540 650H160Z" fill="${p.spot}" fill-opacity=".16"/>${hero ? image(hero, 310, 520, 240) : ''}${prop ? image(state.prop, 470, 620, 96) : ''}${drape}<g transform="translate(700 0) scale(-1 1)">${drape}</g><path d="M40 250H660V296Q608 330 556 296T453 296T350 296T247 296T144 296T40 296Z" fill="${p.valance}"/>
${words(below, 746, 30, '#2B1B3D')}${cast.map((line, at) => words(line, 800 + at * 38, 25, '#2B1B3D', 500)).join('')}${directors ? words(m.tall_tale_theatre_directed_by({ directors }), 936, 23, '#5B4E6B', 600) : ''}</svg>`
  return asAddress(svg)
}
