import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'
import { blue, type Stems } from './phrases.ts'

type Tone = readonly [main: string, light: string, dark: string]
const tones: readonly Tone[] = [
  ['#F78FA8', '#FFC9D6', '#D45F80'],
  ['#6FDBA8', '#B9F5D8', '#2FA877'],
  ['#FFD23F', '#FFF3B0', '#E8A20A'],
  ['#B996F2', '#E3D1FF', '#8A63CB'],
  ['#FFA565', '#FFD8B8', '#D9742F'],
  ['#E7F08A', '#F8FBD2', '#A9B53A'],
]
const blueTone: Tone = ['#84C3F5', '#C6E6FF', '#4D93CF']

export const isBlue = (stems: Stems, stem: number): boolean => blue[stems].includes(stem)

/** How much color a look takes away. */
export const paleness = (look: Look, soft: boolean): number =>
  look === 'grown-up' ? 0.5 : soft ? 0.45 : look === 'clean' ? 0.15 : 0

/** The colors of a firefly; only blue ones are blue. */
export function toneOf(stems: Stems, stem: number, pale: number): Tone {
  const before = blue[stems].filter((one) => one < stem).length
  const tone = isBlue(stems, stem) ? blueTone : (tones[(stem - before) % tones.length] ?? blueTone)
  return [muted(tone[0], pale), muted(tone[1], pale), muted(tone[2], pale)]
}

const moonMark = '<path d="M6 18a15 15 0 1 0 9 25a17 17 0 0 1 -9 -25z" fill="#1D4E7E"/>'
const face = {
  awake:
    '<circle cx="-10" cy="-54" r="6.500" fill="#fff"/><circle cx="11" cy="-54" r="6.500" fill="#fff"/><circle cx="-9" cy="-53" r="3.500" fill="#231A33"/><circle cx="12" cy="-53" r="3.500" fill="#231A33"/><path d="M-8 -40Q1 -30 10 -40" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>',
  asleep:
    '<path d="M-16 -52q6 6 12 0M6 -52q6 6 12 0M-6 -40q7 6 13 0" stroke="#E5DCF0" stroke-width="3.600" stroke-linecap="round" fill="none"/>',
}

/** A firefly in a box from -105 to 105, asleep or awake: groups `asleep` and `awake` are shown by the style sheet. */
function bug([main, light, dark]: Tone, isMarked: boolean): string {
  return (
    '<g transform="rotate(-10)"><path class="wing" d="M-6 -22C-70 -70 -104 -50 -96 -22C-90 0 -46 2 -6 -10Z" fill="#DDF3F0" fill-opacity=".7"/><path class="wing is-right" d="M6 -22C60 -82 100 -66 96 -38C92 -12 50 -2 8 -10Z" fill="#fff" fill-opacity=".62"/>' +
    `<path d="M-26 0C-34 30 -22 66 0 66S34 30 26 0Z" fill="${main}"/><path d="M-26 0C-34 30 -22 66 0 66C-12 50 -14 20 -6 0Z" fill="${light}"/><path d="M-29 22H29M-25 42H25" stroke="${dark}" stroke-width="5" stroke-opacity=".55"/>${isMarked ? moonMark : ''}` +
    '<path d="M-28 6C-30 -26 -16 -34 0 -34S30 -26 28 6C16 14 -16 14 -28 6Z" fill="#3B2A4A"/><path d="M-28 6C-30 -26 -16 -34 0 -34C-14 -26 -18 -8 -14 10C-20 10 -25 8 -28 6Z" fill="#5A4270"/><circle cy="-52" r="29" fill="#4A3560"/><path d="M-29 -52A29 29 0 0 1 14 -77C-8 -74 -20 -56 -18 -30A29 29 0 0 1 -29 -52Z" fill="#6B5088"/>' +
    `<path d="M-12 -78C-16 -98 -30 -102 -36 -98M12 -78C18 -98 30 -104 38 -98" stroke="#4A3560" stroke-width="5" stroke-linecap="round" fill="none"/><circle cx="-37" cy="-97" r="6" fill="${light}"/><circle cx="39" cy="-97" r="6" fill="${light}"/>` +
    `<g class="asleep">${face.asleep}</g><g class="awake">${face.awake}</g></g>`
  )
}

/** The same on a star chart, for the Grown-up look: blue ones have a ring. */
function star([main, light, dark]: Tone, isMarked: boolean): string {
  return (
    `${isMarked ? `<circle r="58" fill="none" stroke="${light}" stroke-width="7"/>` : ''}` +
    `<path d="M0 -78L17 -17L78 0L17 17L0 78L-17 17L-78 0L-17 -17Z" fill="${dark}"/><path d="M0 -46L11 -11L46 0L11 11L0 46L-11 11L-46 0L-11 -11Z" fill="${main}"/>` +
    `<path class="awake" d="M0 -92L24 -24L92 0L24 24L0 92L-24 24L-92 0L-24 -24Z" fill="${light}"/>`
  )
}

export function fireflyArt(stems: Stems, stem: number, look: Look, soft: boolean): string {
  const tone = toneOf(stems, stem, paleness(look, soft))
  return (look === 'grown-up' ? star : bug)(tone, isBlue(stems, stem))
}

/** A guest from a player's card, in the player's color. */
export const guestArt = (color: string, look: Look): string =>
  `<g class="guest">${(look === 'grown-up' ? star : bug)([color, '#FFF6DC', '#2B1B3D'], false)}</g>`
