import { placed } from '../kit/play/paper.ts'
import { nounOf, type Creature, type Noun, type Thing } from './nouns.ts'

/** Positions of arms and legs. */
interface Pose {
  arms?: 'down' | 'front' | 'up' | 'wide' | 'back' | 'over' | 'fork'
  legs?: 'stand' | 'walk' | 'run' | 'sit' | 'none'
}
/** Provides the SVG picture of a noun, and its skin tone. */
export type Art = (noun: Noun) => { svg: string; skin: string | null }

interface Build {
  shoulder: number
  hip: number
  wide: number
  skin: string
  shoe: string
  legs: string
}

const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Draws the far and the near arm, from the shoulders. */
function armsOf({ shoulder: y, wide, skin }: Build, arms: Pose['arms'] = 'down'): [string, string] {
  const [l, r] = [-wide, wide]
  const arm = (x: number, to: string) => line(`M${x} ${y}${to}`, skin, 10)
  switch (arms) {
    case 'down':
      return [arm(l, `Q${l - 12} ${y + 14} ${l - 8} ${y + 32}`), arm(r, `Q${r + 12} ${y + 14} ${r + 8} ${y + 32}`)]
    case 'front':
      return [arm(l + 10, `Q${r} ${y + 20} ${r + 30} ${y + 2}`), arm(r - 4, `Q${r + 14} ${y + 18} ${r + 30} ${y + 8}`)]
    case 'fork':
      return [arm(l, `Q${l - 14} ${y + 12} ${l - 6} ${y + 22}`), arm(r, `Q${r + 16} ${y + 14} ${r + 26} ${y - 8}`)]
    case 'up':
      return [arm(l, `Q${l - 22} ${y - 4} ${l - 26} ${y - 34}`), arm(r, `Q${r + 22} ${y - 4} ${r + 26} ${y - 34}`)]
    case 'over': {
      const hand = Math.min(29, wide * 0.7 + 18)
      return [arm(l, `Q${l - 34} ${y - 30} ${-hand} ${y - 92}`), arm(r, `Q${r + 34} ${y - 30} ${hand} ${y - 92}`)]
    }
    case 'wide':
      return [arm(l, `Q${l - 20} ${y + 4} ${l - 36} ${y - 8}`), arm(r, `Q${r + 20} ${y + 4} ${r + 36} ${y - 8}`)]
    case 'back':
      return [arm(l, `Q${l - 16} ${y + 14} ${l - 30} ${y + 10}`), arm(l + 8, `Q${l - 8} ${y + 20} ${l - 30} ${y + 16}`)]
  }
}

function legOf(x: number, hip: number, { legs, shoe }: Build, name: string, turn: number): string {
  const foot = `<ellipse cx="${x + 4}" cy="-4" rx="11" ry="6" fill="${shoe}"/>`
  const leg = `${line(`M${x} ${hip}V-7`, legs, 12)}${foot}`
  return `<g class="${name}" style="transform-origin:${x}px ${hip}px"><g transform="rotate(${turn} ${x} ${hip})">${leg}</g></g>`
}

function legsOf(build: Build, legs: Pose['legs'] = 'stand'): string {
  const { hip } = build
  switch (legs) {
    case 'none':
      return ''
    case 'sit': {
      const thigh = `M-4 ${hip}L18 ${hip + 6}L16 ${hip + 34}`
      return `${line(thigh, build.legs, 12)}<ellipse cx="21" cy="${hip + 36}" rx="11" ry="6" fill="${build.shoe}"/>`
    }
    case 'stand':
      return legOf(-9, hip, build, '', 0) + legOf(9, hip, build, '', 0)
    case 'walk':
    case 'run': {
      const turn = legs === 'run' ? 34 : 20
      return legOf(-5, hip, build, `sd-leg-a sd-${legs}`, turn) + legOf(5, hip, build, `sd-leg-b sd-${legs}`, -turn)
    }
  }
}

