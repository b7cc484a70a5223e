import { useLayoutEffect, useMemo } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import { html, type Stage } from '../kit/index.ts'
import { Crew } from './stationmaster.tsx'
import { paintOf, paletteOf } from './palette.ts'
import type { Engine } from './rules.ts'
import { disc, oval, seededRandom } from './shapes.ts'
import { Platforms } from './platforms.tsx'
import type { YardPlay } from './ride.ts'
import type { Show } from './show.ts'
import { goat, Surprise, Toys } from './touchables.tsx'
import { grownTown } from './town.ts'
import { townOnHills } from './town-art.ts'
import { routeOf, tracksOf } from './tracks.ts'
import { engine, vehicleBox, wagon } from './vehicles.ts'
import { foreground, yardPicture, type Yard } from './yard.ts'

/** Steam above the chimney: three puffs in turn. */
const Steam = () => (
  <div class="steam" data-poke="smokestack">
    <i />
    <i />
    <i />
  </div>
)

interface VehicleProps {
  yard: Yard
  poke?: string
  hold: (element: HTMLElement | null) => void
  markup: string
  steam?: boolean
  class: string
}
/** An engine or a car as its own image, which each frame moves as a whole. */
function Vehicle({ yard, hold, markup, steam, poke, class: name }: VehicleProps) {
  const [x, y, width, height] = vehicleBox
  const { scale } = yard
  return (
    <div class={`vehicle ${name}`} ref={hold} style={{ left: -yard.left * scale, top: -yard.top * scale }}>
      <svg
        viewBox={vehicleBox.join(' ')}
        style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
        aria-hidden="true"
        data-poke={poke}
        {...html(markup)}
      />
      {steam && <Steam />}
    </div>
  )
}

/** Slowly falling snow: a sheet with everything drawn twice that moves by half of its height. */
function Snow({ count, stage: { width, height } }: { count: number; stage: Stage }) {
  const flakes = useMemo(() => {
    const next = seededRandom(41)
    return Array.from({ length: count }, () => {
      const [x, y, r] = [next() * width, next() * height, (0.002 + next() * 0.004) * Math.min(width, height)]
      return disc(x, y, r, '#fff') + disc(x, y + height, r, '#fff')
    }).join('')
  }, [count, width, height])
  return <svg class="snow" viewBox={`0 0 ${width} ${2 * height}`} aria-hidden="true" {...html(flakes)} />
}

/** What a tunnel leaves on the engine. */
const soot =
  oval([-52, -120, 34, 22], '#1D1726', 'fill-opacity=".7"') +
  oval([48, -176, 40, 26], '#1D1726', 'fill-opacity=".7"') +
  oval([20, -88, 46, 16], '#1D1726', 'fill-opacity=".7"')

interface WorldProps {
  play: YardPlay
  show: Show
  yard: Yard
}
/** Everything drawn: the yard, the route lamps, the crew, the engine and car, and the snow. */
export function World({ play, show, yard }: WorldProps) {
  const look = play.look.value
  const p = paletteOf(look)
  const state = show.scene.value
  const place = state.route.at(-1) ?? 'start'
  const scarf = seatHex(play.current.value.color)
  const grown = grownTown(play.grown(play.seat.value))
  const town = useMemo(
    () => townOnHills(p, [...grown, ...state.town], yard.portrait, scarf),
    [p, yard, scarf, grown.length, state.town],
  )
  const viewBox = `${yard.left} ${yard.top} ${yard.width} ${yard.height}`
  const ground = useMemo(() => yardPicture(p, yard, place, town), [p, yard, place, town])
  const front = useMemo(() => foreground(p, yard), [p, yard])
  const routes = useMemo(() => tracksOf(yard.width / 2).exits.map((exit) => routeOf(exit, '#FFC24A')), [yard])
  const paint = (color: Engine) => paintOf(color, look)
  const hasGoat = play.surprise.value === 'goat'
  const loco = useMemo(
    () => engine(p, paint(state.engine)) + (state.sooty ? soot : '') + (hasGoat ? goat(p) : ''),
    [p, state.engine, state.sooty, hasGoat],
  )
  const car = useMemo(() => wagon(p, paint(state.engine === 'green' ? 'gold' : 'green')), [p, state.engine])
  useLayoutEffect(() => show.trains.redraw(), [yard])
  const points = show.points.value
  return (
    <div class="yard" aria-hidden="true">
      <svg class="scene" viewBox={viewBox} {...html(ground)} />
      <Toys palette={p} yard={yard} points={points} />
      <svg class="scene" viewBox={viewBox}>
        {routes.map((route, side) => (
          <g key={side} class={points === side ? 'route on' : 'route'} {...html(route)} />
        ))}
        <Crew
          palette={p}
          yard={yard}
          mood={show.mood.value}
          calling={show.calling.value}
          flag={paint(state.engine)[1]}
          looks={points}
        />
        <Platforms palette={p} yard={yard} show={show} scarf={scarf} asks={grown.length > 0} />
      </svg>
      <Surprise play={play} palette={p} yard={yard} />
      {state.wagons === 2 && <Vehicle yard={yard} hold={show.trains.holdWagon} markup={car} class="wagon" />}
      <Vehicle
        yard={yard}
        hold={show.trains.holdEngine}
        markup={loco}
        steam={look !== 'clean'}
        poke="engine"
        class="engine"
      />
      <svg class="scene" viewBox={viewBox} {...html(front)} />
      {p.flakes > 0 && !play.calm.value && <Snow count={p.flakes} stage={play.stage.value} />}
    </div>
  )
}
