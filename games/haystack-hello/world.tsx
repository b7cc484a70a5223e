import { memo } from 'preact/compat'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { html, Img } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { paradeSize } from './foot-positions.ts'
import { loftOf } from './loft.ts'
import { paletteOf, type Palette } from './palette.ts'
import { friendSvg, giftSvg } from './pictures.ts'
import { currentFriend } from './rules.ts'
import { Scarecrow } from './scarecrow.tsx'
import type { HayPlay, Pose } from './scene.ts'
import type { Show } from './show.ts'
import { SpotView } from './spot-view.tsx'
import { spots, type Marcher, type Position, type Spot, type State } from './state.ts'
import { ThingView } from './thing-view.tsx'
import { Loft, Surprise, Touchables } from './touchables.tsx'
import { yardArt } from './yard.ts'

const colorsOf = (play: HayPlay): Palette => paletteOf(play.look.value, play.values.contrast === true)

/** The scenery that doesn't move. */
export const Yard = memo(({ layout, color, plain }: { layout: Layout; color: Palette; plain: boolean }) => {
  const { width, height } = layout.stage
  const art = useMemo(() => yardArt(layout, color, plain), [layout, color, plain])
  return <svg class="scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...html(art)} />
})

/** Shows a friend in the parade with its gift. */
export function MarcherView({ marcher, size: usual }: { marcher: Marcher; size: number }) {
  const size = paradeSize(marcher, usual)
  return (
    <span class={`marcher ${marcher.dances ? 'dances' : ''}`} style={{ width: size, height: size }}>
      <Img svg={friendSvg(marcher.friend)} />
      {marcher.gift && <Img class={`gift is-${marcher.gift}`} svg={giftSvg(marcher.gift)} />}
    </span>
  )
}

const footStyle = (x: number, y: number, size: number) => ({ left: x - size / 2, top: y - size })

/** Shows the friends in the parade. */
function ParadeLine({ layout, parade }: { layout: Layout; parade: readonly Marcher[] }) {
  const { x, y, gap, size } = layout.parade
  return (
    <div class="parade" aria-hidden="true">
      {parade.map((marcher, at) => (
        <span key={marcher.friend} class="in-line" style={footStyle(x + at * gap, y, paradeSize(marcher, size))}>
          <MarcherView marcher={marcher} size={size} />
        </span>
      ))}
    </div>
  )
}

/** Shows a friend that jumps up close or hops to the parade; each frame sets its position. */
function WalkerView({ show }: { show: Show }) {
  const hold = useRef<HTMLDivElement>(null)
  const walker = show.walker.value
  const base = walker ? Math.max(walker.from.size, walker.to.size) : 0
  useLayoutEffect(() => {
    if (!walker) return
    const { from, to, hops } = walker
    const draw = (share: number) => {
      const size = from.size + (to.size - from.size) * share
      const x = from.x + (to.x - from.x) * share
      const y = from.y + (to.y - from.y) * share - Math.abs(Math.sin(share * Math.PI * hops)) * size * 0.28
      const turn = Math.sin(share * Math.PI * 2 * hops) * 6
      if (hold.current)
        hold.current.style.transform = `translate3d(${x}px, ${y}px, 0) rotate(${turn}deg) scale(${size / base})`
    }
    show.draw.walk = draw
    draw(0)
    return () => void (show.draw.walk = () => undefined)
  }, [walker])
  if (!walker) return null
  return (
    <div class={`walker moves ${walker.alone ? 'cheers' : 'bows'}`} ref={hold} aria-hidden="true">
      <Img svg={friendSvg(walker.friend)} style={{ left: -base / 2, top: -base, width: base, height: base }} />
    </div>
  )
}

/** Returns a place's pose when no animation sets it. */
function defaultPose(show: Show, spot: Spot): Pose {
  const { level, phase, who } = show.scene.value
  return level.kind === 'find' && phase === 'look' && who[spot] ? 'peek' : 'shut'
}

