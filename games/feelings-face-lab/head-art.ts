import { stillFace, type Face, type Way } from './faces.ts'
import { hairBack, hairFront } from './hair-art.ts'
import { rawClay, type Person } from './people.ts'

const ink = '#3A2419'
const f = (value: number) => String(Math.round(value * 10) / 10)

/** The outline of the head; round cheeks make it wider below. */
function skull(puff: number): string {
  const p = puff * 9
  return `M0 -122C66 -122 106 -74 106 -14C${f(106 + p)} 50 ${f(64 + p)} 116 0 118C${f(-64 - p)} 116 ${f(-106 - p)} 50 -106 -14C-106 -74 -66 -122 0 -122Z`
}

function browsArt({ lift, tilt, uneven }: Face, color: string, poke: Poked): string {
  const brow = (side: 1 | -1) => {
    const y = -50 - lift * 8 - (side > 0 ? uneven * 6 : -uneven * 3)
    const [outer, inner] = [y - tilt * 4, y + tilt * 8]
    return `<path d="M${f(side * 68)} ${f(outer + 6)}Q${f(side * 48)} ${f(y - 8 - lift)} ${f(side * 22)} ${f(inner)}" fill="none" stroke="${color}" stroke-width="11" stroke-linecap="round"/>`
  }
  return `<g${poke('brows')}>${brow(-1)}${brow(1)}</g>`
}

function eyesArt({ lids, gaze }: Face, { eyes, clay }: Person): string {
  if (eyes === 'covered')
    return `<g><path d="M-26 -18Q0 -28 26 -18" fill="none" stroke="#2E3440" stroke-width="6"/>${[-1, 1]
      .map(
        (side) =>
          `<rect x="${side * 45 - 30}" y="-38" width="60" height="44" rx="20" fill="#2E3440"/><path d="M${side * 45 - 18} -26q6 -7 16 -6" stroke="#fff" stroke-opacity=".55" stroke-width="5" fill="none" stroke-linecap="round"/>`,
      )
      .join('')}</g>`
  const eye = (side: 1 | -1) => {
    const x = side * 44
    if (lids < -1.4)
      return `<path d="M${x - 18} -18Q${x} -4 ${x + 18} -18" fill="none" stroke="${ink}" stroke-width="5.500" stroke-linecap="round"/>`
    const look = gaze * 4.5
    if (eyes === 'soft')
      return `<ellipse cx="${f(x + look)}" cy="-16" rx="8.500" ry="${f(9.5 + lids * 3.6)}" fill="${ink}"/><path d="M${x - 17} ${f(-22 - lids * 3)}Q${x} ${f(-32 - lids * 4)} ${x + 17} ${f(-22 - lids * 3)}" fill="none" stroke="${clay.dark}" stroke-width="4" stroke-linecap="round"/>`
    const h = 15 + lids * 5
    return (
      `<path d="M${x - 22} -16Q${x} ${f(-16 - h * 1.35)} ${x + 22} -16Q${x} ${f(-16 + h * 1.1)} ${x - 22} -16Z" fill="#FFFAF2" stroke="${clay.dark}" stroke-width="3"/>` +
      `<ellipse cx="${f(x + look)}" cy="-17" rx="9" ry="${f(Math.min(10, h * 0.85))}" fill="${ink}"/><circle cx="${f(x + look - 3)}" cy="-20" r="2.600" fill="#fff"/>` +
      `<path d="M${x - 23} -17Q${x} ${f(-18 - h * 1.4)} ${x + 23} -17" fill="none" stroke="${ink}" stroke-width="4.500" stroke-linecap="round"/>`
    )
  }
  return eye(-1) + eye(1)
}

