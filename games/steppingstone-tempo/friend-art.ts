import { turtleArt } from './object-art.ts'
import type { Choice } from './journey.ts'

/** A duckling with a scarf in the color of its player, or a bike with its light on; 0,0 is the ground. */
export const ducklingArt = (scarf: string, city: boolean): string =>
  city
    ? `<path d="M34 -22L92 -36V-4L34 -18Z" fill="#FFE9A0" fill-opacity=".45"/><g fill="none" stroke="#23243A" stroke-width="4"><circle cx="-22" cy="-15" r="14"/><circle cx="24" cy="-15" r="14"/></g><path d="M-22 -15L-8 -38H16L24 -15M-8 -38L4 -15H-22M16 -38L12 -48H20" fill="none" stroke="${scarf}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path d="M-16 -42H0" stroke="#23243A" stroke-width="5" stroke-linecap="round"/><circle cx="30" cy="-24" r="6" fill="#FFF1CF"/>`
    : `<path d="M-6 -4L-8 2H-1L-3 -4ZM6 -4L4 2H11L9 -4Z" fill="#E07A2A"/><path d="M-30 -20C-22 -17 -14 -18 -6 -22C8 -30 24 -20 22 -10C18 0 -14 2 -22 -7C-26 -11 -30 -15 -30 -20Z" fill="#F7C34B"/><path d="M-14 -15C-6 -20 6 -19 10 -13C6 -6 -8 -6 -14 -15Z" fill="#D99A1E"/><circle cx="17" cy="-34" r="14" fill="#F7C34B"/><path d="M29 -37L43 -32L29 -28Z" fill="#E05A3A"/><circle cx="22" cy="-38" r="2.800" fill="#2B1B3D"/><path d="M6 -24C12 -19 20 -19 26 -24L27 -19C19 -14 12 -14 6 -19ZM8 -21L2 -10L9 -12L11 -19Z" fill="${scarf}"/>`

const basket =
  '<path d="M-20 0L-24 -20H24L20 0Z" fill="#C98A4B"/><path d="M-24 -20H24V-27H-24Z" fill="#A86D35"/><path d="M-16 -27C-16 -50 16 -50 16 -27" fill="none" stroke="#A86D35" stroke-width="5"/><path d="M-18 -27C-14 -36 -2 -36 2 -27ZM2 -27C6 -35 16 -35 19 -27Z" fill="#D6453F"/>'
/** A tortoise that carries the picnic, or a food cart. */
export const tortoiseArt = (scarf: string, city: boolean): string =>
  city
    ? `<path d="M-40 -12V-42H40V-12Z" fill="#F3EBDC"/><path d="M-40 -22H40V-12H-40Z" fill="${scarf}"/><path d="M-36 -42V-84M36 -42V-84" stroke="#8A8398" stroke-width="4"/><path d="M-48 -84H48L40 -104H-40Z" fill="#D6453F"/><path d="M-20 -84L-16 -104H0V-84ZM20 -84H40L32 -104H18Z" fill="#FFF1DC"/><circle cx="-24" cy="-8" r="11" fill="#23243A"/><circle cx="24" cy="-8" r="11" fill="#23243A"/><path d="M-18 -42C-16 -54 -2 -54 0 -42ZM4 -42C6 -54 20 -54 22 -42Z" fill="#E9B26A"/>`
    : `<g class="st-passed" transform="translate(-52 -82)">${turtleArt}</g><g transform="translate(-4 -70)">${basket}</g><path d="M14 -30C20 -24 30 -22 36 -26L35 -19C27 -15 18 -17 12 -23Z" fill="${scarf}"/>`

/** A duckling that rides a turtle; bikes ride by themselves. */
export const riderArt = (scarf: string, city: boolean): string =>
  city
    ? ducklingArt(scarf, city)
    : `<g class="st-passed" transform="translate(-52 -76) scale(.9)">${turtleArt}</g><g transform="translate(-6 -58)">${ducklingArt(scarf, city)}</g>`

export const flowerArt = `<path d="M-2 0C-3 -14 -3 -20 0 -28L3 -27C1 -18 1 -12 2 0Z" fill="#5E8A3E"/>${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="1" cy="-43" rx="7" ry="10" fill="#F48CB0" transform="rotate(${turn} 1 -34)"/>`).join('')}<circle cx="1" cy="-34" r="6" fill="#FFD36B"/>`
export const treatArt =
  '<path d="M-16 -18C-16 -30 16 -30 16 -18C16 -4 6 2 0 2S-16 -4 -16 -18Z" fill="#D6453F"/><path d="M-12 -26Q-4 -20 0 -27Q4 -20 12 -26L4 -33H-4Z" fill="#5E8A3E"/><circle cx="-6" cy="-14" r="1.500" fill="#FFE3A0"/><circle cx="5" cy="-16" r="1.500" fill="#FFE3A0"/><circle cx="0" cy="-7" r="1.500" fill="#FFE3A0"/>'
/** A log over the last of the water, 120 wide, or a puddle. */
export const logArt = (city: boolean): string =>
  city
    ? '<ellipse cy="-4" rx="62" ry="14" fill="#7FA6D6"/><path d="M-40 -8Q-10 -16 20 -9M-10 0Q16 -4 40 1" fill="none" stroke="#D6E8FA" stroke-width="3" stroke-linecap="round"/>'
    : '<path d="M-60 -22H52V8H-60Z" fill="#8A5A34"/><path d="M-60 -22H52V-10H-60Z" fill="#A8713F"/><ellipse cx="52" cy="-7" rx="11" ry="15" fill="#E3BC86"/><ellipse cx="52" cy="-7" rx="5" ry="8" fill="none" stroke="#B5854C" stroke-width="3"/><path d="M-40 -4H-10M-26 2H12" stroke="#6B4426" stroke-width="3" stroke-linecap="round"/>'

/** One of what a choice brings. */
export const broughtArt = (choice: Choice, scarf: string, city: boolean): string =>
  choice === 'ducklings' ? ducklingArt(scarf, city) : choice === 'tortoise' ? treatArt : flowerArt

const at = (x: number, y: number, scale: number, art: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`
/** What may come of a choice, 240 by 120. */
export function choiceArt(choice: Choice, scarf: string, city: boolean): string {
  const duck = ducklingArt(scarf, city)
  const ground = `<rect width="240" height="120" rx="16" fill="${city ? '#3A3A5E' : '#8CC9C4'}"/><path d="M0 92H240V104Q240 120 224 120H16Q0 120 0 104Z" fill="${city ? '#8A8398' : '#9C6B3E'}"/>`
  const shown = {
    ducklings: at(56, 96, 1.15, duck) + at(122, 96, 1.15, duck) + at(188, 96, 1.15, duck),
    tortoise: at(92, 98, 0.86, tortoiseArt(scarf, city)) + at(164, 96, 1, treatArt) + at(206, 96, 1, treatArt),
    stones: `<ellipse cx="52" cy="98" rx="34" ry="12" fill="#AEB4BA"/><ellipse cx="130" cy="98" rx="34" ry="12" fill="#AEB4BA"/>${at(196, 96, 1.5, flowerArt)}`,
    log: at(84, 100, 1, logArt(city)) + at(176, 96, 1.4, flowerArt) + at(212, 96, 1.4, flowerArt),
  }
  return ground + shown[choice]
}
