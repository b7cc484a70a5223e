import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, bust, circle, drawing, group, line, motion, oval, shadow, shape, stroke } from './shapes.ts'
import { half, whole } from './poses.ts'

const arrow = (x: number, y: number, turn: number, size: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0l22-15v10h14a5 5 0 010 10H22v10z" fill="#e53935"/>`

const clock = (x: number, y: number, size: number, hands: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    circle(0, 0, 15, '#1e88e5'),
    circle(0, 0, 12, '#fff'),
    stroke(hands, 2.4, '#37474f'),
    circle(0, 0, 1.8, '#37474f'),
  )

function lap(): string {
  const chair =
    box(14, 18, 100, 92, 18, '#8d6e63') + box(6, 58, 22, 62, 10, '#6d4c41') + box(100, 58, 22, 62, 10, '#6d4c41')
  const knees =
    shape('M38 84C34 76 46 72 64 74S94 76 90 84L96 118H74L64 104 54 118H32z', '#607d8b') +
    shape('M76 76C86 78 92 80 90 84L96 118H74L68 108C78 102 80 88 76 76z', '#546e7a')
  const cat =
    stroke('M88 88C100 84 98 72 92 70', 6, '#f57c00') +
    shape('M40 92C40 80 54 76 68 76S94 80 92 92C90 98 42 98 40 92z', '#ffa726') +
    shape('M72 76C86 78 94 82 92 92 91 95 82 97 72 97 80 92 80 82 72 76z', '#fb8c00') +
    shape('M34 74l2-10 8 5h8l8-5 2 10c3 12-4 18-14 18s-17-6-14-18z', '#ffa726') +
    stroke('M39 79q3-3 6 0M51 79q3-3 6 0', 2, '#5d4037') +
    shape('M46 83h4l-2 3z', '#e57373') +
    stroke('M60 80l2 10M68 79l2 12M76 80l1 12', 2.4, '#ef6c00')
  return drawing(
    chair,
    half(
      { ...looks.gran, glasses: false },
      {
        head: [64, 31],
        neck: [64, 52],
        hip: [64, 78],
        near: undefined,
        far: undefined,
      },
    ),
    knees,
    cat,
    line(
      [
        [82, 58],
        [94, 74],
        [80, 82],
      ],
      8,
      looks.gran.top,
    ),
    circle(79, 83, 5.6, '#e8bd94'),
    group('translate(0 4)', arrow(41, 98, 180, 0.7)),
  )
}

function wait(): string {
  const stop =
    box(100, 22, 5, 98, 2, '#78909c') +
    box(86, 6, 36, 30, 5, '#1e88e5') +
    box(92, 12, 24, 14, 3, '#fff') +
    box(94, 15, 20, 5, 1, '#1e88e5') +
    circle(97, 28, 2.6, '#fff') +
    circle(111, 28, 2.6, '#fff')
  const bench =
    box(8, 88, 76, 7, 3, '#a9714b') +
    box(14, 92, 6, 28, 2, '#6d4c41') +
    box(72, 92, 6, 28, 2, '#6d4c41') +
    box(8, 66, 76, 6, 3, '#c98f55')
  const child = whole(looks.ada, {
    head: [46, 42],
    neck: [46, 65],
    hip: [46, 84],
    wide: 8,
    turn: 5,
    mouth: 'flat',
    near: [
      [36, 78],
      [48, 62],
    ],
    far: [
      [60, 78],
      [62, 86],
    ],
    farLeg: [
      [56, 90],
      [58, 116],
    ],
    nearLeg: [
      [44, 92],
      [42, 116],
    ],
  })
  return drawing(
    shadow(56, 52),
    stop,
    bench,
    child,
    grip(looks.ada, [49, 61]),
    clock(16, 18, 1, 'M0 0V-8M0 0L6 3'),
    motion('M32 8q5 5 4 12'),
  )
}

function late(): string {
  const bus =
    box(70, 28, 70, 56, 8, '#ffca28') +
    box(70, 66, 70, 6, 0, '#37474f') +
    [76, 98, 120].map((x) => box(x, 36, 18, 16, 2, '#b3e5fc')).join('') +
    box(70, 54, 5, 8, 1, '#e53935') +
    circle(92, 86, 9, '#37474f') +
    circle(92, 86, 4, '#b0bec5')
  const runner = whole(looks.omar, {
    head: [36, 52],
    neck: [34, 73],
    hip: [28, 94],
    turn: 5,
    mouth: 'open',
    wide: 7,
    near: [
      [22, 86],
      [30, 96],
    ],
    far: [
      [52, 78],
      [64, 68],
    ],
    farLeg: [
      [44, 102],
      [40, 119],
    ],
    nearLeg: [
      [20, 108],
      [10, 106],
    ],
  })
  return drawing(
    shadow(50, 48),
    bus,
    motion('M56 44h10M52 56h12M58 88h10'),
    runner,
    clock(26, 18, 1.05, 'M0 0V-9M0 0L-6-4'),
    stroke('M46 8l6-4M48 18h7M46 28l6 4', 2.6, '#e53935'),
  )
}

function steer(): string {
  const spokes = [0, 45, 90, 135]
    .map((turn) =>
      group(
        `rotate(${turn})`,
        box(-2.5, -33, 5, 66, 2.5, '#8d5a3b'),
        circle(0, -33, 3.4, '#6d4329'),
        circle(0, 33, 3.4, '#6d4329'),
      ),
    )
    .join('')
  const wheel = group(
    'translate(64 76) scale(.86)',
    spokes,
    `<circle r="23" fill="none" stroke="#c98f55" stroke-width="6"/>`,
    `<path d="M16-16A23 23 0 010 23" fill="none" stroke="#a9714b" stroke-width="6"/>`,
    circle(0, 0, 7, '#ffca28'),
    circle(0, 0, 3, '#f57c00'),
  )
  return drawing(
    bust(
      half(looks.dad, {
        head: [64, 30],
        neck: [64, 52],
        near: [
          [38, 70],
          [46, 66],
        ],
        far: [
          [90, 70],
          [82, 66],
        ],
      }),
      shape('M46 16c0-10 36-10 36 0l2 4H44z', '#42a5f5'),
      shape('M72 9c6 1 10 3 10 7l2 4H72z', '#1e88e5'),
      box(43, 18, 42, 5, 2, '#1e3a5f'),
      wheel,
      grip(looks.dad, [46, 66]),
      grip(looks.dad, [82, 66]),
      motion('M34 54c4-8 8-10 12-11', 'M94 54c-4-8-8-10-12-11'),
      oval(64, 15, 3, 2.6, '#ffca28'),
    ),
  )
}

/** Drawings of people for words that need a moment or a place, by name. */
export const moments: Record<string, () => string> = { lap, wait, late, steer }
