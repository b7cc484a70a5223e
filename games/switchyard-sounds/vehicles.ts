import type { Palette } from './palette.ts'
import { ball, box, disc, line, oval, path } from './shapes.ts'

type Paint = readonly [string, string, string]

/** The engine seen from the front, with its wheels at 0, 0. */
export function engine(p: Palette, [dark, middle, light]: Paint): string {
  const [iron, ironLight, steel] = p.iron
  const body =
    path('M-96 -96H96V60H-96Z', dark) +
    path('M-118 -104C-118 -128 118 -128 118 -104Z', ironLight) +
    path('M-118 -104C-118 -124 -40 -126 0 -124C-40 -120 -70 -114 -78 -104Z', steel, 'fill-opacity=".6"') +
    box([-84, -84, 36, 40], 8, p.window[0]) +
    box([48, -84, 36, 40], 8, p.window[1]) +
    path('M-30 -92L-38 -158H38L30 -92Z', iron) +
    path('M-30 -92L-38 -158H-8L-6 -92Z', ironLight) +
    box([-46, -172, 92, 20], 8, p.brass[0]) +
    box([-46, -172, 46, 20], 8, p.brass[1]) +
    disc(0, 4, 88, iron) +
    disc(0, 4, 78, middle) +
    path('M-78 4A78 78 0 0 1 36 -65A96 96 0 0 0 -54 60A78 78 0 0 1 -78 4Z', light) +
    disc(0, 4, 54, dark) +
    ball(0, -4, 32, p.lamp[0], p.brass[1]) +
    disc(0, -4, 20, p.lamp[1]) +
    disc(-58, 44, 5, p.brass[0]) +
    disc(58, 44, 5, p.brass[0])
  const front =
    box([-124, 76, 248, 34], 8, dark) +
    box([-124, 76, 248, 13], 6, middle) +
    ball(-84, 93, 22, iron, steel) +
    ball(84, 93, 22, iron, steel) +
    path('M-92 110H92L66 152H-66Z', iron) +
    path('M-92 110H-40L-30 152H-66Z', ironLight) +
    line('M-36 112L-28 150M0 112V150M36 112L28 150', steel, 7)
  return `${oval([0, 0, 146, 17], p.shade, 'fill-opacity=".6"')}<g transform="translate(0 -152)">${body}${front}</g>`
}

/** A car seen from the front, with the box it carries. */
export function wagon(p: Palette, [dark, middle, light]: Paint): string {
  const [iron, , steel] = p.iron
  const body =
    path('M-104 -60C-104 -92 104 -92 104 -60Z', p.snow[2]) +
    box([-96, -62, 192, 140], 14, middle) +
    box([-96, -62, 66, 140], 14, light) +
    box([-54, -34, 108, 92], 8, dark) +
    box([-44, -12, 88, 64], 6, p.deck[0]) +
    box([-44, -12, 88, 20], 6, p.wall[1]) +
    line('M0 -12V52M-44 14H44', p.brass[0], 9) +
    line('M0 -12C-28 -34 -30 -6 0 -12C28 -34 30 -6 0 -12', p.brass[0], 7) +
    ball(-76, -40, 11, p.lamp[0], p.lamp[1]) +
    ball(76, -40, 11, p.lamp[0], p.lamp[1]) +
    box([-112, 76, 224, 30], 8, dark) +
    ball(-76, 92, 19, iron, steel) +
    ball(76, 92, 19, iron, steel) +
    path('M-70 106H70V152H-70Z', iron) +
    disc(-46, 128, 24, steel) +
    disc(46, 128, 24, steel) +
    disc(-46, 128, 12, iron) +
    disc(46, 128, 12, iron)
  return `${oval([0, 0, 128, 15], p.shade, 'fill-opacity=".6"')}<g transform="translate(0 -152)">${body}</g>`
}

/** The space that an engine or a car takes: left, top, width, height. */
export const vehicleBox = [-150, -330, 300, 350] as const
