import type { Look } from '@marigold/contract'
import { html, Layer, placedAt, type Stage, type Values } from '../kit/index.ts'
import { bangerArt, beamArt, bowlArt, clockArt, cordsArt, keeperArt, perchArt, potArt, postArt } from './court-art.ts'
import { arm, placesOf } from './layout.ts'
import { colorsOf, worldOf } from './looks.ts'
import { Furniture, Room, ThoughtOnChair } from './scenery.tsx'
import type { Level } from './state.ts'
import { Row, type Thing } from './things.tsx'

const tilt = 5
const shown = {
  left: [{ key: 'a', weight: 1, paper: false }],
  right: [{ key: 'b', weight: 4, paper: false }],
} satisfies Record<string, Thing[]>

/** The world behind the start and end screens: the scale, and a thought that waits. The strip covers the lower third. */
export function BackdropOf({ stage, look, values, level }: { stage: Stage; look: Look; values: Values; level: Level }) {
  const places = placesOf(stage, 0.64)
  const colors = colorsOf(worldOf(values.world, level.from), look)
  const { map, pivot, keeper, banger, perch, desk, size } = places
  const turn = (tilt * Math.PI) / 180
  const put = (art: string, spot: readonly [number, number, number?]) => (
    <g transform={placedAt(...spot)} {...html(art)} />
  )
  return (
    <>
      <Room places={places} colors={colors} id="trial-back" />
      <Furniture places={places} colors={colors} />
      <Layer map={map} box={[0, 0, size[0], size[1]]}>
        {put(keeperArt(colors), keeper)}
        {put(bangerArt(colors), banger)}
        {put(perchArt(colors), perch)}
        {put(clockArt(colors), [desk[0] + 62, desk[1] - 5])}
        {put(potArt(colors), [desk[0] + 116, desk[1] - 5])}
      </Layer>
      <ThoughtOnChair places={places} colors={colors} mood="worried" here />
      <Layer map={map} box={[0, 0, size[0], size[1]]}>
        <g transform={placedAt(...pivot)}>
          <g {...html(postArt(colors))} />
          <g transform={`rotate(${tilt})`} {...html(beamArt(colors))} />
          {(['left', 'right'] as const).map((side) => {
            const by = side === 'left' ? -1 : 1
            return (
              <g key={side} transform={placedAt(by * arm * Math.cos(turn), by * arm * Math.sin(turn))}>
                <g {...html(cordsArt(colors))} />
                <g transform="translate(0 140)">
                  <Row things={shown[side]} width={120} />
                </g>
                <g {...html(bowlArt(colors))} />
              </g>
            )
          })}
        </g>
      </Layer>
    </>
  )
}
