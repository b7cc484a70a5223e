import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { html, Layer, placedAt, type Mapping } from '../kit/index.ts'
import {
  boatArt,
  buoysArt,
  climberArt,
  coastArt,
  fogArt,
  inLook,
  lampOnRopeArt,
  lanternArt,
  railsArt,
  rockArt,
  rungArt,
  rungPlace,
  starsArt,
  towerArt,
  windowsArt,
  type WindowLight,
} from './art.ts'
import type { Lights } from './coast.ts'
import { shownRungs } from './ladder.ts'
import { rungSpot, type Places } from './layout.ts'
import { isGroup, type State } from './state.ts'

const windows = 6
/** A window for each try or rung: a sketch until the adult confirmed it. */
export function windowLights(state: State): WindowLight[] {
  const all: WindowLight[] = isGroup(state)
    ? state.rounds.map(({ said }) => (said ? 'lit' : 'sketch'))
    : state.tries.map(({ tag }) => (tag ? 'lit' : 'sketch'))
  return Array.from({ length: windows }, (_, at) => all[at] ?? 'dark')
}
/** How much of the fog is gone, 0 to 1: every try counts the same. */
export const clearedBy = ({ tries, rounds }: State): number => Math.min(1, (tries.length + rounds.length) / 4)
/** The rung the climber is on, from 1; 0 on the ground. */
export function climbedTo(state: State): number {
  if (isGroup(state)) {
    const next = state.rounds.length + (state.phase === 'said' ? 0 : 1)
    return state.goal === null ? 0 : Math.min(state.rungs.length, next)
  }
  if (state.climb) return state.climb.place
  return state.phase === 'actual' || state.phase === 'found' ? (state.tries.at(-1)?.place ?? 0) : 0
}

