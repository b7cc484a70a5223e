import { memo } from 'preact/compat'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { seatHex } from '@marigold/device'
import type { Look } from '@marigold/contract'
import { html, type Stage, type Values } from '../kit/index.ts'
import { layoutOf, type Layout } from './layout.ts'
import { otterArt, poses, type Dress, type Pose } from './otter.ts'
import { paletteOf, type Palette } from './palette.ts'
import { planeArt } from './plane.ts'
import { buoysOf, paint, type GlidePlay, type PartName, type Parts } from './scene.ts'
import {
  buoyArt,
  farArt,
  farPeriod,
  hillArt,
  hillPeriod,
  nearArt,
  pennantArt,
  skyArt,
  slopeArt,
  waterArt,
  waterPeriod,
} from './scenery.ts'
import { atTheTop } from './motion.ts'
import type { Show } from './show.ts'
import { Overhead, WithGlider } from './surprise.tsx'
import { hasPlane } from './theme.ts'
import { friendsOf, liliesNow, Toys } from './touchables.tsx'

/** Returns a scarf color and its darker shade. */
const wool = (hex: string): [string, string] => [hex, `color-mix(in srgb, ${hex}, #000 28%)`]

interface DrawnProps {
  layout: Layout
  /** Width in units. */
  wide: number
  art: string
  class?: string
  name?: PartName
  parts?: Parts
}
/** A part of the drawing in its own SVG, memoized because redrawing is slow. */
const Drawn = memo(({ layout, wide, art, name, parts, ...rest }: DrawnProps) => {
  return (
    <svg
      ref={(at) => void (name && parts && (at ? parts.set(name, at) : parts.delete(name)))}
      class={`part ${rest.class ?? ''}`}
      viewBox={`0 0 ${wide} ${layout.h}`}
      style={{ width: wide * layout.scale, height: layout.h * layout.scale }}
      aria-hidden="true"
      {...html(art)}
    />
  )
})

/** Shows everything behind the glider. */
const Land = memo(
  ({ layout, color, stretch, parts }: { layout: Layout; color: Palette; stretch: string; parts: Parts }) => {
    const { w } = layout
    const art = useMemo(
      () => ({
        sky: skyArt(layout, color),
        far: farArt(layout, color),
        hills: hillArt(layout, color, stretch as never),
        water: waterArt(layout, color),
        slope: slopeArt(layout, color),
      }),
      [layout, color, stretch],
    )
    const rest = { layout, parts }
    return (
      <>
        <Drawn {...rest} wide={w} art={art.sky} />
        <Drawn {...rest} wide={w + farPeriod} art={art.far} name="far" class="moves" />
        <Drawn {...rest} wide={w + hillPeriod} art={art.hills} name="hills" class="moves" />
        <Drawn {...rest} wide={w + waterPeriod} art={art.water} name="water" class="moves" />
        <Drawn {...rest} wide={layout.foot[0] + 160} art={art.slope} name="slope" class="moves slide-hill" />
      </>
    )
  },
)

/** Draws the trail: ripples behind a soft start, and foam behind a quick one. */
function ribbonArt({ reach, water }: Layout, { foam, glint }: Palette): string {
  const long = reach * 1.55
  const wave = (top: number, high: number, phase: number) => {
    const points = Array.from(
      { length: Math.ceil(long / 16) + 1 },
      (_, i) => `${i * 16} ${(water + top + high * Math.sin(i * 0.62 + phase)).toFixed(1)}`,
    )
    return `M${points.join('L')}`
  }
  const bubbles = Array.from({ length: Math.ceil(long / 44) }, (_, i) => {
    const y = water + 30 + ((i * 37) % 22)
    return `<circle cx="${i * 44 + ((i * 13) % 17)}" cy="${y}" r="${3 + ((i * 7) % 6)}"/>`
  })
  return `<g class="soft-wake" fill="none" stroke-linecap="round"><path d="${wave(26, 4, 0)}" stroke="${foam}" stroke-width="5" stroke-opacity=".9"/><path d="${wave(36, 5, 1.2)}" stroke="${glint}" stroke-width="4" stroke-opacity=".9"/><path d="${wave(46, 4, 2.4)}" stroke="${foam}" stroke-width="3" stroke-opacity=".7"/></g><g class="quick-wake" fill="${foam}" opacity=".85">${bubbles.join('')}</g>`
}

/** Contains every pose of the otter or plane and shows one of them. */
const Glider = memo(({ dress, pose, plane, scale }: { dress: Dress; pose: Pose; plane: boolean; scale: number }) => {
  const art = useMemo(
    () =>
      poses.map((one) => `<g class="pose ${one}">${plane ? planeArt(one, dress) : otterArt(one, dress)}</g>`).join(''),
    [dress, plane],
  )
  const size = scale * 1.08
  return (
    <svg
      data-poke="glider"
      class={`glider-art is-${pose} ${plane ? 'plane' : 'otter'}`}
      viewBox="-150 -150 300 200"
      style={{ left: -150 * size, top: -150 * size, width: 300 * size, height: 200 * size }}
      aria-hidden="true"
      {...html(art)}
    />
  )
})

