import { seatHex, symbolPaths } from '@marigold/device'
import type { ComponentChildren } from 'preact'
import { memo } from 'preact/compat'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Layer, placedAt, Sprite, Stroke } from '../kit/index.ts'
import { pictureOf } from './art.ts'
import type { Places } from './places.ts'
import { spotX } from './places.ts'
import { spotsOf } from './planks.ts'
import { isStudio, type TeeterPlay } from './play-types.ts'
import { plankOf } from './table.ts'
import type { Show } from './show.ts'
import type { Flag, State } from './state.ts'

const thick = 20

/** The beam alone, level, with its middle at 0,0: a plank, or a rail with hooks. */
export const BeamShape = memo(
  ({ half, unit, spots, studio }: { half: number; unit: number; spots: number; studio: boolean }) => (
    <>
      {studio ? (
        <>
          <rect x={-half} y="-5" width={2 * half} height="10" rx="5" fill="#8A6A3C" />
          <rect x={-half} y="-5" width={2 * half} height="4" rx="2" fill="#C9A56A" />
          {spotsOf(spots).map((spot) => (
            <path key={spot} d={`M${spot * unit} 4v12a6 6 0 1 1-6 6`} fill="none" stroke="#6B5230" stroke-width="4" />
          ))}
          <circle r="11" fill="#6B5230" />
        </>
      ) : (
        <>
          <rect x={-half} y={-thick / 2} width={2 * half} height={thick} rx="10" fill="#B97B3F" />
          <rect x={-half} y={-thick / 2} width={2 * half} height={thick / 2} rx="5" fill="#E3AC6B" />
          <rect x={-unit / 2} y={-thick / 2} width={unit} height={thick} rx="4" fill="#1B7F4B" fill-opacity=".75" />
        </>
      )}
    </>
  ),
)

/** The numbers of the spots: under the plank, or above the rail. */
function Numbers({ places: { unit, map }, spots, studio }: { places: Places; spots: number; studio: boolean }) {
  const size = Math.max(17, 15 / map.scale)
  return (
    <g font-size={size} font-weight="700" text-anchor="middle" fill={studio ? '#4A4038' : '#4B2E14'}>
      {spotsOf(spots).map((spot) => (
        <g key={spot} transform={`translate(${spot * unit} ${studio ? -size - 6 : size + 9})`}>
          <rect
            x={-size * 0.7}
            y={-size * 0.92}
            width={size * 1.4}
            height={size * 1.25}
            rx="7"
            fill="#FFF9EF"
            fill-opacity=".92"
          />
          <text>{Math.abs(spot)}</text>
        </g>
      ))}
    </g>
  )
}

/**
 * A flag with the symbol of who put it there; a sketch until its reason was heard. It stands `high` above a plank, and
 * hangs from a hook.
 */
function FlagShape({ flag: { by, said }, play, high }: { flag: Flag; play: TeeterPlay; high: number }) {
  const player = typeof by === 'number' ? play.players[by] : undefined
  const color = player ? seatHex(player.color) : '#2B1B3D'
  const isSketch = said === null && typeof by === 'number'
  const hangs = isStudio(play)
  const middle = hangs ? [0, 58] : [21, 17 - high]
  return (
    <g class="flag">
      <Stroke d={hangs ? 'M0 24V42' : `M0 0V${-high}`} color="#4B2E14" width={5} />
      <path
        d={hangs ? 'M-21 40H21V86L0 76L-21 86Z' : `M2 ${-high}H46L38 ${-high + 17}L46 ${-high + 34}H2Z`}
        fill={isSketch ? '#FFF9EF' : color}
        stroke={color}
        stroke-width="4"
        stroke-dasharray={isSketch ? '6 5' : undefined}
      />
      <g transform={`translate(${middle.join(' ')})`}>
        {player && (
          <path d={symbolPaths[player.symbol]} transform="translate(-12 -12)" fill={isSketch ? color : '#FFF9EF'} />
        )}
        {by === 'adult' && <Stroke d="M-9 0L-2 7L10 -7" color="#FFF9EF" width={5} />}
      </g>
    </g>
  )
}

