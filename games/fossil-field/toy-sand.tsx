import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useFingers } from '../kit/index.ts'
import { Frame } from './board.tsx'
import type { Site } from './layout.ts'
import type { Ground } from './looks.ts'
import type { FieldPlay } from './play-types.ts'
import { blow, makeSand, rub, settle, shade } from './toy.ts'

const side = 96
const reach = 4.2
const gusts = 14

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

/** The bed of sand before the first dig: fingers leave tracks, banks slide, and a fan blows it flat. */
export function useToySand(play: FieldPlay, site: Site, ground: Ground) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const toy = useMemo(() => {
    const sand = makeSand(side)
    let image: ImageData | null = null
    let stop: (() => void) | null = null
    let blows = 0
    let last: { x: number; y: number } | null = null
    const paint = () => {
      const pen = canvas.current?.getContext('2d')
      if (!pen) return
      image ??= pen.createImageData(side, side)
      shade(sand, channels(ground.sand[1]), image.data)
      pen.putImageData(image, 0, 0)
    }
    const run = () => {
      stop ??= play.clock.frame(() => {
        if (blows > 0) {
          blow(sand)
          blows--
        }
        const moved = settle(sand)
        paint()
        if (moved > 0.4 || blows > 0 || last) return
        stop?.()
        stop = null
      })
    }
    return {
      paint,
      blow() {
        blows = play.calm.value ? 1 : gusts
        run()
      },
      down(x: number, y: number) {
        play.sound.unlock()
        play.sound.poke('brush', { gain: 0.4 })
        last = { x, y }
        rub(sand, x, y, reach)
        run()
      },
      move(x: number, y: number) {
        if (!last) return
        const far = Math.hypot(x - last.x, y - last.y)
        const steps = Math.min(12, Math.ceil(far / 2))
        for (let step = 1; step <= steps; step++)
          rub(sand, last.x + ((x - last.x) * step) / steps, last.y + ((y - last.y) * step) / steps, reach)
        last = { x, y }
      },
      up: () => void (last = null),
      leave() {
        stop?.()
        stop = null
      },
    }
  }, [play, ground])
  const scale = side / site.board.width
  const fingers = useFingers(
    {
      down: ({ x, y }) => toy.down(x * scale, y * scale),
      move: ({ x, y }) => toy.move(x * scale, y * scale),
      up: toy.up,
      lost: toy.up,
    },
    () => play.clock.now(),
  )
  return { toy, canvas, fingers }
}

/** The sand to play in, where the field will be. */
export function ToySand({ site, sand }: { site: Site; sand: ReturnType<typeof useToySand> }) {
  const { toy, canvas, fingers } = sand
  const { x, y, width, height } = site.board
  useLayoutEffect(() => {
    toy.paint()
    return toy.leave
  }, [toy])
  return (
    <>
      <Frame site={site} />
      <div class="toy-sand" aria-hidden="true" style={{ left: x, top: y, width, height }} {...fingers}>
        <canvas ref={canvas} width={side} height={side} />
      </div>
    </>
  )
}
