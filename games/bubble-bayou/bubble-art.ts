import type { Gesture } from './rules.ts'

/** Colors of a bubble's film, which every bubble of the page shares. */
export const sheenArt =
  '<radialGradient id="bayou-ball"><stop offset=".35" stop-color="#fff" stop-opacity=".06"/><stop offset=".72" stop-color="#CDF6F0" stop-opacity=".1"/><stop offset=".88" stop-color="#9BE7F4" stop-opacity=".38"/><stop offset=".95" stop-color="#FFD0EE" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity=".95"/></radialGradient><linearGradient id="bayou-film" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#7FE9F5"/><stop offset=".3" stop-color="#FFB3E2"/><stop offset=".6" stop-color="#FFEBA0"/><stop offset="1" stop-color="#8FF0C4"/></linearGradient>'

/** What a gesture looks like: a thick rim to hold, two dents to pinch, a bead on a string. */
const marks: Record<Gesture, string> = {
  tap: '',
  hold: '<circle r="41" fill="none" stroke="#B87A00" stroke-opacity=".5" stroke-width="11"/><circle r="41" fill="none" stroke="#FFC23D" stroke-width="7"/>',
  pinch:
    '<g fill="#FFC23D" stroke="#B87A00" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"><path d="M-50 -15Q-48 0 -50 15L-27 0Z"/><path d="M50 -15Q48 0 50 15L27 0Z"/></g>',
  pair: '<circle r="42" fill="none" stroke="#FF86B6" stroke-width="6" stroke-dasharray="4 9.2" stroke-linecap="round"/><circle cy="-46" r="8" fill="#FF86B6"/><circle cx="-2.5" cy="-48.5" r="2.5" fill="#fff"/>',
}

/** A bubble 100 wide around 0,0: its film, the window and the water that are reflected in it, and its gesture. */
export const skinArt = (gesture: Gesture): string =>
  `<circle r="49" fill="url(#bayou-ball)"/><circle r="46" fill="none" stroke="url(#bayou-film)" stroke-width="3.5" stroke-opacity=".75"/>${marks[gesture]}<path d="M-37 -13C-33 -26 -23 -35 -10 -38C-14 -32 -18 -29 -20 -26C-26 -22 -29 -17 -37 -13Z" fill="#fff" fill-opacity=".95"/><path d="M-6 -39C-1 -40 3 -40 7 -39C4 -35 2 -33 0 -32C-4 -33 -7 -33 -12 -31C-10 -34 -8 -37 -6 -39Z" fill="#fff" fill-opacity=".8"/><path d="M10 40C24 37 35 27 39 13C34 24 24 33 10 36Z" fill="#fff" fill-opacity=".7"/><circle cx="30" cy="-27" r="3" fill="#fff" fill-opacity=".8"/><ellipse cy="33" rx="20" ry="7" fill="#fff" fill-opacity=".14"/>`

const around = (count: number, far: number, art: (turn: number, at: number) => string) =>
  Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI + (at % 2) * 0.16
    return `<g transform="translate(${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)})">${art(turn, at)}</g>`
  }).join('')
/** Drops that fly off a popped bubble, 100 wide around 0,0. */
export const dropsArt = around(
  14,
  43,
  (turn, at) =>
    `<g transform="rotate(${((turn * 180) / Math.PI).toFixed(0)})"><path d="M-9 0Q0 ${-3 - (at % 3)} ${3 + (at % 3)} 0Q0 ${3 + (at % 3)} -9 0Z" fill="#F4FFFC"/></g>`,
)
/** Stars that a popped bubble leaves. */
export const sparksArt = around(
  6,
  34,
  (_turn, at) =>
    `<path transform="scale(${at % 2 === 0 ? 1 : 0.6})" d="M0 -9L2.4 -2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4 -2.4Z" fill="${at % 3 === 0 ? '#FFE98A' : '#FFFFFF'}"/>`,
)
