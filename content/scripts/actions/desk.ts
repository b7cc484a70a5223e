import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, bust, circle, drawing, group, line, shape } from './shapes.ts'
import { half, tableTop } from './poses.ts'

function read(): string {
  const book =
    shape('M34 62c10-4 22-3 30 3 8-6 20-7 30-3v24H34z', '#c62828') +
    shape('M37 62c9-3 20-2 27 4 7-6 18-7 27-4v21H37z', '#fff') +
    line(
      [
        [64, 66],
        [64, 88],
      ],
      1.6,
      '#c62828',
    )
  const cover =
    shape('M33 61c11-3 23-2 31 5 8-7 20-8 31-5v28H33z', '#1e88e5') +
    shape('M64 66c8-7 20-8 31-5v28H64z', '#1565c0') +
    shape('M42 70h14v3H42zM72 70h14v3H72z', '#bbdefb')
  return drawing(
    bust(
      half(looks.mei, {
        gaze: 4,
        far: [
          [92, 82],
          [92, 78],
        ],
      }),
      group('translate(0 -4)', book),
      group('translate(0 2)', cover),
      grip(looks.mei, [35, 80]),
      grip(looks.mei, [93, 80]),
    ),
  )
}

function write(): string {
  const paper =
    shape('M40 76l46-4 8 18H36z', '#fff') +
    [77, 81, 85]
      .map((y) =>
        line(
          [
            [46, y],
            [y === 85 ? 64 : 80, y - 3],
          ],
          1.4,
          '#5c6bc0',
        ),
      )
      .join('')
  const pencil =
    line(
      [
        [82, 58],
        [70, 80],
      ],
      4.4,
      '#fbc02d',
    ) +
    line(
      [
        [70.5, 79],
        [68.5, 82.5],
      ],
      3,
      '#5d4037',
    ) +
    line(
      [
        [83, 56],
        [84, 54],
      ],
      4.4,
      '#ef9a9a',
    )
  return drawing(
    bust(
      half(looks.sam, {
        gaze: 5,
        turn: 2,
        far: [
          [94, 74],
          [80, 68],
        ],
        near: [
          [38, 76],
          [44, 80],
        ],
      }),
      tableTop,
      paper,
      pencil,
      grip(looks.sam, [78, 68]),
      grip(looks.sam, [42, 80]),
    ),
  )
}

function cut(): string {
  const paper = shape('M60 56l36-4 3 26-36 6z', '#ffee58') + shape('M60 68l20-4 1 3-20 6z', '#fff59d')
  const blades =
    line(
      [
        [52, 76],
        [76, 63],
      ],
      3,
      '#90a4ae',
    ) +
    line(
      [
        [52, 66],
        [76, 69],
      ],
      3,
      '#b0bec5',
    )
  const rings =
    '<g fill="none" stroke="#e53935" stroke-width="3"><circle cx="48" cy="78" r="5"/><circle cx="47" cy="65" r="5"/></g>'
  return drawing(
    bust(
      half(looks.lena, {
        gaze: 5,
        turn: 1,
        far: [
          [98, 80],
          [96, 66],
        ],
      }),
      paper,
      blades,
      rings,
      grip(looks.lena, [44, 71]),
      grip(looks.lena, [96, 66]),
    ),
  )
}

function typeWords(): string {
  const laptop =
    shape('M42 58h44l4 24H38z', '#90a4ae') +
    shape('M42 58h44l4 24H38z', '#0000000f') +
    circle(64, 70, 3.4, '#eceff1') +
    box(34, 81, 60, 4, 2, '#607d8b')
  return drawing(
    bust(
      half(looks.sam, { gaze: 4 }),
      tableTop,
      laptop,
      grip(looks.sam, [36, 79]),
      grip(looks.sam, [92, 79]),
      line(
        [
          [38, 66],
          [36, 79],
        ],
        7.5,
        '#e8bd94',
      ),
      line(
        [
          [90, 66],
          [92, 79],
        ],
        7.5,
        '#e8bd94',
      ),
    ),
  )
}

/** Drawings of people at a desk, by name. */
export const desk: Record<string, () => string> = {
  'act-read': read,
  'act-write': write,
  'act-cut': cut,
  'act-type': typeWords,
}
