import type { Look } from '@marigold/contract'
import { useMemo } from 'preact/hooks'
import { Layer, Sprite, type Stage } from '../kit/index.ts'
import { siteOf } from './layout.ts'
import { pictureOf } from './pictures.ts'
import { Room } from './room.tsx'

/** What lies in the drawer of the start screen: where in the drawer, its size as a share of it, and its turn. */
const heap: readonly (readonly [string, number, number, number, number])[] = [
  ['treasure-map', 0.28, 0.24, 0.34, -10],
  ['artist-palette', 0.72, 0.26, 0.3, 16],
  ['closed-umbrella', 0.93, 0.3, 0.32, 8],
  ['straight-ruler', 0.5, 0.2, 0.3, 30],
  ['yarn', 0.1, 0.26, 0.3, -12],
  ['hammer', 0.4, 0.36, 0.32, 20],
  ['teapot', 0.58, 0.4, 0.28, -8],
  ['soccer-ball', 0.82, 0.46, 0.27, 0],
  ['scissors', 0.1, 0.62, 0.3, 40],
  ['gear-3', 0.25, 0.52, 0.25, 10],
  ['camera', 0.7, 0.6, 0.29, 14],
  ['pencil', 0.46, 0.56, 0.26, -30],
  ['cookie', 0.36, 0.66, 0.19, 0],
  ['ribbon', 0.56, 0.74, 0.26, -20],
  ['key-3', 0.2, 0.82, 0.25, 60],
  ['button-4', 0.93, 0.66, 0.17, 0],
  ['bell', 0.35, 0.84, 0.22, -16],
  ['flashlight', 0.8, 0.8, 0.28, 30],
  ['whisk', 0.66, 0.86, 0.26, -24],
  ['spool-2', 0.47, 0.88, 0.18, 12],
  ['game-die', 0.93, 0.88, 0.17, 10],
  ['sock-2', 0.06, 0.88, 0.2, 20],
]

/** The world behind the start and end screens: an open drawer that is full to its rim. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const large = useMemo(() => {
    const { width, height, portrait } = stage
    const [x, w] = [width * 0.04, width * 0.92]
    const drawer = { x, y: height * (portrait ? 0.2 : 0.24), width: w, height: height * (portrait ? 0.5 : 0.56) }
    const inner = { x: x + 18, y: drawer.y + 18, width: w - 36, height: drawer.height - 78 }
    const shelf = { ...drawer, y: drawer.y - 60, height: 46 }
    return { ...siteOf(stage, 'right'), low: false, drawer, heap: inner, shelf }
  }, [stage])
  const { heap: inner } = large
  const unit = Math.sqrt(inner.width * inner.height)
  return (
    <>
      <Room site={large} look={look} kind="cook" id="back" />
      <Layer box={[0, 0, stage.width, stage.height]}>
        <filter id="back-soft">
          <feDropShadow dx="0" dy="2" stdDeviation="4" flood-color="#2A1406" flood-opacity=".45" />
        </filter>
        {heap.map(([key, x, y, share, turn]) => {
          const size = unit * share
          const [left, top] = [inner.x + x * inner.width, inner.y + y * inner.height]
          return (
            <g key={key} filter="url(#back-soft)">
              <g transform={`translate(${left} ${top}) rotate(${turn})`}>
                <Sprite svg={pictureOf(key)} x={-size / 2} y={-size / 2} size={size} />
              </g>
            </g>
          )
        })}
      </Layer>
    </>
  )
}
