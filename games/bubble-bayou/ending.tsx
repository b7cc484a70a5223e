import { useEffect, useMemo } from 'preact/hooks'
import { Layer, Pokes, Sprite, type Poke } from '../kit/index.ts'
import { seatsOnBank } from './bank.tsx'
import { creatures, type CreatureName } from './creatures.ts'
import { lullabyOf } from './music.ts'
import { svgOf } from './pictures.ts'
import { pondOf } from './pond.ts'
import { colorsOf, Scenery } from './scenery.tsx'
import type { BayouPlay } from './summary.ts'
import { map } from './touchables.tsx'
import { housesOf, visitsOf } from './visits.ts'

/** The two who nap under one leaf; before the choice, the first one home sleeps alone. */
function sleepersOf({ state }: BayouPlay): CreatureName[] {
  const { nap, residents } = state.value
  const first = nap?.sleeper ?? residents[0]?.creature
  return first ? [first, ...(nap?.chosen ? [nap.chosen] : [])] : []
}

const fireflies = Array.from({ length: 14 }, (_, at) => [((at * 37 + 9) % 100) / 100, ((at * 61) % 100) / 100] as const)

/** Bedtime: the whole bank sleeps and sings, and each creature can still be touched. */
export function Ending({ play }: { play: BayouPlay }) {
  const full = play.stage.value
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
  const { residents, seats, bayou } = play.state.value
  const sleepers = sleepersOf(play)
  const houses = useMemo(
    () => [...new Set(play.players.flatMap((_, seat) => housesOf(visitsOf(play.grown(seat)))))],
    [play],
  )
  useEffect(() => play.sound.music.play(lullabyOf(sleepers, houses.length)), [])
  const all = seatsOnBank(bed, residents, seats)
  const size = Math.min(120 * bed.scale, room.height * 0.24)
  const middle = { x: room.width / 2, y: room.height * 0.46 }
  const pokes = all.map<Poke>(({ creature, x, y, size: own }, at) => ({
    name: `home-${at}`,
    box: [x - own / 2, y - own / 2, own, own],
    gag: 'hop',
    puff: 'notes',
    sound: (sound, times) => sound.play(creatures[creature].voice, { gain: 0.6, step: Math.min(times - 1, 5) }),
  }))
  return (
    <div class={`bayou is-${play.look.value} night`}>
      <Scenery pond={{ ...bed, stage: full }} colors={colorsOf(bayou, play.look.value)} isNight />
      <Layer map={map} box={[0, 0, room.width, room.height]}>
        {fireflies.map(([x, y], at) => (
          <circle
            key={at}
            cx={x * room.width}
            cy={90 + y * room.height * 0.5}
            r={4}
            fill="#FFE98A"
            fill-opacity={at % 2 === 0 ? 0.95 : 0.6}
          />
        ))}
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <ellipse cy={size * 0.44} rx={size * 1.2} ry={size * 0.2} fill="#2E9A6B" />
          {sleepers.map((creature, at) => (
            <Sprite
              key={creature}
              svg={svgOf(creature)}
              x={sleepers.length === 1 ? -size / 2 : at === 0 ? -size * 0.96 : -size * 0.04}
              y={-size * 0.52}
              size={size}
            />
          ))}
          <path
            d={`M${-size * 1.25} ${size * 0.5}C${-size} ${-size * 0.02} ${size} ${-size * 0.02} ${size * 1.25} ${size * 0.5}C${size * 0.5} ${size * 0.66} ${-size * 0.5} ${size * 0.66} ${-size * 1.25} ${size * 0.5}Z`}
            fill="#55BE8B"
          />
        </g>
      </Layer>
      {all.map(({ creature, x, y, size: own }, at) => (
        <Layer key={at} map={map} box={[x - own / 2, y - own / 2, own, own]} poke={`home-${at}`}>
          <Sprite svg={svgOf(creature)} x={x - own / 2} y={y - own / 2} size={own} />
        </Layer>
      ))}
      <Pokes play={play} map={map} pokes={pokes} />
    </div>
  )
}
