import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, circle, drawing, line, oval, shadow, shape, stroke } from './shapes.ts'
import { whole } from './poses.ts'

function sweep(): string {
  const broom =
    line(
      [
        [58, 40],
        [86, 98],
      ],
      4,
      '#a1743f',
    ) +
    shape('M80 96l10-5 16 22c-6 6-16 8-22 8z', '#fbc02d') +
    line(
      [
        [81, 98],
        [92, 92],
      ],
      4,
      '#e53935',
    )
  const dust =
    circle(110, 117, 3.4, '#9e8b7a') +
    circle(116, 113, 2.6, '#b8a695') +
    circle(120, 118, 3.2, '#9e8b7a') +
    circle(113, 108, 1.8, '#b8a695')
  return drawing(
    shadow(64, 52),
    dust,
    whole(
      looks.dad,
      {
        head: [42, 30],
        neck: [42, 53],
        hip: [40, 83],
        turn: 5,
        gaze: 3,
        far: [
          [60, 64],
          [64, 54],
        ],
        near: [
          [44, 76],
          [70, 66],
        ],
        farLeg: [
          [48, 102],
          [52, 119],
        ],
        nearLeg: [
          [34, 102],
          [28, 119],
        ],
      },
      broom,
    ),
    grip(looks.dad, [70, 66]),
  )
}

function feedDog(): string {
  const dog =
    shape('M98 92c8-4 20-2 24 6l4-12c3 2 2 10-1 15v19h-7v-12h-14v12h-7z', '#b9793f') +
    circle(96, 88, 11, '#b9793f') +
    oval(104, 82, 4, 8, '#8a5a2b') +
    oval(87, 92, 6, 4.5, '#e8bd8b') +
    circle(83, 90.5, 2, '#3a2a24') +
    circle(94, 85, 1.8, '#3a2a24') +
    line(
      [
        [90, 100],
        [100, 104],
      ],
      3,
      '#e53935',
    )
  const dish = shape('M66 110h24l3 11H63z', '#e53935') + shape('M67 110q11-9 22 0z', '#8d6e63')
  return drawing(
    shadow(66, 56),
    dog,
    dish,
    whole(looks.ben, {
      head: [42, 38],
      neck: [40, 60],
      hip: [28, 86],
      turn: 5,
      gaze: 4,
      wide: 8,
      far: [
        [60, 82],
        [72, 106],
      ],
      near: [
        [42, 84],
        [62, 106],
      ],
      farLeg: [
        [44, 104],
        [38, 119],
      ],
      nearLeg: [
        [26, 104],
        [18, 119],
      ],
    }),
  )
}

function give(): string {
  const gift =
    box(54, 60, 22, 20, 2, '#42a5f5') +
    box(63, 60, 4, 20, 0, '#ffca28') +
    stroke('M65 59c-8-8-12 0 0 0 8-8 12 0 0 0', 2.6, '#ffca28')
  const left = whole(looks.mei, {
    head: [26, 36],
    neck: [26, 59],
    hip: [26, 86],
    turn: 5,
    wide: 8,
    far: [
      [42, 72],
      [54, 72],
    ],
    near: [
      [28, 78],
      [54, 78],
    ],
    farLeg: [
      [32, 104],
      [34, 119],
    ],
    nearLeg: [
      [22, 104],
      [18, 119],
    ],
  })
  const right = whole(looks.ben, {
    head: [102, 38],
    neck: [102, 61],
    hip: [102, 88],
    turn: -5,
    toes: -1,
    mouth: 'laugh',
    wide: 8,
    far: [
      [86, 66],
      [80, 66],
    ],
    near: [
      [104, 80],
      [84, 76],
    ],
    farLeg: [
      [96, 104],
      [94, 119],
    ],
    nearLeg: [
      [106, 104],
      [110, 119],
    ],
  })
  return drawing(shadow(64, 54), right, left, gift, grip(looks.mei, [54, 74]), grip(looks.ben, [77, 73]))
}

/** Drawings of help at home, by name. */
export const chores: Record<string, () => string> = {
  'act-sweep': sweep,
  'act-feed-dog': feedDog,
  'act-give': give,
}
