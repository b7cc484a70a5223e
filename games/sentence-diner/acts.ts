import { m } from '#messages'
import type { Figure } from './figures.ts'

/** The animation name and rotation of a part of a scene. */
interface Motion {
  motion?: string
  turn?: number
}
/** Positions, scales, and animates a part of a scene. */
export function placePart(x: number, y: number, scale: number, inner: string, how: string | Motion = {}): string {
  const { motion = '', turn = 0 } = typeof how === 'string' ? { motion: how } : how
  const turned = turn === 0 ? inner : `<g transform="rotate(${turn})">${inner}</g>`
  const moved = motion === '' ? turned : `<g class="${motion}">${turned}</g>`
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${moved}</g>`
}
const shadow = (x: number, wide: number) =>
  `<ellipse cx="${x}" cy="2" rx="${wide}" ry="7" fill="#2B1B3D" fill-opacity=".16"/>`
const stroke = (d: string, color: string, width = 4, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const word = ([x, y]: readonly [number, number], size: number, text: string, color = '#2B1B3D', motion = '') =>
  `<g class="${motion}"><text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${color}" stroke="#FFFDF6" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${text}</text></g>`
const speed = (x: number) =>
  `<g class="sd-speed">${stroke(`M${x} -84h-34M${x - 8} -58h-44M${x} -30h-30`, '#FFFDF6', 9)}${stroke(`M${x} -84h-34M${x - 8} -58h-44M${x} -30h-30`, '#7F8FA3', 4)}</g>`
const note = (x: number, y: number, motion: string) =>
  `<g class="${motion}"><path d="M${x} ${y}v-26l18 -5v25" fill="none" stroke="#5A3F8C" stroke-width="4"/><ellipse cx="${x - 5}" cy="${y}" rx="7" ry="5" fill="#5A3F8C"/><ellipse cx="${x + 13}" cy="${y - 6}" rx="7" ry="5" fill="#5A3F8C"/></g>`
const heart = (x: number, y: number, size: number) =>
  `<path class="sd-pulse" style="transform-origin:${x}px ${y}px" d="M${x} ${y + size}C${x - size * 1.7} ${y - size * 0.2} ${x - size * 0.8} ${y - size * 1.3} ${x} ${y - size * 0.4}C${x + size * 0.8} ${y - size * 1.3} ${x + size * 1.7} ${y - size * 0.2} ${x} ${y + size}Z" fill="#D9486E"/>`
const bubbles = (x: number, y: number) =>
  [
    [-40, -8, 14],
    [-18, -22, 19],
    [10, -14, 16],
    [34, -4, 13],
    [0, 6, 20],
    [-30, 10, 15],
    [26, 14, 16],
  ]
    .map(
      ([dx = 0, dy = 0, r = 0]) =>
        `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="#F7FDFF" stroke="#A9D6EA" stroke-width="2.500"/>`,
    )
    .join('')

type Alone = (who: Figure) => string
const alone: Record<string, Alone> = {
  sleep: (who) =>
    `${shadow(-6, 96)}<ellipse cx="-72" cy="-10" rx="50" ry="17" fill="#F3EEFA" stroke="#C9BCDC" stroke-width="3"/>${placePart(60, -22, 1, who.does({ arms: 'down' }), { motion: 'sd-breathe', turn: -90 })}<path d="M-36 4C-40 -46 76 -46 84 4Z" fill="#5D8FC9"/><path d="M-30 -14C-8 -40 50 -40 78 -12" fill="none" stroke="#86B4E4" stroke-width="7"/>${word([-92, -82], 26, 'z', '#4A5FA0', 'sd-rise')}${word([-66, -108], 36, 'Z', '#4A5FA0', 'sd-rise sd-late')}`,
  dance: (who) =>
    `${shadow(0, 46)}${placePart(0, 0, 1, who.does({ arms: 'up', legs: 'walk' }), { motion: 'sd-sway', turn: 7 })}${note(-92, -96, 'sd-rise')}${note(76, -120, 'sd-rise sd-late')}`,
  jump: (who) =>
    `${shadow(0, 30)}${placePart(0, -52, 1, who.does({ arms: 'up', legs: 'walk' }), 'sd-hop')}${stroke('M-34 -10l-10 -14M0 -8v-20M34 -10l10 -14', '#7F8FA3', 5)}`,
  run: (who) =>
    `${shadow(0, 50)}${speed(-52)}${placePart(14, 0, 1, who.does({ arms: 'front', legs: 'run' }), { motion: 'sd-bump', turn: 11 })}`,
  sing: (who) =>
    `${shadow(0, 46)}${placePart(-18, 0, 1, who.does({ arms: 'wide' }), 'sd-sway')}${stroke('M52 0V-88M36 0h32', '#4A4452', 6)}<circle cx="50" cy="-98" r="14" fill="#4A4452"/><circle cx="46" cy="-102" r="5" fill="#8A8494"/>${note(80, -132, 'sd-rise')}${note(112, -96, 'sd-rise sd-late')}`,
  fly: (who) => {
    const wing = (side: 1 | -1) =>
      `<g transform="translate(${side * 8} -72) scale(${side} 1)"><g class="sd-flap"><path d="M0 0C10 -52 62 -74 96 -56C90 -44 94 -34 82 -28C84 -18 74 -10 62 -12C52 4 20 14 0 8Z" fill="#FFFFFF" stroke="#B9C6DC" stroke-width="3"/></g></g>`
    return `${shadow(0, 34)}${placePart(0, -36, 1, `${wing(1)}${wing(-1)}${who.does({ arms: 'wide', legs: 'walk' })}`, 'sd-float')}`
  },
  swim: (who) =>
    `${placePart(6, 8, 1, who.does({ arms: 'wide', legs: 'none' }), { motion: 'sd-float', turn: 8 })}<path class="sd-drift" d="M-200 -42q14 -14 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0V60H-200Z" fill="#4FA3D1" fill-opacity=".92"/><path class="sd-drift sd-late" d="M-210 -18q16 -10 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0" fill="none" stroke="#BFE4F5" stroke-width="5"/>`,
  spin: (who) =>
    `${shadow(0, 44)}${placePart(0, 0, 1, who.does({ arms: 'wide', legs: 'stand' }), 'sd-spin')}${stroke('M-78 -40C-60 -16 60 -16 78 -40', '#6A4FA0', 6)}${stroke('M78 -40l-20 2M78 -40l-4 20', '#6A4FA0', 6)}${stroke('M70 -104C56 -124 -56 -124 -70 -104', '#6A4FA0', 6, 'stroke-opacity=".55"')}`,
  laugh: (who) =>
    `${shadow(0, 46)}${placePart(0, 0, 1, who.does({ arms: 'fork', legs: 'stand' }), { motion: 'sd-shake', turn: -8 })}${word([-92, -112], 30, m.sentence_diner_ha(), '#B4402F', 'sd-pop')}${word([88, -138], 36, m.sentence_diner_ha_ha(), '#B4402F', 'sd-pop sd-late')}`,
  sneeze: (who) =>
    `${shadow(-24, 46)}${placePart(-34, 0, 1, who.does({ arms: 'down' }), { motion: 'sd-nod', turn: 12 })}<g class="sd-pop">${[
      [44, -96, 20],
      [76, -104, 26],
      [112, -94, 30],
      [92, -76, 26],
      [60, -78, 18],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#EAF6FB" stroke="#A8C8D8" stroke-width="3"/>`)
      .join('')}</g>${word([92, -138], 30, m.sentence_diner_achoo(), '#2F6E8C')}`,
  read: (who) =>
    `${shadow(0, 46)}${placePart(0, 0, 1, who.does({ arms: 'front' }))}<g transform="translate(34 -66)"><path d="M0 22C-16 10 -34 10 -46 16V-26C-34 -32 -14 -32 0 -20C14 -32 34 -32 46 -26V16C34 10 16 10 0 22Z" fill="#C2456F"/><path d="M0 14C-14 4 -30 4 -40 8V-24C-30 -28 -12 -28 0 -16C12 -28 30 -28 40 -24V8C30 4 14 4 0 14Z" fill="#FFF9EC"/>${stroke('M-32 -14h20M-32 -4h20M12 -14h20M12 -4h20', '#B9AFA0', 3)}</g>`,
  wave: (who) =>
    `${shadow(0, 46)}${placePart(0, 0, 1, who.does({ arms: 'up' }), 'sd-sway')}${stroke('M62 -132q12 10 8 26M78 -142q20 16 12 42', '#7F8FA3', 5, 'class="sd-pop"')}${stroke('M-62 -132q-12 10 -8 26', '#7F8FA3', 5, 'class="sd-pop"')}`,
  rain: (who) =>
    drawWeatherMaker(
      who,
      '#5B9BD0',
      'M-60 -60l-6 22M-26 -54l-6 22M10 -60l-6 22M44 -54l-6 22M-42 -26l-6 22M-8 -22l-6 22M28 -26l-6 22',
    ),
  snow: (who) =>
    drawWeatherMaker(who, '#8FB6D8', 'M-60 -56h1M-26 -46h1M10 -58h1M44 -48h1M-42 -22h1M-8 -16h1M28 -24h1M60 -26h1', 13),
}

/** Draws a character making weather: it sits on a cloud, and the weather falls from there. */
function drawWeatherMaker(who: Figure, color: string, drops: string, width = 6): string {
  return `${placePart(0, -96, 0.86, who.does({ arms: 'wide', legs: 'none' }), 'sd-float')}<path d="M-78 -84C-98 -86 -96 -118 -72 -116C-66 -138 -34 -138 -28 -122C-12 -140 26 -138 30 -118C54 -134 84 -118 76 -100C92 -96 88 -80 72 -82Z" fill="#FFFFFF" stroke="#C5D3E2" stroke-width="3"/>${stroke(drops, color, width, 'class="sd-fall"')}`
}

type Together = (who: Figure, what: Figure) => string
const together: Record<string, Together> = {
  ride: (who, what) => {
    const big = what.creature ? 0.92 : 1.36
    const seat = what.seat * big
    const rider = placePart(what.creature ? -2 : -8, -seat + 30, 0.8, who.does({ arms: 'front', legs: 'sit' }))
    const mount = placePart(0, 0, big, what.creature ? what.is({ arms: 'wide', legs: 'walk' }) : what.is())
    return `${shadow(0, 62)}${speed(-76)}<g class="sd-bump">${what.creature ? mount + rider : rider + mount}</g>`
  },
  carry: (who, what) =>
    `${shadow(0, 50)}${placePart(-16, 0, 1, `${who.does({ arms: 'front', legs: 'walk' })}${placePart(44, -52, what.creature ? 0.5 : 0.66, what.is({ arms: 'wide', legs: 'sit' }))}`, 'sd-bump')}`,
  push: (who, what) => {
    const load = what.creature
      ? `${placePart(0, -14, 0.92, what.is({ arms: 'wide' }))}${board()}`
      : placePart(0, 0, 1.24, what.is())
    return `${shadow(10, 100)}<g class="sd-bump">${placePart(-58, 0, 1, who.does({ arms: 'front', legs: 'walk' }), { turn: 14 })}${placePart(58, 0, 1, load)}</g>${stroke('M120 -40h34M140 -52l16 12l-16 12', '#7F8FA3', 6)}`
  },
  pull: (who, what) => {
    const load = what.creature
      ? `${placePart(0, -14, 0.92, what.is({ arms: 'wide' }))}${board()}`
      : placePart(0, 0, 1.2, what.is())
    return `${shadow(0, 106)}${stroke('M24 -56C0 -40 -30 -36 -58 -34', '#8A5A2E', 6)}<g class="sd-bump">${placePart(-92, 0, 1, load)}${placePart(58, 0, 1, who.does({ arms: 'back', legs: 'walk' }), { turn: 14 })}</g>${stroke('M112 -40h34M132 -52l16 12l-16 12', '#7F8FA3', 6)}`
  },
  lift: (who, what) =>
    `${shadow(0, 50)}${placePart(0, 0, 0.84, `${who.does({ arms: 'over' })}${placePart(0, -162, what.creature ? 0.58 : 0.86, what.is({ arms: 'wide', legs: 'sit' }), 'sd-lift')}`)}`,
  chase: (who, what) =>
    `${shadow(-70, 46)}${shadow(82, 40)}${speed(-112)}${placePart(-72, 0, 0.92, who.does({ arms: 'front', legs: 'run' }), { motion: 'sd-bump', turn: 12 })}${placePart(84, 0, 0.86, what.creature ? what.does({ arms: 'up', legs: 'run' }) : withLegs(what), { motion: 'sd-bump sd-late', turn: 8 })}`,
  eat: (who, what) => {
    const table = `<path d="M-14 -46H128V-34H-14Z" fill="#B9814C"/><path d="M2 -34V2M112 -34V2" stroke="#8F5F33" stroke-width="9"/><ellipse cx="62" cy="-49" rx="52" ry="10" fill="#FFFFFF" stroke="#C9D2DC" stroke-width="3"/>`
    const fork = stroke('M4 -84V-112M-4 -124v10q4 8 8 8t8 -8v-10M4 -124v12', '#8A95A2', 4)
    const eater = placePart(
      -42,
      0,
      1,
      `${who.does({ arms: 'fork', legs: 'stand' })}${placePart(40, 0, 1, fork)}`,
      'sd-nod',
    )
    if (what.food) {
      const bite =
        '<g class="sd-bite"><circle cx="38" cy="-112" r="15" fill="#FFFDF6"/><circle cx="26" cy="-94" r="12" fill="#FFFDF6"/></g>'
      return `${shadow(10, 96)}${eater}${table}${placePart(62, -46, 0.86, what.is())}${bite}${word([-6, -162], 26, m.sentence_diner_yum(), '#8A4F12', 'sd-pop')}`
    }
    const sign = `<path d="M0 0V-46" stroke="#8F5F33" stroke-width="6"/><rect x="-52" y="-82" width="104" height="40" rx="8" fill="#FFF9EC" stroke="#8F5F33" stroke-width="4"/>${word([0, -55], 20, m.sentence_diner_not_food(), '#8A2F2F')}`
    return `${shadow(0, 130)}${placePart(-72, 0, 1, eater)}${placePart(-66, 0, 1, table)}${placePart(110, 0, 0.8, what.is({ arms: 'wide' }), 'sd-sway')}${placePart(108, what.creature ? -120 : -72, 1, sign, 'sd-sway')}${word([-4, -66], 34, '?', '#5B4E6B', 'sd-pop')}`
  },
  wear: (who, what) =>
    `${shadow(0, 46)}${placePart(0, 0, 0.94, `${who.does({ arms: 'wide', legs: 'stand' })}${placePart(0, -who.crown, what.creature ? 0.46 : 0.7, what.is({ arms: 'wide', legs: 'sit' }))}`, 'sd-sway')}${stroke('M58 -150l8 -14M74 -128l16 -6M-58 -150l-8 -14M-74 -128l-16 -6', '#D98A1C', 5, 'class="sd-pop"')}`,
  water: (who, what) => {
    const can =
      '<g transform="translate(0 -86)"><path d="M-22 -14H18V22H-22Z" fill="#4E8FA0"/><path d="M18 14L48 -12" stroke="#4E8FA0" stroke-width="9"/><path d="M40 -20L56 -4" stroke="#3B7585" stroke-width="8" stroke-linecap="round"/><path d="M-22 -8C-44 -14 -44 18 -22 16" fill="none" stroke="#3B7585" stroke-width="6"/></g>'
    return `${shadow(-52, 44)}${shadow(74, 44)}${placePart(-62, 0, 1, who.does({ arms: 'front' }))}${placePart(2, 4, 1, can)}${placePart(82, 0, what.creature ? 0.62 : 0.9, what.is({ arms: 'wide' }))}${stroke('M52 -86l6 16M64 -90l8 18M50 -60l6 16M66 -62l8 18M80 -72l7 16', '#4F9BD0', 5, 'class="sd-fall"')}`
  },
  wash: (who, what) => {
    const tub =
      '<path d="M-62 -44H62L52 2H-52Z" fill="#6FA8C7"/><path d="M-68 -52H68V-38H-68Z" fill="#8FC2DC"/><path d="M-50 -30L-44 -6" stroke="#A9D6EA" stroke-width="6" stroke-linecap="round"/>'
    return `${shadow(-66, 40)}${shadow(64, 66)}${placePart(62, what.creature ? -18 : -44, what.creature ? 0.84 : 1.06, what.is({ arms: 'wide' }), 'sd-sway')}${placePart(62, 0, 1, tub)}${placePart(62, -54, 1, bubbles(0, 0), 'sd-pulse')}${placePart(-58, 0, 1, who.does({ arms: 'front' }), 'sd-nod')}<rect x="-20" y="-84" width="30" height="20" rx="7" fill="#F2C14B"/>`
  },
  draw: (who, what) => {
    const easel = `${stroke('M22 4L56 -168M118 4L84 -168M70 -20V-150', '#8F5F33', 7)}<rect x="8" y="-150" width="124" height="106" rx="5" fill="#FFFFFF" stroke="#B9A98F" stroke-width="4"/><rect x="2" y="-46" width="136" height="9" rx="4" fill="#A9744A"/>`
    return `${shadow(-52, 44)}${shadow(70, 62)}${easel}${placePart(70, -52, what.creature ? 0.6 : 0.98, what.is())}${placePart(-58, 0, 1, `${who.does({ arms: 'front' })}${stroke('M42 -68L66 -88', '#8F5F33', 5)}<circle cx="68" cy="-90" r="6" fill="#D9486E"/>`, 'sd-nod')}`
  },
  hug: (who, what) =>
    `${shadow(0, 70)}${placePart(40, 0, 1, what.is({ arms: 'front' }), 'sd-sway')}${placePart(-32, 0, 1, who.does({ arms: 'front' }), { motion: 'sd-sway', turn: 5 })}${heart(2, -186, 15)}`,
  tickle: (who, what) =>
    `${shadow(-60, 44)}${shadow(70, 44)}${placePart(76, 0, 0.96, what.is({ arms: 'up' }), { motion: 'sd-shake', turn: 8 })}${placePart(-52, 0, 1, who.does({ arms: 'front' }))}<g class="sd-wag" style="transform-origin:-8px -70px"><path d="M-8 -70C10 -92 44 -96 56 -84C44 -66 14 -60 -8 -70Z" fill="#F2C14B" stroke="#B98521" stroke-width="2.500"/>${stroke('M-8 -70L46 -82', '#B98521', 2.5)}</g>${word([92, -164], 28, m.sentence_diner_hee_hee(), '#B4402F', 'sd-pop')}`,
  feed: (who, what) =>
    `${shadow(-60, 44)}${shadow(74, 44)}${placePart(78, 0, 0.96, what.is({ arms: 'down' }))}${placePart(-60, 0, 1, `${who.does({ arms: 'fork' })}<ellipse cx="8" cy="-34" rx="20" ry="8" fill="#5B8FC9"/>`)}<g class="sd-spoon">${stroke('M-16 -80L24 -94', '#9AA5B1', 5)}<ellipse cx="32" cy="-97" rx="11" ry="7" fill="#9AA5B1"/><ellipse cx="32" cy="-101" rx="9" ry="6" fill="#E8A23A"/></g>`,
}

/** Draws a board on wheels, for anyone who is pushed or pulled. */
const board = () =>
  '<rect x="-48" y="-16" width="96" height="9" rx="4" fill="#A9744A"/><circle cx="-30" cy="-4" r="8" fill="#4A3A3A"/><circle cx="30" cy="-4" r="8" fill="#4A3A3A"/>'
/** Gives legs to a thing that is being chased. */
const withLegs = (what: Figure) => what.does({ arms: 'up', legs: 'run' })

/** Draws one clause, with its ground at 0,0. */
export function drawAct(verb: string, who: Figure, what: Figure | null): string {
  const pair = what && together[verb]
  if (pair) return pair(who, what)
  return alone[verb]?.(who) ?? `${shadow(0, 46)}${who.is()}`
}
export const actedVerbs = [...Object.keys(alone), ...Object.keys(together)]
