import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, bust, circle, drawing, group, line, motion, oval, shape, stroke } from './shapes.ts'
import { half } from './poses.ts'

function bake(): string {
  const tray = box(36, 70, 56, 5, 2, '#78909c')
  const cookies = [44, 54, 64, 74, 84]
    .map((x) => oval(x, 68.5, 4.6, 2.8, '#c98f55') + circle(x - 1, 67.6, 0.8, '#5d4037'))
    .join('')
  const mitt = (x: number) => oval(x, 72, 6.5, 8, '#e53935') + box(x - 6, 77, 12, 4, 1.5, '#ffcdd2')
  const oven = box(24, 80, 80, 10, 2, '#455a64')
  return drawing(
    bust(
      half(looks.dad, {
        mouth: 'laugh',
        head: [64, 34],
        far: [
          [94, 78],
          [92, 74],
        ],
        near: [
          [34, 78],
          [36, 74],
        ],
      }),
      tray,
      cookies,
      oven,
      mitt(34),
      mitt(94),
      motion('M52 62q-2-3 0-5t0-5M64 61q-2-3 0-5M76 62q-2-3 0-5t0-5'),
    ),
  )
}

function flipPancake(): string {
  const pan =
    shape('M62 66h34c0 7-5 10-10 10H72c-5 0-10-3-10-10z', '#455a64') +
    oval(79, 66, 17, 3.4, '#607d8b') +
    line(
      [
        [62, 68],
        [48, 74],
      ],
      4,
      '#37474f',
    )
  const pancake = group(
    'translate(82 36) rotate(-18)',
    oval(0, 2.5, 12, 4.5, '#b9793f'),
    oval(0, 0, 12, 4.5, '#f0c27b'),
  )
  return drawing(
    bust(
      half(looks.gran, {
        head: [48, 41],
        neck: [46, 62],
        turn: 6,
        gaze: -2,
        mouth: 'laugh',
        far: [
          [64, 82],
          [56, 74],
        ],
        near: [
          [32, 78],
          [49, 76],
        ],
      }),
      pan,
      pancake,
      grip(looks.gran, [49, 75]),
      motion('M70 58q-3-8 0-16M96 56q3-8-1-14'),
    ),
  )
}

function peel(): string {
  const banana = shape('M60 66c-2-12 0-24 8-30 3 2 4 5 3 8-4 6-3 14-1 22z', '#fff3c4')
  const skin =
    shape('M58 66c0 8 2 16 6 20 6-2 8-12 8-20 6 2 10 6 12 12 2-8-3-14-11-17-6-2-10-1-15 5z', '#fdd835') +
    shape('M58 62c-6-2-12 0-16 8 6-3 11-3 16 2z', '#fbc02d')
  return drawing(
    bust(
      half(looks.ana, {
        gaze: 4,
        head: [64, 30],
        neck: [64, 54],
        far: [
          [96, 78],
          [84, 77],
        ],
        near: [
          [36, 80],
          [58, 80],
        ],
      }),
      group('translate(2 7)', banana, skin),
      grip(looks.ana, [85, 79]),
      grip(looks.ana, [62, 87]),
    ),
  )
}

function washDishes(): string {
  const sink = shape('M30 78h68l-4 14H34z', '#cfd8dc') + box(24, 76, 80, 4, 2, '#b0bec5')
  const plate = group('translate(66 66) rotate(-14)', oval(0, 0, 15, 14, '#eceff1'), oval(0, 0, 9.5, 9, '#b3d9f2'))
  const foam = (
    [
      [44, 76],
      [50, 73],
      [57, 76],
      [76, 76],
      [84, 74],
      [90, 77],
      [68, 78],
    ] as const
  )
    .map(([x, y]) => circle(x, y, 4.4, '#e1f5fe') + circle(x - 1.2, y - 1.2, 1.2, '#fff'))
    .join('')
  const sponge = box(70, 60, 12, 7, 2, '#ffee58')
  return drawing(
    bust(
      half(looks.omar, {
        gaze: 4,
        head: [64, 36],
        far: [
          [92, 72],
          [78, 66],
        ],
        near: [
          [36, 74],
          [52, 68],
        ],
      }),
      plate,
      sponge,
      grip(looks.omar, [79, 65]),
      grip(looks.omar, [52, 68]),
      sink,
      foam,
    ),
  )
}

function lick(): string {
  const cone =
    shape('M74 58h16l-8 24z', '#d9a066') +
    stroke('M77 62l9 8M88 61l-9 10', 1, '#b9793f') +
    circle(82, 52, 9, '#f48fb1') +
    circle(79, 49, 2, '#f8bbd0')
  const tongue = oval(69, 47, 6.5, 3, '#e57373')
  return drawing(
    bust(
      half(looks.sam, {
        head: [56, 36],
        neck: [56, 59],
        turn: 6,
        mouth: 'open',
        far: [
          [92, 82],
          [82, 70],
        ],
      }),
      tongue,
      cone,
      grip(looks.sam, [82, 72]),
    ),
  )
}

function biteApple(): string {
  const apple =
    shape('M78 40c-8-5-17 0-16 10 1 9 7 15 12 14 2-.5 4-.5 6 0 6 1 11-6 12-14 1-10-7-15-14-10z', '#e53935') +
    stroke('M78 40c0-4 1-6 3-8', 2, '#6d4c41') +
    shape('M81 35c3-4 7-4 9-3-1 4-5 5-9 3z', '#7cb342') +
    circle(64, 50, 4.4, '#fff8e1') +
    circle(64, 55, 3.4, '#fff8e1')
  return drawing(
    bust(
      half(looks.noor, {
        head: [52, 38],
        neck: [52, 60],
        turn: 6,
        mouth: 'teeth',
        far: [
          [92, 80],
          [80, 62],
        ],
      }),
      apple,
      grip(looks.noor, [82, 63]),
    ),
  )
}

/** Drawings of more that people do with food and dishes, by name. */
export const kitchen: Record<string, () => string> = {
  'act-bake': bake,
  'act-flip-pancake': flipPancake,
  'act-peel': peel,
  'act-wash-dishes': washDishes,
  'act-lick': lick,
  'act-bite': biteApple,
}
