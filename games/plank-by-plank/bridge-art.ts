import { muted } from '../kit/screens/muted.ts'
import { onBridge, sagOf, type Places } from './layout.ts'
import type { Bridge, Plank } from './state.ts'

const n = (value: number) => String(Math.round(value * 10) / 10)
/** Four planks for each side, and one in the middle. */
export const slotCount = 9
const slotShare = (slot: number): number => (slot + 0.5) / slotCount

/** A plank of wood, its middle at (0, 0), 40 long and seen from a little above. */
const woodArt = (tint: (hex: string) => string, at: number) =>
  `<path d="M-18 -8H19L21 4H-20Z" fill="${tint(at % 2 ? '#D69B5C' : '#C98A4B')}"/><path d="M-20 4H21V12H-20Z" fill="${tint('#8A5530')}"/><path d="M-18 -8H19L20 -5H-19Z" fill="#FFE3B0" fill-opacity=".55"/><path d="M-14 -3q10 3 16 0t14 1M-8 1h12" fill="none" stroke="${tint('#7A4726')}" stroke-opacity=".65" stroke-width="1.500" stroke-linecap="round"/><circle cx="-15" cy="-1" r="1.700" fill="#4A2F2A"/><circle cx="16" cy="-1" r="1.700" fill="#4A2F2A"/>`
/** Paper sags, but holds. */
const paperArt =
  '<path d="M-19 -7Q0 4 20 -7L22 2Q0 14 -21 2Z" fill="#FFF7E6"/><path d="M-21 2Q0 14 22 2V6Q0 18 -21 6Z" fill="#D9C7A4"/><path d="M-12 -3L-13 6M0 0V10M13 -3L14 6" stroke="#C9B48C" stroke-width="1.500"/><path d="M-19 -7Q0 4 20 -7L22 2Q0 14 -21 2Z" fill="none" stroke="#9A8256" stroke-width="1.600" stroke-dasharray="4 3"/>'
const waitingArt = '<path d="M-18 -7H19L21 6H-20Z" fill="#fff" fill-opacity=".25" stroke="#4A2F2A" stroke-width="2" stroke-dasharray="4 4"/>' // prettier-ignore
const rung = '<path d="M-2 -9L1 9" stroke="#8A6A44" stroke-width="3" stroke-linecap="round"/>'

function plankArt(plank: Plank | undefined, at: number, tint: (hex: string) => string): string {
  if (!plank) return rung
  const { of, waits, loose } = plank
  const art = waits ? waitingArt : of === 'wood' ? woodArt(tint, at) : paperArt
  return loose ? `<g transform="rotate(58) translate(14 6)">${art}</g>` : art
}

/** Which plank is in which place, from the left: mine, the middle one, yours. Who meets in the middle stands on planks. */
export function slotsOf({ me, you }: Bridge, middle: boolean): (Plank | undefined)[] {
  const of = [...me, ...you].some((plank) => plank.of === 'wood' && !plank.loose) ? 'wood' : 'paper'
  const mid: Plank | undefined = middle ? { of, waits: false, loose: false } : undefined
  return [me[0], me[1], me[2], me[3] ?? mid, mid, you[3] ?? mid, you[2], you[1], you[0]]
}

/** The post at an end of the bridge, with rope around it. */
function post(x: number, y: number, u: number, tint: (hex: string) => string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(u)})"><path d="M-8 8L-7 -62Q0 -68 7 -62L8 8Z" fill="${tint('#9A6238')}"/><path d="M1 -66Q5 -65 7 -62L8 8H1Z" fill="${tint('#6B3F24')}"/><ellipse cy="-63" rx="7" ry="3.500" fill="${tint('#D6A36B')}"/><path d="M-9 -44H9M-9 -38H9M-9 -32H9" stroke="${tint('#E6CC9A')}" stroke-width="4.500" stroke-linecap="round"/><path d="M-9 -41H9M-9 -35H9" stroke="${tint('#A98552')}" stroke-width="1.500"/></g>`
}

/** One plank and its place on the bridge, so that each is a picture of its own and can be played like a xylophone. */
export function slotArt(places: Places, plank: Plank | undefined, slot: number, ropes: number, grownUp: boolean) {
  const tint = (hex: string) => (grownUp ? muted(hex, 0.35) : hex)
  const { x, y, turn } = onBridge(places, slotShare(slot), ropes)
  const size = (places.right - places.left) / slotCount / 44
  return {
    x,
    y,
    size,
    art: plankArt(plank, slot, tint),
    at: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size * 1.06)} ${n(size * 1.4)})`,
  }
}

/** The ropes behind the planks, and those in front: the more the two think of later, the more ropes and knots. */
export function ropesArt(places: Places, ropes: number, grownUp: boolean): { back: string; front: string } {
  const tint = (hex: string) => (grownUp ? muted(hex, 0.35) : hex)
  const { left, right, deck, unit: u } = places
  const sag = sagOf(places, ropes)
  const mid = (left + right) / 2
  const high = Math.min(46 * u, (right - left) * 0.2)
  const curve = (rise: number, hang: number) => `M${n(left)} ${n(deck - rise)}Q${n(mid)} ${n(deck - rise + hang * 2)} ${n(right)} ${n(deck - rise)}` // prettier-ignore
  const rope = (d: string, width: number) => `<path d="${d}" fill="none" stroke="${tint('#7A5A34')}" stroke-width="${n(width * u + 1)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${tint('#E3C48D')}" stroke-width="${n(width * u * 0.55)}" stroke-dasharray="${n(7 * u)} ${n(4 * u)}"/>` // prettier-ignore
  const ties = (count: number, shift: number) =>
    Array.from({ length: count }, (_, at) => {
      const { x, y } = onBridge(places, (at + 0.5) / count, ropes)
      return `M${n(x)} ${n(y + 4 * u)}L${n(x + shift)} ${n(y - high * 0.92)}`
    }).join('')
  const tied = (d: string) =>
    `<path d="${d}" fill="none" stroke="${tint('#8A6A44')}" stroke-width="${n(2 * u + 0.6)}"/>`
  const far = 7 * u
  return {
    back:
      `<g transform="translate(${n(far)} ${n(-far)})">${post(left, deck, u * 0.86, tint)}${post(right, deck, u * 0.86, tint)}${rope(curve(high, sag), 2.6)}${ropes > 0 ? tied(ties(3 + ropes * 2, 0)) : ''}</g>` +
      rope(curve(-4 * u, sag), 3.4),
    front:
      post(left, deck, u, tint) + post(right, deck, u, tint) + rope(curve(high, sag), ropes > 2 ? 4.2 : 3) + (ropes > 1 ? tied(ties(1 + ropes * 2, 0)) : ''), // prettier-ignore
  }
}