function mouthArt({ curve, open, wide, skew, puff }: Face, poke: Poked): string {
  const half = 33 + wide * 7
  const x = skew * 5
  const left = [x - half, 62 - curve * 6 + skew * 3] as const
  const right = [x + half, 62 - curve * 6 - skew * 7] as const
  const upper = 62 + curve * 4 - open * 8
  const lower = 62 + curve * 7 + open * 22
  const bow = half * 0.75
  const across = (y: number, from: number, to: number) => `C${f(from)} ${f(y)} ${f(to)} ${f(y)}`
  const edge = `M${f(left[0])} ${f(left[1])}${across(upper, x - bow, x + bow)} ${f(right[0])} ${f(right[1])}`
  const corners = `<path d="M${f(left[0] - 5)} ${f(left[1] - 5)}q-5 5 -2 11M${f(right[0] + 5)} ${f(right[1] - 5)}q5 5 2 11" fill="none" stroke="${ink}" stroke-opacity="${f(0.25 + puff * 0.15)}" stroke-width="4" stroke-linecap="round"/>`
  if (open < 0.3)
    return `<g${poke('mouth')}>${corners}<path d="${edge}" fill="none" stroke="${ink}" stroke-width="6.500" stroke-linecap="round"/></g>`
  const inside = `${edge}${across(lower, x + bow, x - bow)} ${f(left[0])} ${f(left[1])}Z`
  const depth = 0.75 * lower + 0.125 * (left[1] + right[1])
  const tongue = `<ellipse cx="${f(x)}" cy="${f(depth - 2 - open * 3)}" rx="${f(half * 0.42)}" ry="${f(2 + open * 2.5)}" fill="#C96A5C"/>`
  return `<g${poke('mouth')}>${corners}<path d="${inside}" fill="#5B2323"/>${tongue}<path d="${inside}" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/></g>`
}

/** What fingers left in the clay. */
const prints = (color: string) =>
  `<path d="M-70 -84q12 -14 30 -19M-60 84q14 14 34 20M58 -92q12 8 20 22M70 58q-6 16 -18 26M-86 20q2 14 8 24" fill="none" stroke="${color}" stroke-opacity=".38" stroke-width="5" stroke-linecap="round"/>`

const freckleArt = '<path d="M-70 18h.1M-58 28h.1M-48 14h.1M-64 38h.1M70 18h.1M58 28h.1M48 14h.1M64 38h.1" stroke="#7A4A2C" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>' // prettier-ignore

const handsArt = (color: string, edge: string) =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${side * 138} 84) scale(${side} 1) rotate(-12)"><path d="M-6 46C-20 30 -22 8 -16 -2L-24 -22a7 7 0 0 1 13 -5l5 16L-8 -36a7 7 0 0 1 14 -1l2 26L16 -32a7 7 0 0 1 13 5L20 0l10 -8a7 7 0 0 1 9 10L20 26C16 38 10 46 8 50Z" fill="${color}" stroke="${edge}" stroke-width="3.500" stroke-linejoin="round"/></g>`,
    )
    .join('')

interface HeadArt {
  person: Person
  face?: Face
  way?: Way
  /** Fired and glazed; else it is a sketch in raw clay with lines of a pencil. */
  solid: boolean
  /** Of its gradients: unique on a page. */
  id: string
  /** Its parts answer a touch; only the head on the wheel. */
  pokes?: true
  /** A sneeze mixed up its parts. */
  mixed?: boolean
  freckles?: boolean
}
type Poked = (name: string) => string
const moved = (art: string, mixed: boolean | undefined, transform: string) =>
  mixed ? `<g transform="${transform}">${art}</g>` : art

