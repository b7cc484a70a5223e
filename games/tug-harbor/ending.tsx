import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { escaped, html, Layer, twinPage, type KeepsakePicture, type Stage } from '../kit/index.ts'
import { boatArt, crabArt } from './boat-art.ts'
import { landOf, type Day } from './days.ts'
import { harborOf } from './growth.ts'
import { harborArt, landmarks } from './harbor-art.ts'
import { berthOf, water, type Point } from './harbor.ts'
import { pixelsOf, siteOf, type Site } from './layout.ts'
import { flagArt, flagColors, nightColors } from './looks.ts'
import type { TugPlay } from './play-types.ts'
import type { Docked, State } from './state.ts'
import { dayNow } from './table.ts'
import { things } from './things-art.ts'

const pathOf = (track: readonly Point[], site: Pick<Site, 'scale' | 'isTurned'>): string =>
  `M${track.map((point) => pixelsOf(site, point).join(' ')).join('L')}`

/** The harbor with its docks as outlines on paper, in units of the water. */
function chartArt(day: Day, { docks, signs }: Pick<State, 'docks' | 'signs'>): string {
  const islands = landOf(day).map(
    ([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#eee" stroke="#000" stroke-width="2"/>`,
  )
  const flags = Array.from({ length: docks }, (_, dock) => {
    const [, y] = berthOf(dock, docks)
    return `<g transform="translate(668 ${y - 16}) scale(.8)">${flagArt(signs[dock] ?? 0)}</g>`
  })
  return islands.join('') + flags.join('')
}

/** The harbor at night in units of the water, with the town beside it, or on an upright stage below it. */
function nightSite(stage: Stage): Site {
  const [width, height] = [water.width + 90, water.height]
  const { portrait } = stage
  const site = siteOf(portrait ? { width: height, height: width, portrait } : { width, height, portrait })
  return { ...site, scale: 1, sea: { x: 0, y: 0, width: 0, height: 0 } }
}

const flat = { scale: 1, isTurned: false }
const routesArt = (docked: readonly Docked[], width: number, site = flat, white = '#FFF9EF'): string =>
  docked
    .map(
      ({ track, sign }) =>
        `<path d="${pathOf(track, site)}" fill="none" stroke="${sign === 4 ? white : flagColors[sign]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 ${width * 2.2}"/>`,
    )
    .join('')

/** The last day on which a boat docked. */
const lastDay = ({ docked }: Pick<State, 'docked'>): number => Math.max(0, ...docked.map(({ day }) => day))

/** The harbor at night: lights on, and all routes of the last day as one picture, with boats that sail them again. */
export function Ending({ play }: { play: TugPlay }) {
  const { width, height } = play.stage.value
  const state = play.state.value
  const site = useMemo(() => nightSite(play.stage.value), [play.stage.value])
  const harbor = harborOf(play.grown(0))
  const isPlain = play.look.value === 'grown-up'
  const day = lastDay(state)
  const docked = state.docked.filter((one) => one.day === day)
  const harborShown = {
    islands: landOf(dayNow({ deck: state.deck, at: day })),
    docks: state.docks,
    signs: state.signs,
    lit: 99,
    joined: harbor.joined,
    paint: nightColors.sea,
  }
  const lights = Array.from({ length: 26 }, (_, at) => {
    const [x, y] = [((at * 83) % 100) / 100, ((at * 47) % 30) / 100]
    return `<circle cx="${x * width}" cy="${y * height}" r="${1.5 + (at % 3)}" fill="#FFE9A8"/>`
  })
  const night = `<rect width="${width}" height="${height}" fill="#12263F"/><rect y="${height * 0.3}" width="${width}" height="${height}" fill="#173350"/>${lights.join('')}`
  const grown = [
    ...Array.from({ length: Math.min(4, harbor.lamps) }, () => things.lighthouse),
    ...Array.from({ length: Math.min(4, harbor.piers) }, () => things.crane),
    ...Array.from({ length: Math.min(4, harbor.joined) }, (_, at) => {
      return `<g transform="translate(50 54) scale(1.4)">${landmarks[at % landmarks.length]}</g>`
    }),
  ]
  return (
    <>
      <Layer box={[0, 0, width, height]} art={night} />
      <div class="harbor-night">
        <svg viewBox={`0 0 ${site.stage.width} ${site.stage.height}`} class="routes" aria-hidden="true">
          <g {...html(harborArt(site, nightColors, harborShown) + routesArt(docked, 7, site))} />
          {docked.map(({ id, track, kind }) => (
            <g
              key={id}
              class="sailor"
              style={{ offsetPath: `path("${pathOf(track, site)}")`, '--seconds': `${4 + (id % 4)}s` }}
            >
              <g transform="scale(.4) translate(-50 -30)" {...html(boatArt(kind, isPlain))} />
            </g>
          ))}
        </svg>
        <ul class="grown">
          {!isPlain && (
            <li>
              <svg viewBox="0 0 100 90" aria-hidden="true" {...html(crabArt('glad'))} />
            </li>
          )}
          {grown.map((art, at) => (
            <li key={at}>
              <svg viewBox="0 0 100 100" aria-hidden="true" {...html(art)} />
            </li>
          ))}
        </ul>
        <p>{m.tug_harbor_lights_are_on({ count: harbor.days })}</p>
      </div>
    </>
  )
}

const sheetOf = (title: string, body: string, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${height}" width="800" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="system-ui, sans-serif"><text x="40" y="72" font-size="42" font-weight="700">${escaped(title)}</text>${body}</g></svg>`)}`

/** A harbor of dots on paper: two pencils sail it by claps. */
function paperHarbor(day: Day, state: State): string {
  const dots = Array.from({ length: 31 * 23 }, (_, at) => {
    const [x, y] = [(at % 31) * 20 + 20, Math.floor(at / 31) * 20 + 20]
    return `<circle cx="${x}" cy="${y}" r="1.500" fill="#888"/>`
  })
  return `<g transform="translate(40 120)"><rect width="720" height="480" fill="none" stroke="#000" stroke-width="3"/>${dots.join('')}${chartArt(day, state)}</g>`
}

/** The poster of all routes, a harbor on paper, and the twin away from the screen. */
export function keepsakes(play: TugPlay): KeepsakePicture[] {
  const state: State = play.state.value
  const last = lastDay(state)
  const day = dayNow({ deck: state.deck, at: last })
  const twin = twinPage({
    name: 'paper-harbor',
    title: m.tug_harbor_paper_harbor(),
    need: m.tug_harbor_need_paper_and_pencils(),
    steps: [m.tug_harbor_twin_step_1(), m.tug_harbor_twin_step_2(), m.tug_harbor_twin_step_3()],
    easier: m.tug_harbor_twin_easier(),
    harder: m.tug_harbor_twin_harder(),
  })
  const sheet: KeepsakePicture = {
    picture: sheetOf(m.tug_harbor_harbor_to_draw_in(), paperHarbor(day, state), 640),
    name: 'tug-harbor-paper',
    alt: m.tug_harbor_harbor_to_draw_in(),
    what: 'picture',
  }
  if (state.docked.length === 0) return [sheet, twin]
  const docked = state.docked.filter((one) => one.day === last)
  const body = `<g transform="translate(40 120)"><rect width="720" height="480" rx="20" fill="none" stroke="#000" stroke-width="2"/>${chartArt(day, state)}${routesArt(docked, 6, flat, '#2B1B3D')}</g>`
  const poster: KeepsakePicture = {
    picture: sheetOf(m.tug_harbor_our_harbor_day(), body, 640),
    name: 'tug-harbor',
    what: 'poster',
    alt: m.tug_harbor_our_harbor_day(),
  }
  return [poster, sheet, twin]
}
