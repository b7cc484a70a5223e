import type { Layout } from './layout.ts'
import type { Paint, Palette } from './palette.ts'

const round = (value: number) => Math.round(value * 10) / 10
const steps = (count: number) => Array.from({ length: count }, (_, i) => i)

function peaks(w: number, base: number, size: number, p: Paint): string {
  const one = (x: number, s: number) =>
    `<g transform="translate(${round(x)} ${round(base)}) scale(${round(s * 100) / 100})"><path d="M-150 0L-10 -190L140 0Z" fill="${p.far}"/><path d="M-150 0L-10 -190L-24 0Z" fill="${p.farLight}"/></g>`
  return one(w * 0.24, size * 1.1) + one(w * 0.76, size * 1.3) + one(w * 0.48, size * 0.8)
}

function hillsOf(w: number, base: number, size: number, p: Paint): string {
  if (p.hills === 'peaks') return peaks(w, base, size, p)
  if (p.hills === 'waves') {
    const waves = (y: number, color: string) =>
      `<path d="M0 ${round(y)}${steps(13)
        .map(
          (i) =>
            `Q${round((w * (i + 0.5)) / 13)} ${round(y + (i % 2 ? 9 : -9) * size)} ${round((w * (i + 1)) / 13)} ${round(y)}`,
        )
        .join('')}V${round(base + 6)}H0Z" fill="${color}"/>`
    return waves(base - 74 * size, p.far) + waves(base - 34 * size, p.farLight)
  }
  return `<path d="M0 ${round(base - 50 * size)}C${w * 0.2} ${round(base - 150 * size)} ${w * 0.34} ${round(base - 40 * size)} ${w * 0.5} ${round(base - 80 * size)}S${w * 0.84} ${round(base - 160 * size)} ${w} ${round(base - 60 * size)}V${round(base + 6)}H0Z" fill="${p.far}"/><path d="M0 ${round(base - 30 * size)}C${w * 0.3} ${round(base - 90 * size)} ${w * 0.6} ${round(base)} ${w} ${round(base - 50 * size)}V${round(base + 6)}H0Z" fill="${p.farLight}"/>`
}

/** Backdrop, floor, and stage light, in theater pixels. */
export function stagePicture({ theater: { width: w, height: h } }: Layout, p: Palette, paint: Paint): string {
  const base = h * 0.74
  const size = h / 520
  const stars = paint.stars
    ? steps(34)
        .map(
          (i) =>
            `<circle cx="${round((w * ((i * 37) % 100)) / 100)}" cy="${round(h * (0.16 + ((i * 53) % 30) / 100))}" r="${1 + (i % 3) * 0.5}" fill-opacity="${0.5 + (i % 4) / 10}"/>`,
        )
        .join('')
    : ''
  const planks = steps(14)
    .map(
      (i) =>
        `<path d="M${round(w / 2 + (i - 6.5) * w * 0.065)} ${round(base)}L${round(w / 2 + (i - 6.5) * w * 0.11)} ${round(h)}"/>`,
    )
    .join('')
  return `<defs><linearGradient id="tt-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint.sky[0]}"/><stop offset="1" stop-color="${paint.sky[1]}"/></linearGradient><linearGradient id="tt-floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.floor}"/><stop offset="1" stop-color="${p.floorDark}"/></linearGradient><radialGradient id="tt-lamp"><stop offset="0" stop-color="${p.spot}" stop-opacity=".95"/><stop offset="1" stop-color="${p.spot}" stop-opacity="0"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="url(#tt-sky)"/><g fill="#FFF6DC">${stars}</g>${p.paper ? `<circle cx="${w / 2}" cy="${round(h * 0.46)}" r="${round(h * 0.62)}" fill="url(#tt-lamp)"/>` : ''}${hillsOf(w, base, size, paint)}
<path d="M0 ${round(base - 34 * size)}C${w * 0.2} ${round(base - 70 * size)} ${w * 0.34} ${round(base - 16 * size)} ${w * 0.52} ${round(base - 40 * size)}S${w * 0.86} ${round(base - 60 * size)} ${w} ${round(base - 26 * size)}V${round(base + 4)}H0Z" fill="${paint.ground}"/><path d="M0 ${round(base - 12 * size)}C${w * 0.24} ${round(base - 40 * size)} ${w * 0.5} ${round(base + 4 * size)} ${w} ${round(base - 18 * size)}V${round(base + 4)}H0Z" fill="${paint.groundLight}"/>
<rect y="${round(base)}" width="${w}" height="${round(h - base)}" fill="url(#tt-floor)"/><g fill="none" stroke="${p.plank}" stroke-width="2.5" opacity=".5">${planks}</g>`
}

