import type { BayouColors } from './bayous.ts'

/** Places SVG text; `high` flattens what lies on the water. */
export const put = (x: number, y: number, scale: number, art: string, high = scale): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)} ${high.toFixed(3)})">${art}</g>`

/** An even, repeatable spread from 0 to 1. */
export const spread = (at: number, step = 0.618): number => (at * step + 0.37) % 1

const moss =
  'M-40 0C-38 40 -33 62 -29 62C-25 62 -24 40 -22 14C-20 66 -14 96 -9 96C-4 96 -3 60 -1 16C2 58 6 80 11 80C16 80 18 46 20 12C22 36 26 52 30 52C35 52 38 26 40 0C20 -16 -20 -16 -40 0Z'
/** Moss that hangs from its upper edge, 80 wide and 96 long. */
export const mossArt = ({ moss: color }: BayouColors): string =>
  `<path d="${moss}" fill="${color}"/><path d="M-40 0C-38 40 -33 62 -29 62C-25 62 -24 40 -22 14C-18 -2 -4 -8 40 0C20 -16 -20 -16 -40 0Z" fill="#fff" fill-opacity=".16"/>`

/** A lily pad, 80 wide and flat on the water when `put` so, with a notch and its light half. */
export const padArt =
  '<ellipse cy="9" rx="44" ry="40" fill="#0B2B33" fill-opacity=".3"/><path d="M0 0L34 -18A40 40 0 1 0 38 12Z" fill="#2A8A63"/><path d="M0 0L34 -18A40 40 0 0 0 -38 -12Z" fill="#54BC88"/><path d="M0 0L-30 18M0 0L-8 34M0 0L18 30" stroke="#54BC88" stroke-opacity=".55" stroke-width="3"/>'

const petal = (turn: number, long: number, fill: string) =>
  `<path transform="rotate(${turn})" d="M0 2C-11 -8 -9 -${long - 8} 0 -${long}C9 -${long - 8} 11 -8 0 2Z" fill="${fill}"/>`
/** A water lily, 60 wide with its foot at 0,0. */
export const lotusArt = [
  ...[-78, 78, -54, 54].map((turn) => petal(turn, 34, '#F08BB0')),
  ...[-32, 32].map((turn) => petal(turn, 36, '#F9B3CC')),
  ...[-12, 12].map((turn) => petal(turn, 34, '#FCD3E0')),
  petal(0, 30, '#FFE9F0'),
  '<ellipse cy="-3" rx="12" ry="5" fill="#FFD35C"/>',
].join('')

/** A tuft of grass, 44 wide. */
export const tuftArt = (color: string): string =>
  `<path d="M-18 2Q-20 -14 -26 -22Q-12 -18 -9 -2Q-9 -24 -3 -34Q3 -20 3 -2Q8 -20 20 -26Q13 -12 13 2Z" fill="${color}"/>`

/** Cattails, 110 wide and 190 high. */
export const cattailArt = ({ moss: color, trunk }: BayouColors): string =>
  `<path d="M-46 6Q-44 -70 -60 -124Q-34 -80 -34 6ZM36 6Q34 -60 56 -108Q50 -50 48 6ZM-14 6Q-18 -70 -6 -140Q-4 -60 -2 6Z" fill="${trunk}"/><path d="M-30 6Q-30 -90 -40 -150M4 6Q8 -100 4 -176M28 6Q26 -70 34 -124" fill="none" stroke="${color}" stroke-width="5"/><path d="M12 6Q20 -60 42 -90Q26 -40 24 6ZM-24 6Q-30 -50 -54 -72Q-38 -36 -38 6Z" fill="${color}"/>${[
    [-41, -168, 15, 46],
    [4, -194, 17, 52],
    [34, -140, 14, 40],
  ]
    .map(
      ([x = 0, y = 0, wide = 0, high = 0]) =>
        `<path d="M${x} ${y}V${y - 16}" stroke="${color}" stroke-width="3"/><rect x="${x - wide / 2}" y="${y}" width="${wide}" height="${high}" rx="${wide / 2}" fill="#6E3F25"/><rect x="${x - wide / 2 + 2}" y="${y + 4}" width="${wide * 0.35}" height="${high - 8}" rx="3" fill="#A9663C"/>`,
    )
    .join('')}`

/** A cypress up to the top of the stage, wide at its foot, with its light side to the right, and broken in the water. */
export function cypressArt(foot: number, wide: number, dark: string, light: string): string {
  const top = -foot - 20
  const w = (share: number) => (wide * share).toFixed(1)
  const side = (out: number, by: number) =>
    `C${w(out * 0.9)} ${w(-0.3)} ${w(out * by)} ${w(-1.7)} ${w(out * 0.5)} ${top}`
  const knee = (x: number, high: number) =>
    `<path d="M${w(x - 0.16)} ${w(0.08)}C${w(x - 0.1)} ${w(-high)} ${w(x + 0.1)} ${w(-high)} ${w(x + 0.16)} ${w(0.08)}Z" fill="${dark}"/>`
  const broken = [0, 1, 2, 3, 4, 5]
    .map(
      (at) =>
        `<ellipse cx="${w(0.1 * (at % 2))}" cy="${w(0.26 + at * 0.2)}" rx="${w(1.5 - at * 0.17)}" ry="${w(0.07)}"/>`,
    )
    .join('')
  return `<g fill="${dark}" fill-opacity=".34">${broken}</g>${knee(-2.05, 0.5)}${knee(2, 0.7)}${knee(2.4, 0.36)}<path d="M${w(-1.7)} 0${side(-1, 0.64)}H${w(0.5)}C${w(0.64)} ${w(-1.7)} ${w(0.9)} ${w(-0.3)} ${w(1.7)} 0Q${w(1.2)} ${w(0.16)} ${w(0.8)} ${w(0.02)}Q${w(0.3)} ${w(0.24)} ${w(-0.2)} ${w(0.04)}Q${w(-1)} ${w(0.22)} ${w(-1.7)} 0Z" fill="${dark}"/><path d="M${w(0.16)} ${top}H${w(0.5)}C${w(0.64)} ${w(-1.7)} ${w(0.9)} ${w(-0.3)} ${w(1.7)} 0Q${w(1.2)} ${w(0.16)} ${w(0.8)} ${w(0.02)}C${w(0.6)} ${w(-0.5)} ${w(0.22)} ${w(-2)} ${w(0.16)} ${top}Z" fill="${light}"/><path d="M${w(-0.3)} ${w(-0.02)}C${w(-0.16)} ${w(-0.7)} ${w(-0.14)} ${w(-1.8)} ${w(-0.12)} ${w(-4)}M${w(-1)} ${w(0.02)}C${w(-0.6)} ${w(-0.5)} ${w(-0.4)} ${w(-1.4)} ${w(-0.34)} ${w(-2.6)}" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="${w(0.06)}" stroke-linecap="round"/><ellipse cy="${w(0.1)}" rx="${w(2.1)}" ry="${w(0.22)}" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="2"/>`
}
