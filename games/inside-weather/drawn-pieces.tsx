import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import { html, useFingers, type Finger } from '../kit/index.ts'
import { wordText } from './content.ts'
import { placeAt, spotOf, type Places } from './layout.ts'
import { pieceArt } from './piece-art.ts'
import { pours, spreadOf, thins } from './pieces.ts'
import type { WeatherPlay } from './play-types.ts'
import type { Move, Placed, State } from './state.ts'

const dragFrom = 9
const mostTilt = 26
const pourTilt = 14

const chipText = (word: string): string =>
  word === 'own' ? m.inside_weather_my_word() : word === 'unsure' ? m.inside_weather_cant_tell() : wordText(word)

/** 'sun, size 2 of 3, happy'. */
function labelOf({ piece, size, words }: Placed, steps: number): string {
  const label = m.inside_weather_piece_and_size({ piece: m.inside_weather_piece({ piece }), size: size + 1, steps })
  return [label, ...words.map(chipText)].join(', ')
}

interface PieceProps {
  play: WeatherPlay
  places: Places
  placed: Placed
  at: number
  steps: number
  isOpen: boolean
  inHand: boolean
  /** Some piece is in hand: switches then reach only what can be done with it. */
  isTaken: boolean
  make: (move: Move) => void
}

/**
 * One piece of sky: a tap takes it in hand, and a drag moves it. A cloud that is swung tilts and pours, and fog that is
 * rubbed gets thin and rolls back. None of that changes what the piece means.
 */
function PieceOf({ play, places, placed, at, steps, isOpen, inHand, isTaken, make }: PieceProps) {
  const element = useRef<HTMLButtonElement>(null)
  const dragged = useRef(false)
  const path = useRef(0)
  const last = useRef({ x: 0, y: 0 })
  const pouring = useSignal(false)
  const { piece, size, x, y } = placed
  const spot = spotOf(places, { piece, x, y, share: size / (steps - 1) })
  const { map } = places
  const side = Math.max(64, spot.side * map.scale)
  const left = map.left + spot.x * map.scale
  const top = map.top + spot.y * map.scale

  const show = (moved: { x: number; y: number }, tilt: number, thin: number) => {
    const { current } = element
    if (!current) return
    current.style.transform = `translate(${moved.x}px, ${moved.y}px) rotate(${tilt}deg)`
    current.style.setProperty('--thin', String(thin))
  }
  const rest = () => {
    element.current?.style.removeProperty('transform')
    element.current?.style.setProperty('--thin', '0')
    pouring.value = false
  }
  const move = (finger: Finger) => {
    const moved = { x: finger.x - finger.fromX, y: finger.y - finger.fromY }
    if (!isOpen || (!dragged.current && Math.hypot(moved.x, moved.y) < dragFrom)) return
    dragged.current = true
    const step = { x: finger.x - last.current.x, y: finger.y - last.current.y }
    last.current = { x: finger.x, y: finger.y }
    path.current += Math.hypot(step.x, step.y)
    const tilt = Math.max(-mostTilt, Math.min(mostTilt, step.x * 2.2))
    const thin = thins.includes(piece) ? Math.min(0.75, path.current / 900) : 0
    if (pours.includes(piece) && Math.abs(tilt) > pourTilt && !pouring.value) {
      pouring.value = true
      play.sound.poke('drip', { step: 4 })
    }
    show(moved, play.calm.value ? 0 : tilt, thin)
  }
  const up = (finger: Finger) => {
    rest()
    if (!dragged.current) return
    const moved = { x: finger.x - finger.fromX, y: finger.y - finger.fromY }
    const to = placeAt(places, (left + moved.x - map.left) / map.scale, (top + moved.y - map.top) / map.scale)
    make({ kind: 'place', at, ...to })
  }
  const fingers = useFingers(
    {
      down: (finger) => {
        play.sound.unlock()
        dragged.current = false
        path.current = 0
        last.current = { x: finger.x, y: finger.y }
      },
      move,
      up,
      lost: rest,
    },
    () => play.clock.now(),
  )
  return (
    <button
      type="button"
      ref={element}
      class={`piece is-${piece} ${inHand ? 'in-hand' : ''} ${pouring.value ? 'is-pouring' : ''}`}
      aria-label={labelOf(placed, steps)}
      style={{
        left: left - side / 2,
        top: top - side / 2,
        width: side,
        height: side,
        zIndex: spreadOf(piece) > 1 ? 0 : 1,
      }}
      disabled={!isOpen}
      {...fingers}
      {...(isOpen && !isTaken && { 'data-scan': '' })}
      onClick={() => {
        // The click that ends a drag isn't a tap.
        if (dragged.current) dragged.current = false
        else if (!inHand) make({ kind: 'focus', at })
      }}
    >
      <svg viewBox="-64 -64 128 128" aria-hidden="true" {...html(pieceArt(piece))} />
      {placed.words.length > 0 && (
        <span class={`chip ${placed.said ? 'is-named' : ''}`}>{placed.words.map(chipText).join(' + ')}</span>
      )}
    </button>
  )
}

