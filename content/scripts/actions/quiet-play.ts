import { looks } from './looks.ts'
import { grip } from './figure.ts'
import { box, circle, drawing, group, line, oval, shadow, shape, stroke } from './shapes.ts'
import { whole } from './poses.ts'

function build(): string {
  const block = (x: number, y: number, color: string) =>
    box(x, y, 18, 18, 2, color) + box(x + 3, y + 3, 12, 12, 2, '#ffffff55')
  const tower =
    block(80, 103, '#e53935') +
    block(99, 103, '#42a5f5') +
    block(88, 84, '#66bb6a') +
    block(88, 65, '#ffca28') +
    block(108, 84, '#ab47bc')
  return drawing(
    shadow(62, 56),
    tower,
    whole(looks.sam, {
      head: [44, 46],
      neck: [42, 68],
      hip: [40, 98],
      turn: 5,
      wide: 9,
      far: [
        [66, 68],
        [82, 52],
      ],
      near: [
        [36, 90],
        [54, 96],
      ],
    }),
    line(
      [
        [40, 104],
        [62, 112],
        [34, 116],
      ],
      11,
      looks.sam.bottom,
    ),
    line(
      [
        [32, 116],
        [24, 116],
      ],
      8,
      looks.sam.shoes,
    ),
    box(86, 42, 18, 18, 2, '#ff7043') + box(89, 45, 12, 12, 2, '#ffffff55'),
    grip(looks.sam, [85, 52]),
  )
}

function draw(): string {
  const easel =
    line(
      [
        [92, 24],
        [80, 120],
      ],
      4,
      '#a1743f',
    ) +
    line(
      [
        [98, 24],
        [114, 120],
      ],
      4,
      '#8d5a33',
    ) +
    box(70, 26, 52, 60, 2, '#bcaaa4') +
    box(73, 29, 46, 54, 1, '#fff')
  const art =
    circle(108, 40, 6, '#ffca28') + shape('M78 60l13-12 13 12z', '#e53935') + stroke('M81 60v16h20V60', 2.4, '#42a5f5')
  return drawing(
    shadow(70, 52),
    easel,
    art,
    whole(looks.lena, {
      head: [40, 34],
      neck: [40, 57],
      hip: [40, 85],
      turn: 5,
      far: [
        [60, 70],
        [72, 74],
      ],
      near: [
        [28, 74],
        [26, 88],
      ],
      farLeg: [
        [46, 104],
        [48, 119],
      ],
      nearLeg: [
        [36, 104],
        [32, 119],
      ],
    }),
    line(
      [
        [70, 76],
        [80, 73],
      ],
      4,
      '#42a5f5',
    ),
    grip(looks.lena, [70, 75]),
  )
}

function hide(): string {
  const tree =
    box(56, 40, 34, 82, 6, '#8d5a33') +
    box(74, 40, 16, 82, 6, '#7a4a28') +
    circle(72, 26, 26, '#66bb6a') +
    circle(46, 34, 18, '#66bb6a') +
    circle(100, 34, 20, '#4caf50')
  return drawing(
    shadow(64, 44),
    whole(looks.lena, { head: [52, 76], neck: [60, 96], hip: [66, 110], tilt: -14, eyes: 'open', mouth: 'smile' }),
    tree,
    grip(looks.lena, [58, 96]),
  )
}

function goFishing(): string {
  const dock = box(0, 84, 66, 8, 1, '#a9743f') + box(8, 92, 7, 30, 1, '#8d5a33') + box(48, 92, 7, 30, 1, '#8d5a33')
  const water = shape('M0 108q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0v20H0z', '#4fc3f7')
  const rod =
    line(
      [
        [56, 66],
        [102, 22],
      ],
      3,
      '#6d4c41',
    ) + stroke('M102 22V86', 1.4, '#78909c')
  const fish = group(
    'translate(102 92) rotate(90)',
    oval(0, 0, 10, 6, '#ffa726'),
    shape('M8 0l9-6v12z', '#fb8c00'),
    circle(-5, -1.5, 1.4, '#3a2a24'),
  )
  return drawing(
    water,
    dock,
    rod,
    fish,
    whole(looks.gramps, {
      head: [32, 32],
      neck: [32, 55],
      hip: [32, 80],
      turn: 5,
      wide: 8,
      far: [
        [50, 66],
        [60, 62],
      ],
      near: [
        [30, 74],
        [54, 68],
      ],
      farLeg: [
        [62, 84],
        [64, 106],
      ],
      nearLeg: [
        [56, 84],
        [56, 108],
      ],
    }),
  )
}

/** Drawings of quieter play, by name. */
export const quietPlay: Record<string, () => string> = {
  'act-build': build,
  'act-draw': draw,
  'act-hide': hide,
  'act-fish': goFishing,
}
