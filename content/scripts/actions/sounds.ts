import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, bust, circle, drawing, group, line, motion, oval, shadow, shape, stroke } from './shapes.ts'
import { half, whole } from './poses.ts'

function listen(): string {
  const phones =
    stroke('M44 34C44 6 84 6 84 34', 4, '#37474f') + box(39, 30, 8, 14, 4, '#e53935') + box(81, 30, 8, 14, 4, '#e53935')
  const note = (x: number, y: number) =>
    line(
      [
        [x, y],
        [x, y - 10],
        [x + 6, y - 12],
      ],
      2,
      '#5e35b1',
    ) + oval(x - 2.4, y, 3, 2.3, '#5e35b1')
  return drawing(bust(half(looks.lena, { eyes: 'closed' }), phones, note(97, 26), note(33, 24), note(95, 54)))
}

function ringBell(): string {
  const bell = group(
    'translate(92 40) rotate(24)',
    box(-2.5, -16, 5, 14, 2, '#6d4c41'),
    shape('M-4-4h8c6 3 6 14 9 18h-26c3-4 3-15 9-18z', '#fbc02d'),
    circle(0, 16, 3, '#e09a00'),
  )
  return drawing(
    bust(
      half(looks.mei, {
        head: [56, 36],
        neck: [56, 59],
        hip: [56, 104],
        turn: 3,
        far: [
          [84, 66],
          [97, 30],
        ],
      }),
      bell,
      grip(looks.mei, [97, 29]),
      motion('M74 46q-3 4-1 9M101 56q-1 5-6 7M69 42q-4 7-2 15'),
    ),
  )
}

function playDrum(): string {
  const drum =
    box(38, 78, 52, 34, 4, '#e53935') +
    stroke('M38 84l13 24 13-24 13 24 13-24', 2, '#ffca28') +
    oval(64, 79, 26, 7, '#fff8e1') +
    box(38, 106, 52, 6, 3, '#b71c1c')
  return drawing(
    shadow(64, 34),
    whole(looks.kofi, {
      head: [64, 32],
      neck: [64, 55],
      hip: [64, 84],
      mouth: 'laugh',
      farLeg: [
        [72, 104],
        [74, 119],
      ],
      nearLeg: [
        [56, 104],
        [54, 119],
      ],
    }),
    drum,
    line(
      [
        [96, 66],
        [70, 76],
      ],
      3,
      '#c98f55',
    ),
    line(
      [
        [32, 52],
        [50, 66],
      ],
      3,
      '#c98f55',
    ),
    line(
      [
        [72, 58],
        [90, 74],
        [97, 66],
      ],
      7.5,
      '#7f5746',
    ),
    line(
      [
        [56, 58],
        [38, 70],
        [32, 54],
      ],
      7.5,
      '#7f5746',
    ),
    line(
      [
        [73, 58],
        [86, 70],
      ],
      10.5,
      looks.kofi.top,
    ),
    line(
      [
        [55, 58],
        [41, 68],
      ],
      10.5,
      looks.kofi.top,
    ),
    motion('M58 70l4-5M66 69v-1'),
  )
}

function takePicture(): string {
  const camera =
    box(46, 30, 36, 22, 4, '#455a64') +
    box(58, 26, 12, 6, 2, '#37474f') +
    circle(64, 41, 8.5, '#cfd8dc') +
    circle(64, 41, 6, '#263238') +
    circle(62, 39, 2, '#81d4fa') +
    box(74, 32, 5, 3, 1, '#ffee58')
  return drawing(
    bust(
      half(looks.omar, {
        far: [
          [96, 66],
          [83, 44],
        ],
        near: [
          [32, 66],
          [45, 44],
        ],
      }),
      camera,
      grip(looks.omar, [45, 43]),
      grip(looks.omar, [83, 43]),
      motion('M88 26l5-5M91 33h6'),
    ),
  )
}

function hugBear(): string {
  const fur = '#b9793f'
  const bear =
    circle(55, 60, 5, fur) +
    circle(73, 60, 5, fur) +
    oval(64, 84, 15, 13, fur) +
    circle(64, 65, 12, fur) +
    oval(64, 69, 5, 4, '#e8bd8b') +
    circle(59.5, 63, 1.6, '#3a2a24') +
    circle(68.5, 63, 1.6, '#3a2a24') +
    oval(64, 67.5, 1.8, 1.3, '#3a2a24')
  const arms =
    line(
      [
        [48, 66],
        [44, 80],
        [58, 84],
      ],
      7.5,
      '#7f5746',
    ) +
    line(
      [
        [80, 66],
        [84, 80],
        [70, 84],
      ],
      7.5,
      '#7f5746',
    ) +
    line(
      [
        [49, 64],
        [44.5, 77],
      ],
      10.5,
      looks.ada.top,
    ) +
    line(
      [
        [79, 64],
        [83.5, 77],
      ],
      10.5,
      looks.ada.top,
    )
  return drawing(bust(half(looks.ada, { head: [64, 38], eyes: 'closed', far: undefined, near: undefined }), bear, arms))
}

/** Drawings of people with something to hear, to see or to hold, by name. */
export const sounds: Record<string, () => string> = {
  'act-listen': listen,
  'act-ring-bell': ringBell,
  'act-drum': playDrum,
  'act-take-picture': takePicture,
  'act-hug-bear': hugBear,
}
