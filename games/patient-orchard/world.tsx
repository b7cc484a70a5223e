import birdPicture from 'pics:bird'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Layer, placedAt } from '../kit/index.ts'
import { Valley } from './backdrop.tsx'
import { FruitShape, pictureUrl } from './fruit.tsx'
import { Basket, Hedgehog } from './hedgehog.tsx'
import type { Tree } from './orchard.ts'
import type { Places, Spot } from './places.ts'
import { flightPosition, type Flight } from './flight.ts'
import { plantsOf, Saplings } from './saplings.tsx'
import type { OrchardPlay, Show } from './show.ts'
import { Crown, Mound, Trunk } from './trees.tsx'
import { Visitors } from './visitors.tsx'

/** Returns the box of a thing at a spot, `wide` to each side and `high` above it. */
const boxAt = ({ x, y, scale }: Spot, wide: number, high: number) =>
  [x - wide * scale, y - high * scale, 2 * wide * scale, (high + 24) * scale] as const
const standing = ({ x, y, scale }: Spot) => placedAt(x, y, scale)

interface StandingProps {
  places: Places
  tree: Tree
  spot: Spot
  index: number
  chosen: boolean
  hidden?: number | undefined
}
function StandingTree({ places: { map }, tree, spot, index, chosen, hidden }: StandingProps) {
  return (
    <>
      <Layer map={map} box={boxAt(spot, 150, 160)} at={standing(spot)}>
        {chosen && <ellipse cy="6" rx="124" ry="24" fill="#FFF9EF" fill-opacity=".55" />}
        {chosen && <ellipse cy="6" rx="124" ry="24" fill="none" stroke="#FFF9EF" stroke-width="7" />}
        {tree.planted ? <Trunk /> : <Mound />}
      </Layer>
      {tree.planted && (
        <Layer map={map} box={boxAt(spot, 140, 280)} moves class={`sways sways-${index}`} at={standing(spot)}>
          <Crown tree={tree} hidden={hidden} />
        </Layer>
      )}
    </>
  )
}

function FlyingFruit({ flight, places, draw }: { flight: Flight; places: Places; draw: Show['draw'] }) {
  const layer = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const [x0, y0, size0] = flightPosition(flight, places, 0)
    draw.flight = (share) => {
      const [x, y, size] = flightPosition(flight, places, share)
      const { scale } = places.map
      if (layer.current)
        layer.current.style.transform = `translate3d(${((x - x0) * scale).toFixed(1)}px, ${((y - y0) * scale).toFixed(1)}px, 0) scale(${(size / size0).toFixed(3)})`
    }
    return () => (draw.flight = () => undefined)
  }, [flight, places])
  const [x, y, size] = flightPosition(flight, places, 0)
  return (
    <Layer
      map={places.map}
      box={[x - 100, y - 100, 200, 200]}
      moves
      hold={layer}
      class="flight"
      at={placedAt(x, y, size)}
    >
      <FruitShape kind={flight.kind} ripeness={flight.ripeness} size={30} />
      {flight.to === 'bird' && <image href={pictureUrl(birdPicture)} x="-46" y="-84" width="92" height="92" />}
    </Layer>
  )
}

/** Shows the trees, fruit, and animals in layers, so that animations move whole layers. */
export function World({
  play,
  show,
  places,
  chosen,
}: {
  play: OrchardPlay
  show: Show
  places: Places
  chosen: number
}) {
  const { map, world, basket, hedgehog, lawn } = places
  // After a try that did not work out yet, the hedgehog comes nearer and waits with the player.
  const comes = play.earned.value === 'notYet'
  const near = { ...hedgehog, y: hedgehog.y + 10, scale: hedgehog.scale * 1.3 }
  const beside = comes ? near : hedgehog
  const [w, h] = world
  const state = show.scene.value
  const orchard = state.orchards[state.seat]
  const flight = show.flight.value
  const gust = show.weather.value === 'wind'
  const kept = state.pooled ? state.orchards.flatMap((each) => each.basket) : (orchard?.basket ?? [])
  const shared = state.orchards.flatMap((each) => each.shared)
  return (
    <div class={`orchard ${gust ? 'gust' : ''}`} aria-hidden="true">
      <Layer map={map} box={[0, 0, w, h]}>
        <Valley width={w} height={h} ground={places.ground} day={state.round / state.rounds} look={play.look.value} />
        <Saplings places={places} count={plantsOf(play.grown(state.seat))} />
        {shared.slice(-6).map(({ kind, ripeness }, index) => (
          <g key={index} transform={placedAt(lawn[0] - index * 34, lawn[1] - 2)}>
            <FruitShape kind={kind} ripeness={ripeness} size={11} />
          </g>
        ))}
      </Layer>
      {places.trees.map((spot, index) => {
        const tree = orchard?.trees[index]
        return (
          tree && (
            <StandingTree
              key={index}
              places={places}
              tree={tree}
              spot={spot}
              index={index}
              chosen={index === chosen && places.trees.length > 1}
              hidden={flight?.fruit}
            />
          )
        )
      })}
      <Layer map={map} box={boxAt(basket, 100, 110)} poke="basket" at={standing(basket)}>
        <Basket fill={Math.min(5, kept.length)} />
      </Layer>
      <Layer map={map} box={boxAt(basket, 150, 140)} at={standing(basket)}>
        <Visitors earned={play.earned.value} />
      </Layer>
      {play.look.value !== 'grown-up' && (
        <Layer
          map={map}
          box={boxAt(beside, 76, 110)}
          moves
          poke="hedgehog"
          class={`hedgehog ${show.mood.value}`}
          at={standing(beside)}
        >
          <Hedgehog mood={show.mood.value} />
        </Layer>
      )}
      {gust &&
        [0.2, 0.34, 0.5].map((y, row) => (
          <Layer key={y} map={map} box={[0, y * h - 50, 260, 90]} moves class={`breeze breeze-${row}`}>
            <path
              d="M4 20C80 -4 150 24 200 0C226 -16 212 -46 188 -36"
              transform={`translate(0 ${y * h})`}
              fill="none"
              stroke="#FFF9EF"
              stroke-width="7"
              stroke-linecap="round"
              stroke-opacity=".8"
            />
          </Layer>
        ))}
      {flight && <FlyingFruit flight={flight} places={places} draw={show.draw} />}
    </div>
  )
}

const sample = [
  { id: 1, ripeness: 4, slot: 0, guarded: true },
  { id: 2, ripeness: 2, slot: 1, guarded: false },
  { id: 3, ripeness: 3, slot: 2, guarded: false },
] as const

/** Shows the orchard behind the start and end screens. */
export function OrchardAtRest({ places, look }: { places: Places; look: OrchardPlay['look']['value'] }) {
  const { map, world, basket, hedgehog } = places
  const [w, h] = world
  return (
    <Layer map={map} box={[0, 0, w, h]}>
      <Valley width={w} height={h} ground={places.ground} day={0.45} look={look} />
      {places.trees.map((spot, index) => (
        <g key={index} transform={standing(spot)}>
          <Trunk />
          <Crown
            tree={{
              kind: (['apple', 'pear', 'peach'] as const)[index] ?? 'apple',
              planted: true,
              fruits: [...sample],
            }}
          />
        </g>
      ))}
      <g transform={standing(basket)}>
        <Basket fill={4} />
      </g>
      {look !== 'grown-up' && (
        <g transform={standing(hedgehog)}>
          <Hedgehog mood="calm" />
        </g>
      )}
    </Layer>
  )
}