/** A weight on its tag. */
const Tag = ({ weight, y }: { weight: number; y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <rect x="-15" y="-15" width="30" height="24" rx="8" fill="#FFF9EF" stroke="#4B2E14" stroke-width="2" />
    <text y="4" font-size="19" font-weight="700" text-anchor="middle" fill="#2B1B3D">
      {weight}
    </text>
  </g>
)

/** Something on a spot: it leans with a plank, and hangs straight from a rail whose turn is `--tilt`. */
const OnSpot = ({ x, hangs, children }: { x: number; hangs: boolean; children: ComponentChildren }) => (
  <g transform={placedAt(x, 0)}>
    <g class={hangs ? 'hangs' : ''}>{children}</g>
  </g>
)

interface OnBeamProps {
  state: Pick<State, 'pieces' | 'places'>
  places: Places
  studio: boolean
  /** Pieces whose weights are shown. */
  tagged: (piece: number) => boolean
  class?: string
}
/** The pieces on the beam: on a plank they sit, on a rail they hang. Everyone is drawn in the same size. */
export function OnBeam({ state, places: { unit, size }, studio, tagged, class: name }: OnBeamProps) {
  return (
    <>
      {state.pieces.map(({ kind, weight }, piece) => {
        const spot = state.places[piece]
        if (spot == null) return null
        return (
          <OnSpot key={piece} x={spot * unit} hangs={studio}>
            <g class={name ?? 'settles'}>
              {studio && <Stroke d="M0 22V52" color="#4A4038" width={3} />}
              <Sprite svg={pictureOf(kind, studio)} x={-size / 2} y={studio ? 44 : -size - 5} size={size} />
              {tagged(piece) && <Tag weight={weight} y={studio ? 62 + size : -size - 8} />}
            </g>
          </OnSpot>
        )
      })}
    </>
  )
}

/** The beam in play, moved as one layer: pieces, flags, and an acorn that rolls to the low side. */
export function Beam({ play, show, places }: { play: TeeterPlay; show: Show; places: Places }) {
  const beam = useRef<SVGSVGElement>(null)
  const { map, pivot, half, unit, size } = places
  const state = show.scene.value
  const studio = isStudio(play)
  const { spots } = plankOf(state)
  useLayoutEffect(() => {
    show.draw.tilt = (degrees) => {
      const { style } = beam.current ?? {}
      if (!style) return
      style.transform = `rotate(${degrees.toFixed(2)}deg)`
      if (studio) style.setProperty('--tilt', `${degrees.toFixed(2)}deg`)
    }
    show.draw.tilt(show.tilt.now)
    return () => (show.draw.tilt = () => undefined)
  }, [show, places, studio])
  const isOpen = play.values.cards === 'open'
  const isSolo = state.seats === 1
  const tagged = (piece: number) => {
    if (state.pieces[piece]?.kind === 'goose' || state.phase === 'photo') return true
    if (play.level.blind || plankOf(state).hidden === piece) return false
    return isOpen || (isSolo && (state.owners[piece] === 0 || state.told[piece]?.weight === true))
  }
  const rolls = Math.max(-1, Math.min(1, show.tilt.now / 6)) * (half - 16)
  const box = [pivot[0] - half - 40, pivot[1] - 190, 2 * half + 80, 380] as const
  return (
    <Layer map={map} box={box} moves hold={beam} poke="beam" class="beam">
      <g transform={`translate(${pivot[0]} ${pivot[1]})`}>
        <BeamShape half={half} unit={unit} spots={spots} studio={studio} />
        <Numbers places={places} spots={spots} studio={studio} />
        {!studio && (
          <g class="acorn" style={{ transform: `translateX(${rolls}px)` }}>
            <circle cy="-18" r="8" fill="#B5763A" />
            <path d="M-9 -19A9 9 0 0 1 9 -19Z" fill="#6B4423" />
          </g>
        )}
        <OnBeam state={state} places={places} studio={studio} tagged={tagged} />
        {state.kept && !state.places.includes(state.kept.spot) && state.kept.spot !== state.flag?.spot && (
          <OnSpot x={state.kept.spot * unit} hangs={studio}>
            <g transform={placedAt(0, studio ? 8 : -thick / 2, 0.7)}>
              <FlagShape
                flag={{ spot: state.kept.spot, by: state.kept.seat, said: { how: 'speech', cue: 0 } }}
                play={play}
                high={70}
              />
            </g>
          </OnSpot>
        )}
        {state.flag && (
          <OnSpot x={state.flag.spot * unit} hangs={studio}>
            <g transform={placedAt(0, studio ? 0 : -thick / 2)}>
              <FlagShape flag={state.flag} play={play} high={size + 24} />
            </g>
          </OnSpot>
        )}
      </g>
    </Layer>
  )
}

/** The middle of a piece on the stage, in the drawing's units, for targets. */
export const middleOf = (places: Places, spot: number, studio: boolean): [number, number] => [
  spotX(places, spot),
  places.pivot[1] + (studio ? 44 + places.size / 2 : -places.size / 2),
]
