import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { html, Layer, placedAt, Sprite } from '../kit/index.ts'
import { colorsOfWords, plantArt, plantBox, type Plant } from './flowers.ts'
import {
  bedsArt,
  behindArt,
  benchArt,
  colorsOf,
  gardenerArt,
  gardenerBox,
  gateArt,
  gradient,
  type Colors,
  type Mood,
} from './garden-art.ts'
import { inDrawing, onStage, signOf, spotIn, type Places } from './layout.ts'
import { sensePictures } from './pictures.ts'
import type { Sense } from './senses.ts'
import { bedAt, bedCount, planted, type State } from './state.ts'

/** A plant with its place in the garden's units. */
export interface Placed extends Plant {
  key: string
  x: number
  y: number
  size: number
  /** It is asked for. */
  asked: boolean
}

/** Fewer plants are larger. */
const sizeFor = (most: number): number => (most <= 1 ? 1.9 : most <= 3 ? 1.35 : most <= 4 ? 1.05 : 0.88)

/** Everything that was planted, those farther away first. */
export function plantsOf(state: State): Placed[] {
  const count = bedCount(state)
  const all = planted(state)
  const asked = state.phase === 'again' ? state.again?.bud : undefined
  const most = state.ownBeds ? state.beds.length : Math.max(1, ...state.level.counts)
  return all
    .map((bud, at) => {
      const bed = bedAt(state, bud)
      const before = all.slice(0, at).filter((one) => bedAt(state, one) === bed).length
      const [x, y] = spotIn(count, bed, before)
      return {
        sense: bud.slot.sense,
        ...colorsOfWords(bud.words),
        seed: bud.seed,
        open: bud.found !== null,
        key: `plant-${at}`,
        x,
        y,
        size: sizeFor(most),
        asked: asked === at,
      }
    })
    .toSorted((a, b) => a.y - b.y)
}

/** The spots where something can still be planted. */
export function holesOf(state: State): (readonly [number, number])[] {
  const count = bedCount(state)
  return Array.from({ length: count }, (_, bed) => {
    const wanted = state.ownBeds
      ? state.slots.filter((_slot, at) => at % state.seats === bed).length
      : state.slots.filter((slot) => slot.bed === state.beds[bed]).length
    return Array.from({ length: state.level.memory ? 0 : wanted }, (_, at) => spotIn(count, bed, at))
  }).flat()
}

const borderRoom = 24
/** Flowers of earlier plays grow wild along the wall, on both sides of the gate. */
function borderArt(border: readonly Plant[]): string {
  return border
    .slice(-borderRoom)
    .map((plant, at) => {
      const side = at % 2 === 0 ? -1 : 1
      const step = Math.floor(at / 2)
      const [x, y] = [side * (206 + (step % 6) * 30 + (step > 5 ? 14 : 0)), step > 5 ? -46 : -60]
      return `<g transform="translate(${x} ${y}) scale(.4)">${plantArt({ ...plant, open: true })}</g>`
    })
    .join('')
}

interface BackgroundProps {
  places: Places
  colors: Colors
  border: readonly Plant[]
}
/** The sky, the hills, the wall, and the gate. */
const Background = memo(({ places, colors, border }: BackgroundProps) => {
  const { map, seen } = places
  const box = [seen.x, seen.y, seen.width, seen.height] as const
  const at = placedAt(places.x, places.y, places.scale)
  const id = colors.night ? 'garden-night' : 'garden-day'
  const stars = colors.night
    ? Array.from(
        { length: 26 },
        (_, one) =>
          `<circle cx="${seen.x + seen.width * ((one * 0.37 + 0.03) % 1)}" cy="${seen.y + seen.height * 0.4 * ((one * 0.61) % 1)}" r="${1.2 + (one % 3) * 0.7}" fill="#F4F1DE" fill-opacity=".8"/>`,
      ).join('')
    : ''
  return (
    <>
      <Layer
        map={map}
        box={box}
        art={
          `<defs>${gradient(id, colors.sky)}<radialGradient id="${id}-sun"><stop offset="0" stop-color="${colors.sun}" stop-opacity=".95"/><stop offset="1" stop-color="${colors.sun}" stop-opacity="0"/></radialGradient></defs>` +
          `<rect x="${seen.x}" y="${seen.y}" width="${seen.width}" height="${seen.height}" fill="url(#${id})"/>${stars}` +
          `<circle cx="${seen.x + seen.width * 0.24}" cy="${seen.y + seen.height * 0.2}" r="${seen.height * 0.28}" fill="url(#${id}-sun)"/>`
        }
      />
      <Layer map={map} box={box} at={at} art={behindArt(colors)} />
      <Layer map={map} box={inDrawing(places, [-205, -300, 410, 260])} poke="gate" at={at} art={gateArt(colors)} />
      <Layer map={map} box={box} at={at} art={borderArt(border)} />
    </>
  )
})

