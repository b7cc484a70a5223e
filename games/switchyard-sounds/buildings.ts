import type { Palette } from './palette.ts'
import { placed, box, line, oval, path } from './shapes.ts'

/** A station with its platform. `way` chooses the roof; the right station is mirrored. */
export function station(p: Palette, way: 0 | 1): string {
  const [roof, light] = p.roofs[way]
  const body =
    path('M-130 96L120 96L150 132H-150Z', p.deck[0]) +
    path('M-150 132H150V156H-150Z', p.deck[1]) +
    box([-104, -14, 186, 112], 4, p.wall[0]) +
    (way === 0 ? box([-104, -14, 54, 112], 4, p.wall[1]) : '') +
    box([-84, 26, 44, 72], 6, p.door) +
    box([-18, 20, 40, 44], 6, p.window[1]) +
    box([36, 20, 34, 44], 6, p.window[1]) +
    path('M-134 -8L-100 -78H78L112 -8Z', roof) +
    path('M-134 -8L-100 -78H-20L-44 -8Z', light)
  return placed(0, 0, 1, body, way === 1)
}

/** The snow on a station's roof, which slides when it is touched. */
export const roofSnow = (p: Palette, way: 0 | 1): string =>
  placed(
    0,
    0,
    1,
    path(
      'M-138 -6C-130 -46 -116 -66 -104 -88H82C94 -70 104 -54 112 -34C84 -46 60 -26 36 -38C10 -50 -14 -26 -44 -36C-74 -46 -100 -22 -138 -6Z',
      p.snow[2],
    ),
    way === 1,
  )

/** The signal tower with its horn. */
export function tower(p: Palette): string {
  return (
    oval([0, 150, 52, 9], p.shade, 'fill-opacity=".6"') +
    path('M-34 150L-28 -30H28L34 150Z', p.wood[0]) +
    path('M-34 150L-28 -30H-6L-10 150Z', p.wood[1]) +
    line('M-28 20L30 70M-30 90L32 140M28 20L-30 70', p.wood[2], 5) +
    box([-52, -100, 104, 74], 6, p.cabin[0]) +
    box([-52, -100, 44, 74], 6, p.cabin[1]) +
    box([-42, -88, 36, 42], 4, p.window[0]) +
    box([4, -88, 36, 42], 4, p.window[1]) +
    path('M-66 -98L0 -142L66 -98Z', p.cabin[2]) +
    path(
      'M-70 -98C-50 -120 -20 -146 0 -154C20 -146 50 -120 70 -98C46 -108 20 -98 0 -106C-24 -98 -44 -108 -70 -98Z',
      p.snow[2],
    ) +
    path('M52 -74L92 -92V-46L52 -62Z', p.horn[0]) +
    oval([92, -69, 8, 23], p.horn[1])
  )
}

/** Waves in front of the tower's horn, shown while it speaks. */
export const hornWaves = (p: Palette): string =>
  line('M112 -86q10 17 0 34M130 -96q16 27 0 54M148 -106q22 37 0 74', p.cabin[0], 7)

/** The stationmaster's balcony: the part behind him, and the railing in front. */
export const balcony = {
  behind: (p: Palette): string =>
    oval([0, 150, 60, 9], p.shade, 'fill-opacity=".6"') +
    path('M-44 150L-40 0H-26L-30 150ZM44 150L40 0H26L30 150Z', p.wood[0]) +
    line('M-34 40L34 110M34 40L-34 110', p.wood[2], 6) +
    box([-58, -92, 10, 100], 4, p.wood[0]) +
    box([48, -92, 10, 100], 4, p.wood[0]) +
    path('M-76 -88L0 -128L76 -88Z', p.roofs[0][0]) +
    path(
      'M-80 -87C-56 -108 -24 -132 0 -140C24 -132 56 -108 80 -87C52 -98 24 -88 0 -96C-28 -88 -52 -98 -80 -87Z',
      p.snow[2],
    ),
  front: (p: Palette): string =>
    box([-64, -34, 128, 10], 4, p.wood[1]) +
    [-56, -34, -12, 10, 32].map((x) => box([x, -28, 12, 32], 3, p.wood[1])).join('') +
    box([-70, 0, 140, 16], 4, p.wood[0]) +
    box([-66, -40, 132, 7], 3, p.snow[2]),
}
