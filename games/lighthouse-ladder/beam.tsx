import { useSignal, type Signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Img } from '../kit/index.ts'
import anchor from 'pics:anchor'
import bottle from 'pics:bottle-with-popping-cork'
import buoy from 'pics:ring-buoy'
import canoe from 'pics:canoe'
import dolphin from 'pics:dolphin'
import ferry from 'pics:ferry'
import octopus from 'pics:octopus'
import speedboat from 'pics:speedboat'
import turtle from 'pics:turtle'
import whale from 'pics:spouting-whale'
import type { SoundName } from '../kit/sound/sample.ts'
import { directionTo, type Places } from './layout.ts'
import type { LadderPlay } from './play-types.ts'

interface Find {
  picture: string
  sound: SoundName
  step: number
}
const animals: readonly Find[] = [
  { picture: whale, sound: 'splash', step: 0 },
  { picture: buoy, sound: 'bell', step: 2 },
  { picture: bottle, sound: 'glass', step: 4 },
  { picture: turtle, sound: 'plop', step: 1 },
  { picture: octopus, sound: 'squeak', step: 0 },
  { picture: dolphin, sound: 'splash', step: 5 },
]
const boats: readonly Find[] = [
  { picture: buoy, sound: 'bell', step: 2 },
  { picture: bottle, sound: 'glass', step: 4 },
  { picture: anchor, sound: 'knock', step: 0 },
  { picture: canoe, sound: 'splash', step: 0 },
  { picture: speedboat, sound: 'horn', step: 4 },
  { picture: ferry, sound: 'horn', step: 0 },
]
const fewest = 3
const spots = [
  [0.16, 0.1],
  [0.52, 0.2],
  [0.84, 0.07],
  [0.34, 0.25],
  [0.7, 0.3],
  [0.04, 0.28],
] as const

/** What the beam can find: three things, and one more for each light on the coast, up to six. */
export function findsAt({ seen, horizon, tower, portrait }: Places, isPlain: boolean, lights: number) {
  const width = tower.x - 130 * tower.scale - seen.x
  const height = seen.height * (portrait ? 0.45 : 1)
  return (isPlain ? boats : animals).slice(0, fewest + lights).map((find, at) => {
    const [across, down] = spots[at] ?? spots[0]
    return { ...find, x: seen.x + width * (0.08 + across * 0.9), y: horizon + height * down, size: portrait ? 56 : 62 }
  })
}

const halfBeam = 9
const turnMs = 900
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

interface BeamProps {
  play: LadderPlay
  places: Places
  finds: ReturnType<typeof findsAt>
  /** Where the game turns the beam to, in degrees. */
  aim: Signal<number>
  /** 0 to 1. */
  bright: number
}

/** The beam follows a finger through the fog, and what it finds is seen and heard. */
export function Beam({ play, places, finds, aim, bright }: BeamProps) {
  const { map, lamp } = places
  const beam = useRef<SVGSVGElement>(null)
  const angle = useRef(200)
  const found = useSignal<readonly number[]>([])
  const turn = (to: number) => {
    angle.current = to
    if (beam.current) beam.current.style.transform = `rotate(${to}deg)`
    const seen = finds.flatMap(({ x, y }, at) => (apart(to, directionTo(places, x, y)) < halfBeam ? [at] : []))
    if (seen.join() === found.value.join()) return
    for (const at of seen.filter((one) => !found.value.includes(one))) {
      const find = finds[at]
      if (find) play.sound.poke(find.sound, { step: find.step, gain: 0.5 })
    }
    found.value = seen
  }
  const turnNow = useRef(turn)
  useLayoutEffect(() => {
    turnNow.current = turn
    if (beam.current) beam.current.style.transform = `rotate(${angle.current}deg)`
  })
  const to = aim.value
  useEffect(() => {
    const from = angle.current
    const by = ((to - from + 540) % 360) - 180
    void play.clock.tween(play.calm.value ? 0 : turnMs, (k) => turnNow.current(from + by * k))
  }, [play, to])
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent & { currentTarget: Element }) => {
    const stage = currentTarget.getBoundingClientRect()
    turn(
      directionTo(places, (clientX - stage.left - map.left) / map.scale, (clientY - stage.top - map.top) / map.scale),
    )
  }
  const [left, top] = [map.left + lamp.x * map.scale, map.top + lamp.y * map.scale]
  const long = Math.hypot(play.stage.value.width, play.stage.value.height)
  const wide = 2 * long * Math.tan((halfBeam * Math.PI) / 180)
  return (
    <>
      {/* Without a pointer, the glass turns the beam to each thing. */}
      <div class="beam-area" aria-hidden="true" data-own-cooldown="" onPointerDown={follow} onPointerMove={follow} />
      <svg
        ref={beam}
        class="layer moves beam"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        style={{ left, top: top - wide / 2, width: long, height: wide, opacity: 0.45 + 0.5 * bright }}
        aria-hidden="true"
      >
        <defs>
          <linearGradient id="ladder-beam">
            <stop offset="0" stop-color="#FFEDB8" stop-opacity=".95" />
            <stop offset=".8" stop-color="#FFEDB8" stop-opacity=".12" />
          </linearGradient>
        </defs>
        <path d="M0 49L100 0V100L0 51Z" fill="url(#ladder-beam)" />
      </svg>
      {finds.map(({ picture, x, y, size }, at) => (
        <span
          key={at}
          class={`find ${found.value.includes(at) ? 'is-found' : ''}`}
          style={{
            left: map.left + (x - size / 2) * map.scale,
            top: map.top + (y - size / 2) * map.scale,
            width: size * map.scale,
            height: size * map.scale,
          }}
          aria-hidden="true"
        >
          <Img svg={picture} />
        </span>
      ))}
    </>
  )
}
