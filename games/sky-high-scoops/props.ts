import type { Look } from '@marigold/contract'
import { placed } from '../kit/play/paper.ts'
import { balloonArt, cliffArt, cloudArt, hillArt, lighthouseArt, moonArt, treeArt } from './art.ts'
import { pictureOf } from './pictures.ts'
import { liftsOf, wholeShift, type Layout } from './camera.ts'
import type { Palette } from './palette.ts'

/** A part of the scenery: its box on the stage before the camera rises, and its drawing. */
export interface Prop {
  name: string
  box: readonly [x: number, y: number, width: number, height: number]
  view: string
  svg: string
  /** In front of the meadow. */
  near?: true
  /** Stretched to fill its box. */
  stretched?: true
  class?: string
}

interface Room {
  layout: Layout
  color: Palette
  lifts: ReturnType<typeof liftsOf>
  /** Converts a share of the stage width to a position relative to the tower. */
  beside: (share: number) => number
}

function giraffe({ layout: { ground, size }, lifts, beside }: Room): Prop {
  const foot = size * 0.075
  const tall = lifts.giraffe + foot
  return {
    name: 'giraffe',
    box: [beside(0.19) - tall / 2, ground + foot - tall, tall, tall],
    view: '4 4 120 120',
    svg: `<g transform="matrix(-1 0 0 1 128 0)">${placed(pictureOf('giraffe'), 0, 0, 128)}</g>`,
    near: true,
  }
}

/** The house on its hill, with its roof where the tower passes it. */
function house({ layout: { ground, size, stage }, color, lifts, beside }: Room): Prop[] {
  const wide = Math.min(size * 0.24, lifts.house * 0.7)
  const x = beside(stage.portrait ? -0.33 : -0.165)
  const top = ground - lifts.house
  const hill = top + wide * 0.84
  const spread = Math.max(wide * 2.6, (ground - hill) * 0.9)
  return [
    {
      name: 'hill',
      box: [x - spread / 2, hill, spread, ground + size * 0.06 - hill],
      view: '0 0 100 100',
      svg: hillArt(color.hills),
      stretched: true,
    },
    {
      name: 'house',
      box: [x - wide / 2, top, wide, wide],
      view: '4 4 120 120',
      svg: placed(pictureOf('house'), 0, 0, 128),
    },
  ]
}

function lighthouse({ layout: { ground, size, stage }, color, lifts, beside }: Room): Prop[] {
  const tall = Math.min(size * 0.36, lifts.lighthouse * 0.72)
  const x = beside(stage.portrait ? 0.28 : 0.27)
  const top = ground - lifts.lighthouse
  const cliff = top + tall * 0.97
  const spread = Math.max(tall * 0.95, (ground - cliff) * 0.5)
  return [
    {
      name: 'cliff',
      box: [x - spread / 2, cliff, spread, ground + size * 0.06 - cliff],
      view: '0 0 100 100',
      svg: cliffArt(color.rock),
      stretched: true,
    },
    { name: 'lighthouse', box: [x - tall / 4.8, top, tall / 2.4, tall], view: '0 12 100 228', svg: lighthouseArt() },
  ]
}

function moon({ layout: { ground, size, stage }, color, lifts, beside }: Room): Prop {
  const wide = size * 0.34
  return {
    name: 'moon',
    box: [beside(stage.portrait ? 0.25 : 0.17) - wide / 2, ground - lifts.moon - wide * 0.42, wide, wide],
    view: '-88 -88 176 176',
    svg: moonArt(color.moon),
  }
}

function plane({ layout: { ground, size, stage }, lifts, beside }: Room): Prop {
  const wing = size * 0.17
  return {
    name: 'plane',
    box: [beside(stage.portrait ? -0.3 : -0.15) - wing / 2, ground - lifts.plane, wing, wing],
    view: '0 0 128 128',
    svg: placed(pictureOf('airplane'), 0, 0, 128),
    class: 'glides',
  }
}

function balloon({ layout: { ground, size, stage }, lifts, beside }: Room): Prop {
  const wide = size * 0.11
  return {
    name: 'balloon',
    box: [
      beside(stage.portrait ? -0.17 : -0.28) - wide / 2,
      ground - lifts.giraffe * (stage.portrait ? 1.15 : 1.5),
      wide,
      wide * 1.7,
    ],
    view: '0 0 100 170',
    svg: balloonArt(['#FFC4D6', '#F58AAC', '#D2608A'], pictureOf('bird')),
    class: 'floats',
  }
}

const cloudSpots = [
  [-0.44, 0.2, 0.9],
  [0.34, 0.3, 1],
  [-0.1, 0.42, 0.75],
  [0.24, 0.56, 0.9],
  [-0.34, 0.66, 1.05],
  [-0.02, 0.8, 0.7],
  [0.36, 0.86, 0.85],
] as const
/** Clouds up to the height of the plane, where space begins. */
function clouds({ layout: { ground, size, stage }, color, beside }: Room, high: number): Prop[] {
  return cloudSpots.map(([x, y, scale], index) => {
    const wide = size * 0.26 * scale
    const spread = stage.portrait ? 1.1 : 1
    return {
      name: `cloud-${index}`,
      box: [beside(x * spread) - wide / 2, ground - high * y - wide * 0.25, wide, wide * 0.5],
      view: '-84 -44 168 84',
      svg: cloudArt(color.cloud),
      class: index % 2 === 0 ? 'drifts' : 'drifts drifts-back',
    }
  })
}

function trees({ layout: { ground, size, stage }, color }: Room): Prop[] {
  const spots = [
    [0.05, 0.03, 0.9],
    [0.4, 0.015, 0.5],
    [0.88, 0.03, 0.8],
    [0.97, 0.05, 1.05],
  ] as const
  return spots.map(([x, y, scale], index) => {
    const tall = size * 0.15 * scale
    return {
      name: `tree-${index}`,
      box: [x * stage.width - tall * 0.4, ground + y * size - tall, tall * 0.8, tall],
      view: '-46 -100 92 102',
      svg: treeArt([color.hills[1], color.meadow[1]]),
      near: true,
    }
  })
}

/** Returns everything beside the tower. */
export function propsOf(layout: Layout, color: Palette, look: Look): Prop[] {
  const room: Room = {
    layout,
    color,
    lifts: liftsOf(layout),
    beside: (share) => layout.tower + share * layout.stage.width,
  }
  const high = Math.max(room.lifts.plane, wholeShift(layout) * 0.7)
  // Animated parts come last, because everything drawn over them becomes a layer of its own.
  return [
    moon(room),
    ...lighthouse(room),
    ...house(room),
    plane(room),
    ...clouds(room, high),
    balloon(room),
    ...(look === 'clean' ? [] : trees(room)),
    giraffe(room),
  ]
}
