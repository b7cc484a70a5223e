import type { Look } from '@marigold/contract'
import type { ComponentChildren } from 'preact'
import { memo } from 'preact/compat'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import { addressOf, html } from '../kit/index.ts'
import { ridgeArt, skyStops, starsArt } from './art.ts'
import { treatOf } from './pictures.ts'
import { wholeShift, type Layout } from './camera.ts'
import { paletteOf, type Palette } from './palette.ts'
import { propsOf, type Prop } from './props.ts'
import { coneOf } from './rules.ts'
import type { ScoopPlay } from './scene.ts'
import type { WorldParts } from './world-painter.ts'
import { Server, Shelf } from './penguin.tsx'
import { scoop, sprinkleColors, sprinkleSpots, svgOf } from './shapes.ts'
import { shelfOf } from './shelf.ts'
import type { Flight } from './flying.ts'
import type { Show } from './show.ts'
import { NearPokes, SceneryPokes, Surprise } from './touchables.tsx'

/** Stores an element of the world under its name, so that each frame can move it. */
const registerPart = (parts: WorldParts, name: string) => (element: HTMLElement | SVGElement | null) => {
  if (element) parts.set(name, element)
  else parts.delete(name)
}

// Memoized, so that a turn renders only what it changes.
const PropPicture = memo(({ prop }: { prop: Prop }) => {
  const [left, top, width, height] = prop.box
  return (
    <svg
      class={`layer ${prop.class ?? ''}`}
      data-poke={prop.name}
      viewBox={prop.view}
      preserveAspectRatio={prop.stretched ? 'none' : 'xMidYMax meet'}
      style={{ left, top, width, height }}
    >
      <g {...html(prop.svg)} />
    </svg>
  )
})

interface MovedProps {
  name: string
  layout: Layout
  /** The height, from the top of the stage, that stays fixed as the camera zooms. */
  foot: number
  parts: WorldParts
  children: ComponentChildren
}
/** Drawings that the camera moves together, as one box. */
const Moved = ({ name, layout: { stage, tower }, foot, parts, children }: MovedProps) => (
  <div
    ref={registerPart(parts, name)}
    class="layer moves"
    style={{ left: 0, top: 0, width: stage.width, height: stage.height, transformOrigin: `${tower}px ${foot}px` }}
  >
    {children}
  </div>
)

interface LandProps {
  layout: Layout
  color: Palette
  parts: WorldParts
}
/** Sky, stars, and distant hills. */
const Far = memo(({ layout, color, parts }: LandProps) => {
  const { stage, ground } = layout
  const high = wholeShift(layout) + stage.height * 1.04
  const stops = skyStops(color).map(([at, tone]) => `${tone} ${at * 100}%`)
  const hills = stage.height * 0.12
  return (
    <>
      <div
        ref={registerPart(parts, 'sky')}
        class="sky moves"
        style={{
          top: ground - high,
          height: high + stage.height * 0.08,
          background: `linear-gradient(${stops.join(', ')})`,
          transformOrigin: `0 ${high}px`,
        }}
      />
      <svg
        ref={registerPart(parts, 'stars')}
        class="layer moves"
        viewBox={`0 0 ${stage.width} ${stage.height}`}
        style={{ left: 0, top: 0, width: stage.width, height: stage.height }}
      >
        <g fill="#FFF6DC" {...html(starsArt(stage.width, stage.height))} />
      </svg>
      <svg
        ref={registerPart(parts, 'ridge')}
        class="layer moves"
        viewBox={`0 0 ${stage.width} ${hills * 1.6}`}
        style={{
          left: 0,
          top: ground - hills,
          width: stage.width,
          height: hills * 1.6,
          transformOrigin: `0 ${hills}px`,
        }}
      >
        <path
          d={ridgeArt(stage.width, hills * 0.45, hills * 0.3, hills * 1.6, 0.4)}
          fill={color.hills[0]}
          fill-opacity=".75"
        />
      </svg>
    </>
  )
})

const Meadow = memo(({ layout, color, parts }: LandProps) => {
  const { stage, ground } = layout
  const deep = stage.height - ground + stage.height * 0.1
  return (
    <svg
      ref={registerPart(parts, 'meadow')}
      class="layer moves"
      viewBox={`0 -20 ${stage.width} ${deep + 20}`}
      style={{ left: 0, top: ground - 20, width: stage.width, height: deep + 20 }}
    >
      <path d={ridgeArt(stage.width, 6, 7, deep, 2)} fill={color.meadow[0]} />
      <path d={ridgeArt(stage.width, deep * 0.42, 12, deep, 4.4)} fill={color.meadow[1]} fill-opacity=".75" />
    </svg>
  )
})

