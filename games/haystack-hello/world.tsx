import { memo } from 'preact/compat'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Img } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { paletteOf, type Palette } from './palette.ts'
import { friendSvg, giftSvg } from './pictures-of.ts'
import { Scarecrow } from './scarecrow.tsx'
import type { HayPlay, Pose } from './scene.ts'
import type { Show } from './show.ts'
import { SpotView } from './spot-view.tsx'
import { spots, type Marcher, type Position, type Spot } from './state.ts'
import { ThingView } from './thing-view.tsx'
import { yardArt } from './yard.ts'

const colorsOf = (play: HayPlay): Palette => paletteOf(play.look.value, play.values.contrast === true)

/** All that does not move. */
const Yard = memo(({ layout, color, plain }: { layout: Layout; color: Palette; plain: boolean }) => {
  const { width, height } = layout.stage
  const art = useMemo(() => yardArt(layout, color, plain), [layout, color, plain])
  return (
    <svg
      class="scene"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: art }}
    />
  )
})

/** A friend in the parade with its gift. */
export function MarcherView({ marcher, size }: { marcher: Marcher; size: number }) {
  return (
    <span class="marcher" style={{ width: size, height: size }}>
      <Img svg={friendSvg(marcher.friend)} />
      {marcher.gift && <Img class={`gift is-${marcher.gift}`} svg={giftSvg(marcher.gift)} />}
    </span>
  )
}

/** Those who were found, in their line. */
function ParadeLine({ layout, parade }: { layout: Layout; parade: readonly Marcher[] }) {
  const { x, y, gap, size } = layout.parade
  return (
    <div class="parade" aria-hidden="true">
      {parade.map((marcher, at) => (
        <span key={marcher.friend} class="in-line" style={{ left: x + at * gap - size / 2, top: y - size }}>
          <MarcherView marcher={marcher} size={size} />
        </span>
      ))}
    </div>
  )
}

/** One on its way to the parade: it bows and hops along; a frame moves it. */
function WalkerView({ show }: { show: Show }) {
  const hold = useRef<HTMLDivElement>(null)
  const walker = show.walker.value
  useLayoutEffect(() => {
    if (!walker) return
    const { from, to } = walker
    const draw = (share: number) => {
      const bow = Math.min(1, share / 0.28)
      const k = Math.max(0, (share - 0.28) / 0.72)
      const hop =
        Math.abs(Math.sin(k * Math.PI * 4)) * 34 * (1 - k * 0.5) + (share < 0.28 ? Math.sin(bow * Math.PI) * 26 : 0)
      const x = from.x + (to.x - from.x) * k
      const y = from.y + (to.y - from.y) * k - hop
      const size = from.size + (to.size - from.size) * k
      const turn = share < 0.28 ? Math.sin(bow * Math.PI * 2) * 14 : Math.sin(k * Math.PI * 8) * 6
      if (hold.current)
        hold.current.style.transform = `translate3d(${x}px, ${y}px, 0) rotate(${turn}deg) scale(${size / from.size})`
    }
    show.draw.walk = draw
    draw(0)
    return () => void (show.draw.walk = () => undefined)
  }, [walker])
  if (!walker) return null
  const { size } = walker.from
  return (
    <div class="walker moves" ref={hold} aria-hidden="true">
      <Img
        svg={friendSvg(walker.friend)}

        style={{ left: -size / 2, top: -size, width: size, height: size }}
      />
    </div>
  )
}

/** How a place is seen where nothing else is said. */
function usualPose(show: Show, spot: Spot): Pose {
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

/** The whole farm in play. */
export function World({ play, show }: { play: HayPlay; show: Show }) {
  const layout = show.layout.value
  const color = colorsOf(play)
  const plain = play.values.contrast === true
  const scene = show.scene.value
  const where = scene.level.kind === 'where'
  // The barn always stands there; the other places only where somebody can hide in them.
  const drawn = (['barn', 'bucket', 'hay', 'cart'] as const).filter(
    (spot) => (spot === 'barn' && !plain) || scene.places.includes(spot),
  )
  const poses = show.poses.value
  const drawSpot = (spot: Spot) => (
    <SpotView
      key={spot}
      spot={spot}
      stand={layout.spots[spot]}
      color={color}
      pose={poses[spot] ?? usualPose(show, spot)}
      friend={scene.who[spot] ?? null}
      wobble={wobbleOf(show, spot)}
      taps={scene.place === spot ? show.taps.value : 0}
    />
  )
  const empty = where ? spotless(scene.places, poses) : null
  return (
    <div class="hay-world" aria-hidden="true">
      <Yard layout={layout} color={color} plain={plain} />
      {drawn.filter((spot) => spot === 'barn').map(drawSpot)}
      {!plain && <Scarecrow stand={layout.scarecrow} color={color} mood={show.mood.value} />}
      {drawn.filter((spot) => spot !== 'barn').map(drawSpot)}
      {where && (
        <ThingView
          thing={scene.thing}
          layout={layout}
          color={color}
          friend={scene.order[scene.parade.length] ?? scene.order[0] ?? ''}
          at={show.walker.value || scene.phase !== 'look' ? null : show.seenAt.value}
          empty={empty}
        />
      )}
      {!show.marching.value && <ParadeLine layout={layout} parade={scene.parade} />}
      <WalkerView show={show} />
    </div>
  )
}

/** The position that was looked at in vain. */
const spotless = (places: readonly string[], poses: Partial<Record<string, Pose>>): Position | null =>
  (places.find((place) => poses[place] === 'empty') as Position | undefined) ?? null

/** The farm behind start and end screen, somebody looking out of the hay. */
export function Farm({ layout, color, plain }: { layout: Layout; color: Palette; plain: boolean }) {
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
