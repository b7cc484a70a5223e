import type { Look } from '@marigold/contract'

/** What the walker does. */
export type Pose = 'stand' | 'step' | 'splash' | 'wait' | 'glad'
export const poses: readonly Pose[] = ['stand', 'step', 'splash', 'wait', 'glad']

export interface Dress {
  /** An adult wears a long coat instead of a jacket and a hat. */
  grown: boolean
  coat: readonly [light: string, dark: string]
  trousers: readonly [near: string, far: string]
  boots: readonly [near: string, far: string]
  skin: readonly [light: string, dark: string]
  hair: string
  hat: readonly [light: string, dark: string]
  /** The color of the current player. */
  pack: readonly [light: string, dark: string]
}

type Joint = readonly [x: number, y: number]
/** A knee or elbow, and the foot or hand at its end. */
type Limb = readonly [jointX: number, jointY: number, endX: number, endY: number]
interface Limbs {
  far: Limb
  near: Limb
  farArm: Limb
  nearArm: Limb
  mouth: 'talk' | 'calm' | 'smile'
  eyes: 'open' | 'up'
}

const limbs: Record<Pose, Limbs> = {
  stand: {
    far: [10, -46, 12, 0],
    near: [-12, -46, -14, 0],
    farArm: [34, -142, 40, -112],
    nearArm: [-34, -142, -38, -108],
    mouth: 'calm',
    eyes: 'open',
  },
  step: {
    far: [34, -58, 40, -12],
    near: [-14, -50, -22, 0],
    farArm: [44, -156, 74, -134],
    nearArm: [-34, -146, -48, -114],
    mouth: 'talk',
    eyes: 'open',
  },
  splash: {
    far: [38, -70, 32, -28],
    near: [-8, -46, -6, 0],
    farArm: [52, -174, 86, -186],
    nearArm: [-46, -172, -78, -178],
    mouth: 'smile',
    eyes: 'open',
  },
  wait: {
    far: [12, -46, 14, 0],
    near: [-10, -46, -10, 0],
    farArm: [36, -146, 14, -138],
    nearArm: [-32, -144, 0, -130],
    mouth: 'calm',
    eyes: 'up',
  },
  glad: {
    far: [14, -46, 18, 0],
    near: [-14, -46, -18, 0],
    farArm: [48, -204, 58, -250],
    nearArm: [-46, -202, -58, -244],
    mouth: 'smile',
    eyes: 'open',
  },
}

const jointsOf = ([x, y, endX, endY]: Limb): [Joint, Joint] => [
  [x, y],
  [endX, endY],
]
const line = (points: readonly Joint[], color: string, width: number) =>
  `<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const boot = ([x, y]: Joint, color: string) =>
  `<path transform="translate(${x} ${y})" d="M-13 -20H10L12 -9C22 -9 30 -5 30 4H-13Z" fill="${color}"/>`

const face = ({ mouth, eyes }: Limbs, x: number, y: number, s: number, { skin }: Dress): string => {
  const lips = {
    talk: `<ellipse cx="24" cy="18" rx="6" ry="5" fill="#7A2F2A"/>`,
    calm: `<path d="M17 19Q24 21 30 18" stroke="#7A3B2E" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    smile: `<path d="M14 15Q24 18 33 13Q31 25 22 25Q16 24 14 15Z" fill="#7A2F2A"/>`,
  }[mouth]
  const up = eyes === 'up' ? 2 : 0
  return `<g transform="translate(${x} ${y}) scale(${s})"><circle r="40" fill="${skin[0]}"/><path d="M19 -35A40 40 0 0 1 17 36A60 60 0 0 0 19 -35Z" fill="${skin[1]}" fill-opacity=".5"/><g class="st-eyes"><circle cx="13" cy="${-up}" r="4.400" fill="#2B1B1D"/><circle cx="33" cy="${-up}" r="4.400" fill="#2B1B1D"/></g>${lips}<ellipse cx="7" cy="12" rx="7" ry="4.500" fill="#E8806A" fill-opacity=".4"/></g>`
}

