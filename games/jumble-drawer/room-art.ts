import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'
import type { Box } from '../kit/index.ts'
import type { Site } from './layout.ts'
import type { Kind } from './objects.ts'

/** The paper that lines each drawer: its ground, and what is printed on it. */
const liners: Record<Kind, readonly [string, string, string]> = {
  sew: ['#F6D9DC', '#D98A9A', '<circle cx="9" cy="9" r="3.5" fill="C"/><circle cx="27" cy="27" r="3.5" fill="C"/><path d="M24 9h6M27 6v6M6 27h6M9 24v6" stroke="C" stroke-width="1.5"/>'], // prettier-ignore
  cook: ['#DCEAF3', '#7FA8C9', '<path d="M0 0H18V36H0ZM0 0H36V18H0Z" fill="C" fill-opacity=".34"/>'],
  fix: ['#DDE3D2', '#7E9A78', '<path d="M0 .5H36M.5 0V36" stroke="C" stroke-width="1.6" stroke-opacity=".7"/><path d="M0 18H36M18 0V36" stroke="C" stroke-width=".7" stroke-opacity=".7"/>'], // prettier-ignore
  pack: ['#F5E6BE', '#C9A14E', '<path d="M0 10Q9 0 18 10T36 10M0 28Q9 18 18 28T36 28" stroke="C" stroke-width="1.8" fill="none"/><circle cx="9" cy="19" r="2" fill="C"/>'], // prettier-ignore
}

const rest = (at: number): number => {
  const value = Math.sin(at * 91.7 + 4.3) * 47453.5
  return value - Math.floor(value)
}

/** Lines of wood along a board. */
function grain({ x, y, width, height }: Box, color: string, count: number, seed = 1): string {
  return Array.from({ length: count }, (_, at) => {
    const top = y + ((at + 0.25 + rest(at + seed) * 0.5) * height) / count
    const bend = (rest(at * 3 + seed) - 0.5) * (height / count) * 1.6
    return `<path d="M${x} ${top}C${x + width * 0.3} ${top + bend} ${x + width * 0.6} ${top - bend} ${x + width} ${top + bend * 0.4}" stroke="${color}" stroke-width="${1 + rest(at + 7) * 1.6}" stroke-opacity="${0.18 + rest(at + 5) * 0.22}" fill="none"/>`
  }).join('')
}

/** The joints at the corners of a drawer. */
function dovetails({ x, y, height }: Box, wide: number, tone: string): string {
  const count = Math.max(3, Math.round(height / 70))
  return Array.from({ length: count }, (_, at) => {
    const top = y + ((at + 0.3) * height) / count
    const tall = (height / count) * 0.4
    return `<path d="M${x} ${top}L${x + wide} ${top - tall * 0.22}V${top + tall * 1.22}L${x} ${top + tall}Z" fill="${tone}" fill-opacity=".5"/>`
  }).join('')
}

interface Look3 {
  look: Look
  kind: Kind
  /** Of its gradients. */
  id: string
}
const toned = (look: Look) => (hex: string) => muted(hex, look === 'grown-up' ? 0.55 : 0)

/** The wall with its paper, and the top of the cabinet that the drawer is pulled out of. */
export function wallArt({ stage, drawer, shelf, low }: Site, { look, id }: Look3): string {
  const tone = toned(look)
  const { width, height } = stage
  const stripe = Math.max(34, width / 26)
  const foot = low ? height * 0.3 : shelf.y + shelf.height
  const paper = `<pattern id="${id}-paper" width="${stripe}" height="${stripe * 1.6}" patternUnits="userSpaceOnUse"><rect width="${stripe}" height="${stripe * 1.6}" fill="${tone('#CFE0D2')}"/><rect width="${stripe / 2}" height="${stripe * 1.6}" fill="${tone('#C2D6C8')}"/><path transform="translate(${stripe * 0.75} ${stripe * 0.5}) scale(${stripe / 60})" d="M0 14C-2 4 -10 6 -9 -2C-8 -9 -1 -7 0 -2C1 -7 8 -9 9 -2C10 6 2 4 0 14ZM0 14V30M0 24Q-8 22 -9 15M0 27Q8 25 9 18" fill="${tone('#E0A58C')}" stroke="${tone('#8FB097')}" stroke-width="1.6"/></pattern>`
  const wood = `<linearGradient id="${id}-wood" x2="0" y2="1"><stop stop-color="${tone('#C98A4B')}"/><stop offset="1" stop-color="${tone('#8A5527')}"/></linearGradient><linearGradient id="${id}-light" x2="1" y2="1"><stop stop-color="#FFF6D8" stop-opacity=".55"/><stop offset=".6" stop-color="#FFF6D8" stop-opacity="0"/></linearGradient>`
  const cabinet = { x: 0, y: foot, width, height: height - foot }
  return `<defs>${paper}${wood}</defs><rect width="${width}" height="${height}" fill="url(#${id}-paper)"/><rect width="${width}" height="${height}" fill="url(#${id}-light)"/><rect y="${foot - 10}" width="${width}" height="${height - foot + 10}" fill="url(#${id}-wood)"/>${grain(cabinet, tone('#5A3112'), Math.ceil(cabinet.height / 26))}<path d="M0 ${foot - 10}H${width}V${foot - 2}H0Z" fill="${tone('#E3B277')}"/><path d="M0 ${foot - 2}H${width}V${foot + 16}H0Z" fill="#2A1406" fill-opacity=".28"/><rect x="${drawer.x - 10}" y="${drawer.y + 6}" width="${drawer.width + 20}" height="${drawer.height + 14}" rx="16" fill="#1E0D03" fill-opacity=".42"/>`
}

