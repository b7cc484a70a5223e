import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { Stage } from '../kit/index.ts'
import { Gradients } from './gradients.tsx'
import { makePainter, type Painter } from './painter.ts'
import type { Palette } from './palette.ts'
import { viewOf } from './perspective.ts'
import type { River } from './rules.ts'
import { Hills, Sky } from './sky.tsx'

interface Props {
  river: River
  stage: Stage
  palette: Palette
  /** Receives the painter once the elements exist, and null when they are removed. */
  onPainter: (painter: Painter | null) => void
  /** Shown in the sky, behind the lanterns. */
  above?: ComponentChildren
  /** A `LanternPicture` per player. */
  lanterns: ComponentChildren
}

/** The drawn world: sky, hills, river, and lanterns. The painter moves things; rendering doesn't. */
export function World({ river, stage, palette, onPainter, above, lanterns }: Props) {
  const hills = useRef<SVGSVGElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const near = useRef<HTMLDivElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const painter = useRef<Painter | null>(null)
  const light = useRef(palette)
  light.current = palette
  const { horizon } = viewOf(stage, { at: 0, side: 0 })
  useLayoutEffect(() => {
    if (!hills.current || !canvas.current || !near.current || !group.current) return
    const layers = { hills: hills.current, river: canvas.current, near: near.current, lanterns: group.current }
    const made = makePainter(river, layers, () => light.current)
    painter.current = made
    onPainter(made)
    return () => {
      onPainter(null)
      made.stop()
    }
    // A game's river never changes, and the painter updates everything else.
  }, [river])
  useEffect(() => void painter.current?.again(), [palette])
  const viewBox = `0 0 ${stage.width} ${stage.height}`
  return (
    <>
      <svg class="scene" viewBox={viewBox} aria-hidden="true">
        <Gradients palette={palette} />
        <Sky stage={stage} palette={palette} horizon={horizon} />
        {above}
      </svg>
      <div class="river" aria-hidden="true">
        <svg
          ref={hills}
          class="layer moves hills"
          viewBox={viewBox}
          style={{ width: stage.width, height: stage.height }}
        >
          <Hills stage={stage} palette={palette} horizon={horizon} />
        </svg>
        {/* This wrapper lets the painter add another canvas on top. */}
        <div>
          <canvas ref={canvas} class="layer" />
        </div>
        <div ref={near} />
        <div ref={group} class="lanterns">
          {lanterns}
        </div>
      </div>
    </>
  )
}
