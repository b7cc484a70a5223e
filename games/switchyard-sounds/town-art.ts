import type { Palette } from './palette.ts'
import { box, disc, line, oval, path, placed } from './shapes.ts'
import type { Built } from './town.ts'

const ink = '#2B1B3D'

/** A neighbor with a scarf, from a child's own color; the feet are at 0, 0. */
export function neighbor(p: Palette, scarf: string, kind = 0): string {
  const coat = [p.cabin[0], p.deck[1], p.roofs[0][0]][kind % 3] ?? p.cabin[0]
  const skin = kind % 2 === 0 ? p.skin[0] : p.skin[1]
  return (
    oval([-11, 0, 11, 6], ink) +
    oval([11, 0, 11, 6], ink) +
    path('M-25 -2C-29 -42 -18 -60 0 -60C18 -60 29 -42 25 -2Z', coat) +
    `<g class="arm">${line('M18 -42L38 -58', coat, 13)}${disc(40, -60, 8, scarf)}</g>` +
    line('M-18 -42L-28 -20', coat, 13) +
    `<g class="head">${disc(0, -80, 22, skin)}${disc(-8, -80, 3, ink)}${disc(8, -80, 3, ink)}` +
    line('M-7 -70q7 7 14 0', ink, 3) +
    path('M-23 -88C-23 -116 23 -116 23 -88Z', scarf) +
    box([-26, -94, 52, 11], 5, p.snow[2]) +
    `${disc(0, -113, 8, p.snow[2])}</g>` +
    box([-20, -62, 40, 12], 6, scarf) +
    path('M8 -54h12v26h-12Z', scarf)
  )
}

/** A box with a ribbon, its foot at 0, 0. */
export const parcel = (p: Palette): string =>
  box([-27, -46, 54, 46], 5, p.deck[0]) +
  box([-27, -46, 54, 14], 5, p.wall[1]) +
  line('M0 -46V0', p.horn[0], 8) +
  line('M0 -46C-22 -66 -26 -42 0 -46C22 -66 26 -42 0 -46', p.horn[0], 6)

const gondolas = Array.from({ length: 8 }, (_, i) => {
  const turn = (i * Math.PI) / 4
  return [52 * Math.cos(turn), 52 * Math.sin(turn)] as const
})

const wheel = (p: Palette): string =>
  line('M-34 0L0 -66L34 0', p.wood[0], 7) +
  `<g transform="translate(0 -66)"><g class="turns">` +
  line(gondolas.map(([x, y]) => `M0 0L${x.toFixed(1)} ${y.toFixed(1)}`).join(''), p.rail[0], 3) +
  `<circle r="52" fill="none" stroke="${p.roofs[1][0]}" stroke-width="6"/>` +
  gondolas.map(([x, y], i) => disc(x, y, 10, [p.horn[0], p.roofs[0][1], '#D8433A'][i % 3] ?? p.horn[0])).join('') +
  `</g>${disc(0, 0, 9, p.brass[1])}</g>`

const house = (p: Palette): string =>
  box([-30, -40, 60, 40], 2, p.wall[0]) +
  path('M-40 -36L0 -72L40 -36Z', p.roofs[0][0]) +
  path('M-40 -36L0 -78L40 -36L24 -42L0 -58L-24 -42Z', p.snow[2]) +
  box([-20, -28, 16, 16], 2, p.window[1]) +
  box([6, -28, 15, 28], 2, p.door)

const swing = (p: Palette): string =>
  line('M-34 0L-22 -62H22L34 0M-22 -62L-12 0M22 -62L12 0', p.wood[0], 6) +
  `<g class="sways">${line('M-10 -60V-20M10 -60V-20', p.rail[1], 3)}${box([-14, -22, 28, 7], 3, '#D8433A')}</g>`

