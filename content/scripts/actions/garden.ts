import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, circle, drawing, group, line, oval, shadow, shape, stroke } from './shapes.ts'
import { whole } from './poses.ts'

function rake(): string {
  const leaf = (x: number, y: number, color: string) => group(`translate(${x} ${y})`, oval(0, 0, 5, 3, color))
  const tool =
    line(
      [
        [52, 44],
        [92, 104],
      ],
      3.6,
      '#a1743f',
    ) + stroke('M82 108l18-10M82 108l4 10M88 105l4 11M94 101l5 10M100 98l6 9', 2.8, '#607d8b')
  const pile = [
    [104, 114, '#ef6c00'],
    [112, 112, '#d84315'],
    [119, 116, '#fbc02d'],
    [110, 118, '#ef6c00'],
    [101, 119, '#fbc02d'],
    [115, 107, '#f9a825'],
    [84, 120, '#d84315'],
  ] as const
  return drawing(
    shadow(60, 54),
    whole(
      looks.gran,
      {
        head: [40, 34],
        neck: [40, 56],
        hip: [38, 84],
        turn: 5,
        gaze: 2,
        far: [
          [58, 66],
          [60, 56],
        ],
        near: [
          [44, 78],
          [68, 69],
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
    grip(looks.gran, [68, 69]),
    ...pile.map(([x, y, color]) => leaf(x, y, color)),
  )
}

function dig(): string {
  const spade =
    line(
      [
        [56, 50],
        [86, 100],
      ],
      4,
      '#a1743f',
    ) + group('translate(90 106) rotate(-31)', shape('M-7-8H7v10c0 6-3 9-7 12-4-3-7-6-7-12z', '#78909c'))
  const dirt =
    shape('M76 122c2-8 12-12 20-8 6-8 18-8 24 0 4 2 6 5 6 8z', '#8d6e63') +
    circle(100, 110, 3, '#6d4c41') +
    circle(112, 112, 2.4, '#6d4c41')
  return drawing(
    shadow(56, 48),
    whole(
      looks.sam,
      {
        head: [40, 32],
        neck: [41, 54],
        hip: [38, 84],
        turn: 5,
        gaze: 4,
        far: [
          [60, 62],
          [62, 58],
        ],
        near: [
          [46, 76],
          [72, 76],
        ],
        farLeg: [
          [50, 100],
          [54, 119],
        ],
        nearLeg: [
          [32, 102],
          [26, 119],
        ],
      },
      spade,
    ),
    grip(looks.sam, [72, 76]),
    dirt,
  )
}

function waterPlants(): string {
  const can =
    shape('M64 66h24v22H64z', '#26a69a') +
    stroke('M88 84L104 68', 5, '#00897b') +
    line(
      [
        [100, 65],
        [108, 71],
      ],
      4,
      '#00796b',
    ) +
    stroke('M66 68C66 56 86 56 86 68', 3, '#00796b')
  const drops = [
    [108, 78],
    [113, 86],
    [106, 90],
    [114, 97],
  ]
    .map(([x = 0, y = 0]) =>
      shape(`M${x} ${y}c-2 3-2.400 4.500-2.400 5.500a2.400 2.400 0 0 0 4.800 0c0-1-.4-2.500-2.400-5.500z`, '#4fc3f7'),
    )
    .join('')
  const flower =
    stroke('M108 122v-12', 3, '#43a047') +
    stroke('M108 118q-8-2-10-8M108 118q8-2 10-8', 3, '#43a047') +
    circle(108, 107, 5, '#ec407a') +
    circle(108, 107, 2, '#ffee58') +
    stroke('M92 122v-8', 3, '#43a047') +
    circle(92, 111, 5, '#ffa726') +
    circle(92, 111, 2, '#fff')
  return drawing(
    shadow(60, 54),
    flower,
    drops,
    can,
    whole(looks.noor, {
      head: [42, 30],
      neck: [42, 53],
      hip: [40, 83],
      turn: 5,
      gaze: 3,
      far: [
        [60, 64],
        [74, 59],
      ],
      near: [
        [42, 76],
        [64, 78],
      ],
      farLeg: [
        [46, 102],
        [50, 119],
      ],
      nearLeg: [
        [34, 102],
        [28, 119],
      ],
    }),
  )
}

function pickApple(): string {
  const tree =
    box(92, 52, 12, 70, 3, '#8d5a33') +
    circle(98, 28, 26, '#66bb6a') +
    circle(82, 42, 15, '#66bb6a') +
    circle(116, 44, 14, '#4caf50') +
    circle(112, 24, 14, '#4caf50')
  const apple = (x: number, y: number) => circle(x, y, 5, '#e53935') + stroke(`M${x} ${y - 4}v-3`, 1.4, '#6d4c41')
  return drawing(
    shadow(64, 50),
    tree,
    apple(98, 20),
    apple(110, 36),
    apple(94, 38),
    apple(72, 42),
    whole(looks.noor, {
      head: [44, 46],
      neck: [42, 68],
      hip: [42, 90],
      turn: 4,
      gaze: -3,
      far: [
        [64, 62],
        [72, 46],
      ],
      near: [
        [28, 82],
        [26, 94],
      ],
      farLeg: [
        [48, 106],
        [50, 119],
      ],
      nearLeg: [
        [38, 106],
        [34, 119],
      ],
    }),
    apple(74, 40),
  )
}

/** Drawings of work in the garden, by name. */
export const garden: Record<string, () => string> = {
  'act-rake': rake,
  'act-dig': dig,
  'act-water-plants': waterPlants,
  'act-pick-apple': pickApple,
}
