import { useMemo } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import type { Look } from '@marigold/contract'
import { html, type Stage, type Values } from '../kit/index.ts'
import { layoutOf, type Layout, type Path } from './layout.ts'
import type { Level } from './levels.ts'
import { paletteOf, type Palette } from './palette.ts'
import { Friends } from './friends.tsx'
import { broughtArt } from './friend-art.ts'
import { inCity, spotOf, type StonePlay } from './scene.ts'
import { sceneArt } from './scenery.ts'
import type { Show } from './show.ts'
import type { Place } from './state.ts'
import { endOf } from './summary.ts'
import { bandOf } from './tempo.ts'
import { Art, Banks, LongGapSign, StoneAt, PauseFigure } from './stones.tsx'
import { landingsOf } from './crossing-report.ts'
import { splashArt } from './object-art.ts'
import { Surprise, Touchables, Toys } from './toys.tsx'
import { dressOf, poses, walkerArt, type Dress, type Pose } from './walker.ts'

/** Everything static behind the path. */
function Scenery({ layout, color, place }: { layout: Layout; color: Palette; place: Place }) {
  const { width, height, water, unit } = layout
  const art = useMemo(() => sceneArt({ w: width, h: height, water, unit }, color, place), [layout, color, place])
  return <Art class="st-scenery" art={art} box={[width, height]} style={{ width, height }} />
}

function Walker({ pose, dress, scale }: { pose: Pose; dress: Dress; scale: number }) {
  const art = useMemo(
    () => poses.map((one) => `<g class="st-pose ${one}">${walkerArt(one, dress)}</g>`).join(''),
    [dress],
  )
  return (
    <svg
      class={`st-walker-art is-${pose}`}
      data-poke="walker"
      viewBox="-120 -340 240 360"
      style={{ left: -120 * scale, top: -340 * scale, width: 240 * scale, height: 360 * scale }}
      aria-hidden="true"
      {...html(art)}
    />
  )
}

interface WorldProps {
  play: StonePlay
  show: Show
  layout: Layout
  path: Path
  camera: number
}
type TrackProps = Pick<WorldProps, 'play' | 'show' | 'layout' | 'path'> & { color: Palette; next: number }

/** The stones as they were landed on, with the turtles or lights. */
function Track({ play, show, layout, path, color, next }: TrackProps) {
  const { see } = show
  const state = play.state.value
  const landings = landingsOf(state, bandOf(state.rate, state.width))
  const alone = state.kind === 'two' || state.kind === 'long'
  const blank = play.values.show === 'picture' && alone && state.crossing.from === 'level'
  const here = next < 0 ? path.stones.length : next - 1
  return (
    <>
      {path.stones.map((stone, i) => (
        <StoneAt
          key={i}
          stone={stone}
          landing={landings[i]}
          color={color}
          layout={layout}
          now={i === next}
          sounding={see.sounding.value === i}
          poke={`stone-${i}`}
          blank={blank}
        />
      ))}
      {path.stones.map((stone, i) =>
        stone.kind === 'pause' ? (
          <div
            key={i}
            class={i === here ? 'st-here' : i < here ? 'st-passed' : 'st-ahead'}
            data-shake={i === here ? see.hurried.value % 2 : undefined}
          >
            <PauseFigure stone={stone} layout={layout} city={color.city} />
          </div>
        ) : null,
      )}
    </>
  )
}

/** The glow of the band on the next stone, and what appears during a long gap. */
function Tempo({ play, layout, path, color, next }: Omit<TrackProps, 'show'>) {
  const state = play.state.value
  const stone = path.stones[next]
  const said = path.stones[next - 1]
  if (!stone || said?.kind !== 'chunk') return null
  const pace = bandOf(state.rate, state.width)
  const band = { from: pace.from * said.syllables, to: pace.to * said.syllables }
  const key = `${state.log.length}-${next}`
  return (
    <>
      {play.values.light !== false && (
        <i
          key={`light-${key}`}
          class="st-warm"
          style={{
            left: stone.x - stone.width / 2 - 9,
            top: stone.y - stone.height * 0.42 - 9,
            width: stone.width + 18,
            height: stone.height + 12,
            animationDelay: `${Math.round(band.from)}ms, ${Math.round(band.to)}ms`,
          }}
        />
      )}
      <LongGapSign key={`settle-${key}`} stone={stone} after={band.to} color={color} layout={layout} />
    </>
  )
}

/** Scenery, stones, and walker, each moved as a whole image. */
export function World({ play, show, layout, path, camera }: WorldProps) {
  const { pose, blinked } = show.see
  const state = play.state.value
  const look = play.look.value
  const city = show.city()
  const color = useMemo(() => paletteOf(look, city), [look, city])
  const player = play.players[state.seat] ?? play.current.value
  const memory = state.log.findLast(({ seat }) => seat === state.seat)
  const dress = useMemo(() => dressOf(look, city, seatHex(player.color)), [look, city, player.color])
  const over = state.phase === 'after' || state.phase === 'over'
  const next = over ? -1 : state.taps.length
  const spot = spotOf(path, layout, next)
  const key = `${state.log.length}-${state.taps.length}`
  const { unit } = layout
  const track = { play, layout, path, color, next }
  const dressed = ['st-world', city && 'by-night', blinked.value ? 'awake' : 'asleep', play.calm.value && 'still']
  return (
    <div class={dressed.filter(Boolean).join(' ')}>
      <Scenery layout={layout} color={color} place={endOf(state)} />
      <Toys
        layout={layout}
        color={color}
        memory={memory ? broughtArt(memory.choice, seatHex(player.color), city) : ''}
        looksBack={spot.x - camera > layout.width * 0.3}
      />
      <Surprise play={play} layout={layout} city={city} />
      <Touchables play={play} layout={layout} path={path} camera={camera} color={color} taps={next} />
      <div class="st-path" style={{ transform: `translateX(${-camera}px)` }}>
        <Banks layout={layout} path={path} color={color} />
        <Track {...track} show={show} />
        {state.timed && state.phase === 'cross' && <Tempo {...track} />}
        <Friends play={play} layout={layout} path={path} city={city} />
        <div class="st-walker" style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}>
          <div key={key} class={`st-hop ${state.taps.length > 0 ? 'hops' : ''}`}>
            <Walker pose={pose.value} dress={dress} scale={layout.walker} />
          </div>
          {pose.value === 'splash' && (
            <svg
              key={`splash-${key}`}
              class="st-splash"
              viewBox="-80 -70 160 90"
              style={{ left: -80 * unit, top: -62 * unit, width: 160 * unit, height: 90 * unit }}
              aria-hidden="true"
              {...html(splashArt(city ? '#B9D6F0' : '#E9F8F7'))}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** The stream and its walker, behind the start and end screens. */
export function Backdrop({ stage, look, values, level }: { stage: Stage; look: Look; values: Values; level: Level }) {
  const layout = useMemo(() => layoutOf(stage), [stage.width, stage.height])
  const city = inCity(look, values, level.kind)
  const color = useMemo(() => paletteOf(look, city), [look, city])
  const dress = useMemo(() => dressOf(look, city, '#3E6E5A'), [look, city])
  const place = 'spring'
  return (
    <div class={`st-world ${city ? 'by-night' : ''}`}>
      <Scenery layout={layout} color={color} place={place} />
      <div class="st-walker" style={{ transform: `translate(${layout.width * 0.1}px, ${layout.height * 0.93}px)` }}>
        <Walker pose="stand" dress={dress} scale={layout.walker} />
      </div>
    </div>
  )
}
