import type { Colors } from './looks.ts'
import type { Heading } from './town.ts'

/** How the bot feels: it waits, is glad about an errand, or shakes its head. */
export type Mood = 'calm' | 'glad' | 'no'

const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const faces: Record<Mood, string> = {
  calm: '<rect x="-15" y="-74" width="8" height="15" rx="4" fill="#8CF5E0"/><rect x="9" y="-74" width="8" height="15" rx="4" fill="#8CF5E0"/><path d="M-5 -53q6 5 12 0" fill="none" stroke="#8CF5E0" stroke-width="3.500" stroke-linecap="round"/>',
  glad: '<path d="M-17 -64q6 -9 12 0M7 -64q6 -9 12 0" fill="none" stroke="#8CF5E0" stroke-width="4" stroke-linecap="round"/><path d="M-9 -56H11Q8 -46 1 -46T-9 -56Z" fill="#8CF5E0"/>',
  no: '<circle cx="-11" cy="-66" r="5" fill="#8CF5E0"/><circle cx="13" cy="-66" r="5" fill="#8CF5E0"/><path d="M-6 -52h14" stroke="#8CF5E0" stroke-width="3.500" stroke-linecap="round"/>',
}

/** The bot from the side that is seen: front, back, or right; feet at 0, 100 high. `left` is `right` mirrored. */
function bodyArt({ bot, botDark, botLight }: Colors, side: 'front' | 'back' | 'right', mood: Mood): string {
  const screen = {
    front: `<rect x="-29" y="-84" width="60" height="38" rx="15" fill="#231A3C"/>${faces[mood]}`,
    back: `<rect x="-16" y="-78" width="32" height="22" rx="8" fill="${botDark}"/><path d="M-9 -71H9M-9 -64H9" stroke="${botLight}" stroke-width="3" stroke-linecap="round"/>`,
    right: `<path d="M4 -84H24C33 -84 37 -76 37 -65S33 -46 24 -46H4C-3 -46 -3 -84 4 -84Z" fill="#231A3C"/><g transform="translate(15 0) scale(.62 1)">${faces[mood]}</g>`,
  }[side]
  const chest = {
    front:
      '<rect x="-13" y="-36" width="26" height="20" rx="5" fill="#FFF4DC"/><rect x="-9" y="-32" width="7" height="5" rx="2" fill="#E8704F"/><rect x="1" y="-32" width="7" height="5" rx="2" fill="#F7C34B"/><rect x="-9" y="-24" width="18" height="4" rx="2" fill="#D9C9A8"/>',
    back: '<rect x="-15" y="-38" width="30" height="24" rx="5" fill="#C98B4C"/><rect x="-15" y="-38" width="30" height="8" rx="4" fill="#F0C084"/>',
    right:
      '<g transform="translate(28 -22)"><path d="M-12 -8H14L11 8H-9Z" fill="#C98B4C"/><rect x="-14" y="-11" width="30" height="6" rx="3" fill="#F0C084"/></g>',
  }[side]
  return (
    '<ellipse cx="2" cy="1" rx="34" ry="8" fill="#1E1230" fill-opacity=".18"/>' +
    `<rect x="-26" y="-15" width="52" height="16" rx="8" fill="#2B2440"/><circle cx="-16" cy="-7" r="4.500" fill="#8D80B5"/><circle cx="0" cy="-7" r="4.500" fill="#8D80B5"/><circle cx="16" cy="-7" r="4.500" fill="#8D80B5"/>` +
    `<path d="M-24 -38C-24 -46 -18 -49 -12 -49H12C18 -49 24 -46 24 -38L22 -13H-22Z" fill="${bot}"/><path d="M-24 -38C-24 -46 -18 -49 -12 -49H-9C-16 -40 -16 -24 -12 -13H-22Z" fill="${botLight}"/>` +
    (side === 'right' ? '' : stroke('M-24 -38C-33 -35 -36 -29 -35 -24M24 -38C33 -35 36 -29 35 -24', botDark, 7)) +
    `${chest}<rect x="-38" y="-94" width="76" height="48" rx="20" fill="${bot}"/><path d="M-38 -74C-38 -86 -30 -94 -18 -94H6C-18 -90 -32 -82 -33 -60C-36 -62 -38 -66 -38 -70Z" fill="${botLight}"/>${screen}` +
    `${stroke('M0 -94V-104', botDark, 4)}<circle cy="-109" r="7" fill="#F7C34B"/><circle cx="-2" cy="-111" r="3" fill="#FFE9A8"/>`
  )
}

/** A courier's van from above, which looks up; for the grown-up look. */
const vanArt = ({ bot, botDark, botLight }: Colors) =>
  `<rect x="-24" y="-40" width="48" height="82" rx="12" fill="#1E1230" fill-opacity=".18"/><rect x="-24" y="-43" width="48" height="82" rx="12" fill="${bot}"/><rect x="-24" y="-8" width="48" height="47" rx="8" fill="${botDark}"/><rect x="-18" y="-2" width="36" height="35" rx="5" fill="${bot}"/><path d="M-18 -16L-14 -32H14L18 -16Z" fill="#DDF0F2"/><path d="M-8 16L0 6L8 16" fill="none" stroke="${botLight}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`

/** The bot on a square of 100 by 100, with an arrow in front that shows where it looks. */
export function botArt(colors: Colors, heading: Heading, mood: Mood, isPlain: boolean): string {
  const arrow = `<g transform="translate(50 50) rotate(${heading * 90})"><path d="M-16 -43L0 -60L16 -43Z" fill="#F59A0C" stroke="#fff" stroke-width="4" stroke-linejoin="round"/></g>`
  if (isPlain) return `<g transform="translate(50 50) rotate(${heading * 90}) scale(.86)">${vanArt(colors)}</g>${arrow}`
  const side = (['back', 'right', 'front', 'right'] as const)[heading]
  const flip = heading === 3 ? -0.74 : 0.74
  return `<g transform="translate(50 88) scale(${flip} .74)">${bodyArt(colors, side, mood)}</g>${arrow}`
}

/** The bot from the front, its feet at 0 and 110 high. */
export const botFront = (colors: Colors, mood: Mood): string => bodyArt(colors, 'front', mood)
