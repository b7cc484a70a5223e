import { useEffect, useMemo } from 'preact/hooks'
import { html, Layer, Pokes, Sprite, type Poke } from '../kit/index.ts'
import { seatsOnBank } from './bank.tsx'
import { creatures, type CreatureName } from './creatures.ts'
import { padArt, put, spread } from './flora.ts'
import { frogArt } from './frog.tsx'
import { lullabyOf } from './music.ts'
import { svgOf } from './pictures.ts'
import { pondOf } from './pond.ts'
import { colorsOf, Scenery } from './scenery.tsx'
import type { BayouPlay } from './summary.ts'
import { housesIn } from './visits.ts'

/** The two who nap under one leaf; before the choice, the first one home sleeps alone. */
function sleepersOf({ state }: BayouPlay): CreatureName[] {
  const { nap, residents } = state.value
  const first = nap?.sleeper ?? residents[0]?.creature
  return first ? [first, ...(nap?.chosen ? [nap.chosen] : [])] : []
}

/** A leaf as a blanket, 100 wide, that covers what is below 0. */
const blanketArt =
  '<path d="M-52 34C-44 -8 -16 2 0 -6C16 2 44 -8 52 34C24 46 -24 46 -52 34Z" fill="#2F9366"/><path d="M-52 34C-44 -8 -16 2 0 -6C0 10 -22 22 -52 34Z" fill="#5CC48D"/><path d="M0 -6V40M0 10L24 22M0 10L-24 22" stroke="#B5EBC9" stroke-opacity=".6" stroke-width="2"/>'
const fireflyArt =
  '<circle r="15" fill="#FFE98A" fill-opacity=".16"/><circle r="8" fill="#FFE98A" fill-opacity=".3"/><circle r="3.5" fill="#FFF6C9"/>'

/** Bedtime: the whole bank sleeps and sings, and each creature can still be touched. */
export function Ending({ play }: { play: BayouPlay }) {
  const full = play.stage.value
  const look = play.look.value
  // The buttons take the bottom of the stage, or the right third on a phone on its side.
  const isLow = full.height < 480
  const room = useMemo(
    () => ({
      ...full,
      width: isLow ? full.width * 0.62 : full.width,
      height: isLow ? full.height : full.height * 0.76,
    }),
    [full, isLow],
  )
  const bed = useMemo(
    () => ({ ...pondOf(room, { side: 'both', leaf: 'off' }), line: room.height * 0.44, bank: room.height * 0.66 }),
    [room],
  )
  const night = useMemo(() => ({ ...bed, stage: full }), [bed, full])
  const { residents, seats, bayou } = play.state.value
  const sleepers = sleepersOf(play)
  const houses = useMemo(() => housesIn(play), [play])
  useEffect(() => play.sound.music.play(lullabyOf(sleepers, houses.length)), [])
  const all = seatsOnBank(bed, residents, seats, full.height > full.width ? 104 : 82)
  const size = Math.min(120 * bed.scale, room.height * 0.24)
  const middle = { x: room.width / 2, y: room.height * 0.53 }
  const pokes = all.map<Poke>(({ creature, x, y, size: own }, at) => ({
    name: `home-${at}`,
    box: [x - own / 2, y - own / 2, own, own],
    gag: 'hop',
    puff: 'notes',
    sound: (sound, times) => sound.play(creatures[creature].voice, { gain: 0.6, step: Math.min(times - 1, 5) }),
  }))
  const lights = (odd: number) =>
    Array.from({ length: 8 }, (_, at) =>
      put(room.width * spread(at * 2 + odd), room.height * (0.12 + 0.5 * spread(at * 2 + odd, 0.29)), 1, fireflyArt),
    ).join('')
  return (
    <div class={`bayou is-${look} night`}>
      <Scenery pond={night} colors={colorsOf(bayou, look)} look={look} isNight />
      {[0, 1].map((odd) => (
        <Layer key={odd} box={[0, 0, room.width, room.height]} moves class="fireflies" art={lights(odd)} />
      ))}
      <Layer box={[0, 0, room.width, room.height]} class="nap">
        <g {...html(put(middle.x, middle.y + size * 0.44, size / 30, padArt, size / 110))} />
        <g transform={`translate(${middle.x} ${middle.y})`}>
          {sleepers.map((creature, at) => (
            <Sprite
              key={creature}
              svg={svgOf(creature)}
              x={sleepers.length === 1 ? -size / 2 : at === 0 ? -size * 0.98 : -size * 0.02}
              y={-size * 0.62}
              size={size}
            />
          ))}
        </g>
      </Layer>
      <Layer
        box={[0, 0, room.width, room.height]}
        art={put(middle.x, middle.y + size * 0.08, size / 44, blanketArt, size / 78)}
      />
      {look !== 'grown-up' && sleepers.length > 0 && (
        <Layer
          box={[0, 0, room.width, room.height]}
          art={put(middle.x - size * 1.9, middle.y + size * 0.36, size / 150, frogArt('asleep'))}
        />
      )}
      {all.map(({ creature, x, y, size: own }, at) => (
        <Layer key={at} box={[x - own / 2, y - own / 2, own, own]} poke={`home-${at}`}>
          <Sprite svg={svgOf(creature)} x={x - own / 2} y={y - own / 2} size={own} />
          <g {...html(put(x, y + own * 0.22, own / 92, blanketArt))} />
        </Layer>
      ))}
      <Pokes play={play} pokes={pokes} />
    </div>
  )
}
