import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { Layer, type Box } from '../kit/index.ts'
import { muted } from '../kit/screens/muted.ts'
import type { Weather } from './needs.ts'
import type { Room } from './room.ts'
import { skyOf } from './scene-art.ts'

const wholeOf = ({ stage }: Room) => [0, 0, stage.width, stage.height] as const

const rect = ({ x, y, width, height }: Box, color: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${color}"/>`
const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by },
})

function closetArt({ closet }: Room, of: (hex: string) => string): string {
  const { x, y, width, height } = closet
  const inner = inset(closet, 8)
  const leaf = Math.min(34, width * 0.05)
  return (
    `<path d="M${x} ${y}l${-leaf} 16v${height - 10}l${leaf} -6z" fill="${of('#C58455')}"/>` +
    rect(closet, of('#8A5233'), 12) +
    rect({ ...closet, height: 20 }, of('#B4734A'), 10) +
    rect(inner, of('#54301F'), 6) +
    rect({ ...inner, height: 18 }, of('#43251A'), 6)
  )
}

function doorArt({ door }: Room, of: (hex: string) => string): string {
  const { x, y, width, height } = door
  const panel = { x: x + width * 0.2, width: width * 0.6 }
  return (
    rect(door, of('#F7F5E6'), 10) +
    rect({ x: x + 8, y: y + 8, width: width - 16, height: height - 8 }, of('#2F7F78'), 5) +
    rect({ x: x + 8, y: y + 8, width: width * 0.26, height: height - 8 }, of('#3B948B'), 5) +
    rect({ ...panel, y: y + height * 0.1, height: height * 0.34 }, of('#CDE8F0'), width * 0.24) +
    rect({ ...panel, y: y + height * 0.56, height: height * 0.34 }, of('#27706A'), 6) +
    `<circle cx="${x + width * 0.86}" cy="${y + height * 0.54}" r="${Math.max(6, width * 0.06)}" fill="#F7C34B"/>` +
    `<path d="M${x - 6} ${y + height}h${width + 12}l-8 12h${-width + 4}z" fill="${of('#8A6A48')}"/>`
  )
}

/** The room: wall, floor, rug, wardrobe, and door. Nothing in it moves. */
export const RoomArt = memo(({ room, look }: { room: Room; look: Look }) => {
  const { stage, floor, feet, scale } = room
  const of = (hex: string) => (look === 'grown-up' ? muted(hex, 0.6) : look === 'clean' ? muted(hex, 0.25) : hex)
  const { width, height } = stage
  const boards = [0.26, 0.56].map((at) => floor + (height - floor) * at)
  const art =
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${of('#DDEBD9')}"/><stop offset="1" stop-color="${of('#CBE0CA')}"/></linearGradient></defs>` +
    rect({ x: 0, y: 0, width, height: floor + 2 }, 'url(#wall)') +
    rect({ x: 0, y: floor - 22, width, height: 22 }, of('#F7F5E6')) +
    rect({ x: 0, y: floor - 4, width, height: 6 }, of('#D9DCC4')) +
    rect({ x: 0, y: floor, width, height: height - floor }, of('#C58C5C')) +
    boards.map((y) => rect({ x: 0, y, width, height: 3 }, of('#B57C4D'))).join('') +
    `<g transform="translate(${feet.x} ${feet.y}) scale(${scale})"><ellipse rx="210" ry="32" fill="${of('#E9785A')}"/><ellipse rx="184" ry="25" fill="${of('#F39A7E')}"/></g>` +
    doorArt(room, of) +
    closetArt(room, of)
  return <Layer box={wholeOf(room)} art={art} />
})

/** The window with its weather; it glows when it can help. */
export const Window = memo(({ room, weather, glows }: { room: Room; weather: Weather; glows: boolean }) => {
  const { x, y, width, height } = room.window
  const scale = Math.max(width / 400, height / 240)
  const pane = inset(room.window, 8)
  const art =
    (glows ? rect(inset(room.window, -9), '#FFC24D', 18) : '') +
    rect(room.window, '#FFFDF4', 12) +
    `<clipPath id="pane"><rect x="${pane.x}" y="${pane.y}" width="${pane.width}" height="${pane.height}" rx="6"/></clipPath><g clip-path="url(#pane)"><g transform="translate(${x + (width - 400 * scale) / 2} ${y}) scale(${scale})">${skyOf(weather, 'pane-sky')}<path d="M-40 216C60 176 120 190 200 200S340 170 440 206V300H-40Z" fill="#6F9A86"/></g></g>` +
    rect({ x: x + width / 2 - 4, y, width: 8, height }, '#FFFDF4') +
    rect({ x: x + 4, y: y + height * 0.5 - 4, width: width - 8, height: 8 }, '#FFFDF4') +
    rect({ x: x - 8, y: y + height - 4, width: width + 16, height: 13 }, '#F7F5E6', 6)
  return <Layer box={[x - 12, y - 12, width + 24, height + 24]} poke="window" art={art} />
})
