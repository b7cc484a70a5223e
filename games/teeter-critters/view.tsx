import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { Layer, offerKeys, Press, Target, useClosing, useUsed } from '../kit/index.ts'
import { Beam, middleOf } from './beam.tsx'
import { pieceName, spotName, tiltText } from './names.ts'
import { WetCrew } from './ending.tsx'
import { NumberCards } from './number-cards.tsx'
import { Choices, HeardCorner, Panel, PeekCard } from './panel.tsx'
import { placesOf, spotX, type Places } from './places.ts'
import { spotsOf } from './planks.ts'
import { isStudio, type TeeterPlay } from './play-types.ts'
import { Pond, Studio } from './pond.tsx'
import { rules } from './rules.ts'
import { bandOf, forecastAt, plankOf, torqueNow } from './table.ts'
import { makeShow, type Show } from './show.ts'
import type { Move, State } from './state.ts'
import { Surprise, Touchables } from './touchables.tsx'
import './teeter-critters.css'

/** The level of the beam, its green band, and the wind. */
function Gauge({ show }: { show: Show }) {
  const state = show.scene.value
  const plank = plankOf(state)
  const band = bandOf(state)
  const torque = torqueNow(state)
  const at = (value: number) => 50 + (Math.max(-1, Math.min(1, value / plank.tip)) * 100) / 2
  return (
    <div class="gauge">
      <p>
        <b>{tiltText(torque)}</b>
        <span>{m.teeter_critters_level_up_to_band_tips_past_tip({ band, tip: plank.tip })}</span>
      </p>
      <div class="scale" aria-hidden="true">
        <i style={{ left: `${at(-band)}%`, right: `${100 - at(band)}%` }} />
        <b style={{ left: `${at(torque)}%` }} />
      </div>
      {plank.wind !== 0 && <p class="wind">{m.teeter_critters_the_wind_adds_wind({ wind: tiltText(plank.wind) })}</p>}
    </div>
  )
}

const Drop = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2c4 6 7 9 7 13a7 7 0 1 1-14 0c0-4 3-7 7-13z" fill="#2F7FB3" />
  </svg>
)

/** What the beam would do with the piece in hand on a spot; shown once the forecast is open. */
function Forecast({ state, spot }: { state: State; spot: number }) {
  const torque = forecastAt(state, spot)
  if (Math.abs(torque) > plankOf(state).tip) return <Drop />
  return <small>{tiltText(torque)}</small>
}

interface SpotsProps {
  play: TeeterPlay
  state: State
  places: Places
  make: (move: Move) => void
}

/** The spots that can be chosen now, from the log out: on the beam, or as rows of numbers. */
function spotsOffered({ state }: SpotsProps): Map<number, Move> {
  const spots = rules
    .moves(state)
    .flatMap((move) => (move.kind === 'flag' || move.kind === 'place' ? [[move.spot, move] as const] : []))
  return new Map(spots)
}

function labelOf(state: State, spot: number): string {
  const name = spotName(spot)
  if (!state.forecast || state.phase !== 'place') return name
  return Math.abs(forecastAt(state, spot)) > plankOf(state).tip
    ? m.teeter_critters_spot_would_tip({ spot: name })
    : m.teeter_critters_spot_would_be_tilt({ spot: name, tilt: tiltText(forecastAt(state, spot)) })
}

/** Spots as strips over the beam, wide enough for a finger. */
function BeamSpots(props: SpotsProps) {
  const { state, places, make } = props
  const { map, pivot, unit, size } = places
  const offered = spotsOffered(props)
  const shows = state.forecast && state.phase === 'place'
  return (
    <>
      {spotsOf(plankOf(state).spots).map((spot) => {
        const move = offered.get(spot)
        return (
          move && (
            <Target
              key={spot}
              class={`spot spot${spot}`}
              label={labelOf(state, spot)}
              x={map.left + spotX(places, spot) * map.scale}
              y={map.top + (pivot[1] + (isHanging(props) ? 40 : -size * 0.4)) * map.scale}
              width={unit * map.scale}
              height={size * 2 * map.scale}
              onPress={() => make(move)}
            >
              {shows && <Forecast state={state} spot={spot} />}
            </Target>
          )
        )
      })}
    </>
  )
}
const isHanging = ({ play }: SpotsProps) => isStudio(play)

/** Spots as two rows of numbers, for a narrow screen. In the order of the scan: from the log out. */
function PadSpots(props: SpotsProps) {
  const { state, make } = props
  const offered = spotsOffered(props)
  if (offered.size === 0) return null
  const shows = state.forecast && state.phase === 'place'
  const { spots } = plankOf(state)
  return (
    <div class="pad" style={{ '--spots': spots }}>
      <b style={{ gridColumn: 1, gridRow: 1 }}>{m.kit_left()}</b>
      <b style={{ gridColumn: 1, gridRow: 2 }}>{m.kit_right()}</b>
      {spotsOf(spots).map((spot) => {
        const move = offered.get(spot)
        return (
          <Press
            key={spot}
            class={`spot${spot}`}
            aria-label={labelOf(state, spot)}
            style={{ gridColumn: Math.abs(spot) + 1, gridRow: spot < 0 ? 1 : 2 }}
            disabled={!move}
            onClick={() => move && make(move)}
          >
            {Math.abs(spot)}
            {shows && move && <Forecast state={state} spot={spot} />}
          </Press>
        )
      })}
    </div>
  )
}