/** The beam of light from above, and its pool on the floor. */
export function spotPicture({ theater: { width: w, height: h }, feet, marks }: Layout, p: Palette): string {
  const spread = ((marks.at(-1) ?? w) - (marks[0] ?? 0)) / 2 + 50
  return `<path d="M${round(w / 2 - spread * 0.4)} 0H${round(w / 2 + spread * 0.4)}L${round(w / 2 + spread)} ${round(feet)}H${round(w / 2 - spread)}Z" fill="${p.spot}" fill-opacity=".17"/><ellipse cx="${w / 2}" cy="${round(feet)}" rx="${round(spread)}" ry="${round(h * 0.075)}" fill="${p.spot}" fill-opacity=".36"/>`
}

function drape(p: Palette, h: number, wide: number): string {
  const band = h * 0.62
  return `<path d="M0 0H${round(wide * 1.5)}C${round(wide * 1.5)} ${round(h * 0.3)} ${round(wide * 1.1)} ${round(band * 0.86)} ${round(wide * 0.86)} ${round(band)}C${round(wide)} ${round(h * 0.78)} ${round(wide)} ${round(h * 0.86)} ${round(wide * 0.96)} ${round(h)}H0Z" fill="${p.drape}"/><path d="M${round(wide * 0.2)} 0H${round(wide * 0.48)}C${round(wide * 0.46)} ${round(h * 0.4)} ${round(wide * 0.32)} ${round(h * 0.5)} ${round(wide * 0.34)} ${round(band)}C${round(wide * 0.32)} ${round(h * 0.8)} ${round(wide * 0.36)} ${round(h)} ${round(wide * 0.36)} ${round(h)}H${round(wide * 0.12)}C${round(wide * 0.16)} ${round(h * 0.7)} ${round(wide * 0.1)} ${round(h * 0.5)} ${round(wide * 0.2)} 0Z" fill="${p.drapeLight}"/><path d="M${round(wide * 0.84)} 0H${round(wide * 1.1)}C${round(wide * 1.1)} ${round(h * 0.3)} ${round(wide * 0.7)} ${round(h * 0.5)} ${round(wide * 0.62)} ${round(band)}C${round(wide * 0.7)} ${round(h * 0.8)} ${round(wide * 0.72)} ${round(h)} ${round(wide * 0.72)} ${round(h)}H${round(wide * 0.56)}C${round(wide * 0.56)} ${round(h * 0.8)} ${round(wide * 0.46)} ${round(h * 0.66)} ${round(wide * 0.5)} ${round(band)}C${round(wide * 0.64)} ${round(h * 0.46)} ${round(wide * 0.84)} ${round(h * 0.3)} ${round(wide * 0.84)} 0Z" fill="${p.drapeMiddle}"/><path d="M0 ${round(band - h * 0.03)}Q${round(wide * 0.5)} ${round(band + h * 0.04)} ${round(wide * 0.94)} ${round(band - h * 0.03)}L${round(wide * 0.92)} ${round(band + h * 0.02)}Q${round(wide * 0.5)} ${round(band + h * 0.09)} 0 ${round(band + h * 0.02)}Z" fill="${p.tie}"/>`
}