type Joints = [[Joint, Joint], [Joint, Joint], [Joint, Joint], [Joint, Joint]]
function child(pose: Pose, dress: Dress): string {
  const { coat, trousers, boots, skin, hair, hat, pack } = dress
  const at = limbs[pose]
  const [far, near, farArm, nearArm] = [at.far, at.near, at.farArm, at.nearArm].map(jointsOf) as Joints
  const head = `${face(at, 4, -232, 1, dress)}<ellipse cx="-34" cy="-228" rx="7" ry="10" fill="${skin[1]}"/><path d="M-42 -218C-54 -284 40 -294 48 -242C34 -256 22 -258 10 -256C-2 -248 -20 -248 -26 -242C-30 -232 -36 -220 -42 -218Z" fill="${hair}"/><path d="M-41 -246C-45 -290 42 -298 49 -252C20 -266 -14 -262 -41 -246Z" fill="${hat[1]}"/><path d="M-41 -246C-44 -276 -7 -294 19 -286C-8 -282 -22 -266 -25 -254C-31 -252 -37 -249 -41 -246Z" fill="${hat[0]}"/><circle cx="2" cy="-292" r="11" fill="#FBE3C0"/>`
  return `${line([[10, -92], ...far], trousers[1], 26)}${boot(far[1], boots[1])}${line([[18, -176], ...farArm], coat[1], 21)}<circle cx="${farArm[1][0]}" cy="${farArm[1][1]}" r="10" fill="${skin[1]}"/>
${line([[-10, -92], ...near], trousers[0], 27)}${boot(near[1], boots[0])}
<path d="M-44 -184C-74 -182 -82 -128 -70 -104C-58 -96 -40 -98 -28 -104L-20 -180Z" fill="${pack[1]}"/><path d="M-44 -184C-74 -182 -82 -128 -70 -104C-64 -100 -58 -100 -52 -100C-60 -124 -54 -164 -34 -182Z" fill="${pack[0]}"/>
<path d="M-30 -194C-46 -158 -48 -116 -44 -80C-20 -68 24 -70 44 -84C44 -124 42 -164 26 -196Z" fill="${coat[1]}"/><path d="M-30 -194C-46 -158 -48 -116 -44 -80C-38 -76 -28 -75 -20 -74C-28 -118 -16 -166 2 -195Z" fill="${coat[0]}"/>
<rect x="-10" y="-206" width="26" height="22" rx="8" fill="${skin[1]}"/>${head}
${line([[-18, -176], ...nearArm], coat[0], 22)}<circle cx="${nearArm[1][0]}" cy="${nearArm[1][1]}" r="10.500" fill="${skin[0]}"/>`
}

/** Moves joints above the hips up, for the same pose on a taller body. */
const raised = (joint: Joint, by: number): Joint => [joint[0], joint[1] - by]
const longer = ([x, y, footX, footY]: Limb): [Joint, Joint] => jointsOf([x, y * 1.32, footX, footY])

function adult(pose: Pose, dress: Dress): string {
  const { coat, trousers, boots, skin, hair, pack } = dress
  const at = limbs[pose]
  const far = longer(at.far)
  const near = longer(at.near)
  const arm = (limb: Limb) => jointsOf(limb).map((joint) => raised(joint, 56)) as [Joint, Joint]
  const [farArm, nearArm] = [arm(at.farArm), arm(at.nearArm)]
  const [[fx, fy], [nx, ny]] = [farArm[1], nearArm[1]]
  return `${line([[8, -124], ...far], trousers[1], 22)}${boot(far[1], boots[1])}${line([[18, -234], ...farArm], coat[1], 19)}<circle cx="${fx}" cy="${fy}" r="9" fill="${skin[1]}"/>
${line([[-8, -124], ...near], trousers[0], 23)}${boot(near[1], boots[0])}
<path d="M-28 -250C-42 -208 -46 -140 -46 -88C-18 -78 24 -80 46 -90C44 -146 40 -212 26 -252Z" fill="${coat[1]}"/><path d="M-28 -250C-42 -208 -46 -140 -46 -88C-38 -84 -28 -82 -18 -82C-28 -140 -18 -216 0 -251Z" fill="${coat[0]}"/>
<path d="M-34 -236C-38 -200 -50 -160 -58 -132C-48 -126 -30 -128 -22 -134L-14 -232Z" fill="${pack[1]}" fill-opacity=".96"/><path d="M-58 -132C-60 -118 -54 -104 -40 -104C-26 -104 -20 -118 -22 -134C-34 -128 -46 -128 -58 -132Z" fill="${pack[0]}"/>
<rect x="-9" y="-270" width="22" height="26" rx="8" fill="${skin[1]}"/><path d="M-24 -254C-10 -240 14 -240 26 -256L28 -244C14 -230 -12 -230 -26 -242Z" fill="${pack[0]}"/>
${face(at, 3, -294, 0.74, dress)}<path d="M-28 -284C-40 -338 30 -344 36 -304C24 -316 14 -318 2 -316C-8 -312 -16 -308 -18 -298C-20 -290 -22 -284 -28 -284Z" fill="${hair}"/><circle cx="-26" cy="-316" r="14" fill="${hair}"/>
${line([[-18, -232], ...nearArm], coat[0], 20)}<circle cx="${nx}" cy="${ny}" r="9.500" fill="${skin[0]}"/>`
}

/** Draws the walker facing right, with its feet at 0, 0. */
export const walkerArt = (pose: Pose, dress: Dress): string => (dress.grown ? adult : child)(pose, dress)

const pair = (hex: string): [string, string] => [`color-mix(in srgb, ${hex}, #fff 18%)`, hex]

/** Returns the walker's clothes: a child at the stream, and an adult at night or in the Grown-up look. */
export function dressOf(look: Look, city: boolean, seatColor: string): Dress {
  const grown = city || look === 'grown-up'
  const quiet = look === 'grown-up'
  return {
    grown,
    coat: grown ? (quiet ? ['#8C8378', '#6F675D'] : ['#C98F5A', '#A66F3E']) : ['#F7AF35', '#E08A12'],
    trousers: grown ? ['#3B4257', '#2C3244'] : ['#3B5385', '#2C3E63'],
    boots: grown ? ['#4A3428', '#38271D'] : ['#A8402C', '#7E2F22'],
    skin: grown ? ['#C98F6B', '#AD7450'] : ['#EDBB92', '#D79C70'],
    hair: grown ? '#2B2024' : '#3B2417',
    hat: ['#D9573F', '#B93A2B'],
    pack: pair(seatColor),
  }
}
