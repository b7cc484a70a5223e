import { m } from '#messages'
import { escaped, html, Layer, twinPage, type KeepsakePicture, type Stage } from '../kit/index.ts'
import { botArt, botFront } from './bot-art.ts'
import { colorsOf, type Colors } from './looks.ts'
import { maps } from './maps.ts'
import type { ErrandPlay } from './play-types.ts'
import { run } from './program.ts'
import type { Finished, State } from './state.ts'
import { taskNow } from './table.ts'
import { growthArt, houses, planksArt, pondArt, treeArt, type House } from './town-art.ts'
import { crossingOf, grownAfter } from './town-growth.ts'
import { squareName, type TownMap } from './town.ts'

/** The longest plan of the game with its map, and the squares of its way. */
function longestDrive(state: State): { map: TownMap; way: number[]; plan: string } | null {
  const longest = state.finished.toSorted((a, b) => b.tiles - a.tiles)[0]
  const map = maps.find(({ id }) => id === longest?.map)
  if (!longest || !map) return null
  const task = taskOfFinished(state, longest, map)
  return { map, plan: longest.plan, way: [map.start, ...run(task, longest.plan).map(({ spot }) => spot.square)] }
}

const taskOfFinished = (state: State, { block, gear, errand }: Finished, map: TownMap) =>
  taskNow({ ...state, deck: [map], at: 0, block, gear, errand })

/** A map as a picture in squares of 100: roads, trees, ponds, and houses. */
function mapArt({ side, ground }: TownMap, colors: Colors, crossing: string): string {
  return [...ground]
    .map((one, square) => {
      const [x, y] = [(square % side) * 100, Math.floor(square / side) * 100]
      const isClosed = 'twb'.includes(one)
      const thing =
        one === 't'
          ? treeArt(colors)
          : one === 'w'
            ? pondArt(colors, false)
            : one === 'b'
              ? houses.cottage(colors)
              : one === '='
                ? crossing
                : ''
      const back = isClosed
        ? colors.grass
        : one === '='
          ? colors.water
          : (square + Math.floor(square / side)) % 2
            ? colors.road
            : colors.roadDark
      return `<rect x="${x}" y="${y}" width="101" height="101" fill="${back}"/><g transform="translate(${x} ${y})">${thing}</g>`
    })
    .join('')
}

/** How the bot crosses water in this child's town. */
function crossingArt(play: ErrandPlay, colors: Colors): string {
  const crossing = crossingOf(grownAfter(play.state.value, play.grown(0)))
  return crossing === 'planks' ? planksArt(colors) : growthArt[crossing](colors)
}

const houseNames: readonly House[] = ['shop', 'cottage', 'cat']
const shirts = ['#6B46C1', '#E8704F', '#1B7F4B', '#F59A0C', '#4A73D9']

/** Someone who waves, in a box of 60 by 100. */
const waver = (at: number) =>
  `<path d="M12 100V62C12 46 48 46 48 62V100Z" fill="${shirts[at % shirts.length]}"/><path class="arm" d="M44 60C52 52 54 42 54 30" fill="none" stroke="${shirts[at % shirts.length]}" stroke-width="9" stroke-linecap="round"/><circle cx="30" cy="32" r="16" fill="${['#F2C9A0', '#B98159', '#8A5A3B', '#E6B185'][at % 4]}"/><path d="M14 30C12 10 48 10 46 30C40 20 22 20 14 30Z" fill="${['#3A2418', '#8A4B2C', '#1A1226', '#C9863C'][at % 4]}"/><path d="M24 38q6 5 12 0" fill="none" stroke="#2B1B3D" stroke-width="2.500" stroke-linecap="round"/>`

function groundArt({ width, height, portrait }: Stage, colors: Colors): string {
  const line = height * (portrait ? 0.6 : 0.56)
  return (
    `<rect width="${width}" height="${height}" fill="${colors.skyTop}"/><rect y="${line * 0.5}" width="${width}" height="${line}" fill="${colors.sky}"/>` +
    `<path d="M0 ${line}C${width * 0.3} ${line - 60} ${width * 0.6} ${line + 20} ${width} ${line - 30}V${height}H0Z" fill="${colors.hill}"/><path d="M0 ${line + 70}C${width * 0.3} ${line + 30} ${width * 0.7} ${line + 110} ${width} ${line + 50}V${height}H0Z" fill="${colors.grass}"/>`
  )
}

/** The bot drives the longest plan again, on its map. */
function Drive({ play, colors }: { play: ErrandPlay; colors: Colors }) {
  const drive = longestDrive(play.state.value)
  if (!drive) return null
  const { map, way, plan } = drive
  const isPlain = play.look.value === 'grown-up'
  const centers = way.map(
    (square) => [(square % map.side) * 100 + 50, Math.floor(square / map.side) * 100 + 50] as const,
  )
  const path = `M${centers.map((one) => one.join(' ')).join('L')}`
  const all = map.side * 100
  const [lastX, lastY] = centers.at(-1) ?? [50, 50]
  return (
    <figure class="drive">
      <svg viewBox={`-14 -14 ${all + 28} ${all + 28}`} aria-hidden="true">
        <rect x="-14" y="-14" width={all + 28} height={all + 28} rx="26" fill={colors.slab} />
        <g {...html(mapArt(map, colors, crossingArt(play, colors)))} />
        <path d={path} fill="none" stroke="#F59A0C" stroke-width="14" stroke-dasharray="2 26" stroke-linecap="round" />
        <g
          class="driver"
          style={{
            offsetPath: `path("${path}")`,
            '--seconds': `${Math.max(3, way.length * 0.5)}s`,
            '--x': `${lastX}px`,
            '--y': `${lastY}px`,
          }}
        >
          <g transform="translate(-50 -56)" {...html(botArt(colors, 2, 'glad', isPlain))} />
        </g>
      </svg>
      <figcaption>{m.errand_bot_longest_plan({ tiles: plan.length })}</figcaption>
    </figure>
  )
}

