import { looks } from './looks.ts'
import { grip, type Look } from './figure.ts'
import { box, bust, circle, drawing, group, line, oval, shadow, shape, stroke, type Point } from './shapes.ts'
import { half, whole } from './poses.ts'

const arrow = (x: number, y: number, turn: number, color: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0l22-15v10h14a5 5 0 010 10H22v10z" fill="${color}"/>`

const standing = (x: number, top: number): { head: Point; neck: Point; hip: Point; wide: number } => ({
  head: [x, top],
  neck: [x, top + 23],
  hip: [x, top + 50],
  wide: 8,
})

const legs = (x: number, spread = 8): { farLeg: [Point, Point]; nearLeg: [Point, Point] } => ({
  farLeg: [
    [x + spread - 3, 104],
    [x + spread, 119],
  ],
  nearLeg: [
    [x - spread + 3, 104],
    [x - spread, 119],
  ],
})

function brother(): string {
  const boy = whole(looks.omar, {
    ...standing(80, 28),
    ...legs(80, 9),
    turn: -3,
    mouth: 'laugh',
    far: [
      [62, 66],
      [46, 74],
    ],
    near: [
      [98, 70],
      [100, 86],
    ],
  })
  const small = whole(looks.ana, {
    ...standing(60, 36),
    ...legs(60, 8),
    turn: 3,
    far: [
      [76, 74],
      [80, 88],
    ],
    near: [
      [44, 72],
      [40, 86],
    ],
  })
  return drawing(
    shadow(62, 50),
    boy,
    group('translate(-1 35.700) scale(.7)', small),
    arrow(104, 26, 0, '#e53935').replace('l22-15', 'l13-12').replace('v10h14a5 5 0 010 10H22v10z', 'v8h9v8h-9v8z'),
  )
}

function they(): string {
  const left = whole(looks.mei, {
    ...standing(61, 38),
    ...legs(61),
    near: [
      [48, 74],
      [44, 90],
    ],
    far: [
      [73, 76],
      [77, 88],
    ],
  })
  const right = whole(looks.kofi, {
    ...standing(104, 36),
    ...legs(104),
    mouth: 'laugh',
    near: [
      [88, 74],
      [86, 88],
    ],
    far: [
      [114, 74],
      [118, 88],
    ],
  })
  return drawing(shadow(83, 42), left, right, group('rotate(180 24 68)', arrow(6, 68, 0, '#1e88e5')))
}

function them(): string {
  const ball =
    circle(20, 84, 17, '#e53935') +
    shape('M28.500 69.300a17 17 0 01-17 29.400c14 0 22-16 17-29.400z', '#b71c1c') +
    oval(13, 76, 5, 3, '#ff8a80')
  const left = whole(looks.sam, {
    ...standing(66, 40),
    ...legs(66),
    turn: -4,
    mouth: 'laugh',
    near: [
      [80, 78],
      [84, 90],
    ],
    far: [
      [54, 74],
      [46, 64],
    ],
  })
  const right = whole(looks.zuri, {
    ...standing(103, 42),
    ...legs(103),
    turn: -4,
    near: [
      [114, 80],
      [116, 92],
    ],
    far: [
      [92, 78],
      [88, 90],
    ],
  })
  return drawing(
    shadow(84, 42),
    shadow(20, 16, 104),
    right,
    left,
    ball,
    stroke('M14 58C14 40 22 32 30 30', 6, '#1e88e5'),
    shape('M26 18L44 28L28 42z', '#1e88e5'),
  )
}

function their(): string {
  const ball =
    circle(64, 82, 24, '#ffca28') +
    shape('M64 58a24 24 0 010 48c8-8 10-40 0-48z', '#e53935') +
    shape('M64 58a24 24 0 000 48c-8-8-10-40 0-48z', '#1e88e5') +
    shape('M64 58c10 8 10 40 0 48-10-8-10-40 0-48z', '#fff') +
    circle(64, 82, 4, '#e53935')
  const left = whole(looks.ben, {
    ...standing(22, 38),
    ...legs(20),
    turn: 4,
    far: [
      [36, 78],
      [44, 76],
    ],
    near: [
      [26, 84],
      [46, 94],
    ],
  })
  const right = whole(looks.zuri, {
    ...standing(103, 40),
    ...legs(108),
    turn: -4,
    toes: -1,
    mouth: 'laugh',
    far: [
      [92, 78],
      [84, 76],
    ],
    near: [
      [102, 84],
      [82, 94],
    ],
  })
  return drawing(
    shadow(64, 58),
    left,
    right,
    ball,
    grip(looks.ben, [44, 90]),
    grip(looks.zuri, [84, 90]),
    arrow(64, 52, -90, '#e53935'),
  )
}

function flowerGirl(): string {
  const girl: Look = { ...looks.zuri, top: '#fff8fb', bottom: '#9b643d', shoes: '#f48fb1', style: 'afro' }
  const dress =
    shape('M52 56h24l6 26 16 26c-18 8-50 8-68 0l16-26z', '#fdeaf1') +
    shape('M72 56h4l6 26 16 26c-6 3-14 5-22 6 4-18 2-40-4-58z', '#f8cfdd') +
    box(47, 76, 34, 6, 3, '#ec407a')
  const blooms = [
    [44, 24, '#ec407a'],
    [52, 17, '#ffca28'],
    [64, 14, '#ec407a'],
    [76, 17, '#ffca28'],
    [84, 24, '#ec407a'],
  ] as const
  const basket =
    stroke('M84 92c0-18 26-18 26 0', 3.5, '#a9714b') +
    [88, 94, 100, 106].map((x, index) => circle(x, 91, 5, index % 2 ? '#ffca28' : '#ec407a')).join('') +
    shape('M82 92h30l-4 18c-2 4-20 4-22 0z', '#c98f55') +
    shape('M102 92h10l-4 18c-2 2-4 3-8 3z', '#a9714b')
  const petals = [
    [20, 70],
    [30, 88],
    [14, 100],
    [26, 112],
    [104, 120],
  ].map(([x = 0, y = 0], index) =>
    group(`translate(${x} ${y}) rotate(${index * 50})`, oval(0, 0, 5, 3, index % 2 ? '#ffca28' : '#f06292')),
  )
  const figure = whole(girl, {
    head: [64, 34],
    neck: [64, 57],
    hip: [64, 80],
    ...legs(64, 7),
    mouth: 'laugh',
  })
  return drawing(
    shadow(64, 44),
    figure,
    dress,
    ...blooms.map(([x, y, color]) => circle(x, y, 5.5, color) + circle(x, y, 2, '#fff8e1')),
    line(
      [
        [50, 61],
        [40, 70],
        [28, 66],
      ],
      7.5,
      '#9b643d',
    ),
    line(
      [
        [78, 61],
        [90, 68],
        [96, 78],
      ],
      7.5,
      '#9b643d',
    ),
    basket,
    circle(97, 79, 5.4, '#9b643d'),
    circle(27, 66, 5.4, '#9b643d'),
    ...petals,
  )
}

function schoolgirl(): string {
  const girl: Look = { ...looks.ana, top: '#ef5350', bottom: '#c68e5f', shoes: '#37474f' }
  const pack = box(38, 54, 52, 42, 12, '#26a69a') + box(78, 54, 12, 42, 8, '#00897b')
  const skirt = shape('M50 82h28l8 20H42z', '#3949ab') + shape('M70 82h8l8 20H74z', '#303f9f')
  const books = box(76, 76, 26, 20, 2, '#ffca28') + box(76, 92, 26, 5, 1, '#fff') + box(82, 81, 14, 4, 1, '#f57c00')
  const figure = whole(girl, {
    ...standing(64, 32),
    ...legs(64, 7),
    mouth: 'laugh',
    near: [
      [46, 70],
      [34, 54],
    ],
  })
  return drawing(
    shadow(64, 40),
    pack,
    figure,
    skirt,
    stroke('M54 60v20M74 60v20', 4.5, '#00695c'),
    books,
    line(
      [
        [73, 60],
        [84, 74],
        [80, 84],
      ],
      7.5,
      '#c68e5f',
    ),
    line(
      [
        [73, 60],
        [80, 69],
      ],
      10.5,
      '#ef5350',
    ),
    circle(80, 85, 5.4, '#c68e5f'),
  )
}

function cashier(): string {
  const register =
    shape('M70 62h30l4 26H66z', '#546e7a') +
    shape('M92 62h8l4 26h-9z', '#37474f') +
    box(66, 46, 28, 16, 3, '#37474f') +
    box(69, 49, 22, 9, 1, '#b2ebf2') +
    [72, 79, 86].flatMap((x) => [67, 73].map((y) => box(x, y, 5, 4, 1, x === 86 ? '#66bb6a' : '#eceff1'))).join('')
  const apron = shape('M46 62h18l6 26H42z', '#ff8f00') + box(49, 64, 12, 6, 2, '#fff8e1')
  const goods = box(27, 72, 9, 13, 2, '#e53935') + box(29, 68, 5, 5, 1, '#eceff1') + circle(43, 80, 5, '#66bb6a')
  return drawing(
    bust(
      half(
        { ...looks.dad, top: '#5c6bc0' },
        {
          head: [54, 32],
          neck: [55, 55],
          hip: [56, 104],
          turn: 4,
          near: [
            [42, 74],
            [66, 76],
          ],
          far: undefined,
        },
        apron,
      ),
      register,
      grip(looks.dad, [70, 74]),
      goods,
      box(18, 84, 92, 12, 2, '#c98f55'),
      box(18, 84, 92, 2.5, 1, '#e0b07a'),
    ),
  )
}

/** Drawings of people for words that say who they are, by name. */
export const family: Record<string, () => string> = {
  brother,
  they,
  them,
  their,
  'flower-girl': flowerGirl,
  schoolgirl,
  cashier,
}
