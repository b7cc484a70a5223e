import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, bust, drawing, group, line, motion, oval, shape, stroke } from './shapes.ts'
import { half } from './poses.ts'

function wave(): string {
  return drawing(
    bust(
      half(looks.omar, {
        head: [58, 36],
        neck: [58, 59],
        hip: [58, 104],
        mouth: 'laugh',
        far: [
          [90, 62],
          [90, 28],
        ],
        near: [
          [36, 80],
          [34, 104],
        ],
      }),
      motion('M99 16q4 6 3 12M80 18q-3 5-2 10'),
      line(
        [
          [90, 28],
          [90, 19],
        ],
        4,
        '#a06c40',
      ),
      line(
        [
          [90, 28],
          [85, 20],
        ],
        3.6,
        '#a06c40',
      ),
      line(
        [
          [90, 28],
          [95, 21],
        ],
        3.6,
        '#a06c40',
      ),
    ),
  )
}

function point(): string {
  const star = shape('M88 10l4 8 9 1-6.500 6 1.500 9-8-4-8 4 1.500-9-6.500-6 9-1z', '#ffca28')
  return drawing(
    bust(
      half(looks.ada, {
        head: [52, 40],
        neck: [52, 62],
        hip: [52, 104],
        turn: 5,
        gaze: -3,
        far: [
          [76, 60],
          [81, 46],
        ],
      }),
      star,
      line(
        [
          [81, 46],
          [85, 37],
        ],
        3.8,
        '#5c3d31',
      ),
    ),
  )
}

function cry(): string {
  const tear = (x: number, y: number) =>
    shape(`M${x} ${y}c-3 5-3.500 7-3.500 8.500a3.500 3.500 0 0 0 7 0c0-1.500-.5-3.500-3.500-8.500z`, '#4fc3f7')
  return drawing(
    bust(half(looks.ben, { mouth: 'sad', eyes: 'closed' }), tear(56, 39), tear(72, 39), tear(52, 50), tear(76, 51)),
  )
}

function laugh(): string {
  return drawing(
    bust(
      half(looks.kofi, {
        mouth: 'laugh',
        eyes: 'happy',
        tilt: 8,
        far: [
          [90, 76],
          [72, 78],
        ],
        near: [
          [38, 76],
          [56, 78],
        ],
      }),
      motion('M36 26l-5-4M34 38h-6M93 26l5-4M95 38h6'),
    ),
  )
}

function whisper(): string {
  const listener = half(looks.ben, { head: [84, 42], neck: [85, 64], hip: [86, 104], turn: -4, near: undefined })
  const speaker = half(looks.zuri, {
    head: [47, 38],
    neck: [45, 61],
    hip: [43, 104],
    turn: 6,
    mouth: 'round',
    tilt: 5,
    far: undefined,
    near: undefined,
  })
  const hand =
    line(
      [
        [40, 78],
        [62, 56],
      ],
      7.5,
      '#9b643d',
    ) + group('translate(64 50) rotate(12)', oval(0, 0, 4.6, 8.5, '#9b643d'))
  return drawing(
    bust(
      listener,
      speaker,
      hand,
      line(
        [
          [36, 66],
          [40, 78],
        ],
        10.5,
        looks.zuri.top,
      ),
    ),
  )
}

function talkOnPhone(): string {
  const phone = group('translate(84 38) rotate(8)', box(-4, -12, 8, 24, 2, '#263238'))
  return drawing(
    bust(
      half(looks.noor, {
        mouth: 'open',
        far: [
          [96, 66],
          [85, 42],
        ],
      }),
      phone,
      grip(looks.noor, [86, 43]),
    ),
  )
}

function clap(): string {
  const hand = (way: number, color: string) =>
    group(
      `translate(${64 + 5 * way} 66) rotate(${12 * way})`,
      box(-3.5, -11, 7, 16, 3.5, color),
      stroke('M-1.200-9v6M1.500-9v6', 0.8, '#00000033'),
    )
  return drawing(
    bust(
      half(looks.ana, {
        head: [64, 33],
        neck: [64, 57],
        mouth: 'laugh',
        far: [
          [92, 78],
          [71, 72],
        ],
        near: [
          [36, 78],
          [57, 72],
        ],
      }),
      hand(1, '#b87f50'),
      hand(-1, '#d49c6c'),
      motion('M48 58l-6-4M46 66h-7M80 58l6-4M82 66h7').replaceAll('#90a4ae', '#fff59d'),
    ),
  )
}

/** Drawings of people who say something by voice or hand, by name. */
export const signs: Record<string, () => string> = {
  'act-wave': wave,
  'act-point': point,
  'act-cry': cry,
  'act-laugh': laugh,
  'act-whisper': whisper,
  'act-talk-phone': talkOnPhone,
  'act-clap': clap,
}
