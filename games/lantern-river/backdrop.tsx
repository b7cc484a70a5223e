import { useEffect, useMemo } from 'preact/hooks'
import type { Player } from '@marigold/contract'
import { chanceFrom, seats } from '@marigold/device'
import type { GameSpec, Stage } from '../kit/index.ts'
import { LanternArt, LanternPicture } from './lantern.tsx'
import { levels, type RiverLevel } from './levels.ts'
import { paletteOf } from './palette.ts'
import { viewOf } from './perspective.ts'
import type { Painter } from './painter.ts'
import { generateRiver, type Move, type State } from './rules.ts'
import { Constellation } from './sky.tsx'
import { stars } from './course.ts'
import { World } from './world.tsx'

const four: Player[] = seats.slice(0, 4).map(({ id, color, symbol }) => ({ id, name: '', color, symbol }))
const river = generateRiver(levels[1] as RiverLevel, 24, true, chanceFrom(3))
const camera = { at: 1.2, side: 0 }
const places = [
  [3.1, -0.34],
  [4.4, 0.3],
  [3.5, 0.5],
  [6.4, 0],
] as const

/** Shows a still river behind the start and end screens; above the panel, which covers a third of an upright phone. */
export const Backdrop: GameSpec<RiverLevel, State, Move>['Backdrop'] = ({ stage: whole, look, values }) => {
  const stage = whole.width < 560 && whole.height > whole.width ? { ...whole, height: whole.height * 0.66 } : whole
  const palette = paletteOf(values.theme, look)
  const scene = useMemo(() => {
    let painter: Painter | null = null
    const actors = places.map(([at, aside]) => ({
      at,
      aside,
      ahead: 0,
      rocky: false,
      lift: 0,
      star: { x: 0, y: 0 },
      turned: 0,
      gone: false,
    }))
    return {
      paint: (now: Stage) => painter?.paint(now, camera, actors),
      hang: (next: Painter | null) => (painter = next),
    }
  }, [])
  // World provides the painter in its own effect, which runs before this one.
  useEffect(() => scene.paint(stage), [stage])
  return (
    <World
      river={river}
      stage={stage}
      palette={palette}
      onPainter={scene.hang}
      above={<Constellation stars={stars.value} stage={stage} horizon={viewOf(stage, camera).horizon} />}
      lanterns={four.map((player) => (
        <LanternPicture key={player.id} stage={stage}>
          <LanternArt player={player} look={look} mood="awake" bright={0.4} />
        </LanternPicture>
      ))}
    />
  )
}
