import type { Kind } from './harbor.ts'

const eyes =
  '<circle cx="70" cy="22" r="6" fill="#fff"/><circle cx="70" cy="38" r="6" fill="#fff"/><circle cx="72" cy="22" r="3" fill="#2B1B3D"/><circle cx="72" cy="38" r="3" fill="#2B1B3D"/>'
const hull = (body: string, side: string) =>
  `<path d="M4 10C4 6 8 4 14 4H60C80 6 94 20 98 30C94 40 80 54 60 56H14C8 56 4 54 4 50Z" fill="${body}"/><path d="M4 30H98C94 40 80 54 60 56H14C8 56 4 54 4 50Z" fill="${side}"/>`

const bodies: Record<Kind, string> = {
  boat:
    hull('#E0583B', '#B93F26') +
    '<path d="M12 14H58C74 16 82 24 86 30C82 36 74 44 58 46H12Z" fill="#F6E0C0"/><rect x="22" y="18" width="34" height="24" rx="6" fill="#fff"/><rect x="44" y="20" width="10" height="20" rx="4" fill="#4A6A88"/><circle cx="30" cy="30" r="7" fill="#2B1B3D"/><circle cx="30" cy="30" r="4" fill="#F59A0C"/>',
  ferry:
    hull('#FFFFFF', '#D8E6F0') +
    '<path d="M10 12H58C74 14 84 24 88 30C84 36 74 46 58 48H10Z" fill="#F3D9B0"/><rect x="14" y="16" width="44" height="28" rx="8" fill="#fff"/><path d="M20 20h8v8h-8zM32 20h8v8h-8zM44 20h8v8h-8zM20 32h8v8h-8zM32 32h8v8h-8zM44 32h8v8h-8z" fill="#5AA9E6"/>',
  barge:
    hull('#3C5068', '#2B3A50') +
    '<path d="M10 12H60C72 16 78 24 80 30C78 36 72 44 60 48H10Z" fill="#E9CFA2"/><rect x="14" y="15" width="18" height="14" rx="3" fill="#5B8FD9"/><rect x="35" y="15" width="18" height="14" rx="3" fill="#F7C34B"/><rect x="14" y="31" width="18" height="14" rx="3" fill="#5FA96B"/><rect x="35" y="31" width="18" height="14" rx="3" fill="#E8704F"/>',
}

/** A boat from above that heads to the right, in a box of 100 by 60; plain ones have no eyes. */
export const boatArt = (kind: Kind, isPlain: boolean): string => bodies[kind] + (isPlain ? '' : eyes)

/** The mark of an urgent boat, and the pennant of a player who earned one, in a box of 60 by 20. */
export const pennantArt = (color: string): string => `<path d="M0 0L60 8L0 18Z" fill="${color}"/>`

/** A half of something that two boats bring. */
export const halfArt =
  '<path d="M20 16h30v28H20z" fill="#F59AB5"/><path d="M20 26h30v6H20zM32 16h6v28h-6z" fill="#D6487E"/>'

export type Mood = 'calm' | 'glad' | 'alert'
/** The harbor master: a crab that conducts, in a box of 100 by 90. */
export function crabArt(mood: Mood): string {
  const up = mood === 'calm' ? 0 : mood === 'glad' ? -22 : -10
  const claw = (side: -1 | 1) =>
    `<g transform="translate(${50 + side * 36} ${46 + up}) scale(${side} 1)"><path d="M-14 18L0 6" stroke="#C93F2E" stroke-width="8" stroke-linecap="round"/><path d="M-4 8C-8-8 6-16 16-8L8-1L18 2C16 12 2 16-4 8Z" fill="#E8563F"/></g>`
  const mouth = { calm: 'M42 62q8 6 16 0', glad: 'M40 60q10 14 20 0Z', alert: 'M46 64a4 5 0 1 0 8 0a4 5 0 1 0-8 0' }[
    mood
  ]
  return (
    '<path d="M24 70L14 82M34 74L28 86M66 74L72 86M76 70L86 82" stroke="#C93F2E" stroke-width="6" stroke-linecap="round"/>' +
    `${claw(-1)}${claw(1)}<ellipse cx="50" cy="58" rx="32" ry="22" fill="#E8563F"/><path d="M20 52a32 22 0 0 1 60 0a40 22 0 0 0-60 0Z" fill="#F0806A"/>` +
    '<path d="M40 42V30M60 42V30" stroke="#C93F2E" stroke-width="5"/><circle cx="40" cy="27" r="8" fill="#fff"/><circle cx="60" cy="27" r="8" fill="#fff"/><circle cx="41" cy="28" r="4" fill="#2B1B3D"/><circle cx="59" cy="28" r="4" fill="#2B1B3D"/>' +
    `<path d="${mouth}" fill="${mood === 'calm' ? 'none' : '#2B1B3D'}" stroke="#2B1B3D" stroke-width="3" stroke-linecap="round"/>` +
    '<path d="M34 16H66L62 6H38Z" fill="#22466B"/><rect x="30" y="15" width="40" height="5" rx="2" fill="#F7C34B"/>'
  )
}
