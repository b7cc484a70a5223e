import type { Look } from '@marigold/contract'
import type { Sky } from './places.ts'

const playful = {
  wall: '#3D1440',
  drape: '#7A1F5C',
  drapeLight: '#9C3378',
  drapeMiddle: '#932C6F',
  tie: '#E0A93F',
  tieLight: '#F7D27A',
  valance: '#4F1748',
  valanceTop: '#5F1F57',
  floor: '#C9864A',
  floorDark: '#8E5228',
  plank: '#7E4722',
  pit: '#3C1437',
  bulb: '#FFE9B0',
  spot: '#FFF0B8',
  mark: '#FFF0C8',
  rod: '#3C1A38',
  trunk: '#8A4A2C',
  trunkLight: '#A8623C',
  trunkTop: '#C27C50',
  paper: false,
}
/** The theater's colors by purpose; `paper` is a shadow theater. */
export type Palette = Omit<typeof playful, 'paper'> & { paper: boolean }

const clean: Palette = {
  ...playful,
  wall: '#22505A',
  drape: '#2C7482',
  drapeLight: '#4A96A2',
  drapeMiddle: '#3F8995',
  valance: '#1E5560',
  valanceTop: '#2A6875',
  floor: '#E0BE93',
  floorDark: '#C39A6B',
  plank: '#A97F50',
  pit: '#173E47',
  rod: '#3A4A50',
}
const grown: Palette = {
  wall: '#1F2126',
  drape: '#2E3138',
  drapeLight: '#3F434C',
  drapeMiddle: '#383C44',
  tie: '#8A8070',
  tieLight: '#A89E8C',
  valance: '#24262C',
  valanceTop: '#2C2F36',
  floor: '#5E564C',
  floorDark: '#3E3932',
  plank: '#332F29',
  pit: '#17181C',
  bulb: '#CFC4AE',
  spot: '#FFF3D6',
  mark: '#E8DEC8',
  rod: '#1B1815',
  trunk: '#4A443C',
  trunkLight: '#5C554B',
  trunkTop: '#6E665A',
  paper: true,
}

export const paletteOf = (look: Look): Palette => (look === 'grown-up' ? grown : look === 'clean' ? clean : playful)

/** A painted backdrop: sky from top to bottom, far and near ground, and hills if it has any. */
export interface Paint {
  sky: readonly [string, string]
  far: string
  farLight: string
  ground: string
  groundLight: string
  stars: boolean
  hills: 'peaks' | 'round' | 'waves'
}

const paints: Record<Sky, Paint> = {
  night: {
    sky: ['#2B3B7E', '#B08CC0'],
    far: '#4F4A92',
    farLight: '#6A64AE',
    ground: '#3F7A66',
    groundLight: '#56957A',
    stars: true,
    hills: 'peaks',
  },
  evening: {
    sky: ['#5A3F8C', '#F2A978'],
    far: '#7C4C86',
    farLight: '#9A659C',
    ground: '#6B6A3E',
    groundLight: '#8C8A52',
    stars: true,
    hills: 'round',
  },
  day: {
    sky: ['#6FB7E4', '#DDF1F6'],
    far: '#7FB58E',
    farLight: '#9CCBA4',
    ground: '#5C9A62',
    groundLight: '#79B37A',
    stars: false,
    hills: 'round',
  },
  sea: {
    sky: ['#5FB4DE', '#D9F0EE'],
    far: '#2F86A8',
    farLight: '#4CA3BF',
    ground: '#D9B878',
    groundLight: '#EBD09A',
    stars: false,
    hills: 'waves',
  },
  snow: {
    sky: ['#7C9FCB', '#E4EEF7'],
    far: '#8FA6C6',
    farLight: '#B2C5DC',
    ground: '#DCE8F1',
    groundLight: '#F3F8FB',
    stars: false,
    hills: 'peaks',
  },
  sand: {
    sky: ['#58AEE0', '#F7E3B5'],
    far: '#D89F5C',
    farLight: '#E7B97A',
    ground: '#DDB06A',
    groundLight: '#EECB8C',
    stars: false,
    hills: 'round',
  },
  forest: {
    sky: ['#5C9C98', '#D4E8B8'],
    far: '#3C7560',
    farLight: '#548F74',
    ground: '#41704A',
    groundLight: '#588A5A',
    stars: false,
    hills: 'peaks',
  },
}
const paper: Omit<Paint, 'stars' | 'hills'> = {
  sky: ['#E9DCBE', '#F8EFD8'],
  far: '#CDBD9A',
  farLight: '#D9CBAB',
  ground: '#A8977A',
  groundLight: '#B9A98B',
}

/** Returns the backdrop of a place. A shadow theater has paper and light instead of colors. */
export const paintOf = (sky: Sky | null, look: Look): Paint => {
  const paint = paints[sky ?? 'night']
  return look === 'grown-up' ? { ...paint, ...paper, stars: false } : paint
}
