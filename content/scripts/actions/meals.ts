import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, bust, drawing, group, line, motion, oval, shape, stroke } from './shapes.ts'
import { half, tableTop } from './poses.ts'

function eat(): string {
  const soup = shape('M70 66h26c0 8-5 13-13 13s-13-5-13-13z', '#4fc3f7') + oval(83, 66, 13, 3.5, '#ffb74d')
  const spoon =
    line(
      [
        [85, 55],
        [71, 47],
      ],
      2.6,
      '#90a4ae',
    ) + oval(70, 46, 4.4, 3, '#b0bec5')
  return drawing(
    bust(
      half(looks.zuri, {
        mouth: 'open',
        far: [
          [88, 72],
          [85, 56],
        ],
        near: [
          [44, 76],
          [58, 77],
        ],
      }),
      tableTop,
      soup,
      spoon,
      grip(looks.zuri, [86, 56]),
    ),
  )
}

function drink(): string {
  const glass = group(
    'translate(78.5 44.5) rotate(-98)',
    shape('M-7-13H7L5 13H-5z', '#b3e5fc'),
    shape('M-6.500-9H6.500L5 13H-5z', '#ff9800'),
  )
  return drawing(
    bust(
      half(looks.kofi, {
        head: [62, 36],
        turn: 3,
        mouth: 'round',
        eyes: 'closed',
        far: [
          [96, 70],
          [84, 48],
        ],
      }),
      glass,
      grip(looks.kofi, [84, 47]),
    ),
  )
}

function pour(): string {
  const glass = shape('M76 66h16l-2 18H78z', '#e1f5fe') + shape('M77.200 76h13.600l-.9 8H78z', '#ffa726')
  const jug = group(
    'translate(73 53) rotate(34)',
    shape('M-11-13H9l4 4-3 3 2 20h-24z', '#4fc3f7'),
    shape('M-11-3H10l2 17h-24z', '#ffa726'),
    stroke('M-12-8c-9 1-9 15 0 16', 3, '#0288d1'),
  )
  const stream = stroke('M84.500 51Q86 54 86 76', 3, '#ffa726')
  return drawing(
    bust(
      half(looks.dad, {
        head: [44, 35],
        neck: [43, 58],
        hip: [43, 104],
        turn: 5,
        gaze: 4,
        near: [
          [32, 76],
          [59, 57],
        ],
      }),
      tableTop,
      glass,
      stream,
      jug,
      grip(looks.dad, [60, 54]),
    ),
  )
}

function stir(): string {
  const bowl =
    shape('M40 66h50c0 12-8 20-25 20S40 78 40 66z', '#ef5350') +
    shape('M74 66h16c0 12-8 20-25 20 6-4 9-10 9-20z', '#d32f2f') +
    oval(65, 66, 25, 6, '#fff3c4')
  const swirl = stroke('M52 66c4 4 20 4 24 0-2-3-16-4-18-1', 1.6, '#e0b84a')
  const spoon = line(
    [
      [74, 68],
      [84, 42],
    ],
    4,
    '#a1743f',
  )
  return drawing(
    bust(
      half(looks.gran, {
        head: [64, 40],
        neck: [64, 62],
        gaze: 4,
        far: [
          [100, 66],
          [83, 50],
        ],
      }),
      bowl,
      swirl,
      spoon,
      grip(looks.gran, [83, 48]),
      grip(looks.gran, [42, 74]),
    ),
  )
}

function blowCandles(): string {
  const cake =
    box(70, 66, 32, 14, 3, '#8d5a3a') +
    shape('M70 69c0-3 2-5 5-5h22c3 0 5 2 5 5v2c-3 4-6 0-8 0s-4 4-8 1-5 3-8 0-5 2-8-2z', '#f8bbd0')
  const candle = (x: number) =>
    box(x - 1.5, 54, 3, 11, 1, '#4fc3f7') + shape(`M${x + 1} 46c4 3 4 7 0 8-3-1-3-5 0-8z`, '#ff9800')
  return drawing(
    bust(
      half(looks.omar, { head: [46, 40], neck: [44, 62], hip: [44, 104], turn: 7, mouth: 'round', eyes: 'closed' }),
      tableTop,
      cake,
      candle(78),
      candle(86),
      candle(94),
      motion('M62 50h8M62 54h6'),
    ),
  )
}

/** Drawings of people who eat, drink and cook, by name. */
export const meals: Record<string, () => string> = {
  'act-eat': eat,
  'act-drink': drink,
  'act-pour': pour,
  'act-stir': stir,
  'act-blow-candles': blowCandles,
}
