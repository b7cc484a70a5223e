import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { Stage } from '../kit/index.ts'
import { Crew } from './stationmaster.tsx'
import { paintOf, paletteOf } from './palette.ts'
import type { Engine } from './rules.ts'
import { disc, seededRandom } from './shapes.ts'
import type { YardPlay } from './ride.ts'
import type { Show } from './show.ts'
import { routeOf, tracksOf } from './tracks.ts'
import { engine, vehicleBox, wagon } from './vehicles.ts'
import { foreground, yardPicture, type Yard } from './yard.ts'

const html = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } })

/** Steam above the chimney: three puffs in turn. */
const Steam = () => (
  <div class="steam">
    <i />
    <i />
    <i />
  </div>
)

interface VehicleProps {
  yard: Yard
  hold: (element: HTMLElement | null) => void
  markup: string
  steam?: boolean
  class: string
}
/** An engine or a car as its own image, which each frame moves as a whole. */
function Vehicle({ yard, hold, markup, steam, class: name }: VehicleProps) {
  const [x, y, width, height] = vehicleBox
  const { scale } = yard
  return (
    <div class={`vehicle ${name}`} ref={hold} style={{ left: -yard.left * scale, top: -yard.top * scale }}>
      <svg
        viewBox={vehicleBox.join(' ')}
        style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
        aria-hidden="true"
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
  const place = state.route.at(-1) ?? 'mountains'
  const viewBox = `${yard.left} ${yard.top} ${yard.width} ${yard.height}`
  const ground = useMemo(() => yardPicture(p, yard, place), [p, yard, place])
  const front = useMemo(() => foreground(p, yard), [p, yard])
  const routes = useMemo(() => tracksOf(yard.width / 2).exits.map((exit) => routeOf(exit, '#FFC24A')), [yard])
  const paint = (color: Engine) => paintOf(color, look)
  const loco = useMemo(() => engine(p, paint(state.engine)), [p, state.engine])
  const car = useMemo(() => wagon(p, paint(state.engine === 'green' ? 'gold' : 'green')), [p, state.engine])
  useLayoutEffect(() => show.trains.redraw(), [yard])
  const points = show.points.value
  return (
    <div class="yard" aria-hidden="true">
      <svg class="scene" viewBox={viewBox} {...html(ground)} />
      <svg class="scene" viewBox={viewBox}>
        {routes.map((route, side) => (
          <g key={side} class={points === side ? 'route on' : 'route'} {...html(route)} />
        ))}
        <Crew palette={p} yard={yard} mood={show.mood.value} calling={show.calling.value} />
      </svg>
      {state.wagons === 2 && <Vehicle yard={yard} hold={show.trains.holdWagon} markup={car} class="wagon" />}
      <Vehicle yard={yard} hold={show.trains.holdEngine} markup={loco} steam={look !== 'clean'} class="engine" />
      <svg class="scene" viewBox={viewBox} {...html(front)} />
      {p.flakes > 0 && !play.calm.value && <Snow count={p.flakes} stage={play.stage.value} />}
    </div>
  )
}