interface BedsProps {
  places: Places
  colors: Colors
  count: number
  /** What grows where, if the beds have signs. */
  signs: readonly Sense[]
  holes: readonly (readonly [number, number])[]
  lit: number
}
/** The beds, each with a sign of its sense, and a hole for each thing to come. */
const Beds = memo(({ places, colors, count, signs, holes, lit }: BedsProps) => (
  <Layer
    map={places.map}
    box={inDrawing(places, [-372, -110, 744, 380])}
    at={placedAt(places.x, places.y, places.scale)}
  >
    <g {...html(bedsArt(count, colors, lit))} />
    {holes.map(([x, y]) => (
      <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="11" ry="5" fill="#2B1712" fill-opacity=".5" />
    ))}
    {signs.map((sense, at) => {
      const [x, y] = signOf(count, at)
      return (
        <g key={sense}>
          <circle cx={x} cy={y} r="21" fill="#FFF9EF" stroke={colors.rim[1]} stroke-width="4" />
          <Sprite svg={sensePictures[sense]} x={x - 14} y={y - 14} size={28} />
        </g>
      )
    })}
  </Layer>
))

/** Plants, each a layer of its own, so that they can sprout, open, and lean. */
export function Plants({ places, plants }: { places: Places; plants: readonly Placed[] }) {
  const { map, scale } = places
  return (
    <>
      {plants.map((plant) => {
        const { key, x, y, size, open, asked } = plant
        const [px, py, width, height] = plantBox
        const foot = onStage(places, [x, y])
        const unit = scale * size * map.scale
        return (
          <svg
            key={key}
            class={`layer moves plant ${open ? 'is-open' : 'is-bud'} ${asked ? 'is-asked' : ''}`}
            data-poke={key}
            viewBox={plantBox.join(' ')}
            style={{
              left: foot.x + px * unit,
              top: foot.y + py * unit,
              width: width * unit,
              height: height * unit,
            }}
            aria-hidden="true"
          >
            <g key={open ? 'open' : 'bud'} class="blooms" {...html(plantArt(plant))} />
          </svg>
        )
      })}
    </>
  )
}

interface GardenProps {
  places: Places
  look: Look
  night: boolean
  border: readonly Plant[]
  count: number
  signs: readonly Sense[]
  holes?: readonly (readonly [number, number])[]
  /** The bed that is asked about, from the left; -1 for none. */
  lit: number
  mood: Mood
}
/** The garden behind the plants: the gate, the beds, and who sits in the middle. */
export function Garden({ places, look, night, border, count, signs, holes = [], lit, mood }: GardenProps) {
  const colors = colorsOf(night, look)
  const isPlain = look === 'grown-up' || night
  const [x, y, width, height] = gardenerBox
  const scale = 0.86
  const middle = [x * scale, -34 + y * scale, width * scale, height * scale] as const
  return (
    <>
      <Background key={String(night)} places={places} colors={colors} border={border} />
      <Beds {...{ places, colors, count, signs, holes, lit }} />
      <Layer
        key={isPlain ? 'bench' : mood}
        map={places.map}
        box={inDrawing(places, middle)}
        moves
        poke="gardener"
        class={isPlain ? '' : `gardener is-${mood}`}
        at={placedAt(places.x, places.y - 34 * places.scale, places.scale * scale)}
        art={isPlain ? benchArt : gardenerArt(mood)}
      />
    </>
  )
}