/** A head of clay as SVG text, from (-165, -205) to (165, 190). */
export function headArt({ person, face = stillFace, way, solid, id, pokes, mixed, freckles }: HeadArt): string {
  const poke: Poked = (name) => (pokes ? ` data-poke="${name}"` : '')
  const clay = solid ? person.clay : rawClay
  const one = { ...person, clay }
  const { lean, dip, puff, warm } = face
  const defs = `<defs><radialGradient id="${id}" cx=".36" cy=".28" r=".86"><stop offset="0" stop-color="${clay.light}"/><stop offset=".55" stop-color="${clay.mid}"/><stop offset="1" stop-color="${clay.dark}"/></radialGradient><linearGradient id="${id}-n" x2="1"><stop offset="0" stop-color="${clay.mid}"/><stop offset="1" stop-color="${clay.dark}"/></linearGradient></defs>`
  const bust = `<path d="M-30 92L-34 136C-60 142 -92 150 -98 190H98C92 150 60 142 34 136L30 92Z" fill="url(#${id}-n)"/><path d="M-34 136C-14 150 14 150 34 136L32 118C12 132 -12 132 -32 118Z" fill="${clay.dark}" fill-opacity=".45"/><path d="M-88 172q30 -18 62 -16" fill="none" stroke="${clay.light}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`
  const ears = ([-1, 1] as const).map((side) => `<g${poke(side < 0 ? 'ear-left' : 'ear-right')}><ellipse cx="${side * 106}" cy="-8" rx="19" ry="27" fill="url(#${id}-n)" stroke="${clay.dark}" stroke-opacity=".5" stroke-width="3"/><path d="M${side * 110} -20q${side * -12} 10 ${side * -1} 24" fill="none" stroke="${clay.dark}" stroke-width="4" stroke-linecap="round"/></g>`).join('') // prettier-ignore
  const aid = person.hearing
    ? `<path d="M104 -34q22 -2 20 22q-1 14 -12 18" fill="none" stroke="#2F6F9F" stroke-width="9" stroke-linecap="round"/><circle cx="109" cy="4" r="6" fill="#BFE0F5"/>`
    : ''
  const cheeks =
    (warm > 0.1
      ? [-66, 66].map((x) => `<ellipse cx="${x}" cy="30" rx="26" ry="19" fill="#C9453A" fill-opacity="${f(0.12 + warm * 0.14)}"/>`).join('') // prettier-ignore
      : '') +
    (puff > 0.1
      ? `<path d="M-${f(86 + puff * 6)} 44q20 24 42 14M${f(86 + puff * 6)} 44q-20 24 -42 14" fill="none" stroke="${clay.dark}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/><ellipse cx="-70" cy="28" rx="15" ry="10" fill="#fff" fill-opacity="${f(0.1 + puff * 0.08)}"/>`
      : '')
  const mark = person.mark ? `<path d="M52 14q26 -10 34 12q-4 24 -26 20q-16 -8 -8 -32Z" fill="#8E3B3B" fill-opacity=".45"/>` : '' // prettier-ignore
  const beard = person.beard
    ? `<path d="M-92 26C-86 96 -50 132 0 132S86 96 92 26C80 60 52 50 40 46Q0 30 -40 46C-52 50 -80 60 -92 26Z" fill="${clay.hair}"/>`
    : ''
  const nose = `<g${poke('nose')}><path d="M-6 -12C-10 8 -24 18 -20 30C-16 40 16 40 20 30C24 18 10 8 6 -12Z" fill="${clay.mid}"/><path d="M-20 30C-16 40 16 40 20 30" fill="none" stroke="${clay.dark}" stroke-width="4.500" stroke-linecap="round"/><ellipse cx="-5" cy="20" rx="7" ry="9" fill="${clay.light}" fill-opacity=".85"/></g>`
  const glasses =
    person.glasses && person.eyes !== 'covered'
      ? `<g fill="#fff" fill-opacity=".16" stroke="#39424E" stroke-width="5"><circle cx="-44" cy="-16" r="30"/><circle cx="44" cy="-16" r="30"/><path d="M-14 -20q14 -8 28 0M-74 -20l-28 -4M74 -20l28 -4" fill="none"/></g>`
      : ''
  const shine = solid
    ? `<path d="M-82 -46C-78 -74 -60 -92 -42 -98" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/><circle cx="-88" cy="-24" r="5" fill="#fff" fill-opacity=".6"/>`
    : `<path d="M0 -112V104M-96 -16H96M-70 60H70" fill="none" stroke="#6B5A49" stroke-opacity=".5" stroke-width="2.500" stroke-dasharray="9 9"/><path d="${skull(puff)}" fill="none" stroke="#6B5A49" stroke-width="3.500" stroke-dasharray="14 9"/>`
  return (
    defs +
    bust +
    `<g transform="rotate(${f(lean * 6)} 0 130) translate(0 ${f(dip * 5)})">` +
    hairBack(one) +
    ears +
    `<path d="${skull(puff)}" fill="url(#${id})"/>${prints(clay.dark)}${mark}${cheeks}${beard}` +
    `<g transform="translate(0 ${f(dip * 4)})">${solid ? '' : shine}${freckles ? freckleArt : ''}${moved(eyesArt(face, one), mixed, 'translate(-6 70) rotate(9)')}${moved(nose, mixed, 'rotate(180) translate(0 60)')}${moved(mouthArt(face, poke), mixed, 'translate(14 -116) rotate(-12)')}${glasses}${moved(browsArt(face, clay.hair, poke), mixed, 'translate(0 134)')}</g>` +
    `<g${poke('hair')}>${hairFront(one)}</g>${aid}${solid ? shine : ''}</g>` +
    (way === 'flapping' ? `<g class="flaps">${handsArt(clay.mid, clay.dark)}</g>` : '')
  )
}
/** The part of the drawing in which a head is: x, y, width, height. */
export const headBox = [-165, -212, 330, 404] as const