/** The town waves as the bot drives the longest plan again; under it, every shop and building of the town. */
export function Ending({ play }: { play: ErrandPlay }) {
  const stage = play.stage.value
  const state = play.state.value
  const colors = colorsOf(play.look.value)
  const town = grownAfter(state, play.grown(0))
  const isPlain = play.look.value === 'grown-up'
  const shops = Math.min(town.shops.length, stage.width < 700 ? 4 : 7)
  return (
    <>
      <Layer box={[0, 0, stage.width, stage.height]} art={groundArt(stage, colors)} />
      <div class="town-ending">
        <Drive play={play} colors={colors} />
        <ul>
          {Array.from({ length: shops }, (_, at) => (
            <li key={at}>
              <svg
                viewBox="0 -20 100 124"
                aria-hidden="true"
                {...html(houses[isPlain ? 'shop' : (houseNames[at % 3] ?? 'shop')](colors))}
              />
            </li>
          ))}
          {town.built.slice(stage.width < 700 ? -2 : -4).map((what) => (
            <li key={what}>
              <svg viewBox="0 -20 100 124" aria-hidden="true" {...html(growthArt[what](colors))} />
            </li>
          ))}
          {!isPlain &&
            [0, 1, 2, 3].slice(0, stage.width < 700 ? 2 : 4).map((at) => (
              <li key={`waver${at}`} class="waver">
                <svg viewBox="0 0 60 100" aria-hidden="true" {...html(waver(at))} />
              </li>
            ))}
        </ul>
        <p>{m.errand_bot_shops_in_town({ count: town.shops.length })}</p>
      </div>
    </>
  )
}

const svgOf = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="system-ui, sans-serif">${body}</g></svg>`)}`

/** Arrows to cut out, for the twin away from the screen. */
function arrowSheet(): string {
  const signs = [
    'M0 50V-40M-36 -4L0 -42L36 -4',
    'M20 50V10C20 -12 8 -18 -8 -18H-44M-18 -48L-48 -18L-18 12',
    'M-20 50V10C-20 -12 -8 -18 8 -18H44M18 -48L48 -18L18 12',
  ]
  return Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [70 + (at % 3) * 230, 140 + Math.floor(at / 3) * 220]
    return `<rect x="${x}" y="${y}" width="200" height="190" rx="18" fill="none" stroke="#000" stroke-width="3" stroke-dasharray="10 8"/><path d="${signs[at % 3]}" transform="translate(${x + 100} ${y + 95})" fill="none" stroke="#000" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>`
  }).join('')
}

/** The poster of the longest drive, arrows to cut out, and the twin away from the screen. */
export function keepsakes(play: ErrandPlay): KeepsakePicture[] {
  const twin = twinPage({
    name: 'paper-plate-bot',
    title: m.errand_bot_paper_plate_bot(),
    need: m.errand_bot_need_plates_and_arrows(),
    steps: [m.errand_bot_twin_step_1(), m.errand_bot_twin_step_2(), m.errand_bot_twin_step_3()],
    easier: m.errand_bot_twin_easier(),
    harder: m.errand_bot_twin_harder(),
  })
  const title = (text: string) => `<text x="50" y="84" font-size="42" font-weight="700">${escaped(text)}</text>`
  const arrows: KeepsakePicture = {
    ...{ picture: svgOf(800, 1035, title(m.errand_bot_arrows_to_cut_out()) + arrowSheet()), name: 'errand-bot-arrows' },
    ...{ alt: m.errand_bot_arrows_to_cut_out(), what: 'picture' },
  }
  const drive = longestDrive(play.state.value)
  if (!drive) return [arrows, twin]
  const { map, way, plan } = drive
  const colors = colorsOf('playful')
  const scale = 700 / (map.side * 100)
  const path = way
    .map((square) => `${(square % map.side) * 100 + 50} ${Math.floor(square / map.side) * 100 + 50}`)
    .join('L')
  const [x = 0, y = 0] = [(map.start % map.side) * 100 + 50, Math.floor(map.start / map.side) * 100 + 92]
  const body =
    title(m.errand_bot_my_longest_plan()) +
    `<g transform="translate(50 120) scale(${scale})">${mapArt(map, colors, crossingArt(play, colors))}<path d="M${path}" fill="none" stroke="#F59A0C" stroke-width="16" stroke-dasharray="2 28" stroke-linecap="round"/><g transform="translate(${x} ${y}) scale(.74)">${botFront(colors, 'glad')}</g></g>` +
    `<text x="50" y="880" font-size="28">${escaped(m.errand_bot_from_to_in_tiles({ from: squareName(map.side, map.start), to: squareName(map.side, way.at(-1) ?? 0), tiles: plan.length }))}</text>`
  const poster: KeepsakePicture = {
    ...{ picture: svgOf(800, 920, body), name: 'errand-bot' },
    ...{ alt: m.errand_bot_my_longest_plan(), what: 'poster' },
  }
  return [poster, arrows, twin]
}
