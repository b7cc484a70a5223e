import piePicture from 'pics:pie'
import breadPicture from 'pics:bread'
import { useMemo } from 'preact/hooks'
import { Layer } from '../kit/index.ts'
import { Valley } from './backdrop.tsx'
import { pictureUrl } from './fruit.tsx'
import { Hedgehog } from './hedgehog.tsx'
import { harvestOf, pieSize } from './orchard.ts'
import { placesOf, type Places } from './places.ts'
import { plantsOf, Saplings } from './saplings.tsx'
import type { OrchardPlay } from './show.ts'
import { Touchables } from './touchables.tsx'
import { Crown, Trunk } from './trees.tsx'

const clothColors = ['#FFF9EF', '#E2603E']

/** A checked cloth on the meadow with what is shared on it: a pie as big as the harvest, or the neighbors' bread. */
function Picnic({ x, y, harvest }: { x: number; y: number; harvest: number }) {
  const size = harvest > 0 ? 150 * pieSize(harvest) : 110
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="14" rx="178" ry="34" fill="#2F5B34" fill-opacity=".25" />
      {Array.from({ length: 8 }, (_, at) => (
        <path
          key={at}
          d={`M${-150 + at * 37.5} -30L${-112.5 + at * 37.5} -30L${-128 + at * 43} 24L${-172 + at * 43} 24Z`}
          fill={clothColors[at % 2]}
        />
      ))}
      <image
        href={pictureUrl(harvest > 0 ? piePicture : breadPicture)}
        x={-size / 2}
        y={-size * 0.86}
        width={size}
        height={size}
      />
    </g>
  )
}

/** The trees as the last player left them. */
function LastTrees({ play, places }: { play: OrchardPlay; places: Places }) {
  const { orchards, seat } = play.state.value
  return (
    <>
      {places.trees.map(({ x, y, scale }, index) => {
        const tree = orchards[seat]?.trees[index]
        return (
          tree?.planted && (
            <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
              <Trunk />
              <Crown tree={tree} />
            </g>
          )
        )
      })}
    </>
  )
}

/** The picnic at sundown: everyone who was touched in play has come, and can be touched again. */
export function Ending({ play }: { play: OrchardPlay }) {
  const stage = play.stage.value
  const places = useMemo(() => placesOf(stage, play.level.trees), [stage, play])
  const { map, world, ground, hedgehog } = places
  const harvest = harvestOf(play.state.value.orchards)
  // On a phone on its side, the buttons take the right third of the stage.
  const middle = (stage.width * (stage.height < 480 ? 0.3 : 0.5) - map.left) / map.scale
  const [x, y] = stage.portrait ? [middle - 40, world[1] * 0.68] : [middle, world[1] * 0.76]
  const beside = x + (stage.portrait ? 160 : 200)
  return (
    <div class="orchard">
      <Layer map={map} box={[0, 0, ...world]}>
        <Valley width={world[0]} height={world[1]} ground={ground} day={1} look={play.look.value} />
        <Saplings places={places} count={plantsOf(play.grown(play.state.value.seat))} />
        <LastTrees play={play} places={places} />
        <Picnic x={x} y={y} harvest={harvest} />
      </Layer>
      <Touchables play={play} places={places} evening />
      {play.look.value !== 'grown-up' && (
        <Layer map={map} box={[beside - 80, y - 110, 160, 130]} moves poke="hedgehog" class="hedgehog glad">
          <g transform={`translate(${beside} ${y + 10}) scale(${hedgehog.scale})`}>
            <Hedgehog mood="glad" />
          </g>
        </Layer>
      )}
    </div>
  )
}