/** Pieces that can be moved once everyone is aboard. */
function PieceTargets({ play, state, places, make }: SpotsProps) {
  const { map, unit, size } = places
  return (
    <>
      {rules.moves(state).flatMap((move) => {
        const spot = move.kind === 'fix' ? state.places[move.piece] : null
        if (move.kind !== 'fix' || spot == null) return []
        const [x, y] = middleOf(places, spot, isStudio(play))
        return [
          <Target
            key={move.piece}
            class="spot"
            label={m.teeter_critters_move_kind_from_spot({ kind: pieceName(play, move.piece), spot: spotName(spot) })}
            x={map.left + x * map.scale}
            y={map.top + y * map.scale}
            width={unit * map.scale}
            height={size * map.scale * 1.3}
            onPress={() => make(move)}
          />,
        ]
      })}
    </>
  )
}

/** The same, as buttons in the panel. */
function PadPieces({ play, state, make }: SpotsProps) {
  const fixes = rules.moves(state).flatMap((move) => (move.kind === 'fix' ? [move] : []))
  return (
    <div class="row">
      {fixes.map((move) => (
        <Press key={move.piece} class="button plain action" onClick={() => make(move)}>
          {m.teeter_critters_move_kind({ kind: pieceName(play, move.piece) })}
        </Press>
      ))}
    </div>
  )
}

/** The arrow keys go along the beam from the focused spot. */
function useSpotKeys(spots: readonly number[]) {
  useLayoutEffect(() => {
    if (spots.length === 0) return
    const sorted = spots.toSorted((a, b) => a - b)
    const element = (spot: number) => document.querySelector<HTMLElement>(`.spot${spot}`)
    const step = (by: number) => () => {
      const at = sorted.findIndex((spot) => element(spot) === document.activeElement)
      const middle = sorted.findIndex((spot) => spot > 0)
      const next = at < 0 ? Math.max(0, by > 0 ? middle : middle - 1) : (at + by + sorted.length) % sorted.length
      element(sorted[next] ?? 1)?.focus()
    }
    return offerKeys({ ArrowLeft: step(-1), ArrowRight: step(1) })
  })
}

/** Everything that can be done now. */
function Offers({ play, show, places }: { play: TeeterPlay; show: Show; places: Places }) {
  const state = play.state.value
  const peeking = useSignal(false)
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (play.state.value === state) void show.make(move)
  }
  const props = { play, state, places, make }
  const spots = [...spotsOffered(props).keys()]
  useSpotKeys(peeking.value ? [] : spots)
  if (peeking.value) {
    const seat = state.phase === 'flag' || state.phase === 'why' ? (state.flagger ?? state.seat) : state.seat
    return <PeekCard play={play} state={state} seat={seat} close={() => (peeking.value = false)} />
  }
  if (state.phase === 'cards') return <NumberCards play={play} state={state} done={() => make({ kind: 'next' })} />
  if (state.phase === 'wait' || state.phase === 'goose') return <Choices play={play} state={state} make={make} />
  return (
    <>
      {!places.pad && <BeamSpots {...props} />}
      {!places.pad && state.phase === 'fix' && <PieceTargets {...props} />}
      <Panel
        play={play}
        state={state}
        make={make}
        peek={() => (peeking.value = true)}
        spots={
          <>
            {places.pad && <PadSpots {...props} />}
            {places.pad && state.phase === 'fix' && <PadPieces {...props} />}
            {show.note.value && <p class="note-line">{show.note.value}</p>}
          </>
        }
      />
      <HeardCorner play={play} state={state} make={make} />
    </>
  )
}

/** The game in play. */
export function View({ play }: { play: TeeterPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const stage = play.stage.value
  const { spots } = plankOf(play.state.value)
  const places = useMemo(() => placesOf(stage, spots), [stage, spots])
  const studio = isStudio(play)
  const busy = show.busy.value
  const done = play.closing.value
  useUsed(
    play,
    play.state.value.deck.map(({ id }) => id),
  )
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const photo = show.scene.value.phase === 'photo' ? show.scene.value.photos.at(-1) : undefined
  return (
    <div class={`teeter ${studio ? 'in-studio' : ''}`}>
      {studio ? <Studio places={places} /> : <Pond places={places} look={play.look.value} />}
      <Touchables play={play} places={places} mood={show.mood.value} />
      <Beam play={play} show={show} places={places} />
      {photo && !photo.dry && (
        <Layer map={places.map} box={[0, 0, ...places.world]}>
          <WetCrew photo={photo} places={places} studio={studio} />
        </Layer>
      )}
      <Surprise play={play} places={places} />
      {!done && show.scene.value.phase !== 'cards' && <Gauge show={show} />}
      {!done && busy && show.note.value && <p class="said">{show.note.value}</p>}
      {play.ready.value && !busy && <Offers play={play} show={show} places={places} />}
    </div>
  )
}
