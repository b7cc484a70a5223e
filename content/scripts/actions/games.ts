import { looks } from './looks.ts'
import { grip, drawPerson, type Look } from './figure.ts'
import { bust, circle, drawing, line, motion, shadow, shape, stroke } from './shapes.ts'
import { half, whole } from './poses.ts'

const ring = (x: number, y: number, radius: number, width: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`

const wheelchair = (x: number, y: number) =>
  ring(x, y, 19, 4, '#455a64') +
  ring(x, y, 15, 1.4, '#90a4ae') +
  circle(x, y, 3.4, '#455a64') +
  ring(x + 32, y + 13, 5, 3, '#455a64') +
  stroke(`M${x - 14} ${y - 46}h-6M${x - 14} ${y - 46}V${y - 10}H${x + 20}L${x + 34} ${y + 8}h8`, 4, '#e53935')

function kick(): string {
  const ball =
    circle(108, 96, 13, '#fff') +
    `<circle cx="108" cy="96" r="12.500" fill="none" stroke="#b0bec5" stroke-width="1.200"/>` +
    shape('M108 90l6 4-2 7h-8l-2-7z', '#37474f') +
    shape('M96 94l2 7 4 5-5-2zM120 94l-2 7-4 5 5-2zM104 84l4 2 4-2z', '#37474f')
  return drawing(
    shadow(50, 30),
    ball,
    whole(looks.ana, {
      head: [42, 30],
      neck: [43, 53],
      hip: [48, 82],
      turn: 5,
      wide: 8,
      far: [
        [64, 58],
        [74, 48],
      ],
      near: [
        [28, 66],
        [14, 66],
      ],
      nearLeg: [
        [44, 102],
        [40, 120],
      ],
      farLeg: [
        [68, 92],
        [84, 100],
      ],
    }),
    motion('M92 84l-6-5M90 112l-6 3'),
  )
}

function throwBall(): string {
  const ball =
    circle(108, 24, 11, '#ef6c00') + stroke('M97 24h22M108 13v22M100 16q8 8 0 16M116 16q-8 8 0 16', 1.4, '#6d3410')
  return drawing(
    shadow(54, 44),
    ball,
    motion('M88 34l-7 5M94 42l-5 6'),
    whole(looks.kofi, {
      head: [46, 34],
      neck: [44, 57],
      hip: [44, 86],
      turn: 5,
      gaze: -2,
      mouth: 'smile',
      wide: 8,
      far: [
        [70, 54],
        [84, 36],
      ],
      near: [
        [28, 74],
        [36, 86],
      ],
      farLeg: [
        [70, 92],
        [76, 112],
      ],
      nearLeg: [
        [68, 94],
        [72, 114],
      ],
    }),
    wheelchair(46, 100),
  )
}

function catchBall(): string {
  const mitt =
    shape(
      'M84 44c-4-8-2-16 2-17s4 5 5 9c0-8 2-15 6-15s4 8 4 14c1-6 4-10 7-9 4 2 2 12 0 18-2 8-6 12-12 12s-10-4-12-12z',
      '#a1662f',
    ) +
    circle(97, 42, 7.5, '#fff') +
    stroke('M92 38q3 4 1 9M102 38q-3 4-1 9', 1.2, '#e53935')
  return drawing(
    shadow(60, 30),
    whole(looks.omar, {
      head: [54, 36],
      neck: [54, 59],
      hip: [54, 86],
      turn: 5,
      gaze: -2,
      far: [
        [78, 68],
        [94, 56],
      ],
      near: [
        [34, 70],
        [26, 80],
      ],
      farLeg: [
        [66, 102],
        [70, 119],
      ],
      nearLeg: [
        [46, 104],
        [38, 120],
      ],
    }),
    mitt,
    motion('M108 22l8-9M114 28l9-8M104 16l5-7'),
  )
}

function flyKite(): string {
  const kite =
    shape('M100 4l18 22-26 24-8-30z', '#e53935') +
    shape('M100 4l-8 46-8-30z', '#ffca28') +
    stroke('M92 50q8 8 0 14t4 12', 2, '#5c6bc0') +
    circle(92, 62, 2.6, '#ffca28') +
    circle(96, 74, 2.6, '#e53935')
  return drawing(
    shadow(44, 30),
    stroke('M66 58Q76 40 96 28', 1.4, '#78909c'),
    kite,
    whole(looks.omar, {
      head: [40, 38],
      neck: [40, 61],
      hip: [40, 87],
      turn: 4,
      gaze: -3,
      far: [
        [58, 70],
        [66, 58],
      ],
      near: [
        [26, 78],
        [24, 90],
      ],
      farLeg: [
        [46, 104],
        [48, 119],
      ],
      nearLeg: [
        [36, 104],
        [32, 119],
      ],
    }),
  )
}

function blowBubbles(): string {
  const bubble = (x: number, y: number, r: number) =>
    circle(x, y, r, '#b3e5fc99') +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#4fc3f7" stroke-width="1.200"/>` +
    circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#fff')
  const wand =
    line(
      [
        [75, 66],
        [75, 52],
      ],
      2.4,
      '#ec407a',
    ) + '<circle cx="75" cy="46" r="5.500" fill="none" stroke="#ec407a" stroke-width="2.400"/>'
  return drawing(
    bust(
      half(looks.ben, {
        head: [50, 36],
        neck: [50, 59],
        hip: [50, 104],
        turn: 7,
        mouth: 'round',
        far: [
          [74, 80],
          [75, 64],
        ],
      }),
      wand,
      grip(looks.ben, [75, 65]),
      bubble(88, 42, 6),
      bubble(94, 26, 8),
      bubble(84, 20, 4.5),
      bubble(97, 58, 5),
    ),
  )
}

function crawl(): string {
  const baby: Look = { ...looks.sam, style: 'bald', hair: '#c9742b', glasses: false, top: '#4dd0e1', bottom: '#4dd0e1' }
  const farArm = 'M86 80L96 98L104 116'
  return drawing(
    shadow(64, 56),
    stroke(farArm, 9, '#c8935f') + stroke('M86 80L94 95', 14, '#0097a7') + circle(106, 117, 6, '#c8935f'),
    stroke('M36 88L54 112L28 117', 15, '#0097a7') + circle(20, 117, 6.5, '#c8935f'),
    shape('M22 86C18 66 34 58 52 60L84 58C98 62 98 82 88 90L50 104C34 108 24 100 22 86z', '#4dd0e1'),
    shape('M22 86C24 100 34 108 50 104L88 90C93 86 95 80 95 74 86 86 60 90 44 92 34 93 26 91 22 86z', '#26c6da'),
    stroke('M34 88L40 112L14 117', 15, '#4dd0e1') + circle(8, 117, 6.5, '#e8bd94'),
    drawPerson(baby, { head: [96, 48], neck: [89, 65], hip: [82, 74], wide: 4, turn: 5, mouth: 'laugh', tilt: -6 }),
    stroke('M92 31q5-7 10 0', 3, '#c9742b'),
    stroke('M76 84L72 100L78 116', 9, '#e8bd94') +
      stroke('M76 82L73 97', 14, '#4dd0e1') +
      circle(81, 117, 6, '#e8bd94'),
  )
}

/** Drawings of play with a ball, a kite or bubbles, and of a baby, by name. */
export const games: Record<string, () => string> = {
  'act-kick': kick,
  'act-throw': throwBall,
  'act-catch': catchBall,
  'act-fly-kite': flyKite,
  'act-blow-bubbles': blowBubbles,
  'act-crawl': crawl,
}