function creature(noun: Creature, art: Art, pose: Pose): string {
  const { svg, skin } = art(noun)
  const color = noun.toned && skin && !(noun.bust && noun.id === 'astronaut') ? skin : noun.fur
  const build: Build = {
    shoulder: -72,
    hip: -36,
    wide: 15,
    skin: color,
    shoe: '#4A3A3A',
    legs: noun.toned ? '#3E4C66' : color,
  }
  const [far, near] = armsOf(build, pose.arms)
  const tail = noun.tail ? line('M-14 -42C-38 -34 -44 -56 -36 -66', noun.fur, 9) : ''
  const size = noun.bust ? 96 : 78
  const top = noun.bust ? -152 : -150
  const head = placed(svg, -size / 2, top, size)
  const picture = noun.turned ? `<g transform="scale(-1 1)">${head}</g>` : head
  const body = `<path d="M-14 -80H14C22 -78 24 -60 21 -32C10 -26 -10 -26 -21 -32C-24 -60 -22 -78 -14 -80Z" fill="${noun.shirt}"/><path d="M-14 -80H-4C-10 -70 -12 -44 -9 -28C-14 -29 -18 -30 -21 -32C-24 -60 -22 -78 -14 -80Z" fill="#fff" fill-opacity=".2"/>`
  const before = pose.arms === 'over' || pose.arms === 'up'
  return `${tail}${before ? far + near : far}${legsOf(build, pose.legs)}${body}${picture}${before ? '' : near}`
}

/** Draws an object with eyes, a smile, arms, and legs, so that it can act. */
function livelyThing(noun: Thing, art: Art, pose: Pose): string {
  const build: Build = { shoulder: -62, hip: -26, wide: 34, skin: '#5B4A4A', shoe: '#4A3A3A', legs: '#5B4A4A' }
  const [far, near] = armsOf(build, pose.arms)
  const eye = (x: number) =>
    `<circle cx="${x}" cy="-70" r="10" fill="#fff" stroke="#3B2F3A" stroke-width="2"/><circle cx="${x + 3}" cy="-69" r="4.600" fill="#2B1B1D"/>`
  const smile = `<path d="M-10 -52Q0 -42 10 -52" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>${line('M-10 -52Q0 -42 10 -52', '#2B1B1D', 3.4)}`
  const picture = placed(art(noun).svg, -45, -106, 90)
  return `${far}${legsOf(build, pose.legs)}${picture}${eye(-12)}${eye(12)}${smile}${near}`
}

/** A person without a face, for the pictures of verbs. */
export const someone = 'someone'
export const something = 'something'
function nobody(pose: Pose): string {
  const build: Build = { shoulder: -72, hip: -36, wide: 15, skin: '#6B5F78', shoe: '#3F3549', legs: '#6B5F78' }
  const [far, near] = armsOf(build, pose.arms)
  const head = '<circle cx="0" cy="-112" r="32" fill="#8A7D97"/>'
  const body =
    '<path d="M-14 -80H14C22 -78 24 -60 21 -32C10 -26 -10 -26 -21 -32C-24 -60 -22 -78 -14 -80Z" fill="#8A7D97"/>'
  return `${far}${legsOf(build, pose.legs)}${body}${head}${near}`
}
const box =
  '<rect x="-34" y="-66" width="68" height="64" rx="8" fill="#D9B98A"/><path d="M-34 -48H34M0 -66V-48" stroke="#A9855A" stroke-width="6"/>'

/** The drawings of a noun, as the actor and as the object of a verb. */
export interface Figure {
  /** Draws it acting, facing right with its feet at 0,0. */
  does: (pose: Pose) => string
  /** Draws it at rest, with its foot at 0,0. */
  is: (pose?: Pose) => string
  creature: boolean
  /** Its height at rest. */
  height: number
  /** The height at which someone sits on it. */
  seat: number
  /** The height of something on its head. */
  crown: number
  food: boolean
}

/** Returns a noun's figure; with `many`, two of it. */
export function figureOf(id: string, many: boolean, art: Art): Figure {
  const double = (one: string) =>
    many
      ? `<g transform="translate(-34 -6) scale(.88)">${one}</g><g transform="translate(22 0) scale(.92)">${one}</g>`
      : one
  if (id === someone)
    return {
      does: (pose) => nobody(pose),
      is: (pose = {}) => nobody(pose),
      creature: true,
      height: 142,
      seat: 128,
      crown: 136,
      food: false,
    }
  if (id === something)
    return { does: () => box, is: () => box, creature: false, height: 66, seat: 66, crown: 60, food: true }
  const noun = nounOf(id)
  if (noun.kind === 'creature') {
    const drawn = (pose: Pose) => double(creature(noun, art, pose))
    return {
      does: drawn,
      is: (pose = {}) => drawn(pose),
      creature: true,
      height: 150,
      seat: 134,
      crown: noun.bust ? 140 : 134,
      food: false,
    }
  }
  const still = double(placed(art(noun).svg, -45, -88, 90))
  return {
    does: (pose) => double(livelyThing(noun, art, pose)),
    is: () => still,
    creature: false,
    height: 88,
    seat: 88 * (noun.seat ?? 0.88),
    crown: 98,
    food: noun.uses.includes('eat'),
  }
}
