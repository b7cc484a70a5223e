import { shelfOf, type Layout } from './layout.ts'
import type { Palette } from './palette.ts'

const gear = (x: number, y: number, r: number, fill: string, hole: string) =>
  `<g transform="translate(${x} ${y})">${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<rect x="${-r * 0.18}" y="${-r * 1.22}" width="${r * 0.36}" height="${r * 0.5}" rx="4" fill="${fill}" transform="rotate(${turn})"/>`).join('')}<circle r="${r}" fill="${fill}"/><circle r="${r * 0.42}" fill="${hole}"/></g>`

function shelfPicture(p: Palette, x: number, y: number, size: number): string {
  const [first = '', light = '', second = '', third = '', fourth = ''] = p.things
  const board = (at: number) =>
    `<rect y="${at}" width="240" height="16" rx="5" fill="${p.shelf}"/><rect y="${at}" width="240" height="6" rx="3" fill="${p.shelfLight}"/><path d="M16 ${at + 16}h14l-14 22zM210 ${at + 16}h14v22z" fill="${p.shelfDark}"/>`
  return `<g transform="translate(${x} ${y}) scale(${size})">${board(76)}<rect x="20" y="8" width="54" height="68" rx="8" fill="${first}"/><rect x="20" y="8" width="20" height="68" rx="8" fill="${light}"/><rect x="84" y="28" width="44" height="48" rx="8" fill="${second}"/><path d="M150 76L162 0H204L216 76Z" fill="${third}"/>${board(216)}<rect x="156" y="148" width="62" height="68" rx="8" fill="${fourth}"/></g>`
}

/** Draws the wall, light, and shelf in stage pixels. */
export function wallPicture(p: Palette, { stage, bench, robot }: Layout): string {
  const { width, height, portrait } = stage
  const shelf = shelfOf(stage, bench)
  const room = portrait ? 0 : width / 2 - Math.max(robot.half, 180) * robot.scale
  // The picture of the word hangs to the left of the robot.
  const things = portrait || room < 240 ? '' : shelfPicture(p, shelf.x, shelf.y, shelf.size)
  return `<defs><linearGradient id="robo-wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.wall}"/><stop offset="1" stop-color="${p.wallLow}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#robo-wall)"/><path class="robo-light" d="M${width * 0.05} 0H${width * 0.3}L${width * 0.84} ${bench}H0V${bench * 0.4}Z" fill="${p.light}" fill-opacity=".4"/>${things}`
}

/** Draws the bench with the tray and the robot's shadow. */
export function benchPicture(p: Palette, layout: Layout): string {
  const { tray, robot, bench, stage } = layout
  const { x, y, width: wide, height: high } = tray
  const shade = robot.stands
    ? `<ellipse cx="${robot.x}" cy="${robot.y + 278 * robot.scale}" rx="${(robot.half + 20) * robot.scale}" ry="${18 * robot.scale}" fill="${p.benchDark}" fill-opacity=".55"/>`
    : ''
  return `<rect y="${bench}" width="${stage.width}" height="${stage.height - bench}" fill="${p.bench}"/><rect y="${bench}" width="${stage.width}" height="14" fill="${p.benchLight}"/><rect y="${bench + 14}" width="${stage.width}" height="6" fill="${p.benchDark}" fill-opacity=".6"/>${shade}<path d="M${x + 14} ${y}H${x + wide - 14}L${x + wide} ${y + high}H${x}Z" fill="${p.trayRim}"/><path d="M${x + 22} ${y + 7}H${x + wide - 22}L${x + wide - 12} ${y + high - 10}H${x + 12}Z" fill="${p.tray}"/><rect x="${x}" y="${y + high - 2}" width="${wide}" height="10" rx="4" fill="${p.trayDark}"/>`
}

/** Draws two gears, 126 by 90. */
export const gearsPicture = ({ gears: [big = '', small = ''], wall }: Palette): string =>
  gear(42, 46, 34, big, wall) + gear(101, 58, 22, small, wall)

/** Draws the toolbox, 100 by 56, with its handle above it. */
export const toolboxPicture = ({ lever: [dark = '', light = '', deep = ''], metal }: Palette): string =>
  `<path d="M34 6V-6H66V6" fill="none" stroke="${deep}" stroke-width="8" stroke-linejoin="round"/><rect y="4" width="100" height="52" rx="8" fill="${dark}"/><rect y="4" width="100" height="18" rx="8" fill="${light}"/><rect x="40" y="16" width="20" height="14" rx="4" fill="${metal}"/>`

/** Draws the oil can, 62 by 66. */
export const canPicture = ({ brass, brassDark, metal }: Palette): string =>
  `<path d="M28 22L12 2" stroke="${metal}" stroke-width="6" stroke-linecap="round"/><path d="M20 26L30 16H42L50 26Z" fill="${brassDark}"/><rect x="14" y="26" width="42" height="40" rx="8" fill="${brass}"/><rect x="14" y="26" width="14" height="40" rx="7" fill="${brassDark}" fill-opacity=".5"/><circle cx="40" cy="46" r="9" fill="#fff" fill-opacity=".5"/>`

/** Draws the lever, 100 by 100; its arm is a separate group so that it can move. */
export function leverPicture(p: Palette): string {
  const [dark = '', light = '', deep = '', knob = '', shine = ''] = p.lever
  return `<rect x="24" y="54" width="52" height="46" rx="12" fill="${dark}"/><rect x="24" y="54" width="22" height="46" rx="11" fill="${light}"/><rect x="43" y="62" width="14" height="32" rx="7" fill="${deep}"/><g class="robo-lever-arm"><path d="M50 80L72 24" stroke="${p.metal}" stroke-width="10" stroke-linecap="round"/><circle cx="75" cy="18" r="16" fill="${knob}"/><circle cx="70" cy="12" r="6" fill="${shine}"/></g>`
}
