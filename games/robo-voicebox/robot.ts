import type { Look } from '@marigold/contract'
import { paintOf, paletteOf, type Palette } from './palette.ts'
import { arms, badges, chests, disc, ears, feet, hats, line, patterns } from './robot-parts.ts'
import type { PartKind, Parts } from './parts.ts'

/** The robot's mood, which selects its CSS animation. */
export type Mood = 'calm' | 'talks' | 'silly' | 'dances' | 'hiccups' | 'listens'

function eyesOf(option: number, p: Palette): string {
  const pupil = (x: number, r = 10) => disc(x, -104, r, p.face) + disc(x - r * 0.4, -104 - r * 0.6, r * 0.4, '#fff')
  switch (option) {
    case 1:
      return disc(0, -104, 32, p.eye) + disc(3, -102, 16, p.face) + disc(-4, -110, 6, '#fff')
    case 2:
      return `<path d="M-92 -108H92" stroke="${p.brassDark}" stroke-width="10"/>${[-40, 40].map((x) => disc(x, -106, 31, p.brass) + disc(x, -106, 23, p.eye) + pupil(x + 3)).join('')}`
    case 3:
      return [-40, 40]
        .map(
          (x) =>
            disc(x, -106, 21, p.eye) +
            pupil(x + 5) +
            `<path d="M${x - 22} -106A22 22 0 0 1 ${x + 22} -106Z" fill="${p.brassDark}"/>`,
        )
        .join('')
    default:
      return [-40, 40].map((x) => disc(x, -106, 21, p.eye) + pupil(x + 5)).join('')
  }
}

function mouthOf(option: number, p: Palette): string {
  switch (option) {
    case 1:
      return `<path d="M-38 -76Q0 -38 38 -76Z" fill="${p.mouth}"/><path d="M-30 -74Q0 -64 30 -74Z" fill="#fff"/>`
    case 2:
      return `<rect x="-38" y="-80" width="76" height="28" rx="14" fill="${p.mouth}"/>${line('M-28 -66l8 -7 10 13 10 -13 10 13 10 -13 8 7', p.mouthLight, 4)}`
    case 3:
      return `<rect x="-34" y="-82" width="68" height="30" rx="9" fill="${p.brass}"/>${line('M-24 -74H24M-24 -67H24M-24 -60H24', p.face, 3.6)}`
    default:
      return `<ellipse cx="0" cy="-66" rx="22" ry="14" fill="${p.mouth}"/>${line('M-10 -66H10', p.mouthLight, 4)}`
  }
}

function antennaOf(option: number, p: Palette, deep: string): string {
  const knob = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r * 1.75}" fill="${p.eye}" fill-opacity=".5"/>${disc(x, y, r, p.mouth)}<circle cx="${x - r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.34}" fill="${p.mouthLight}"/>`
  switch (option) {
    case 1:
      return line('M-34 -174L-54 -214M34 -174L54 -214', deep, 9) + knob(-56, -222, 14) + knob(56, -222, 14)
    case 2:
      return `${line('M0 -176V-214', deep, 9)}<path d="M-4 -218C-30 -240 -66 -236 -74 -220C-58 -206 -26 -206 -4 -214ZM4 -218C30 -240 66 -236 74 -220C58 -206 26 -206 4 -214Z" fill="${p.brass}"/>${disc(0, -216, 10, p.mouth)}`
    case 3:
      return line('M0 -176L-16 -184L16 -192L-16 -200L16 -208L0 -214', deep, 7) + knob(0, -228, 16)
    default:
      return line('M0 -178V-214', deep, 9) + knob(0, -226, 17)
  }
}

function headOf(option: number, [, plain, light]: readonly string[], p: Palette): string {
  const face = `<rect x="-88" y="-148" width="176" height="104" rx="${option === 2 ? 16 : 40}" fill="${p.face}"/><path d="M-48 -148C-70 -148 -88 -130 -88 -108V-84C-88 -70 -80 -58 -70 -50C-74 -90 -60 -126 -10 -148Z" fill="${p.faceLight}"/>`
  const shell = {
    1: `<ellipse cx="0" cy="-96" rx="124" ry="88" fill="${plain}"/><path d="M-30 -180C-96 -168 -124 -132 -124 -96C-124 -60 -96 -28 -52 -16C-86 -62 -80 -132 -30 -180Z" fill="${light}"/>`,
    2: `<rect x="-118" y="-178" width="236" height="164" rx="14" fill="${plain}"/><path d="M-104 -178C-112 -178 -118 -172 -118 -164V-28C-118 -20 -112 -14 -104 -14H-60C-88 -62 -84 -130 -40 -178Z" fill="${light}"/>`,
    3: `<path d="M-128 -14C-112 -40 -116 -178 0 -182C116 -178 112 -40 128 -14Z" fill="${plain}"/><path d="M-128 -14C-112 -40 -116 -166 -20 -181C-76 -140 -84 -60 -70 -14Z" fill="${light}"/>`,
  }[option]
  const usual = `<rect x="-118" y="-178" width="236" height="164" rx="50" fill="${plain}"/><path d="M-68 -178C-96 -178 -118 -156 -118 -128V-64C-118 -36 -96 -14 -68 -14H-50C-84 -60 -80 -130 -30 -178Z" fill="${light}"/>`
  return (shell ?? usual) + face
}