/** The pieces in the sky. They can be touched while the whole sky is open. */
export function Pieces({
  play,
  places,
  state,
  placed,
  isOpen,
  make,
}: {
  play: WeatherPlay
  places: Places
  state: State
  placed: readonly Placed[]
  isOpen: boolean
  make: (move: Move) => void
}) {
  return (
    <div class="pieces">
      {placed.map((one, at) => (
        <PieceOf
          key={one.piece}
          {...{ play, places, placed: one, at, make }}
          steps={state.steps}
          isOpen={isOpen}
          inHand={state.at === at}
          isTaken={state.at !== null}
        />
      ))}
    </div>
  )
}

interface Gust {
  id: number
  x: number
  y: number
  turn: number
}
const gustEvery = 70
const gustMs = 900
const mostGusts = 8

/** The empty sky: a finger that is drawn through it leaves wind behind. */
export function WindArea({ play, places }: { play: WeatherPlay; places: Places }) {
  const gusts = useSignal<readonly Gust[]>([])
  const trail = useMemo(() => ({ x: 0, y: 0, id: 0 }), [])
  const { map, ground, sky } = places
  const fingers = useFingers(
    {
      down: ({ x, y }) => {
        play.sound.unlock()
        Object.assign(trail, { x, y })
      },
      move: ({ x, y }) => {
        const [dx, dy] = [x - trail.x, y - trail.y]
        if (Math.hypot(dx, dy) < gustEvery || gusts.value.length >= mostGusts) return
        Object.assign(trail, { x, y, id: trail.id + 1 })
        const gust = { id: trail.id, x, y, turn: (Math.atan2(dy, dx) * 180) / Math.PI }
        gusts.value = [...gusts.value, gust]
        play.sound.poke('wind', { gain: 0.3, step: Math.round(5 - (y / (ground * map.scale)) * 5) })
        play.clock.after(gustMs, () => (gusts.value = gusts.value.filter((one) => one !== gust)))
      },
      up: () => undefined,
      lost: () => undefined,
    },
    () => play.clock.now(),
  )
  const top = map.top + (sky.y - places.unit * 0.42) * map.scale
  return (
    <div class="wind-area" aria-hidden="true" style={{ top, height: map.top + ground * map.scale - top }} {...fingers}>
      {gusts.value.map(({ id, x, y, turn }) => (
        <i key={id} style={{ left: x, top: y, '--turn': `${turn}deg` }}>
          <svg viewBox="0 0 80 30">
            <path
              d="M2 20H58C72 20 72 4 60 4C52 4 52 14 60 14"
              fill="none"
              stroke="#fff"
              stroke-width="4"
              stroke-linecap="round"
            />
          </svg>
        </i>
      ))}
    </div>
  )
}