function wobbleOf(show: Show, spot: Spot): number {
  const { level, phase, place, nudges, shown } = show.scene.value
  if (phase !== 'look' || place !== spot || show.poses.value[spot]) return 0
  if (level.kind === 'explore') return 1 + show.eager.value
  if (level.kind === 'ask') return 1 + nudges
  return shown ? 3 : 0
}

export function World({ play, show }: { play: HayPlay; show: Show }) {
  const layout = show.layout.value
  const color = colorsOf(play)
  const plain = play.values.contrast === true
  const scene = show.scene.value
  const where = scene.level.kind === 'where'
  const drawn = drawnSpots(scene, plain)
  const poses = show.poses.value
  const drawSpot = (spot: Spot) => (
    <SpotView
      key={spot}
      spot={spot}
      stand={layout.spots[spot]}
      color={color}
      pose={poses[spot] ?? defaultPose(show, spot)}
      friend={scene.who[spot] ?? null}
      wobble={wobbleOf(show, spot)}
      taps={scene.place === spot ? show.taps.value : 0}
    />
  )
  const empty = where ? emptyPosition(scene.places, poses) : null
  const loft = loftHere(play, scene)
  return (
    <div class="hay-world" aria-hidden="true">
      <Yard layout={layout} color={color} plain={plain} />
      {!plain && <Touchables play={play} layout={layout} color={color} />}
      {drawn.filter((spot) => spot === 'barn').map(drawSpot)}
      {!plain && <Loft layout={layout} friends={loft} />}
      {!plain && (
        <Scarecrow
          stand={layout.scarecrow}
          color={color}
          mood={show.mood.value}
          hides={play.surprise.value === 'scarecrow'}
        />
      )}
      {drawn.filter((spot) => spot !== 'barn').map(drawSpot)}
      {where && (
        <ThingView
          thing={scene.thing}
          layout={layout}
          color={color}
          friend={currentFriend(scene).name}
          at={show.walker.value || scene.phase !== 'look' ? null : show.seenAt.value}
          empty={empty}
        />
      )}
      {!show.marching.value && (
        <ParadeLine layout={layout} parade={scene.encore ? scene.parade.slice(0, -1) : scene.parade} />
      )}
      <WalkerView show={show} />
      {show.weather.value && <div class={`weather is-${show.weather.value}`} />}
      {!plain && <Surprise play={play} layout={layout} />}
    </div>
  )
}

/** Returns friends of earlier games who aren't in this one, so that none gives away an answer. */
export function loftHere(play: HayPlay, { order, who }: State): string[] {
  const here = [...order, ...Object.values(who)]
  return loftOf(play.grown(play.seat.value))
    .filter((name) => !here.includes(name))
    .slice(-5)
}

/** Returns the hiding places that are drawn: the barn is part of the scenery, the others only if they are in use. */
export const drawnSpots = (scene: State, plain: boolean): Spot[] =>
  (['barn', 'bucket', 'hay', 'cart'] as const).filter(
    (spot) => (spot === 'barn' && !plain) || scene.places.includes(spot),
  )

/** Returns the position of the last wrong choice. */
const emptyPosition = (places: readonly string[], poses: Partial<Record<string, Pose>>): Position | null =>
  (places.find((place) => poses[place] === 'empty') as Position | undefined) ?? null

interface FarmProps {
  layout: Layout
  color: Palette
  plain: boolean
}
/** Shows the farm behind the start and end screens, with a friend peeking out of the hay. */
export function Farm({ layout, color, plain }: FarmProps) {
  return (
    <>
      <Yard layout={layout} color={color} plain={plain} />
      {!plain && <Scarecrow stand={layout.scarecrow} color={color} mood="wait" />}
      {spots
        .filter((spot) => spot !== 'barn')
        .reduce<Spot[]>((all, spot) => [...all, spot], ['barn'])
        .map((spot) => (
          <SpotView
            key={spot}
            spot={spot}
            stand={layout.spots[spot]}
            color={color}
            pose={spot === 'hay' ? 'out' : 'shut'}
            friend={spot === 'hay' ? 'cow' : null}
            wobble={0}
            taps={0}
          />
        ))}
    </>
  )
}
