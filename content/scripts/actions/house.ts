import { looks } from './looks.ts'
import { grip, drawPerson } from './figure.ts'
import { box, circle, drawing, line, motion, oval, shadow, shape, stroke } from './shapes.ts'
import { whole } from './poses.ts'

function mop(): string {
  const tool =
    line(
      [
        [56, 40],
        [86, 102],
      ],
      4,
      '#1e88e5',
    ) + stroke('M80 104l14-6M80 105q-4 8-8 14M84 104q-1 9-3 15M88 102q2 9 1 17M92 100q6 8 8 16', 4, '#cfd8dc')
  const bucket =
    shape('M100 92h24l-3 28h-18z', '#ef5350') +
    oval(112, 92, 12, 3, '#81d4fa') +
    stroke('M100 92q12-18 24 0', 2, '#90a4ae')
  return drawing(
    shadow(62, 56),
    oval(84, 120, 22, 3, '#b3e5fc'),
    bucket,
    whole(
      looks.mom,
      {
        head: [40, 32],
        neck: [40, 55],
        hip: [38, 84],
        turn: 5,
        gaze: 3,
        far: [
          [58, 66],
          [63, 55],
        ],
        near: [
          [44, 78],
          [69, 68],
        ],
        farLeg: [
          [46, 102],
          [50, 119],
        ],
        nearLeg: [
          [32, 102],
          [26, 119],
        ],
      },
      tool,
    ),
    grip(looks.mom, [69, 68]),
  )
}

function knock(): string {
  const door =
    box(76, 8, 48, 114, 2, '#8d6e63') +
    box(81, 13, 38, 109, 1, '#43a047') +
    box(86, 22, 28, 34, 1, '#2e7d32') +
    box(86, 70, 28, 40, 1, '#2e7d32') +
    circle(113, 66, 3, '#ffca28')
  return drawing(
    shadow(56, 44),
    door,
    whole(looks.ada, {
      head: [38, 40],
      neck: [38, 63],
      hip: [38, 88],
      turn: 5,
      far: [
        [58, 70],
        [76, 52],
      ],
      near: [
        [26, 80],
        [24, 92],
      ],
      farLeg: [
        [44, 106],
        [46, 120],
      ],
      nearLeg: [
        [34, 106],
        [30, 120],
      ],
    }),
    circle(77, 51, 5.4, '#5c3d31'),
    motion('M70 40l-4-5M78 38v-6M86 41l4-5'),
  )
}

function paintWall(): string {
  const wall =
    box(64, 6, 60, 114, 2, '#eceff1') + shape('M70 10h48v44c-4 6-8 2-12 6s-8-4-12 0-8 6-12 0-8 2-12-2z', '#4fc3f7')
  const roller =
    line(
      [
        [72, 64],
        [84, 54],
        [92, 44],
      ],
      3,
      '#78909c',
    ) + box(82, 34, 24, 9, 3, '#0288d1')
  const pot = shape('M52 100h20l-2 20H54z', '#90a4ae') + oval(62, 100, 10, 2.8, '#0288d1')
  return drawing(
    shadow(56, 52),
    wall,
    pot,
    roller,
    whole(looks.mom, {
      head: [36, 36],
      neck: [36, 58],
      hip: [36, 86],
      turn: 5,
      gaze: -2,
      far: [
        [58, 68],
        [72, 64],
      ],
      near: [
        [24, 76],
        [22, 90],
      ],
      farLeg: [
        [42, 104],
        [44, 119],
      ],
      nearLeg: [
        [32, 104],
        [28, 119],
      ],
    }),
    grip(looks.mom, [72, 64]),
  )
}

function rideScooter(): string {
  const scooter =
    line(
      [
        [92, 112],
        [84, 62],
      ],
      4,
      '#455a64',
    ) +
    line(
      [
        [78, 62],
        [92, 60],
      ],
      5,
      '#e53935',
    ) +
    line(
      [
        [40, 112],
        [92, 112],
      ],
      5,
      '#e53935',
    ) +
    [40, 94].map((x) => circle(x, 115, 7, '#37474f') + circle(x, 115, 2.6, '#cfd8dc')).join('')
  return drawing(
    shadow(64, 48),
    scooter,
    drawPerson(looks.ben, {
      head: [62, 34],
      neck: [60, 56],
      hip: [56, 84],
      turn: 5,
      mouth: 'laugh',
      wide: 8,
      far: [
        [76, 68],
        [88, 62],
      ],
      near: [
        [64, 76],
        [82, 64],
      ],
      farLeg: [
        [64, 98],
        [66, 110],
      ],
      nearLeg: [
        [44, 98],
        [24, 114],
      ],
    }),
    shape('M44 22C44 8 54 2 64 3c12 0 18 8 18 18-10-4-26-4-38 1z', '#ffca28'),
    motion('M24 60H12M26 74H10M22 88H12'),
  )
}

/** Drawings of more work about the house, and of a way to get there, by name. */
export const house: Record<string, () => string> = {
  'act-mop': mop,
  'act-knock': knock,
  'act-paint-wall': paintWall,
  'act-scooter': rideScooter,
}
