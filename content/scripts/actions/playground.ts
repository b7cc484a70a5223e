import { looks } from './looks.ts'
import { box, drawing, line, motion, shadow, shape, stroke } from './shapes.ts'
import { whole } from './poses.ts'

function climbStairs(): string {
  const stairs =
    shape('M28 122v-20h26V84h26V66h24V48h22v74z', '#bcaaa4') +
    shape('M28 102h26v5H28zM54 84h26v5H54zM80 66h24v5H80zM104 48h22v5h-22z', '#8d6e63')
  return drawing(
    stairs,
    whole(looks.mei, {
      head: [52, 23],
      neck: [51, 45],
      hip: [48, 66],
      turn: 5,
      wide: 8,
      far: [
        [66, 50],
        [76, 44],
      ],
      near: [
        [36, 56],
        [30, 64],
      ],
      farLeg: [
        [66, 68],
        [66, 84],
      ],
      nearLeg: [
        [46, 84],
        [38, 102],
      ],
    }),
  )
}

function slide(): string {
  const frame =
    box(14, 30, 5, 92, 2, '#1e88e5') +
    box(34, 30, 5, 92, 2, '#1e88e5') +
    [46, 62, 78, 94, 110].map((y) => box(16, y, 22, 4, 2, '#64b5f6')).join('')
  const chute =
    stroke('M34 38C56 44 78 108 122 112', 10, '#e53935') + stroke('M36 34C58 42 80 104 122 107', 3, '#ff8a80')
  const rail = stroke('M38 46C58 54 80 112 122 116', 5, '#c62828')
  return drawing(
    shadow(66, 56),
    frame,
    chute,
    whole(looks.ada, {
      head: [60, 30],
      neck: [60, 51],
      hip: [62, 71],
      turn: 4,
      mouth: 'laugh',
      wide: 8,
      far: [
        [80, 50],
        [90, 36],
      ],
      near: [
        [44, 48],
        [38, 30],
      ],
      farLeg: [
        [82, 82],
        [98, 97],
      ],
      nearLeg: [
        [78, 86],
        [94, 101],
      ],
    }),
    rail,
  )
}

function swing(): string {
  const frame =
    line(
      [
        [8, 120],
        [26, 8],
        [44, 120],
      ],
      5,
      '#8d5a33',
    ) +
    line(
      [
        [84, 120],
        [102, 8],
        [120, 120],
      ],
      5,
      '#8d5a33',
    ) +
    line(
      [
        [22, 9],
        [106, 9],
      ],
      6,
      '#a9743f',
    )
  const seat =
    line(
      [
        [46, 9],
        [40, 88],
      ],
      2,
      '#78909c',
    ) +
    line(
      [
        [76, 9],
        [70, 88],
      ],
      2,
      '#78909c',
    ) +
    line(
      [
        [36, 88],
        [74, 88],
      ],
      5,
      '#37474f',
    )
  return drawing(
    shadow(64, 54),
    frame,
    seat,
    whole(looks.zuri, {
      head: [55, 40],
      neck: [55, 62],
      hip: [55, 82],
      mouth: 'laugh',
      wide: 8,
      far: [
        [72, 74],
        [73, 62],
      ],
      near: [
        [38, 74],
        [42, 62],
      ],
      farLeg: [
        [68, 92],
        [80, 102],
      ],
      nearLeg: [
        [62, 94],
        [72, 106],
      ],
    }),
    motion('M96 78q6 8 4 18M28 88q-6-6-8-14'),
  )
}

function jump(): string {
  return drawing(
    shadow(64, 24),
    whole(looks.omar, {
      head: [64, 34],
      neck: [64, 56],
      hip: [64, 80],
      mouth: 'laugh',
      far: [
        [84, 46],
        [92, 26],
      ],
      near: [
        [44, 46],
        [36, 26],
      ],
      farLeg: [
        [80, 88],
        [78, 104],
      ],
      nearLeg: [
        [48, 88],
        [46, 104],
      ],
    }),
    motion('M50 112v5M64 108v7M78 112v5'),
  )
}

function jumpRope(): string {
  const rope = stroke('M34 72C4 40 20 6 64 6s60 34 30 66', 3, '#ec407a')
  return drawing(
    shadow(64, 24),
    rope,
    whole(looks.ada, {
      head: [64, 40],
      neck: [64, 61],
      hip: [64, 86],
      mouth: 'laugh',
      far: [
        [84, 74],
        [94, 72],
      ],
      near: [
        [44, 74],
        [34, 72],
      ],
      farLeg: [
        [74, 98],
        [70, 112],
      ],
      nearLeg: [
        [56, 98],
        [58, 112],
      ],
    }),
    line(
      [
        [34, 72],
        [34, 64],
      ],
      4,
      '#5e35b1',
    ),
    line(
      [
        [94, 72],
        [94, 64],
      ],
      4,
      '#5e35b1',
    ),
  )
}

/** Drawings of children on a playground, by name. */
export const playground: Record<string, () => string> = {
  'act-climb-stairs': climbStairs,
  'act-slide': slide,
  'act-swing': swing,
  'act-jump': jump,
  'act-jump-rope': jumpRope,
}
