import { Layer, placedAt, plays, poke, Pokes, type Poke } from '../kit/index.ts'
import { crabArt, type Mood } from './boat-art.ts'
import { water } from './harbor.ts'
import { pixelsOf, type Site } from './layout.ts'
import type { TugPlay } from './play-types.ts'
import { surpriseArt, things, type surprises, type Thing } from './things-art.ts'

type Gag = readonly [gag: Poke['gag'], sound: Poke['sound'], puff?: Poke['puff']]
const gags: Record<Thing, Gag> = {
  gull: ['hop', plays('squeak', { rises: 5 }), 'notes'],
  buoy: ['wobble', plays('ding', { rises: 5 }), 'drops'],
  whale: ['wobble', plays('splash'), 'drops'],
  seal: ['squash', plays('clap'), 'hearts'],
  crane: ['tilt', plays('creak', { sinks: 4 }), 'dust'],
  lighthouse: ['swell', plays('twinkle', { rises: 4 }), 'sparks'],
  flag: ['wobble', plays('plop', { rises: 5 })],
}

interface Placed {
  name: Thing
  x: number
  y: number
  size: number
}

/** Where things are: in the corners of the water where no boat comes in, on the quay, and beside the water. */
function placesIn(site: Site): Placed[] {
  const { sea, scale, strip, isTurned } = site
  const inSea = (name: Thing, x: number, y: number, size: number): Placed => {
    const [left, top] = pixelsOf(site, [x, y])
    return { name, x: sea.x + left, y: sea.y + top, size: size * scale }
  }
  const size = Math.min(strip.width / 4.4, strip.height * 0.8, 110)
  const beside = (['buoy', 'whale', 'seal', 'flag'] as const).map((name, at) => ({
    name,
    size,
    y: strip.y + strip.height - size / 2,
    x: strip.x + strip.width * ((at + 0.5) / 4),
  }))
  const hasStrip = !isTurned && strip.height > 56
  return [
    inSea('gull', 430, 30, 50),
    inSea('crane', water.width + 10, 14, 64),
    inSea('lighthouse', water.width + 14, water.height - 20, 70),
    ...(hasStrip ? beside : [inSea('buoy', 500, 452, 46), inSea('seal', 430, 448, 52), inSea('whale', 520, 30, 50)]),
  ]
}

const boxOf = ({ x, y, size }: Placed) => [x - size / 2, y - size / 2, size, size] as const

/** Things that answer a touch, and the crab that conducts the harbor. */
export function Touchables({ play, site, mood }: { play: TugPlay; site: Site; mood: Mood }) {
  const { note } = site
  const all = placesIn(site)
  const isPlain = play.look.value === 'grown-up'
  const size = Math.min(78, note.height * 0.9)
  const crab = [note.x + note.width - size - 4, note.y - size * 0.1, size, size * 0.9] as const
  const pokes = [
    ...all.map((one) => poke(one.name, boxOf(one), ...gags[one.name])),
    ...(isPlain ? [] : [poke('crab', crab, 'hop', plays('giggle', { rises: 5 }), 'notes')]),
  ]
  return (
    <>
      {all.map((one) => {
        const box = boxOf(one)
        return (
          <Layer
            key={one.name}
            box={box}
            poke={one.name}
            art={things[one.name]}
            at={placedAt(box[0], box[1], one.size / 100)}
          />
        )
      })}
      {!isPlain && (
        <Layer box={crab} class="crab" poke="crab" art={crabArt(mood)} at={placedAt(crab[0], crab[1], size / 100)} />
      )}
      <Pokes play={play} pokes={pokes} />
    </>
  )
}

/** The surprise of this moment: a rubber-duck barge, a whale that asks to dock, or fog that lifts like a curtain. */
export function Surprise({ play, site }: { play: TugPlay; site: Site }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  if (!name) return null
  const { sea } = site
  const wide = Math.min(sea.width, sea.height) * 0.6
  const [x, y] = [sea.x + (sea.width - wide) / 2, sea.y + (sea.height - wide / 2) / 2]
  return (
    <Layer
      box={[x, y, wide, wide / 2]}
      moves
      class="surprise is-passing"
      art={surpriseArt[name]}
      at={placedAt(x, y, wide / 200)}
    />
  )
}
