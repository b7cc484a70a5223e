import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, bust, circle, drawing, group, line, motion, oval, shadow, shape, stroke } from './shapes.ts'
import { half, whole } from './poses.ts'

const coin = (x: number, y: number, size: number) =>
  circle(x, y, size, '#f9a825') +
  circle(x - 0.6, y - 0.6, size * 0.78, '#ffca28') +
  box(x - 1, y - size * 0.45, 2, size * 0.9, 1, '#f57f17')

function offer(): string {
  const cookie = (x: number, y: number) =>
    circle(x, y, 6.5, '#c98a4b') +
    circle(x - 2, y - 1.5, 1.2, '#5d3a1e') +
    circle(x + 2, y + 1, 1.2, '#5d3a1e') +
    circle(x + 1, y - 3, 1, '#5d3a1e')
  return drawing(
    bust(
      half(looks.gran, {
        head: [64, 40],
        neck: [64, 62],
        mouth: 'laugh',
        near: [
          [42, 76],
          [46, 82],
        ],
        far: [
          [86, 76],
          [82, 82],
        ],
      }),
      oval(64, 80, 30, 7, '#90caf9'),
      oval(64, 78.5, 30, 6.5, '#e3f2fd'),
      cookie(48, 75),
      cookie(80, 75),
      cookie(64, 77),
      cookie(56, 69),
      cookie(72, 69),
      oval(38, 80, 5, 4, '#e8bd94'),
      oval(90, 80, 5, 4, '#e8bd94'),
    ),
  )
}

function fought(): string {
  const pillow = (x: number, y: number, turn: number, color: string, dark: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M-17-11c6 3 28 3 34 0-3 6-3 16 0 22-6-3-28-3-34 0 3-6 3-16 0-22z', color),
      shape('M8-10c4 0 7 0 9-1-3 6-3 16 0 22-4-2-8-2-12-2 4-6 5-12 3-19z', dark),
    )
  const left = whole(looks.ben, {
    head: [26, 44],
    neck: [27, 67],
    hip: [26, 90],
    turn: 5,
    mouth: 'laugh',
    wide: 8,
    near: [
      [42, 70],
      [49, 48],
    ],
    farLeg: [
      [38, 104],
      [40, 119],
    ],
    nearLeg: [
      [20, 106],
      [12, 119],
    ],
  })
  const right = whole(looks.zuri, {
    head: [102, 44],
    neck: [101, 67],
    hip: [102, 90],
    turn: -5,
    toes: -1,
    mouth: 'laugh',
    wide: 8,
    near: [
      [90, 78],
      [82, 72],
    ],
    farLeg: [
      [90, 104],
      [88, 119],
    ],
    nearLeg: [
      [108, 106],
      [116, 119],
    ],
  })
  const feather = (x: number, y: number, turn: number) =>
    group(`translate(${x} ${y}) rotate(${turn})`, oval(0, 0, 6, 2.6, '#cfd8dc'), stroke('M-8 0h12', 1, '#90a4ae'))
  return drawing(
    shadow(64, 58),
    left,
    right,
    pillow(58, 34, -35, '#ffca28', '#f9a825'),
    pillow(70, 74, 20, '#4fc3f7', '#29b6f6'),
    grip(looks.ben, [49, 47]),
    grip(looks.zuri, [83, 74]),
    feather(64, 12, 20),
    feather(82, 26, -40),
    feather(58, 98, 10),
    feather(76, 104, -30),
    feather(46, 16, 60),
    motion('M36 20c4-6 8-9 14-12', 'M64 54l6 4M70 48l6 2'),
  )
}

function earn(): string {
  const kid = whole(looks.kofi, {
    head: [32, 40],
    neck: [32, 63],
    hip: [32, 88],
    turn: 4,
    mouth: 'laugh',
    wide: 8,
    far: [
      [48, 76],
      [60, 76],
    ],
    near: [
      [18, 78],
      [16, 70],
    ],
    farLeg: [
      [38, 104],
      [40, 119],
    ],
    nearLeg: [
      [28, 104],
      [24, 119],
    ],
  })
  const broom =
    line(
      [
        [16, 44],
        [12, 104],
      ],
      4,
      '#a9714b',
    ) +
    shape('M4 100h16l4 20H0z', '#ffca28') +
    shape('M14 100h6l4 20h-8z', '#f9a825')
  const giver = whole(looks.mom, {
    head: [102, 30],
    neck: [102, 53],
    hip: [102, 84],
    turn: -5,
    toes: -1,
    wide: 8,
    near: [
      [90, 70],
      [76, 62],
    ],
    far: [
      [116, 72],
      [118, 86],
    ],
    farLeg: [
      [96, 102],
      [94, 119],
    ],
    nearLeg: [
      [106, 102],
      [110, 119],
    ],
  })
  return drawing(
    shadow(64, 56),
    kid,
    broom,
    grip(looks.kofi, [15, 70]),
    giver,
    coin(66, 66, 7),
    coin(74, 52, 7),
    coin(62, 50, 6),
    grip(looks.kofi, [61, 77]),
  )
}

/** Drawings of two people, or of a person who offers something, for words of minimal pairs and slots, by name. */
export const deeds: Record<string, () => string> = { offer, fought, earn }