const fountain = (p: Palette): string =>
  path('M-38 -18H38L28 0H-28Z', p.rail[0]) +
  box([-6, -46, 12, 30], 3, p.rail[1]) +
  path('M-20 -46H20L12 -36H-12Z', p.rail[0]) +
  line('M0 -48C-6 -74 -26 -66 -28 -24M0 -48C6 -74 26 -66 28 -24M0 -48V-72', p.water[1], 5)

/** Draws something of the town with its foot at 0, 0. */
export function builtPicture(p: Palette, what: Built, scarf: string): string {
  if (what === 'neighbor') return placed(0, 0, 0.52, neighbor(p, scarf))
  return { wheel, house, swing, fountain }[what](p)
}

/** The ledges of the hills on both sides of the tracks, from the first to the last, in a wide and in a tall yard. */
const ledges = {
  wide: [
    [158, -164],
    [236, -158],
    [166, -228],
    [238, -232],
    [202, -294],
  ],
  tall: [
    [140, -168],
    [146, -232],
    [150, -298],
    [216, -312],
    [272, -306],
  ],
} as const

/** The child's town on the hills behind the yard: things are built on both sides in turn, each on a ledge of snow. */
export function townOnHills(p: Palette, town: readonly Built[], portrait: boolean, scarf: string): string {
  const places = portrait ? ledges.tall : ledges.wide
  const scale = portrait ? 0.56 : 0.66
  const hill = portrait
    ? path('M108 -110C120 -250 130 -330 200 -332S300 -330 330 -110Z', p.middle)
    : path('M104 -110C120 -240 160 -312 204 -314S300 -220 340 -110Z', p.middle)
  return ([-1, 1] as const)
    .map((way, first) => {
      const built = town.filter((_, i) => i % 2 === first).slice(0, places.length)
      if (built.length === 0) return ''
      const drawn = built.map((what, i) => {
        const [x = 0, y = 0] = places[i] ?? []
        return placed(way * x, y, scale, oval([0, 2, 52, 10], p.snow[2]) + builtPicture(p, what, scarf))
      })
      return placed(0, 0, 1, hill, way === -1) + drawn.reverse().join('')
    })
    .join('')
}

/** What a choice leads to, in a box of 150 by 100. */
export function outcomePicture(p: Palette, what: 'house' | 'wheel' | 'bridge' | 'tunnel', scarf: string): string {
  const hills = path('M0 70C40 50 110 52 150 66V100H0Z', p.snow[0])
  const drawn = {
    house: () => hills + placed(75, 88, 1, house(p)),
    wheel: () =>
      hills +
      placed(96, 94, 0.74, wheel(p)) +
      [14, 40].map((x) => placed(x, 92, 0.44, parcel(p))).join('') +
      [14, 40].map((x) => placed(x, 70, 0.44, parcel(p))).join(''),
    bridge: () =>
      path('M0 66H150V100H0Z', p.water[0]) +
      line('M6 78Q75 26 144 78', p.wood[0], 8) +
      line('M32 62V86M75 52V86M118 62V86', p.wood[1], 6) +
      placed(75, 52, 0.44, neighbor(p, scarf)),
    tunnel: () =>
      path('M0 100C10 30 50 8 75 8C100 8 140 30 150 100Z', p.rail[0]) +
      path('M40 100V68C40 30 110 30 110 68V100Z', ink) +
      placed(60, 96, 0.6, parcel(p)) +
      disc(94, 80, 13, p.rail[1]) +
      disc(104, 68, 9, p.rail[1]) +
      line('M60 40q0 -10 8 -10q9 0 8 8q0 5 -7 8v5', p.wall[1], 5) +
      disc(69, 60, 3, p.wall[1]),
  }
  return `<rect width="150" height="100" rx="14" fill="${p.sky[1]}"/>${drawn[what]()}`
}

/** Neighbors of the town at night, each with the shadow of the snow. */
export const onSnow = (p: Palette, art: string): string => oval([0, 0, 30, 6], p.shade, 'fill-opacity=".5"') + art
