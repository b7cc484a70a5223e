import { useEffect } from 'preact/hooks'
import { Layer, placedAt, plays, poke, Pokes, Sprite, type Poke } from '../kit/index.ts'
import type { Site } from './layout.ts'
import { rocket, whale } from './pictures.ts'
import type { CometPlay } from './play-types.ts'
import { melodyOfDone } from './show.ts'
import { laundryArt, meteorArt, thingArt, type Thing } from './things-art.ts'

const gags: Record<Thing, readonly [Poke['gag'], Poke['sound'], Poke['puff']?]> = {
  moon: ['squash', plays('yawn')],
  ringed: ['spin', plays('zip', { rises: 4 }), 'notes'],
  peach: ['squash', plays('jelly', { rises: 4 })],
  satellite: ['tilt', plays('boing', { cycles: 5 })],
  star: ['swell', plays('bell', { cycles: 6 }), 'sparks'],
  telescope: ['tilt', plays('knock', { rises: 4 })],
  rock: ['hop', plays('squeak', { rises: 3 }), 'hearts'],
  sleeper: ['shake', plays('sneeze'), 'sparks'],
}
const inSky: readonly Thing[] = ['moon', 'ringed', 'star', 'peach', 'satellite']
const onChart: readonly Thing[] = ['moon', 'ringed', 'star', 'peach', 'satellite', 'telescope']
const onHill: readonly Thing[] = ['telescope', 'sleeper', 'rock']

/** Where things are: beside the board, and under it; where there is no room, a thing stays away. */
function spotsOf(
  { stage, board, buttons, thing, ground, isRight, padColumns }: Site,
  hasPad: boolean,
): [Thing, Poke['box']][] {
  const { width, height, portrait } = stage
  if (portrait) {
    const top = board.y - thing * 0.74
    const sky = inSky.map((name, at): [Thing, Poke['box']] => {
      const size = Math.max(44, thing * (at % 2 === 0 ? 0.72 : 0.62))
      return [
        name,
        [width * ((at + 0.5) / inSky.length) - size / 2, top + (at % 2 === 0 ? 0 : thing * 0.06), size, size],
      ]
    })
    const hill = onHill.map((name, at): [Thing, Poke['box']] => [
      name,
      [width * (0.05 + at * 0.36), buttons.y - thing - 4, thing, thing],
    ])
    return hasPad ? sky : [...sky, ...hill]
  }
  if (height < 480 && hasPad) return []
  const side = isRight ? board.x - thing - 4 : board.x + board.width + 4
  const isLow = padColumns === 2
  const tall = Math.min(thing, (ground - board.y) / inSky.length - 4)
  const size = isLow ? 60 : tall
  const sky = inSky.map((name, at): [Thing, Poke['box']] => [
    name,
    [
      isLow ? (isRight ? 6 : width - 66) : side + (thing - size) / 2,
      board.y + 6 + at * ((isLow ? height - board.y - 10 : ground - board.y) / inSky.length),
      size,
      size,
    ],
  ])
  if (isLow)
    return [
      ...sky,
      ...onHill.map((name, at): [Thing, Poke['box']] => [name, [width * (0.36 + at * 0.17), height - 56, 52, 52]]),
    ]
  const foot = height - board.y - board.height - 4
  const hill = onHill.map((name, at): [Thing, Poke['box']] => [
    name,
    [board.x + board.width * (0.06 + at * 0.27), height - foot - 4, foot, foot],
  ])
  return [...sky, ...hill]
}

/** Everything in the sky and on the hill that answers a touch. */
export function Touchables({ play, site, hasPad }: { play: CometPlay; site: Site; hasPad: boolean }) {
  const isPlain = play.look.value === 'grown-up'
  // A chart has instruments and bodies of the sky, and nobody on the hill.
  const spots = spotsOf(site, hasPad).filter(([name]) => !isPlain || onChart.includes(name))
  return (
    <>
      {spots.map(([name, [x, y, size]]) => (
        <Layer
          key={name}
          box={[x, y, size, size]}
          poke={name}
          art={thingArt(name, isPlain)}
          at={placedAt(x, y, size / 100)}
        />
      ))}
      <Pokes play={play} pokes={spots.map(([name, box]) => poke(name, box, ...gags[name]))} />
    </>
  )
}

export const surprises = ['whale', 'laundry', 'meteor'] as const

/** The surprise of this moment: a whale sings the child's tune, a satellite tows laundry, or a meteor knocks. */
export function Surprise({ play, site }: { play: CometPlay; site: Site }) {
  const name = play.surprise.value as (typeof surprises)[number] | null
  useEffect(() => {
    if (name === 'whale') {
      const last = play.state.value.done.at(-1)
      const tune = last ? melodyOfDone(last) : [0, 4, 2, 5]
      tune.forEach((step, at) => play.sound.play('hum', { step, delay: at * 0.2, gain: 0.7 }))
    }
    if (name === 'laundry')
      [0, 2, 4].forEach((step, at) => play.sound.play('zip', { step, delay: at * 0.35, gain: 0.5 }))
    if (name === 'meteor') [0, 0.25, 0.5].forEach((delay) => play.sound.play('knock', { delay, gain: 0.8 }))
  }, [name])
  if (!name) return null
  const { board } = site
  const size = Math.min(board.width, board.height) * 0.42
  const [x, y] = [board.x + board.width / 2 - size / 2, board.y + board.height * 0.12]
  const isPlain = play.look.value === 'grown-up'
  if (name === 'whale' || isPlain)
    return (
      <Layer box={[x, y, size, size]} moves class="surprise is-whale">
        <Sprite svg={isPlain ? rocket : whale} {...{ x, y, size }} />
      </Layer>
    )
  const [art, wide] = name === 'laundry' ? [laundryArt, 230] : [meteorArt, 100]
  return (
    <Layer
      box={[x, y, size * (wide / 100), size]}
      moves
      class={`surprise is-${name}`}
      art={art}
      at={placedAt(x, y, size / 100)}
    />
  )
}