/** The open drawer seen from above: its rim, the lined bottom with the shadow of the sides, and its front. */
export function drawerArt({ drawer, heap, low }: Site, { look, kind, id }: Look3): string {
  const tone = toned(look)
  const [ground, print, motif] = liners[kind]
  const rim = heap.x - drawer.x
  const { x, y, width, height } = heap
  const frontTop = y + height
  const front = { x: drawer.x - rim * 0.4, y: frontTop, width: drawer.width + rim * 0.8, height: drawer.y + drawer.height - frontTop } // prettier-ignore
  const shadow = (d: string, from: string) => `<path d="${d}" fill="url(#${id}-${from})"/>`
  const deep = Math.min(width, height) * 0.07
  const fade = (name: string, x2: number, y2: number) =>
    `<linearGradient id="${id}-${name}" x1="${x2 < 0 ? 1 : 0}" y1="${y2 < 0 ? 1 : 0}" x2="${x2 > 0 ? 1 : 0}" y2="${y2 > 0 ? 1 : 0}"><stop stop-color="#2A1406" stop-opacity=".5"/><stop offset="1" stop-color="#2A1406" stop-opacity="0"/></linearGradient>`
  const side = (at: number) => ({ x: at, y: drawer.y, width: rim, height: drawer.height })
  return `<defs><linearGradient id="${id}-rim" x2="0" y2="1"><stop stop-color="${tone('#E8BC82')}"/><stop offset="1" stop-color="${tone('#C48C4C')}"/></linearGradient><linearGradient id="${id}-front" x2="0" y2="1"><stop stop-color="${tone('#DDA665')}"/><stop offset=".16" stop-color="${tone('#C5873F')}"/><stop offset="1" stop-color="${tone('#8F5A26')}"/></linearGradient>${fade('top', 0, 1)}${fade('left', 1, 0)}${fade('right', -1, 0)}<pattern id="${id}-liner" width="36" height="36" patternUnits="userSpaceOnUse">${motif.replaceAll('C', tone(print))}</pattern></defs>
<rect x="${drawer.x}" y="${drawer.y}" width="${drawer.width}" height="${drawer.height}" rx="${rim * 0.5}" fill="url(#${id}-rim)"/>${grain({ ...drawer, height: rim }, tone('#7A4A1C'), 3)}${dovetails(side(drawer.x), rim * 0.8, tone('#8A5527'))}${dovetails(side(drawer.x + drawer.width - rim * 0.8), rim * 0.8, tone('#8A5527'))}<path d="M${drawer.x + 3} ${drawer.y + 3}H${drawer.x + drawer.width - 3}" stroke="#FFF1D6" stroke-opacity=".7" stroke-width="2.5" stroke-linecap="round"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tone(ground)}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id}-liner)" fill-opacity=".55"/>${shadow(`M${x} ${y}H${x + width}V${y + deep}H${x}Z`, 'top')}${shadow(`M${x} ${y}H${x + deep * 0.8}V${y + height}H${x}Z`, 'left')}${shadow(`M${x + width - deep * 0.8} ${y}H${x + width}V${y + height}H${x + width - deep * 0.8}Z`, 'right')}
<path d="M${front.x} ${front.y}H${front.x + front.width}V${front.y + front.height - 8}Q${front.x + front.width} ${front.y + front.height} ${front.x + front.width - 8} ${front.y + front.height}H${front.x + 8}Q${front.x} ${front.y + front.height} ${front.x} ${front.y + front.height - 8}Z" fill="url(#${id}-front)"/>${low || front.height < 30 ? '' : `${grain(front, tone('#5A3112'), 5, 9)}<rect x="${front.x + 12}" y="${front.y + 9}" width="${front.width - 24}" height="${front.height - 18}" rx="10" fill="none" stroke="#5A3112" stroke-opacity=".45" stroke-width="2.5"/><path d="M${front.x + 14} ${front.y + front.height - 7}H${front.x + front.width - 14}" stroke="#FFE3B5" stroke-opacity=".45" stroke-width="2"/>`}<path d="M${front.x} ${front.y}H${front.x + front.width}V${front.y + 5}H${front.x}Z" fill="#FFE7C2" fill-opacity=".75"/>`
}

/** The cloth over the drawer, in a box of 100 by 100: checks, folds, and a fringe. */
export function clothArt(look: Look): string {
  const tone = toned(look)
  const checks = Array.from({ length: 7 }, (_, at) => `<path d="M${at * 15 + 3} 0H${at * 15 + 9}V100H${at * 15 + 3}ZM0 ${at * 15 + 3}H100V${at * 15 + 9}H0Z" fill="${tone('#C4473F')}" fill-opacity=".4"/>`).join('') // prettier-ignore
  const folds = [12, 34, 58, 80].map((x, at) => `<path d="M${x} 0C${x + 8} 30 ${x - 8} 60 ${x + (at % 2 ? 6 : -4)} 100L${x + 9} 100C${x + 2} 64 ${x + 16} 30 ${x + 6} 0Z" fill="#5A1A1A" fill-opacity=".13"/><path d="M${x - 4} 0C${x + 3} 30 ${x - 12} 60 ${x - 6} 100" stroke="#fff" stroke-opacity=".5" stroke-width=".8" fill="none"/>`).join('') // prettier-ignore
  const fringe = Array.from({ length: 34 }, (_, at) => `<path d="M${at * 3 + 0.5} 97V100" stroke="${tone('#C4473F')}" stroke-width=".8"/>`).join('') // prettier-ignore
  return `<path d="M0 0H100V97Q92 99 84 97T68 97T52 97T36 97T20 97T0 97Z" fill="${tone('#F7EBDD')}"/><g>${checks}${folds}${fringe}</g>`
}