interface MoverProps {
  map: Mapping
  /** Where the drawing's 0, 0 is, in the units of the world. */
  at: { x: number; y: number; scale: number }
  /** The drawing's own box. */
  box: readonly [number, number, number, number]
  art: string
  class: string
}
/** A drawing that glides to where it is. */
const Mover = ({ map, at, box: [x, y, width, height], art, class: name }: MoverProps) => {
  const scale = at.scale * map.scale
  const [left, top] = [map.left + at.x * map.scale + x * scale, map.top + at.y * map.scale + y * scale]
  return (
    <svg
      class={`layer moves glides ${name}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{
        left: 0,
        top: 0,
        width: width * scale,
        height: height * scale,
        transform: `translate(${left}px, ${top}px)`,
      }}
      aria-hidden="true"
      {...html(art)}
    />
  )
}

/** A gradient from the top to the bottom, its colors evenly apart. */
const gradient = (id: string, ...colors: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colors.map((color, at) => `<stop offset="${at / (colors.length - 1)}" stop-color="${color}"/>`).join('')}</linearGradient>`
const gradients = [
  gradient('ladder-fog-sky', '#A9B9C6', '#DEDDD8'),
  gradient('ladder-sky', '#33507F', '#8C8FBE', '#F6C79A'),
  gradient('ladder-sea', '#8FA6B6', '#45617A'),
  gradient('ladder-calm-sea', '#C9B0A4', '#6F86A6', '#33506F'),
].join('')

interface SceneryProps {
  places: Places
  look: Look
  lights: Lights
  /** How much of the fog is gone. */
  cleared: number
}

/** The sky, the coasts, and the sea. */
const Scenery = memo(({ places, look, lights, cleared }: SceneryProps) => {
  const { map, seen, horizon, coast } = places
  const { x, y, width, height } = seen
  const box = [x, y, width, height] as const
  const area = (top: number, fill: string) =>
    `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`
  const waves = Array.from({ length: 9 }, (_, at) => {
    const waveX = x + width * ((at * 0.37 + 0.05) % 1)
    return `M${waveX.toFixed(0)} ${(horizon + 26 + at * height * 0.05).toFixed(0)}h${60 + (at % 3) * 26}`
  })
  return (
    <>
      <Layer
        map={map}
        box={box}
        art={inLook(
          `<defs>${gradients}</defs>` + area(y, 'url(#ladder-fog-sky)') + area(horizon, 'url(#ladder-sea)'),
          look,
        )}
      />
      <svg
        class="layer clears"
        viewBox={box.join(' ')}
        style={{ left: 0, top: 0, width: width * map.scale, height: height * map.scale, opacity: cleared }}
        aria-hidden="true"
        {...html(inLook(area(y, 'url(#ladder-sky)') + area(horizon, 'url(#ladder-calm-sea)'), look))}
      />
      <Layer map={map} box={box} art={starsArt(lights.stars, width, (horizon - y) * 0.8)} at={placedAt(x, y + 30)} />
      <Layer
        map={map}
        box={box}
        art={inLook(coastArt(lights), look)}
        at={placedAt(coast.x, horizon, coast.width / 1000)}
      />
      <Layer
        map={map}
        box={box}
        art={`<path d="${waves.join('')}" stroke="#DDE6EA" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`}
      />
      <Layer
        map={map}
        box={box}
        art={inLook(buoysArt(lights.buoys, coast.width), look)}
        at={placedAt(coast.x, horizon + height * 0.06)}
      />
    </>
  )
})

const triedRungs = (state: State): number[] =>
  isGroup(state) ? state.rungs.slice(0, state.rounds.length).map(({ key }) => key) : state.tries.map(({ rung }) => rung)

/** The rock, the tower with its windows, and the ladder whose rungs arrange themselves. */
function Tower({ places, look, state }: { places: Places; look: Look; state: State | null }) {
  const { map, seen, tower } = places
  const rungs = state ? shownRungs(state) : []
  const done = state ? triedRungs(state) : []
  return (
    <Layer map={map} box={[seen.x, seen.y, seen.width, seen.height]} at={placedAt(tower.x, tower.y, tower.scale)}>
      <g {...html(inLook(rockArt + towerArt, look))} />
      <g
        {...html(inLook(windowsArt(state ? windowLights(state) : ['lit', 'lit', 'lit', 'dark', 'dark', 'dark']), look))}
      />
      <g {...html(inLook(railsArt, look))} />
      {rungs.map(({ key }, at) => (
        <g
          key={key}
          class="rung"
          style={{ transform: rungPlace(at + 1, rungs.length) }}
          {...html(inLook(rungArt(at + 1, done.includes(key)), look))}
        />
      ))}
    </Layer>
  )
}

const fogs = [
  { at: 0.02, color: '#D5DBDD', lift: 0, shade: 0.85 },
  { at: 0.26, color: '#E6EAEB', lift: 10, shade: 0.8 },
  { at: 0.5, color: '#F2F4F3', lift: -10, shade: 0.9 },
]
/** Fog over the water: each try thins it. */
const Fog = ({ places, cleared }: { places: Places; cleared: number }) => {
  const { map, seen, horizon } = places
  const wide = seen.width * 1.2
  return (
    <>
      {fogs.map(({ at, color, lift, shade }, bank) => {
        const y = horizon + (seen.y + seen.height - horizon) * at
        return (
          <svg
            key={bank}
            class={`layer moves fog is-${bank}`}
            viewBox={`0 -50 ${wide} 150`}
            style={{
              left: map.left + (seen.x - seen.width * 0.1) * map.scale,
              top: map.top + (y - 50) * map.scale,
              width: wide * map.scale,
              height: 150 * map.scale,
              opacity: shade * (1 - cleared * 0.86),
            }}
            aria-hidden="true"
            {...html(fogArt(wide, color, lift))}
          />
        )
      })}
    </>
  )
}

interface WorldProps {
  places: Places
  look: Look
  lights: Lights
  cleared: number
  /** Null before a game: the tower as on the cover. */
  state: State | null
  /** The rung the climber is on, from 1; 0 on the ground. */
  place: number
}

/** Everything behind the panels: the coast, the tower, the boat, and who climbs. */
export function World({ places, look, lights, cleared, state, place }: WorldProps) {
  const { map, tower, boat } = places
  const count = state ? shownRungs(state).length : 5
  const spot = place > 0 ? rungSpot(place, Math.max(count, place - 1)) : { x: -128, y: -18 }
  const isPlain = look === 'grown-up'
  // The lantern hangs on its rope above the ladder's foot.
  const rest = isPlain && place === 0 ? { x: 104, y: -40 } : spot
  const sailed = boat.from + (boat.to - boat.from) * cleared
  return (
    <>
      <Scenery places={places} look={look} lights={lights} cleared={cleared} />
      <Mover
        map={map}
        class="boat"
        art={inLook(boatArt, look)}
        box={[-82, -124, 164, 154]}
        at={{ x: sailed, y: boat.y, scale: places.portrait ? 0.6 : 0.7 }}
      />
      <Fog places={places} cleared={cleared} />
      <Tower places={places} look={look} state={state} />
      <Layer
        map={map}
        box={[tower.x - 90 * tower.scale, tower.y - 560 * tower.scale, 180 * tower.scale, 180 * tower.scale]}
        poke="glass"
        art={inLook(lanternArt, look)}
        at={placedAt(tower.x, tower.y, tower.scale)}
      />
      <Mover
        map={map}
        class="climber"
        art={inLook(isPlain ? lampOnRopeArt : climberArt, look)}
        box={isPlain ? [-62, -400, 124, 490] : [-60, -130, 120, 216]}
        at={{
          x: tower.x + rest.x * tower.scale,
          y: tower.y + (rest.y - (isPlain ? 20 : 58)) * tower.scale,
          scale: tower.scale * (isPlain ? 0.5 : 0.85),
        }}
      />
    </>
  )
}
