/** Garments as SVG text, on a body whose feet are at 0,0 and whose crown is 450 units above, in the style of the cover. */
type Colors = readonly [main: string, dark: string]
/** A box of the drawing: x, y, width, height. */
export type ArtBox = readonly [number, number, number, number]

const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`
type Rect = [x: number, y: number, width: number, height: number, rx: number, color: string]
const rect = (...[x, y, width, height, rx, color]: Rect) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${color}"/>`
/** A shape and its mirror image. */
const both = (left: string, right: string) => left + `<g transform="scale(-1 1)">${right}</g>`

const leftArm = { short: 'M-62 -268L-82 -218', long: 'M-62 -268L-102 -168' }
const sleeves = (length: 'short' | 'long', [main, dark]: Colors, width: number) =>
  both(line(leftArm[length], main, width), line(leftArm[length], dark, width))
/** From the shoulders to a hem, wider by `flare` below; the right half is in the shade. */
const trunk = (hem: number, flare: number, [main, dark]: Colors) =>
  fill(`M0 -300H-40C-66 -298 -76 -284 -76 -262L${-70 - flare} ${hem}Q${-35} ${hem + 8} 0 ${hem + 8}Z`, main) +
  fill(`M0 -300H40C66 -298 76 -284 76 -262L${70 + flare} ${hem}Q35 ${hem + 8} 0 ${hem + 8}Z`, dark)
const neckline = (color: string) => fill('M-24 -302Q0 -276 24 -302Z', color)
const collar = (color: string) => fill('M-30 -304L0 -274L-14 -262ZM30 -304L0 -274L14 -262Z', color)
const placket = (hem: number, color: string) => line(`M0 -272V${hem}`, color, 5)
const dots = (from: number, to: number, color: string, x = 0) =>
  Array.from(
    { length: Math.floor((to - from) / 34) + 1 },
    (_, at) => `<circle cx="${x}" cy="${from + at * 34}" r="5" fill="${color}"/>`,
  ).join('')
const pockets = (y: number, color: string) => both(rect(-62, y, 40, 30, 6, color), rect(-62, y, 40, 30, 6, color))
const hood = ([main, dark]: Colors) =>
  fill('M-62 -288C-70 -322 -34 -330 0 -330S70 -322 62 -288L38 -262Q0 -292 -38 -262Z', dark) +
  fill('M-62 -288C-70 -322 -34 -330 0 -330L-30 -300L-38 -262Z', main)

const coat = (hem: number, colors: Colors, width = 46) => sleeves('long', colors, width) + trunk(hem, 16, colors)
const legs = (top: number, to: number, colors: Colors, flare = 0) =>
  fill(`M-62 ${top}H0V${top + 60}L-8 ${to}H${-56 - flare}Z`, colors[0]) +
  fill(`M62 ${top}H0V${top + 60}L8 ${to}H${56 + flare}Z`, colors[1])
const foot = (high: number, wide: number, colors: Colors) =>
  both(
    fill(`M-54 ${-high}H-12V-18C-8 -4 -12 0 -26 0H-${62 + wide}C-${76 + wide} 0 -74 -20 -54 -26Z`, colors[0]),
    fill(`M-54 ${-high}H-12V-18C-8 -4 -12 0 -26 0H-${62 + wide}C-${76 + wide} 0 -74 -20 -54 -26Z`, colors[1]),
  )
const soles = (color: string) => both(rect(-76, -8, 66, 9, 4, color), rect(-76, -8, 66, 9, 4, color))
const fur = (d: string, color: string) => line(d, color, 18)
const hands = (of: string) => both(of, of)

