import { useEffect, useRef } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { useStableCallback } from '../kit/index.ts'
import { soilPath } from './garden-art.ts'
import type { Placed } from './garden.tsx'
import { inDrawing, isInSoil, onStage, type Places } from './layout.ts'
import type { GardenPlay } from './play-types.ts'

/** Furrows that are seen at a time, and how far a rake goes from note to note, in the garden's units. */
const mostPoints = 260
const noteEvery = 34
/** How far a stem sees a finger, and how far it leans. */
const reach = 190
const mostLean = 16
const dripMs = 1600

/** The step of the scale that a place in the soil sounds at: higher to the right, and farther out. */
const stepAt = (x: number, y: number): number => Math.round((x + 345) / 69 + y / 80) - 2

interface SoilProps {
  play: GardenPlay
  places: Places
  count: number
  plants: readonly Placed[]
  /** Counts how often the can was tipped. */
  water: number
}

/** Warm soil to rake and poke: each furrow plucks notes, and stems follow the finger. Nothing of it changes the game. */
export function Soil({ play, places, count, plants, water }: SoilProps) {
  const furrows = useRef<SVGPathElement>(null)
  const points = useRef<string[]>([])
  const last = useRef<{ x: number; y: number; far: number } | null>(null)
  const area = useRef<HTMLDivElement>(null)

  const lean = (x: number, y: number) => {
    for (const plant of plants) {
      const element = document.querySelector<SVGElement>(`.plant[data-poke="${plant.key}"]`)
      const [dx, far] = [x - plant.x, Math.hypot(x - plant.x, y - plant.y + 40)]
      const share = Math.max(0, 1 - far / reach) * Math.sign(dx)
      element?.style.setProperty('--lean', `${(share * mostLean).toFixed(1)}deg`)
    }
  }
  const draw = (point: string) => {
    points.current = [...points.current.slice(-mostPoints), point]
    const [first = '', ...rest] = points.current
    furrows.current?.setAttribute('d', [first.replace('L', 'M'), ...rest].join(''))
  }
  const sound = (x: number, y: number) => play.sound.poke('pluck', { step: stepAt(x, y), gain: 0.5 })

  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const stage = area.current?.getBoundingClientRect()
    const zero = onStage(places, [0, 0])
    const unit = places.map.scale * places.scale
    return { x: (clientX - (stage?.left ?? 0) - zero.x) / unit, y: (clientY - (stage?.top ?? 0) - zero.y) / unit }
  }
  const down = (event: PointerEvent) => {
    play.sound.unlock()
    const { x, y } = placeOf(event)
    last.current = { x, y, far: 0 }
    if (!isInSoil(x, y)) return
    draw(`M${x.toFixed(0)} ${y.toFixed(0)}h0`)
    sound(x, y)
  }
  const move = (event: PointerEvent) => {
    const { x, y } = placeOf(event)
    lean(x, y)
    const from = last.current
    if (!from || event.buttons === 0) return
    const far = from.far + Math.hypot(x - from.x, y - from.y)
    if (isInSoil(x, y)) {
      draw(`${isInSoil(from.x, from.y) ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`)
      if (far > noteEvery) sound(x, y)
    }
    last.current = { x, y, far: far > noteEvery ? 0 : far }
  }
  const up = () => {
    last.current = null
    lean(9999, 9999)
  }
  const box = inDrawing(places, [-372, -20, 744, 290])
  const { map } = places
  return (
    <>
      <svg
        class="layer soil"
        viewBox="-372 -20 744 290"
        style={{
          left: map.left + box[0] * map.scale,
          top: map.top + box[1] * map.scale,
          width: box[2] * map.scale,
          height: box[3] * map.scale,
        }}
        aria-hidden="true"
      >
        <clipPath id="garden-soil">
          <path d={soilPath(count)} transform="translate(0 2)" />
        </clipPath>
        <g clip-path="url(#garden-soil)">
          <path ref={furrows} class="furrows" fill="none" stroke="#2B1712" stroke-opacity=".42" stroke-width="13" />
        </g>
      </svg>
      <Sprinkle play={play} places={places} water={water} />
      <div
        ref={area}
        class="soil-area"
        aria-hidden="true"
        data-own-cooldown=""
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
      />
    </>
  )
}

const drops = Array.from({ length: 16 }, (_, at) => [((at * 137) % 660) - 330, 30 + ((at * 71) % 170)] as const)
/** Drops fall on all beds, once for each time the can was tipped. */
function Sprinkle({ play, places, water }: Pick<SoilProps, 'play' | 'places' | 'water'>) {
  const isOn = useSignal(false)
  const stop = useStableCallback(() => (isOn.value = false))
  useEffect(() => {
    if (water === 0 || play.calm.value) return undefined
    isOn.value = true
    ;[0, 1, 2, 3].forEach((at) => play.sound.poke('drip', { step: at * 2, delay: 0.25 + at * 0.3, gain: 0.4 }))
    return play.clock.after(dripMs, stop)
  }, [water])
  if (!isOn.value) return null
  return (
    <div key={water} class="sprinkle" aria-hidden="true">
      {drops
        .filter(([x, y]) => isInSoil(x, y))
        .map(([x, y], at) => {
          const { x: left, y: top } = onStage(places, [x, y])
          return <i key={at} style={{ left, top, '--at': at % 7 }} />
        })}
    </div>
  )
}
