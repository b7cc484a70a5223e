import type { Palette } from './palette.ts'
import type { Position, Thing } from './state.ts'

/** A friend's position at an object: bottom center, size, and, when inside, the visible part. */
export interface Place {
  x: number
  y: number
  size: number
  clip?: string
}
/** An object with its four positions. `behind` is drawn first, and the others follow the object's `back`. */
export interface ThingArt {
  name: string
  back: string
  /** The part drawn in front of a friend inside. */
  front: string
  places: Record<Position, Place>
}
/** Viewport of every object: x, y, width, height; the ground is at 0. */
export const thingView = [-230, -420, 460, 440] as const

const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const shade = (c: Palette) => `<ellipse cx="0" cy="2" rx="186" ry="14" fill="${c.shadow}" fill-opacity=".5"/>`
/** Draws two wide feet with space for a friend between them. */
const feet = (c: Palette) =>
  [-1, 1]
    .map(
      (side) =>
        `<rect x="${side * 100 - 26}" y="-102" width="52" height="104" rx="4" fill="${c.wood}"/><rect x="${side * 100 - 26}" y="-102" width="18" height="104" rx="4" fill="${c.woodLight}"/>`,
    )
    .join('')

const usual = { under: { x: 0, y: 0, size: 92 }, behind: { x: 146, y: 0, size: 124 } }

const house = (c: Palette): ThingArt => ({
  name: 'house',
  back: `${shade(c)}${feet(c)}<rect x="-136" y="-106" width="272" height="16" rx="6" fill="${c.woodDark}"/><path d="M-120 -106V-244H120V-106Z" fill="${c.barn}"/><path d="M-120 -106V-244H0V-106Z" fill="${c.barnLight}"/>${line('M-84 -240V-110M84 -240V-110', c.barnLine, 4)}<path d="M-150 -236L-78 -312H78L150 -236L132 -226L70 -292H-70L-132 -226Z" fill="${c.roof}"/><path d="M-124 -240L-70 -296H70L124 -240Z" fill="${c.roofLight}"/><path d="M-84 -318H84V-300H-84Z" fill="${c.roof}"/><path d="M-64 -106V-176C-64 -226 64 -226 64 -176V-106Z" fill="${c.trim}"/><path d="M-54 -106V-174C-54 -214 54 -214 54 -174V-106Z" fill="${c.dark}"/>`,
  front: `<rect x="-66" y="-114" width="132" height="12" rx="5" fill="${c.trim}"/>`,
  places: {
    ...usual,
    in: { x: 0, y: -108, size: 96, clip: 'M-54 -106V-174C-54 -214 54 -214 54 -174V-106Z' },
    on: { x: 0, y: -316, size: 96 },
  },
})

const wheel = (x: number, c: Palette) =>
  `<circle cx="${x}" cy="-54" r="56" fill="${c.wheel}"/><circle cx="${x}" cy="-54" r="42" fill="${c.woodLight}"/>${line(`M${x} -92V-16M${x - 38} -54H${x + 38}M${x - 27} -81L${x + 27} -27M${x + 27} -81L${x - 27} -27`, c.wheel, 8)}<circle cx="${x}" cy="-54" r="12" fill="${c.hub}"/>`

const wagon = (c: Palette): ThingArt => ({
  name: 'wagon',
  back: `${shade(c)}<path d="M-140 -150C-168 -330 168 -330 140 -150Z" fill="${c.canvas}"/><path d="M-140 -150C-162 -292 12 -322 60 -274C-60 -290 -100 -220 -96 -150Z" fill="${c.clothLight}"/>${line('M-92 -154C-104 -240 -64 -274 -40 -284M92 -154C104 -240 64 -274 40 -284', c.canvasDark, 5)}<path d="M-66 -150C-74 -252 74 -252 66 -150Z" fill="${c.dark}"/><path d="M-160 -156H160L144 -92H-144Z" fill="${c.wood}"/><path d="M-160 -156H160L155 -138H-155Z" fill="${c.woodLight}"/>${wheel(-112, c)}${wheel(112, c)}`,
  front: `<path d="M-80 -156H80V-138H-80Z" fill="${c.woodLight}"/>`,
  places: {
    under: { x: 0, y: 0, size: 88 },
    behind: { x: 172, y: 0, size: 124 },
    in: { x: 0, y: -140, size: 100, clip: 'M-66 -142V-150C-74 -252 74 -252 66 -150V-142Z' },
    on: { x: 0, y: -282, size: 96 },
  },
})

const brick = (x: number, y: number, c: Palette) =>
  `<rect x="${x}" y="${y}" width="60" height="31" rx="4" fill="${c.barnLight}"/><rect x="${x}" y="${y + 24}" width="60" height="7" rx="3" fill="${c.barnLine}"/>`

const box = (c: Palette): ThingArt => ({
  name: 'box',
  back: `${shade(c)}${[-132, 72].map((x) => [-100, -67, -34].map((y) => brick(x, y, c)).join('')).join('')}<path d="M-146 -100V-276H146V-100Z" fill="${c.card}"/><path d="M-146 -100V-276H-40V-100Z" fill="${c.cardLight}"/><path d="M-158 -290H158V-270H-158Z" fill="${c.cardDark}"/>${line('M-128 -252H-92M-128 -236H-104', c.cardDark, 5)}<path d="M-68 -112V-216C-68 -240 68 -240 68 -216V-112Z" fill="${c.hole}"/>`,
  front: `<path d="M-76 -128H76V-100H-76Z" fill="${c.card}"/><path d="M-76 -128H76V-120H-76Z" fill="${c.cardDark}"/>`,
  places: {
    ...usual,
    in: { x: 0, y: -118, size: 104, clip: 'M-68 -112V-216C-68 -240 68 -240 68 -216V-112Z' },
    on: { x: 0, y: -288, size: 100 },
  },
})

const artOf = { house, wagon, box } as const
/** Returns an object's drawing. */
export const thingArt = (thing: Thing, c: Palette): ThingArt => artOf[thing](c)
