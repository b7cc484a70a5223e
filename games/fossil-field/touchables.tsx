import { Layer, placedAt, plays, poke, Pokes, type Poke } from '../kit/index.ts'
import type { Site } from './layout.ts'
import type { Ground } from './looks.ts'
import type { FieldPlay } from './play-types.ts'
import { cactusArt, moleArt, surpriseArt, things, type Mood, type Thing } from './things-art.ts'

type Gag = readonly [gag: Poke['gag'], sound: Poke['sound'], puff?: Poke['puff']]
const gags: Record<Thing | 'cactus', Gag> = {
  tent: ['squash', plays('rustle', { rises: 4 }), 'dust'],
  cactus: ['swell', plays('spring', { rises: 5 }), 'drops'],
  flag: ['spin', plays('swish', { rises: 5 })],
  map: ['sink', plays('page', { rises: 3 })],
  bucket: ['tilt', plays('clank', { sinks: 4 }), 'dust'],
  sieve: ['shake', plays('shaker', { rises: 3 }), 'sparks'],
  scorpion: ['hop', plays('chirp', { rises: 5 }), 'notes'],
  brush: ['squash', plays('sneeze', { rises: 4 }), 'dust'],
  fan: ['shake', plays('wind', { rises: 3 }), 'bubbles'],
}

interface Placed {
  name: Thing | 'cactus'
  x: number
  y: number
  size: number
}
/** Where things are: the camp behind, tools in front, the guide between them. On walls, some are beyond the field. */
function placesIn({ strip, stage, board }: Site): Placed[] {
  const { x, y, width, height } = strip
  const size = Math.min(width / 4.3, height / 1.7)
  const back = y + height * 0.56
  const front = y + height - 2
  const row = (names: readonly Placed['name'][], foot: number, scale: number, from: number, to: number): Placed[] =>
    names.map((name, at) => ({
      ...{ name, y: foot, size: size * scale },
      x: x + width * (from + ((to - from) * (at + 0.5)) / names.length),
    }))
  const beyond = stage.width - board.x - board.width
  return [
    ...row(['tent', 'flag', 'cactus', 'fan'], back, 1, 0, 1),
    ...row(['bucket', 'sieve', 'scorpion', 'map', 'brush'], front, 0.66, 0, 0.76),
    ...(beyond > 200 && !stage.portrait
      ? [
          {
            name: 'cactus' as const,
            x: board.x + board.width + beyond / 2,
            y: board.y + board.height * 0.72,
            size: beyond * 0.8,
          },
        ]
      : []),
  ]
}

const boxOf = ({ x, y, size }: Placed) => [x - size / 2, y - size, size, size] as const

/** Things that answer a touch, and the mole that guides the dig. */
export function Touchables({
  play,
  site,
  ground,
  mood,
  blow,
}: {
  play: FieldPlay
  site: Site
  ground: Ground
  mood: Mood
  blow: () => void
}) {
  const { strip } = site
  const all = placesIn(site).map((one, at) => ({ ...one, id: `${one.name}${at}` }))
  const size = Math.min(strip.width / 4.2, strip.height * 0.62)
  const guide = [strip.x + strip.width - size * 0.96, strip.y + strip.height - size * 1.2, size, size * 1.2] as const
  const isPlain = play.look.value === 'grown-up'
  const pokes = [
    ...all.map((one) => {
      const [gag, sound, puff] = gags[one.name]
      const both: Poke['sound'] = (synth, times) => {
        if (one.name === 'fan') blow()
        sound(synth, times)
      }
      return poke(one.id, boxOf(one), gag, both, puff)
    }),
    ...(isPlain ? [] : [poke('mole', guide, 'hop', plays('giggle', { rises: 5 }), 'hearts')]),
  ]
  return (
    <>
      {all.map((one) => {
        const box = boxOf(one)
        return (
          <Layer
            key={one.id}
            box={box}
            poke={one.id}
            art={one.name === 'cactus' ? cactusArt(ground.leaf) : things[one.name]}
            at={placedAt(box[0], box[1], one.size / 100)}
          />
        )
      })}
      {!isPlain && <Layer box={guide} poke="mole" art={moleArt(mood)} at={placedAt(guide[0], guide[1], size / 100)} />}
      <Pokes play={play} pokes={pokes} />
    </>
  )
}

export const surprises = ['castle', 'mole', 'xylophone'] as const
/** The surprise of this moment: wind sculpts a castle, a mole returns a brush, or bones play a xylophone. */
export function Surprise({ play, site }: { play: FieldPlay; site: Site }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  if (!name) return null
  const { strip } = site
  const wide = Math.min(strip.width * 0.62, strip.height * 1.3)
  const [x, y] = [strip.x + (strip.width - wide) / 2, strip.y + strip.height - wide / 2]
  return (
    <Layer
      box={[x, y, wide, wide / 2]}
      moves
      class={`surprise is-${name}`}
      art={surpriseArt[name]}
      at={placedAt(x, y, wide / 200)}
    />
  )
}
