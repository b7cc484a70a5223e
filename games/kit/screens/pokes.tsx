import { signal, type Signal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { Clock } from '@marigold/device'
import type { Play } from '../game.ts'
import { offerIdlePress } from '../input/idle-press.ts'
import type { Synth } from '../sound/synth.ts'
import { stagePixels, type Mapping } from './layer.tsx'

/** How a poked thing moves, as keyframes of `rotate`, `scale`, and `translate`; `much` grows with each poke. */
const gags = {
  wobble: (much: number) => ({ rotate: [0, -7, 6, -4, 2, 0].map((degrees) => `${degrees * much}deg`) }),
  hop: (much: number) => ({
    translate: ['0 0', `0 ${-16 * much}%`, '0 0', `0 ${-7 * much}%`, '0 0'],
    scale: ['1 1', '0.96 1.06', '1.08 0.9', '1 1.03', '1 1'],
  }),
  spin: () => ({ rotate: ['0deg', '360deg'] }),
  shake: (much: number) => ({ translate: [0, -5, 5, -4, 3, 0].map((share) => `${share * much}% 0`) }),
  squash: (much: number) => ({
    scale: ['1 1', `${1 + 0.18 * much} ${1 - 0.2 * much}`, `${1 - 0.08 * much} ${1 + 0.12 * much}`, '1 1'],
  }),
  tilt: (much: number) => ({ rotate: ['0deg', `${12 * much}deg`, `${12 * much}deg`, '0deg'] }),
  sink: (much: number) => ({
    translate: ['0 0', `0 ${22 * Math.min(much, 1.5)}%`, `0 ${22 * Math.min(much, 1.5)}%`, '0 0'],
  }),
  swell: (much: number) => ({ scale: ['1', String(1 + 0.14 * much), '1'] }),
} as const
type Gag = keyof typeof gags

/** What flies off a poked thing, as a path in a box of 24 by 24 and its color. */
const puffs = {
  notes: ['M9 4v11.2a3.4 3.4 0 1 0 2 3.1V8.6l8-2V3z', '#6B46C1'],
  drops: ['M12 2c4 6 6 8.6 6 12a6 6 0 1 1-12 0c0-3.4 2-6 6-12z', '#5AA9E6'],
  leaves: ['M3 21C3 9 10 3 21 3c0 12-7 18-18 18z', '#5B9A4B'],
  dust: ['M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z', '#D9C7AE'],
  sparks: ['M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.600z', '#F2A541'],
  hearts: ['M12 21C5 15.5 2 12.2 2 8.3A5.3 5.3 0 0 1 12 5.8a5.3 5.3 0 0 1 10 2.5c0 3.9-3 7.2-10 12.7z', '#D6487E'],
  bubbles: ['M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 3a7 7 0 0 1 0 14a7 7 0 0 1 0-14z', '#8CC7E8'],
} as const
type Puff = keyof typeof puffs

/** Something in the scene that answers a touch. Its layer, marked `poke={name}`, moves. */
export interface Poke {
  name: string
  /** Where a touch reaches it, in the drawing's units: x, y, width, height. */
  box: readonly [number, number, number, number]
  gag: Gag
  puff?: Puff
  /** Its sound; `times` counts its pokes, so that each is sillier than the last. */
  sound: (sound: Synth, times: number) => void
}

const gagMs = 700
const puffMs = 900
const pieces = [-70, -38, -12, 14, 42, 74]

interface Flight {
  id: number
  puff: Puff
  left: number
  top: number
}

const areaOf = (map: Mapping, [x, y, width, height]: Poke['box']) => ({
  left: map.left + x * map.scale,
  top: map.top + y * map.scale,
  width: width * map.scale,
  height: height * map.scale,
})

function PuffOf({ puff, left, top }: Flight) {
  const [shape, color] = puffs[puff]
  return (
    <span class="puff" style={{ left, top }}>
      {pieces.map((turn, piece) => (
        <svg key={turn} viewBox="0 0 24 24" style={{ '--turn': `${turn}deg`, '--piece': piece }}>
          <path d={shape} fill={color} />
        </svg>
      ))}
    </span>
  )
}

/** What a poke needs of a running game. */
export interface PokeRoom {
  sound: Synth
  clock: Clock
  /** No movement and no sound, only a glow. */
  calm: () => boolean
  /** No sound: a microphone listens, or a model plays. */
  quiet: () => boolean
}

/** Plays pokes: a movement, a puff, and a sound, over in less than 1.5 s. They can't change the game. */
function makePokes({ sound, clock, calm, quiet }: PokeRoom, flights: Signal<readonly Flight[]>) {
  const times = new Map<string, number>()
  const busy = new Set<string>()
  let id = 0
  return (poke: Poke, map: Mapping) => {
    if (busy.has(poke.name)) return
    busy.add(poke.name)
    clock.after(gagMs, () => busy.delete(poke.name))
    const count = (times.get(poke.name) ?? 0) + 1
    times.set(poke.name, count)
    if (!quiet() && !calm()) poke.sound({ ...sound, play: sound.poke }, count)
    const much = 1 + Math.min(count - 1, 4) * 0.18
    for (const element of document.querySelectorAll(`[data-poke="${poke.name}"]`)) {
      const frames = calm() ? { opacity: ['1', '0.7', '1'] } : gags[poke.gag](much)
      element.animate(frames, { duration: gagMs, easing: 'ease-in-out' })
    }
    if (!poke.puff || calm()) return
    const { left, top, width, height } = areaOf(map, poke.box)
    const flight = { id: id++, puff: poke.puff, left: left + width / 2, top: top + height * 0.3 }
    flights.value = [...flights.value, flight]
    clock.after(puffMs, () => (flights.value = flights.value.filter((one) => one !== flight)))
  }
}

/**
 * Things to touch in a scene. They are no controls: outside the tab and scan order, and unable to change the game. Put them
 * behind the targets of play. With one switch, a press while nothing can be chosen pokes the next thing.
 */
export function Pokes({
  play,
  map = stagePixels,
  pokes,
}: {
  play: Pick<Play<never, unknown, unknown>, 'sound' | 'clock' | 'calm' | 'hearing' | 'speech'>
  /** Pixels of the stage where left out. */
  map?: Mapping
  pokes: readonly Poke[]
}) {
  const flights = useMemo(() => signal<readonly Flight[]>([]), [play])
  const poke = useMemo(
    () =>
      makePokes(
        {
          sound: play.sound,
          clock: play.clock,
          calm: () => play.calm.value,
          quiet: () => play.hearing.value === 'microphone' || play.speech.speaking(),
        },
        flights,
      ),
    [play],
  )
  useLayoutEffect(() => {
    let next = 0
    return offerIdlePress(() => {
      const one = pokes[next++ % pokes.length]
      if (one) poke(one, map)
    })
  }, [pokes, map, poke])
  return (
    <div class="pokes" data-own-cooldown="" aria-hidden="true">
      {pokes.map((one) => (
        <span
          key={one.name}
          data-poke-area={one.name}
          style={areaOf(map, one.box)}
          onPointerDown={({ currentTarget, pointerId }) => {
            play.sound.unlock()
            // A finger that sweeps on touches the next thing, too.
            if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId)
            poke(one, map)
          }}
          onPointerEnter={({ buttons }) => buttons > 0 && poke(one, map)}
        />
      ))}
      {flights.value.map((flight) => (
        <PuffOf key={flight.id} {...flight} />
      ))}
    </div>
  )
}