/** Shows drops where the glider landed flat. */
function Splash({ scale, foam }: { scale: number; foam: string }) {
  const drops = [-70, -48, -26, -4, 20, 44, 66].map((x, i) => ({ x, r: 7 + ((i * 5) % 7), i }))
  return (
    <svg
      class="splash"
      viewBox="-110 -120 220 140"
      style={{ left: -110 * scale, top: -120 * scale, width: 220 * scale, height: 140 * scale }}
      aria-hidden="true"
    >
      <path
        d="M-84 12C-80 -20 -60 -30 -48 -62C-40 -36 -24 -30 -10 -78C2 -36 20 -30 34 -66C42 -34 70 -22 82 12Z"
        fill={foam}
        fill-opacity=".85"
      />
      {drops.map(({ x, r, i }) => (
        <circle key={i} class={`drop drop-${i}`} cx={x} cy="-30" r={r} fill={foam} />
      ))}
    </svg>
  )
}

/** Shows the buoys of a glide; each raises its pennant when it is passed. */
const Buoys = memo(({ play, show, layout, color }: { play: GlidePlay; show: Show; layout: Layout; color: Palette }) => {
  const { scale, reach, foot, water } = layout
  const person = play.players[play.state.value.seat] ?? play.current.value
  const pennant = wool(seatHex(person.color))
  const passed = show.signals.passed.value
  const bare = play.values.bare === true
  return (
    <div
      class="buoys moves"
      ref={(at) => void (at ? show.drawing.parts.set('buoys', at) : show.drawing.parts.delete('buoys'))}
    >
      {buoysOf(play.state.value.target).map(({ second, share, last }, i) => (
        <div
          key={second}
          class={`buoy ${i < passed ? 'up' : ''}`}
          data-x={foot[0] + share * reach}
          style={{ left: (foot[0] + share * reach) * scale, top: (water + 76) * scale }}
        >
          <svg
            viewBox="-70 -130 140 150"
            style={{ left: -70 * scale, top: -130 * scale, width: 140 * scale, height: 150 * scale }}
            aria-hidden="true"
          >
            <g {...html(buoyArt(color, i, last))} />
            <g class="pennant" {...html(pennantArt(pennant, last))} />
          </svg>
          {!bare && <b style={{ fontSize: Math.max(15, 20 * scale) }}>{second} s</b>}
        </div>
      ))}
    </div>
  )
})

export const World = memo(({ play, show }: { play: GlidePlay; show: Show }) => {
  const { signals, drawing } = show
  const stage = play.stage.value
  const look = play.look.value
  const state = play.state.value
  const stretch = state.way[state.way.length - 1] ?? 'brook'
  const layout = useMemo(() => layoutOf(stage), [stage.width, stage.height])
  const color = useMemo(() => paletteOf(look, stretch), [look, stretch])
  const plane = hasPlane(look, play.values)
  const person = play.players[state.seat] ?? play.current.value
  const dress = useMemo<Dress>(() => ({ color, scarf: wool(seatHex(person.color)) }), [color, person.color])
  const ribbon = useMemo(() => ribbonArt(layout, color), [layout, color])
  useLayoutEffect(() => drawing.lay(layout), [layout, look, stretch, play.calm.value])
  const { scale, h, reach } = layout
  const hold = (name: PartName) => (at: HTMLDivElement | null) =>
    void (at ? drawing.parts.set(name, at) : drawing.parts.delete(name))
  return (
    <div class={`og-world ${signals.start.value ? `start-${signals.start.value}` : ''} ${plane ? 'by-plane' : ''}`}>
      <Land layout={layout} color={color} stretch={stretch} parts={drawing.parts} />
      <div class="wake moves" ref={hold('wake')} style={{ width: reach * 1.55 * scale, height: h * scale }}>
        <div class="moves" ref={hold('ribbon')}>
          <Drawn layout={layout} wide={reach * 1.55} art={ribbon} />
        </div>
      </div>
      <div class={`glider moves ${signals.away.value ? 'away' : ''}`} ref={hold('glider')}>
        <Glider dress={dress} pose={signals.pose.value} plane={plane} scale={scale} />
        <WithGlider play={play} plane={plane} pose={signals.pose.value} dress={dress} scale={scale} />
        {signals.pose.value === 'flop' && !plane && <Splash scale={scale} foam={color.foam} />}
      </div>
      <Drawn
        layout={layout}
        wide={layout.w + waterPeriod}
        art={useMemo(() => nearArt(layout, color), [layout, color])}
        name="near"
        parts={drawing.parts}
        class="moves near-water"
      />
      <div class="moves" ref={hold('toys')}>
        <Toys layout={layout} look={look} friends={friendsOf(state)} lilies={liliesNow(play)} />
      </div>
      <Buoys play={play} show={show} layout={layout} color={color} />
      <Overhead play={play} layout={layout} />
    </div>
  )
})

/** Shows the slope with the otter behind the start and end screens. */
export function Backdrop({ stage, look, values }: { stage: Stage; look: Look; values: Values }) {
  const layout = useMemo(() => layoutOf(stage), [stage.width, stage.height])
  const color = useMemo(() => paletteOf(look, 'brook'), [look])
  const parts = useMemo<Parts>(() => new Map(), [])
  useLayoutEffect(() => paint(parts, layout, atTheTop), [layout, look, parts])
  const dress = useMemo<Dress>(() => ({ color, scarf: wool('#6B46C1') }), [color])
  const [x, y] = layout.top
  return (
    <div class="og-world">
      <Land layout={layout} color={color} stretch="brook" parts={parts} />
      <div class="glider" style={{ transform: `translate(${x * layout.scale}px, ${(y + 4) * layout.scale}px)` }}>
        <Glider dress={dress} pose="glad" plane={hasPlane(look, values)} scale={layout.scale} />
      </div>
      <Drawn layout={layout} wide={layout.w + waterPeriod} art={nearArt(layout, color)} class="near-water" />
    </div>
  )
}
