import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, bust, circle, drawing, group, line, shadow, shape, stroke, type Point } from './shapes.ts'
import { half, whole } from './poses.ts'

const ring = (x: number, y: number, radius: number, width: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`

function brushTeeth(): string {
  const brush =
    line(
      [
        [66, 46],
        [98, 46],
      ],
      3.6,
      '#29b6f6',
    ) + box(60, 42, 12, 4, 1.5, '#e1f5fe')
  const foam = circle(60, 47, 2.6, '#fff') + circle(64, 49, 2.2, '#fff') + circle(57, 49, 1.8, '#fff')
  return drawing(
    bust(
      half(looks.ana, {
        mouth: 'teeth',
        far: [
          [98, 68],
          [92, 48],
        ],
      }),
      brush,
      foam,
      grip(looks.ana, [90, 47]),
    ),
  )
}

function brushHair(): string {
  const brush =
    line(
      [
        [98, 40],
        [86, 26],
      ],
      4,
      '#8d6e63',
    ) + group('translate(83 22) rotate(48)', box(-9, -3.5, 18, 7, 3, '#6d4c41'), shape('M-8 3.500h16v4H-8z', '#3e2723'))
  return drawing(
    bust(
      half(looks.mom, {
        far: [
          [100, 64],
          [97, 40],
        ],
      }),
      brush,
      grip(looks.mom, [97, 39]),
    ),
  )
}

function blowNose(): string {
  const tissue =
    shape('M50 40c4-4 8 0 14-2 6 2 10-2 14 2l2 14c-6 4-10 0-16 3-6-3-10 1-16-3z', '#fff') +
    stroke('M56 42l2 10M64 40v14M72 42l-2 10', 1.2, '#cfd8dc')
  return drawing(
    bust(
      half(looks.ben, {
        mouth: 'flat',
        eyes: 'closed',
        far: [
          [92, 72],
          [78, 50],
        ],
        near: [
          [36, 72],
          [50, 50],
        ],
      }),
      tissue,
      grip(looks.ben, [50, 49]),
      grip(looks.ben, [78, 49]),
    ),
  )
}

function washHands(): string {
  const sink =
    shape('M70 76h54c0 14-8 20-20 20H90c-12 0-20-6-20-20z', '#eceff1') +
    shape('M68 72h58v6H68z', '#cfd8dc') +
    box(90, 96, 14, 26, 2, '#cfd8dc')
  const tap = stroke('M114 72V52c0-10-16-10-16 0', 5, '#90a4ae') + stroke('M98 54v16', 4, '#4fc3f7')
  const foam: Point[] = [
    [90, 66],
    [98, 62],
    [104, 68],
    [94, 72],
  ]
  return drawing(
    shadow(64, 54),
    sink,
    tap,
    whole(looks.zuri, {
      head: [42, 34],
      neck: [42, 57],
      hip: [42, 86],
      turn: 5,
      gaze: 3,
      far: [
        [66, 70],
        [96, 68],
      ],
      near: [
        [46, 76],
        [92, 70],
      ],
      farLeg: [
        [48, 104],
        [50, 119],
      ],
      nearLeg: [
        [38, 104],
        [34, 119],
      ],
    }),
    ...foam.map(
      ([x, y], index) => circle(x, y, 4 - (index % 2), '#ffffffdd') + ring(x, y, 4 - (index % 2), 0.8, '#81d4fa'),
    ),
  )
}

/** Drawings of people who wash and get ready, by name. */
export const care: Record<string, () => string> = {
  'act-brush-teeth': brushTeeth,
  'act-brush-hair': brushHair,
  'act-blow-nose': blowNose,
  'act-wash-hands': washHands,
}