/** Curtains at both sides, the valance above, and the lights below. */
export function frontPicture({ theater: { width: w, height: h }, drape: wide }: Layout, p: Palette): string {
  const low = Math.max(74, h * 0.15)
  const arcs = Math.max(6, Math.round(w / 110))
  const edge = steps(arcs)
    .map((i) => `Q${round((w * (i + 0.5)) / arcs)} ${round(low + 26)} ${round((w * (i + 1)) / arcs)} ${round(low)}`)
    .join('')
  const bulbs = steps(Math.max(6, Math.round(w / 84)))
  const pit = Math.max(14, h * 0.05)
  const lights = bulbs
    .map((i) => {
      const x = round((w * (i + 0.5)) / bulbs.length)
      const r = pit * 0.24
      return `<circle cx="${x}" cy="${round(h - pit / 2)}" r="${round(r * 1.9)}" fill="${p.bulb}" fill-opacity=".3"/><circle cx="${x}" cy="${round(h - pit / 2)}" r="${round(r)}" fill="${p.bulb}"/>`
    })
    .join('')
  return `${drape(p, h, wide)}<g transform="translate(${w} 0) scale(-1 1)">${drape(p, h, wide)}</g><path d="M0 0H${w}V${round(low)}${steps(
    arcs,
  )
    .map(
      (i) =>
        `Q${round(w - (w * (i + 0.5)) / arcs)} ${round(low + 26)} ${round(w - (w * (i + 1)) / arcs)} ${round(low)}`,
    )
    .join(
      '',
    )}Z" fill="${p.valance}"/><path d="M0 ${round(low)}${edge}" fill="none" stroke="${p.tie}" stroke-width="6"/><rect width="${w}" height="${round(low * 0.12)}" fill="${p.valanceTop}"/><rect y="${round(h - pit)}" width="${w}" height="${round(pit)}" fill="${p.pit}"/><rect y="${round(h - pit)}" width="${w}" height="${round(Math.max(3, pit * 0.2))}" fill="${p.tie}"/>${lights}`
}

/** Half of the front curtain in a 400 by 400 box, with its hem at the bottom. */
export function curtainPicture(p: Palette): string {
  const folds = steps(8)
    .map(
      (i) =>
        `<path d="M${i * 50 + 6} 0C${i * 50 + 12} 140 ${i * 50} 260 ${i * 50 + 6} 400H${i * 50 + 24}C${i * 50 + 18} 260 ${i * 50 + 30} 140 ${i * 50 + 24} 0Z" fill="${i % 3 === 1 ? p.drapeMiddle : p.drapeLight}"/>`,
    )
    .join('')
  return `<rect width="400" height="400" fill="${p.drape}"/>${folds}<rect y="380" width="400" height="12" fill="${p.tie}"/>`
}

/** The trunk, open or shut. It stands at 0, 46 in a box from -80, -90 to 80, 60. */
export const trunkPicture = (p: Palette, open: boolean): string =>
  `<ellipse cy="46" rx="80" ry="11" fill="${p.plank}" fill-opacity=".6"/>${
    open
      ? `<path d="M-74 -20C-66 -66 66 -66 74 -20L78 -36C72 -86 -72 -86 -78 -36Z" fill="${p.trunk}"/><path d="M-78 -34C-72 -92 72 -92 78 -34Z" fill="${p.trunkLight}"/><path d="M-78 -34C-72 -92 0 -88 20 -76C-20 -76 -44 -60 -48 -34Z" fill="${p.trunkTop}"/>`
      : `<path d="M-78 -12C-74 -56 74 -56 78 -12Z" fill="${p.trunkLight}"/><path d="M-78 -12C-74 -52 0 -52 20 -44C-20 -44 -44 -34 -48 -12Z" fill="${p.trunkTop}"/>`
  }<rect x="-76" y="-14" width="152" height="60" rx="8" fill="${p.trunk}"/><rect x="-76" y="-14" width="54" height="60" rx="8" fill="${p.trunkLight}"/><rect x="-76" width="152" height="9" fill="${p.tie}"/><rect x="-13" y="-6" width="26" height="26" rx="5" fill="${p.tieLight}"/>`
