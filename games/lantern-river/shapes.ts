import lotus from 'pics:lotus'
import type { Palette } from './palette.ts'
import type { Sprite } from './scenery.ts'

export type ShapeName = Sprite['name']
/** A drawing around 0,0, about 100 units wide: its viewport (x, y, width, height) and inner SVG. */
export interface Shape {
  box: readonly [number, number, number, number]
  svg: string
}

// The inner SVG of the lotus picture.
const lotusBody = lotus.replace(/^<svg[^>]*>|<\/svg>$/g, '')

const lines = (width: number, paths: string) =>
  `<g fill="none" stroke="#d8f6ff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`

/** The chevrons of a current; each has a class so that nearby ones can be animated. */
export const current: Shape = {
  box: [-42, -38, 84, 62],
  svg: lines(
    8,
    '<path class="flow flow-1" d="M-34 16L0 4L34 16"/><path class="flow flow-2" d="M-34 -2L0 -13L34 -2"/><path class="flow flow-3" d="M-34 -19L0 -29L34 -19"/>',
  ),
}
/** A whirlpool in perspective. */
export const whirlpool: Shape = {
  box: [-62, -28, 124, 56],
  svg: `<g transform="scale(1 .42)"><g class="turning">${lines(
    7,
    '<path d="M0 0C10 -12 26 -4 22 12C18 30 -14 32 -26 12C-38 -12 -16 -40 12 -38C40 -36 54 -6 46 20"/><path d="M-46 -16C-54 12 -36 44 -4 48" stroke-opacity=".6"/>',
  )}</g></g>`,
}

/** Returns the shapes on the banks and the water in a theme's colors. */
export function shapesOf({ tree: [light, dark, trunk], glint, dot }: Palette): Record<ShapeName, Shape> {
  return {
    current,
    whirl: whirlpool,
    pine: {
      box: [-44, -112, 88, 114],
      svg: `<path d="M-5 0V-16H5V0Z" fill="${trunk}"/><path d="M0 -110L32 -54H20L42 -12H-42L-20 -54H-32Z" fill="${dark}"/><path d="M0 -110L5 -60L-5 -54L0 -12H-42L-20 -54H-32Z" fill="${light}"/>`,
    },
    bush: {
      box: [-58, -58, 116, 60],
      svg: `<path d="M-46 0C-60 -24 -36 -42 -22 -36C-14 -58 18 -58 24 -36C42 -42 58 -20 46 0Z" fill="${dark}"/><path d="M-46 0C-60 -24 -36 -42 -22 -36C-16 -52 4 -56 14 -48C-10 -44 -20 -24 -18 0Z" fill="${light}"/>`,
    },
    reeds: {
      box: [-34, -80, 68, 84],
      svg: `<g fill="none" stroke-linecap="round"><path d="M-12 0Q-16 -34 -24 -52M0 0Q0 -40 2 -66M12 0Q16 -30 26 -46" stroke="${light}" stroke-width="5"/><path d="M2 -54V-72M-21 -42L-26 -58" stroke="#8a5a34" stroke-width="9"/></g>`,
    },
    lily: {
      box: [-44, -28, 88, 48],
      svg: '<path d="M0 0L34 -8A40 17 0 1 0 38 6Z" fill="#2f8f6b"/><path d="M0 0L34 -8A40 17 0 0 0 -38 -6Z" fill="#4db388"/>',
    },
    lotus: { box: [-32, -54, 64, 64], svg: `<g transform="translate(-30 -52) scale(.47)">${lotusBody}</g>` },
    rock: {
      box: [-38, -32, 76, 48],
      svg: `<path d="M-30 6C-34 -14 -16 -30 2 -28C22 -28 34 -10 28 6Z" fill="#6d6790"/><path d="M-30 6C-34 -14 -16 -30 2 -28C-8 -18 -10 -6 -6 6Z" fill="#8d87b0"/><path d="M-34 7Q0 16 34 7" stroke="${glint}" stroke-width="4" fill="none" stroke-opacity=".7" stroke-linecap="round"/>`,
    },
    dot: {
      box: [-17, -8, 34, 16],
      svg: `<ellipse rx="15" ry="5.5" fill="${dot}" fill-opacity=".3"/><ellipse rx="7" ry="2.6" fill="${dot}" fill-opacity=".95"/>`,
    },
    glint: {
      box: [-28, -4, 56, 8],
      svg: `<rect x="-26" y="-2" width="52" height="4" rx="2" fill="${glint}" fill-opacity=".34"/>`,
    },
  }
}
