import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'

/** A comet in a box from -80 to 40 by -40 to 40, flying to the right; a plain one for the Grown-up look. */
export function cometArt(color: string, look: Look, isLight: boolean): string {
  const tint = look === 'grown-up' ? muted(color, 0.5) : color
  const size = isLight ? 24 : 30
  const tail =
    `<path d="M-78 -6C-50 -26 -22 -30 0 -${size}L0 ${size}C-24 30 -52 26 -70 14C-58 10 -52 6 -48 2C-60 2 -70 -2 -78 -6Z" fill="${tint}" fill-opacity=".85"/>` +
    `<path d="M-54 0C-34 -14 -16 -18 0 -${size - 8}L0 ${size - 8}C-18 18 -38 14 -54 0Z" fill="#FFF3C4" fill-opacity=".8"/>`
  const head = `<circle r="${size}" fill="#FFE08A"/><path d="M-${size} 0A${size} ${size} 0 0 1 0 -${size}A${size * 1.2} ${size * 1.2} 0 0 0 -${size * 0.4} ${size * 0.8}A${size} ${size} 0 0 1 -${size} 0Z" fill="${tint}"/><circle r="${size}" fill="none" stroke="#FFF9EF" stroke-width="3"/>`
  return tail + head
}
/** The face, which stays upright when the comet turns. */
export const cometFace =
  '<circle cx="-8" cy="-5" r="4.500" fill="#2B1B3D"/><circle cx="9" cy="-5" r="4.500" fill="#2B1B3D"/><circle cx="-6.500" cy="-6.500" r="1.600" fill="#fff"/><circle cx="10.500" cy="-6.500" r="1.600" fill="#fff"/><path d="M-7 7Q1 15 9 7" stroke="#2B1B3D" stroke-width="3" stroke-linecap="round" fill="none"/><circle cx="-15" cy="5" r="4" fill="#F58A6C" fill-opacity=".7"/><circle cx="16" cy="5" r="4" fill="#F58A6C" fill-opacity=".7"/>'

/** A player's color as light: it glows on a dark road. */
export function lightened(hex: string): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(parseInt(hex.slice(at, at + 2), 16) * 0.5 + 127)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

const starPath = (size: number, inner = 0.45): string =>
  Array.from({ length: 10 }, (_, at) => {
    const [angle, far] = [(Math.PI * at) / 5 - Math.PI / 2, at % 2 === 0 ? size : size * inner]
    return `${at === 0 ? 'M' : 'L'}${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`
  }).join('') + 'Z'

/** A star with rounded points and a number: green where to start now. */
export function startStar(x: number, y: number, number: number, size: number, isNow: boolean): string {
  const [fill, edge, text] = isNow ? ['#35C77F', '#E9FFF2', '#0C2A1C'] : ['#6F7FD6', '#B9C4FF', '#14193F']
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${isNow ? `<circle class="beacon" r="${size * 1.25}" fill="#35C77F" fill-opacity=".28"/>` : ''}` +
    `<path d="${starPath(size, 0.6)}" fill="${fill}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>` +
    `<text y="${size * 0.34}" text-anchor="middle" font-size="${Math.max(14, size * 0.95)}" font-weight="700" fill="${text}">${number}</text></g>`
  )
}
export const spark = (x: number, y: number, size: number, color: string): string =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="M0 -${size}L${size * 0.25} -${size * 0.25}L${size} 0L${size * 0.25} ${size * 0.25}L0 ${size}L-${size * 0.25} ${size * 0.25}L-${size} 0L-${size * 0.25} -${size * 0.25}Z" fill="${color}"/>`