function FlightPicture({ flight, show, unit }: { flight: Flight; show: Show; unit: number }) {
  const { what, id } = flight
  const size = unit * 2.6
  const style = { left: -size / 2, top: -size / 2, width: size, height: size, transform: 'translate3d(-999px,0,0)' }
  const hold = (element: SVGSVGElement | HTMLImageElement | null) =>
    void (element ? show.flying.drawn.set(id, element) : show.flying.drawn.delete(id))
  if (what.kind === 'topping')
    return <img ref={hold} class="flight" style={style} src={addressOf(treatOf(what))} alt="" />
  return (
    <svg ref={hold} class="layer moves flight" viewBox="-58 -58 116 116" style={style}>
      {what.kind === 'scoop' ? (
        <g {...html(svgOf(scoop, what.tones))} />
      ) : (
        sprinkleSpots.map(([x, y, angle], index) => (
          <rect
            key={index}
            x="-7"
            y="-2.500"
            width="14"
            height="5"
            rx="2.500"
            transform={`translate(${x} ${y + 20}) rotate(${angle})`}
            fill={sprinkleColors[index % sprinkleColors.length]}
          />
        ))
      )}
    </svg>
  )
}

// The width of one tower's canvas in initial scoops, including its sway and a flag.
const swayRoom = 6

/** The canvas of the tower: as wide as it sways, or the whole stage when towers are side by side. */
function TowerCanvas({ show, layout }: { show: Show; layout: Layout }) {
  const hold = useRef<HTMLCanvasElement>(null)
  const { stage, tower, unit } = layout
  const wide = show.scene.cones.value.length > 1 ? stage.width : Math.min(stage.width, unit * swayRoom)
  const left = Math.max(0, Math.min(stage.width - wide, tower - wide / 2))
  const density = Math.min(2, globalThis.devicePixelRatio || 1)
  useLayoutEffect(() => {
    const context = hold.current?.getContext('2d')
    show.scene.hang(context ? { context, density, left } : null)
    show.scene.refresh()
    return () => show.scene.hang(null)
  }, [stage, wide, density, left])
  return (
    <canvas
      ref={hold}
      class="layer"
      data-poke="tower"
      width={Math.round(wide * density)}
      height={Math.round(stage.height * density)}
      style={{ left, top: 0, width: wide, height: stage.height }}
    />
  )
}

/** The one who serves looks like the last choice and the player, with the child's flavors in front. */
function Serving({ play, show, layout }: { play: ScoopPlay; show: Show; layout: Layout }) {
  const { server } = layout
  const look = play.look.value
  const { scoop: tones } = paletteOf(look)
  const flavor = coneOf(play.state.value, play.seat.value).tub?.flavor ?? 'berry'
  const bib = play.players.length > 1 ? seatHex(play.current.value.color) : '#F7A8BF'
  return (
    <svg
      class="layer"
      viewBox="-150 -200 300 270"
      style={{
        left: server.x - 150 * server.scale,
        top: server.y - 200 * server.scale,
        width: 300 * server.scale,
        height: 270 * server.scale,
      }}
    >
      <Server look={look} mood={show.mood.value} band={tones(flavor, 0)[2]} bib={bib} />
      <Shelf tones={shelfOf(play.grown(play.seat.value)).map((one) => tones(one, 0)[1])} />
    </svg>
  )
}

function Flights({ show, unit }: { show: Show; unit: number }) {
  return (
    <>
      {show.flying.flights.value.map((flight) => (
        <FlightPicture key={flight.id} flight={flight} show={show} unit={unit} />
      ))}
    </>
  )
}

/** The whole world in layers. Each part subscribes only to what changes it, so a press rerenders little. */
export const World = memo(({ play, show }: { play: ScoopPlay; show: Show }) => {
  const { scene } = show
  const stage = play.stage.value
  const look: Look = play.look.value
  const layout = useMemo(() => {
    scene.lay()
    return scene.layout
  }, [stage])
  const color = paletteOf(look)
  const props = useMemo(() => propsOf(layout, color, look), [layout, look])
  useLayoutEffect(() => scene.refresh())
  const land = { layout, color, parts: scene.parts }
  return (
    <div class="scoops-world" aria-hidden="true">
      <Far {...land} />
      <Moved name="props-far" layout={layout} foot={layout.ground} parts={scene.parts}>
        {props.map((prop) => !prop.near && <PropPicture key={prop.name} prop={prop} />)}
      </Moved>
      <Meadow {...land} />
      <Moved name="props-near" layout={layout} foot={layout.ground} parts={scene.parts}>
        {props.map((prop) => prop.near && <PropPicture key={prop.name} prop={prop} />)}
      </Moved>
      <TowerCanvas show={show} layout={layout} />
      <Serving play={play} show={show} layout={layout} />
      <Moved name="props-pokes" layout={layout} foot={layout.ground} parts={scene.parts}>
        <SceneryPokes play={play} props={props} />
      </Moved>
      <NearPokes play={play} show={show} layout={layout} />
      <Surprise play={play} show={show} />
      <Flights show={show} unit={layout.unit} />
    </div>
  )
})