/** Each cut, drawn in two colors. */
const cuts: Record<string, (colors: Colors) => string> = {
  tank: (c) =>
    trunk(-168, 0, c) + fill('M-76 -262C-76 -284 -66 -298 -46 -300Q-54 -264 -72 -246Z', '#0000') + neckline('#F0E6D2'),
  tee: (c) => sleeves('short', c, 48) + trunk(-166, 0, c) + neckline(c[1]),
  long: (c) => sleeves('long', c, 40) + trunk(-166, 0, c) + neckline(c[1]),
  striped: (c) =>
    sleeves('short', [c[0], '#E6EBF0'], 48) +
    trunk(-166, 0, [c[0], '#E6EBF0']) +
    [-276, -246, -216, -186].map((y) => rect(-73, y, 146, 14, 4, c[1])).join('') +
    neckline('#DDE5EA'),
  polo: (c) => sleeves('short', c, 48) + trunk(-166, 0, c) + collar('#F4EFE6') + line('M0 -272V-246', '#F4EFE6', 4),
  shirt: (c) =>
    sleeves('long', c, 42) + trunk(-162, 0, c) + placket(-158, c[1]) + dots(-256, -172, '#8A7D6A') + collar('#fff'),
  checked: (c) =>
    sleeves('long', c, 42) +
    trunk(-162, 0, c) +
    [-262, -226, -190].map((y) => rect(-72, y, 144, 8, 0, '#F2C9A0')).join('') +
    [-48, -20, 14, 42].map((x) => rect(x, -292, 6, 130, 0, '#5E211A')).join('') +
    collar(c[1]),
  dress: (c) =>
    sleeves('short', c, 46) + trunk(-80, 42, c) + rect(-76, -210, 152, 12, 6, '#FFF4DC') + neckline('#FFF4DC'),
  swimsuit: (c) =>
    fill(
      'M-44 -298L-34 -268Q0 -248 34 -268L44 -298H58L68 -180C68 -146 40 -138 0 -128C-40 -138 -68 -146 -68 -180L-58 -298Z',
      c[0],
    ) + fill('M0 -254Q20 -256 34 -268L44 -298H58L68 -180C68 -146 40 -138 0 -128Z', c[1]),
  sweater: (c) =>
    sleeves('long', c, 48) +
    trunk(-154, 4, c) +
    rect(-78, -168, 156, 18, 8, c[1]) +
    line('M-70 -230l17 14l17 -14l18 14l18 -14l18 14l18 -14l17 14', '#FFF4DC', 7) +
    neckline(c[1]),
  jacket: (c) =>
    sleeves('long', c, 48) + trunk(-150, 6, c) + placket(-146, '#fff8') + neckline('#FFF4DC') + pockets(-196, c[1]),
  hoodie: (c) => sleeves('long', c, 48) + trunk(-152, 6, c) + hood(c) + placket(-148, '#EDEFF2') + pockets(-200, c[1]),
  vest: (c) =>
    fill('M0 -226L-40 -302C-60 -300 -68 -284 -64 -262L-68 -158L-10 -146L0 -160Z', c[0]) +
    fill('M0 -226L40 -302C60 -300 68 -284 64 -262L68 -158L10 -146L0 -160Z', c[1]) +
    dots(-214, -170, '#F7C34B'),
  coat: (c) => coat(-134, c) + placket(-130, '#FFF4DC') + collar(c[1]) + pockets(-190, c[1]),
  raincoat: (c) =>
    coat(-112, c, 50) + hood(c) + placket(-108, '#C98A0C') + dots(-238, -128, '#7A4A12', 14) + pockets(-186, '#E59F14'),
  cape: (c) =>
    fill('M0 -304C-60 -300 -118 -220 -132 -138Q-66 -112 0 -112Z', c[0]) +
    fill('M0 -304C60 -300 118 -220 132 -138Q66 -112 0 -112Z', c[1]) +
    hood(c),
  puffer: (c) =>
    coat(-118, c, 54) +
    [-254, -214, -174].map((y) => line(`M-80 ${y}Q0 ${y + 16} 80 ${y}`, c[1], 6)).join('') +
    placket(-114, '#EAF0F4') +
    fur('M-38 -292Q0 -268 38 -292', c[1]),
  parka: (c) =>
    coat(-108, c, 52) +
    hood(c) +
    fur('M-56 -286C-56 -316 56 -316 56 -286', '#F3E8D6') +
    placket(-104, '#F3E8D6') +
    pockets(-180, c[1]),
  blazer: (c) =>
    coat(-140, c, 44) +
    fill('M-34 -302L0 -220L34 -302Z', '#fff') +
    fill('M-40 -302L-30 -304L0 -220L-12 -212ZM40 -302L30 -304L0 -220L12 -212Z', c[1]) +
    dots(-196, -162, '#F7C34B', 10),
  leggings: (c) => legs(-176, -24, c, -8),
  pants: (c) => legs(-176, -20, c),
  shorts: (c) => legs(-176, -98, c, 6),
  skirt: (c) =>
    fill('M-58 -178H0V-86Q-52 -86 -84 -98Z', c[0]) +
    fill('M58 -178H0V-86Q52 -86 84 -98Z', c[1]) +
    rect(-60, -182, 120, 12, 6, c[1]),
  overalls: (c) =>
    line('M-34 -296V-240M34 -296V-240', c[1], 12) +
    legs(-190, -20, c) +
    rect(-44, -252, 88, 84, 10, c[0]) +
    rect(-24, -238, 48, 34, 8, c[1]) +
    both('<circle cx="-34" cy="-244" r="6" fill="#F7C34B"/>', '<circle cx="-34" cy="-244" r="6" fill="#F7C34B"/>'),
  snowpants: (c) =>
    line('M-30 -292V-190M30 -292V-190', c[1], 12) +
    legs(-190, -22, c, 10) +
    rect(-64, -204, 128, 24, 10, c[1]) +
    both(rect(-66, -44, 60, 12, 6, c[1]), rect(-66, -44, 60, 12, 6, c[0])),
  socks: (c) => foot(70, -6, c) + both(rect(-54, -72, 42, 12, 6, '#5B9BD0'), rect(-54, -72, 42, 12, 6, '#5B9BD0')),
  braces: (c) =>
    both(line('M-54 -96V-16H-14', c[0], 9), line('M-54 -96V-16H-14', c[1], 9)) +
    both(rect(-58, -84, 48, 12, 6, '#3E6E9E'), rect(-58, -84, 48, 12, 6, '#3E6E9E')),
  shoes: (c) =>
    foot(36, 2, [c[0], c[0]]) +
    soles(c[1] === '#241810' ? '#5E4A3C' : c[1]) +
    both(line('M-46 -32L-26 -24M-46 -22L-28 -16', '#fff', 4), line('M-46 -32L-26 -24M-46 -22L-28 -16', '#fff', 4)),
  straps: (c) =>
    foot(36, 2, c) + soles('#F4EFE6') + both(rect(-56, -30, 34, 8, 4, '#FFF4DC'), rect(-56, -30, 34, 8, 4, '#FFF4DC')),
  boots: (c) => foot(84, 2, c) + soles(c[1]) + both(rect(-56, -88, 46, 12, 6, c[1]), rect(-56, -88, 46, 12, 6, c[1])),
  furboots: (c) =>
    foot(92, 6, c) +
    soles('#3A2A4A') +
    both(rect(-60, -100, 54, 20, 10, '#F3E8D6'), rect(-60, -100, 54, 20, 10, '#F3E8D6')),
  sandals: (c) =>
    soles(c[1]) +
    both(
      line('M-66 -8Q-50 -30 -20 -8M-44 -22L-14 -26', c[0], 9),
      line('M-66 -8Q-50 -30 -20 -8M-44 -22L-14 -26', c[0], 9),
    ),
  flipflops: (c) =>
    soles(c[1]) +
    both(line('M-46 -8L-62 -22M-46 -8L-30 -20', c[0], 8), line('M-46 -8L-62 -22M-46 -8L-30 -20', c[0], 8)),
  hijab: (c) =>
    fill(
      'M-66 -372C-66 -460 66 -460 66 -372C72 -320 62 -286 46 -272Q0 -250 -46 -272C-62 -286 -72 -320 -66 -372ZM-44 -370C-44 -314 44 -314 44 -370C44 -420 -44 -420 -44 -370Z" fill-rule="evenodd',
      c[0],
    ) + line('M-40 -300Q10 -280 44 -306', c[1], 7),
  beanie: (c) =>
    fill('M-64 -396C-66 -470 66 -470 64 -396Z', c[0]) +
    fill('M10 -451C60 -448 65 -420 64 -396H30Q34 -430 10 -451Z', c[1]) +
    rect(-70, -414, 140, 28, 14, '#FFF4DC') +
    '<circle cx="0" cy="-456" r="15" fill="#FFF4DC"/>',
  earflap: (c) =>
    fill('M-64 -396C-66 -468 66 -468 64 -396Z', c[0]) +
    both(rect(-78, -402, 30, 76, 14, c[1]), rect(-78, -402, 30, 76, 14, c[1])) +
    rect(-68, -416, 136, 32, 16, '#F3E8D6'),
  sunhat: (c) =>
    '<ellipse cx="0" cy="-402" rx="108" ry="22" fill="' +
    c[1] +
    '"/>' +
    fill('M-56 -406C-58 -470 58 -470 56 -406Z', c[0]) +
    rect(-57, -424, 114, 16, 4, '#E9785A'),
  cap: (c) =>
    fill('M-62 -398C-64 -462 64 -462 62 -398Z', c[0]) +
    fill('M8 -446C58 -442 63 -420 62 -398H28Q32 -424 8 -446Z', c[1]) +
    fill('M-64 -402Q0 -420 64 -402Q40 -378 0 -380Q-40 -378 -64 -402Z', c[1]),
  helmet: (c) =>
    fill('M-68 -388C-74 -474 74 -474 68 -388Q0 -408 -68 -388Z', c[0]) +
    line('M-30 -452Q-36 -420 -34 -406M0 -456V-410M30 -452Q36 -420 34 -406', '#FFF4DC', 8) +
    line('M-60 -386Q-56 -326 0 -312Q56 -326 60 -386', '#2B1B3D', 5),
  mittens: (c) =>
    hands(
      `<g transform="translate(-108 -146) rotate(14)">${fill('M-20 -18H20V14C20 34 -20 34 -20 14Z', c[0])}${line('M18 0L28 8', c[0], 15)}${rect(-23, -26, 46, 14, 7, '#FFF4DC')}</g>`,
    ),
  gloves: (c) =>
    hands(
      `<g transform="translate(-108 -146) rotate(14)">${line('M-14 6V22M-4 8V28M6 8V28M15 6V22', c[0], 9)}${rect(-20, -18, 40, 30, 10, c[0])}${line('M18 -4L27 8', c[0], 10)}${rect(-22, -26, 44, 13, 6, c[1])}</g>`,
    ),
  scarf: (c) =>
    rect(-50, -314, 100, 32, 16, c[0]) +
    fill('M10 -290H48L42 -200H12Z', c[1]) +
    line('M14 -216H42M14 -232H43', '#FFF4DC', 6),
  bowtie: (c) => fill('M0 -290L-34 -306V-270ZM0 -290L34 -306V-270Z', c[0]) + rect(-8, -299, 16, 19, 6, c[1]),
  glasses: (c) =>
    line('M-58 -376H58', c[0], 5) +
    both(rect(-48, -382, 42, 30, 13, c[0]), rect(-48, -382, 42, 30, 13, c[0])) +
    both(line('M-38 -374L-24 -362', '#fff6', 5), line('M-24 -374L-38 -362', '#fff6', 5)),
  umbrella: (c) =>
    line('M112 -140V-470', '#8A5233', 7) +
    line('M112 -140Q112 -122 98 -126', '#8A5233', 7) +
    fill(
      'M-14 -452C6 -560 218 -560 238 -452Q206 -474 175 -452Q143 -474 112 -452Q81 -474 49 -452Q18 -474 -14 -452Z',
      c[0],
    ) +
    fill('M112 -532C190 -536 228 -508 238 -452Q206 -474 175 -452Q160 -520 112 -532Z', c[1]),
}

/** Where a cut is on the body, for a picture of the garment alone. */
const boxes: Record<string, ArtBox> = {
  feet: [-88, -104, 176, 112],
  legs: [-92, -204, 184, 196],
  top: [-140, -334, 280, 240],
  head: [-112, -480, 224, 190],
  hands: [-152, -190, 92, 92],
  neck: [-70, -326, 140, 140],
  eyes: [-70, -400, 140, 70],
  held: [-20, -560, 264, 450],
  dress: [-140, -334, 280, 274],
  straps: [-100, -310, 200, 304],
}
export function boxOf(slot: string, cut: string): ArtBox {
  const own = cut === 'dress' ? boxes.dress : ['overalls', 'snowpants'].includes(cut) ? boxes.straps : undefined
  return own ?? boxes[slot.replace(/\d/, '')] ?? [-140, -480, 280, 488]
}

/** A garment as SVG text, where it is on the body. */
export const drawn = (cut: string, colors: Colors): string => cuts[cut]?.(colors) ?? ''
