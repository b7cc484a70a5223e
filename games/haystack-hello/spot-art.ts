import type { Palette } from './palette.ts'
import type { Spot } from './state.ts'

/** A hiding place in layers. The friend is drawn between `back` and `front`, and is visible only inside `clip`. */
export interface SpotArt {
  /** Viewport of the drawing: x, y, width, height. Its foot is at 0, `foot`. */
  view: readonly [number, number, number, number]
  foot: number
  back: string
  front: string
  /** Covers that open: two move sideways, a single one moves up. */
  cover: readonly string[]
  clip: string
  /** The friend's center and size when it is out, and how far down it is when hidden or peeking. */
  friend: { x: number; y: number; size: number; down: number; peek: number }
}

const strokes = (d: string, color: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const tuft = (x: number, y: number, turn: number, color: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-16 6C-14 -10 -12 -22 -18 -34C-6 -24 -4 -14 -2 -4C-2 -20 2 -34 8 -42C8 -28 8 -14 6 -2C10 -12 18 -20 26 -24C20 -12 18 -2 16 8Z" fill="${color}"/>`
const shade = (y: number, across: number, deep: number, c: Palette) =>
  `<ellipse class="shade" cx="0" cy="${y}" rx="${across}" ry="${deep}" fill="${c.shadow}" fill-opacity=".5"/>`

const hay = (c: Palette): SpotArt => ({
  view: [-210, -190, 420, 330],
  foot: 112,
  back: `${shade(112, 196, 24, c)}<path d="M-178 108C-200 30 -150 -14 -122 -56C-96 -112 -52 -146 0 -146S96 -112 122 -56C150 -14 200 30 178 108C110 128 -110 128 -178 108Z" fill="${c.hay}"/><path d="M-178 108C-200 30 -150 -14 -122 -56C-96 -112 -52 -146 0 -146C16 -146 32 -142 46 -136C-40 -116 -92 -30 -96 118C-128 118 -158 114 -178 108Z" fill="${c.hayLight}"/><path d="M178 108C200 30 150 -14 122 -56C112 -80 98 -100 80 -116C116 -40 122 40 104 117C134 116 160 113 178 108Z" fill="${c.hayDark}"/>${strokes('M-140 65l-4 29M-120 34l-1 20M-131 45l-16 33M-155 52l-10 35M110 -36l12 23M-97 68l-2 21M-137 74l-14 33M154 94l16 21M102 -22l6 25M142 78l1 26M-148 14l-3 20M-116 57l-11 32M137 65l12 33', c.straw)}${strokes('M-100 97l-1 33M-113 -5l-10 33M-88 92l-9 21M88 94l13 23M-106 95l-5 21M101 -60l5 30M-155 29l-14 21M122 10l6 26', c.strawDark)}${tuft(-96, -96, -40, c.fringe)}${tuft(90, -104, 34, c.fringe)}<ellipse cx="0" cy="-34" rx="84" ry="72" fill="${c.hole}"/>`,
  front: `<path d="M-100 46C-94 20 -88 14 -84 -4C-70 12 -66 20 -58 26C-50 14 -44 10 -40 0C-32 14 -24 20 -16 30C-8 18 0 14 4 2C12 16 18 22 24 28C34 18 40 12 46 0C50 14 56 20 62 26C72 16 80 6 84 -6C88 16 96 26 100 46C60 84 -60 84 -100 46Z" fill="${c.fringe}"/><path d="M-100 46C-60 60 60 60 100 46C60 84 -60 84 -100 46Z" fill="${c.hayDark}" fill-opacity=".7"/>${tuft(-150, 96, -14, c.fringe)}${tuft(150, 98, 12, c.fringe)}${tuft(-60, 108, -4, c.fringe)}${tuft(74, 112, 6, c.fringe)}`,
  cover: [
    `<path d="M-92 40C-112 -30 -78 -118 0 -118S112 -30 92 40C40 62 -40 62 -92 40Z" fill="${c.hay}"/><path d="M-92 40C-112 -30 -78 -118 0 -118C16 -118 30 -114 42 -106C-34 -92 -58 -20 -56 50C-70 48 -82 45 -92 40Z" fill="${c.hayLight}"/>${strokes('M-40 -60l-8 30M-4 -84l3 28M34 -62l10 28M-22 -16l-6 26M18 -22l5 26M56 -14l8 26M-66 -6l-8 24', c.strawDark)}${strokes('M-22 -70l-4 22M14 -50l4 24M48 -42l9 22M-48 -24l-7 24M-2 -10l1 24M36 -4l6 22', c.straw)}`,
  ],
  clip: 'M-84 -34A84 72 0 0 0 84 -34V-190H-84Z',
  friend: { x: 0, y: -46, size: 146, down: 150, peek: 44 },
})

const bucket = (c: Palette): SpotArt => ({
  view: [-100, -190, 200, 265],
  foot: 56,
  back: `${shade(54, 66, 11, c)}${strokes('M-54 -46C-50 -112 50 -112 54 -46', c.metalDark, 5)}<path d="M-54 -46H54L42 50C30 58 -30 58 -42 50Z" fill="${c.metal}"/><path d="M-54 -46H-6C-10 -10 -10 20 -8 56C-24 56 -36 54 -42 50Z" fill="${c.metalLight}"/>${strokes('M-50 -8C-30 0 30 0 50 -8M-46 26C-28 34 28 34 46 26', c.metalDark, 4)}<ellipse cx="0" cy="-46" rx="55" ry="14" fill="${c.metalDark}"/>`,
  front: strokes('M-55 -46A55 14 0 0 0 55 -46', c.metalLight, 5),
  cover: [
    `<path d="M-64 -40C-58 -86 58 -86 64 -40C54 -24 44 -34 32 -24C20 -14 12 -26 0 -22C-12 -26 -20 -14 -32 -24C-44 -34 -54 -24 -64 -40Z" fill="${c.cloth}"/><path d="M-42 -66L-34 -26M-16 -74L-12 -24M14 -74L12 -24M42 -66L34 -26M-60 -50C-30 -60 30 -60 60 -50M-50 -64C-20 -74 20 -74 50 -64" fill="none" stroke="${c.clothLight}" stroke-width="5" stroke-opacity=".75"/>`,
  ],
  clip: 'M-55 -46A55 14 0 0 0 55 -46H96V-190H-96V-46Z',
  friend: { x: 0, y: -88, size: 100, down: 112, peek: 20 },
})

const cart = (c: Palette): SpotArt => ({
  view: [-140, -200, 330, 290],
  foot: 72,
  back: `<ellipse class="shade" cx="10" cy="68" rx="132" ry="14" fill="${c.shadow}" fill-opacity=".5"/><path d="M-100 -32C-80 -72 70 -76 104 -32Z" fill="${c.hole}"/>`,
  front: `<path d="M-104 -24C-96 -40 -84 -46 -72 -40C-58 -50 -44 -46 -34 -40C-20 -50 -6 -48 4 -40C18 -50 34 -48 44 -40C60 -50 78 -46 86 -38C98 -40 106 -32 108 -24Z" fill="${c.hayLight}"/><path d="M-112 -34H112L98 30H-98Z" fill="${c.wood}"/><path d="M-112 -34H112L108 -16H-108Z" fill="${c.woodLight}"/>${strokes('M-40 -16L-36 28M30 -16L28 28', c.woodDark, 5)}${strokes('M98 10L176 -2', c.woodDark, 12)}<circle cx="-46" cy="32" r="40" fill="${c.wheel}"/><circle cx="-46" cy="32" r="29" fill="${c.woodLight}"/>${strokes('M-46 4V60M-74 32H-18M-66 12L-26 52M-26 12L-66 52', c.wheel, 6)}<circle cx="-46" cy="32" r="8" fill="${c.hub}"/>`,
  cover: [
    `<path d="M-106 -24C-84 -104 72 -108 110 -24Z" fill="${c.hay}"/><path d="M-106 -24C-88 -86 -26 -98 36 -82C-10 -76 -46 -56 -54 -24Z" fill="${c.hayLight}"/>${strokes('M-30 -64l-8 22M8 -70l3 24M44 -60l8 22M70 -48l8 18M-62 -44l-7 16', c.strawDark)}`,
  ],
  clip: 'M-112 -28V-200H112V-28Z',
  friend: { x: 0, y: -84, size: 122, down: 136, peek: 28 },
})

/** Draws half of the barn door with its own cross. */
const doorHalf = (x: number, fill: string, c: Palette) =>
  `<rect x="${x}" y="-134" width="58" height="134" rx="2" fill="${fill}"/>${strokes(`M${x + 6} -128L${x + 52} -6M${x + 52} -128L${x + 6} -6`, c.trim, 7)}`

const barn = (c: Palette): SpotArt => ({
  view: [-200, -320, 400, 340],
  foot: 0,
  back: `<ellipse class="shade" cx="0" cy="0" rx="184" ry="12" fill="${c.shadow}" fill-opacity=".5"/><path d="M-170 0V-170L-120 -250L0 -300L120 -250L170 -170V0Z" fill="${c.barn}"/><path d="M-170 0V-170L-120 -250L0 -300V0Z" fill="${c.barnLight}"/><path d="M-190 -158L-130 -256L0 -312L130 -256L190 -158L168 -150L114 -240L0 -288L-114 -240L-168 -150Z" fill="${c.roof}"/><path d="M-190 -158L-130 -256L0 -312V-288L-114 -240L-168 -150Z" fill="${c.roofLight}"/>${strokes('M-130 -160V0M-84 -216V0M84 -216V0M130 -160V0', c.barnLine)}<rect x="-34" y="-238" width="68" height="56" rx="28" fill="${c.trim}"/><rect x="-27" y="-231" width="54" height="42" rx="21" fill="${c.dark}"/><rect x="-68" y="-144" width="136" height="144" rx="4" fill="${c.trim}"/><rect x="-60" y="-136" width="120" height="136" rx="2" fill="${c.dark}"/>`,
  front: '',
  cover: [doorHalf(-59, c.door, c), doorHalf(1, c.doorDark, c)],
  clip: 'M-60 0V-136H60V0Z',
  friend: { x: 0, y: -62, size: 116, down: 0, peek: 0 },
})

const artOf = { hay, bucket, cart, barn } as const
/** Returns a hiding place's drawing. */
export const spotArt = (spot: Spot, c: Palette): SpotArt => artOf[spot](c)

/** Boots for a hiding place that starts dancing after a long wait. */
export const bootsArt = (c: Palette): string =>
  [-1, 1]
    .map(
      (side) =>
        `<g class="boot ${side < 0 ? 'left' : 'right'}"><path d="M${side * 34 - 9} -18H${side * 34 + 9}V2H${side * 34 - 9}Z" fill="${c.trousers}"/><path d="M${side * 34 - 12} -2H${side * 34 + 10}C${side * 34 + 30} 2 ${side * 34 + 32} 16 ${side * 34 + 26} 18H${side * 34 - 12}Z" fill="${c.boot}"/></g>`,
    )
    .join('')

/** Flying straw and motion lines. */
export const strawArt = (c: Palette): string =>
  strokes('M-86 -20l-18 -30M-56 -34l-5 -34M62 -34l22 -26M40 -52l8 -34M100 -10l28 -16', c.fringe, 7)