/** Draws the body, `half` units to each side, wide enough for the word's slots. */
function bodyOf([dark, plain, light, deep]: readonly string[], half: number): string {
  const low = half - 14
  return `<rect x="-34" y="-20" width="68" height="40" rx="10" fill="${deep}"/>${line('M-30 -8H30M-30 4H30', light ?? '', 5)}<path d="M${20 - half} 10C${8 - half} 10 ${-half} 20 ${-half} 34L${-low} 196C${2 - low} 212 ${12 - low} 222 ${28 - low} 222H${low - 28}C${low - 12} 222 ${low - 2} 212 ${low} 196L${half} 34C${half} 20 ${half - 8} 10 ${half - 20} 10Z" fill="${plain}"/><path d="M${20 - half} 10C${8 - half} 10 ${-half} 20 ${-half} 34L${-low} 196C${2 - low} 212 ${12 - low} 222 ${28 - low} 222H${66 - low}C${40 - low} 150 ${36 - low} 70 ${62 - half} 10Z" fill="${light}"/><path d="M${half - 20} 10C${half - 8} 10 ${half} 20 ${half} 34L${low} 196C${low - 2} 212 ${low - 12} 222 ${low - 28} 222H${low - 52}C${low - 30} 150 ${low - 24} 70 ${half - 44} 10Z" fill="${dark}"/>`
}

/** Draws the opening in the chest, with or without slots. */
function voiceBox(p: Palette, half: number, open: boolean): string {
  const width = (half - 32) * 2
  const holes = open
    ? ''
    : [-64, 0, 64].map((x) => disc(x, 92, 26, p.slot) + line(`M${x - 12} 92H${x + 12}`, p.brassDark, 5)).join('')
  return `<rect x="${-width / 2}" y="40" width="${width}" height="104" rx="24" fill="${p.boxRim}"/><rect x="${10 - width / 2}" y="50" width="${width - 20}" height="84" rx="17" fill="${p.box}"/>${holes}`
}

/** Where a part shines, in the robot's units. */
const glints: Readonly<Record<PartKind, readonly [x: number, y: number]>> = {
  paint: [-104, 26],
  head: [-92, -156],
  eyes: [62, -130],
  mouth: [38, -58],
  antenna: [22, -240],
  ears: [126, -122],
  arms: [190, 84],
  chest: [60, 168],
  feet: [70, 250],
  pattern: [-96, 190],
  hat: [104, -214],
  badge: [98, 8],
}
const glint = ([x, y]: readonly [number, number]) =>
  `<path d="M${x} ${y - 20}L${x + 5} ${y - 5}L${x + 20} ${y}L${x + 5} ${y + 5}L${x} ${y + 20}L${x - 5} ${y + 5}L${x - 20} ${y}L${x - 5} ${y - 5}Z" fill="#fff"/>`

interface Drawn {
  look: Look
  /** Parts that shine. */
  shiny?: readonly PartKind[]
  /** Half the width of the body. */
  half?: number
  /** True if slots are shown over the voice box. */
  open?: boolean
}

/** Draws the robot from the antenna at -260 to the feet at 282, with the base of the neck at 0,0. */
export function robotPicture(parts: Parts, { look, shiny = [], half = 140, open = false }: Drawn): string {
  const p = paletteOf(look)
  const paint = paintOf(parts.paint, look)
  const group = (name: string, inside: string) => `<g class="robo-${name}" data-poke="${name}">${inside}</g>`
  return (
    group('feet', feet(parts.feet, p, paint)) +
    group('arms', arms(parts.arms, p, paint, half)) +
    bodyOf(paint, half) +
    patterns(parts.pattern, paint, half) +
    voiceBox(p, half, open) +
    group('chest', chests(parts.chest, p)) +
    badges(parts.badge, p, half) +
    group(
      'head',
      group('antenna', antennaOf(parts.antenna, p, paint[3])) +
        group('ears', ears(parts.ears, p)) +
        headOf(parts.head, paint, p) +
        group('eyes', eyesOf(parts.eyes, p)) +
        group('mouth', mouthOf(parts.mouth, p)) +
        hats(parts.hat, p),
    ) +
    shiny.map((kind) => glint(glints[kind])).join('')
  )
}

/** Draws a small robot as one picture, for the gallery and the choice of a part. */
export const smallRobot = (parts: Parts, look: Look, shiny: readonly PartKind[] = []): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-230 -300 460 596" aria-hidden="true">${robotPicture(parts, { look, shiny })}</svg>`
