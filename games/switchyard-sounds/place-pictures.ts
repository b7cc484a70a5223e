import type { Palette } from './palette.ts'
import type { PlaceName } from './rules.ts'
import { placed, box, disc, line, path } from './shapes.ts'

const tree = (x: number, y: number, scale: number, p: Palette): string =>
  placed(
    x,
    y,
    scale,
    path('M0 -92L28 -44H18L36 -10H-36L-18 -44H-28Z', p.pine[1]) +
      path('M0 -92L4 -50L-4 -44L0 -10H-36L-18 -44H-28Z', p.pine[0]),
  )

const drawn: Record<PlaceName, (p: Palette) => string> = {
  mountains: (p) =>
    path('M0 84L48 24L78 58L108 18L160 84Z', p.far) +
    path('M48 24L64 42C56 40 50 48 38 37ZM108 18L124 38C116 36 108 44 96 33Z', p.cap),
  lake: (p) =>
    path('M0 62C40 44 110 46 160 58V70H0Z', p.far) +
    path('M0 68C50 60 110 60 160 68V96H0Z', p.water[0]) +
    line('M20 82H50M76 76H104M112 88H142', p.water[1], 4) +
    placed(76, 72, 0.6, path('M-34 0H34L24 16H-24Z', p.door) + path('M0 -6V-66L36 -12Z', '#fff')),
  forest: (p) => [20, 52, 84, 112, 140].map((x, i) => tree(x, 96 - (i % 2) * 6, 0.72 + (i % 3) * 0.14, p)).join(''),
  village: (p) =>
    [26, 76, 128]
      .map((x, i) =>
        placed(
          x,
          92,
          0.9,
          box([-24, -32, 48, 32], 2, p.wall[0]) +
            path('M-32 -30L0 -60L32 -30Z', p.roofs[i === 1 ? 1 : 0][0]) +
            path('M-32 -30L0 -64L32 -30L18 -34L0 -48L-18 -34Z', '#fff') +
            box([-14, -22, 12, 12], 2, p.window[1]),
        ),
      )
      .join('') + disc(146, 20, 9, p.sun),
}

/** A place in a 160 × 110 box, for the choice and the line map. */
export const placePicture = (p: Palette, place: PlaceName): string =>
  `<rect width="160" height="110" rx="14" fill="${p.sky[1]}"/>${drawn[place](p)}<path d="M0 90C50 82 110 84 160 90V96A14 14 0 0 1 146 110H14A14 14 0 0 1 0 96Z" fill="${p.snow[0]}"/>`
