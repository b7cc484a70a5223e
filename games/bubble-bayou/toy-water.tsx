import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Finger } from '../kit/index.ts'
import type { Pond } from './pond.ts'
import type { BayouPlay } from './summary.ts'
import { blow, drifted, stir, type ToyBubble } from './toy.ts'

/** A bubble as large as a bubble of the toy gets, painted once. */
function makeSprite(): ImageBitmap | null {
  const canvas = new OffscreenCanvas(96, 96)
  const brush = canvas.getContext('2d')
  if (!brush) return null
  const film = brush.createRadialGradient(48, 48, 12, 48, 48, 47)
  const stops = ['#ffffff33', '#cdf6f026', '#9be7f466', '#ffd0ee99', '#ffffffee'] as const
  for (const [at, color] of stops.entries()) film.addColorStop([0, 0.68, 0.86, 0.94, 1][at] ?? 1, color)
  brush.fillStyle = film
  brush.arc(48, 48, 47, 0, 7)
  brush.fill()
  brush.strokeStyle = '#ffffffe6'
  brush.lineCap = 'round'
  for (const [from, to, wide] of [
    [3.5, 4.4, 7],
    [0.5, 1.2, 4],
  ] as const) {
    brush.lineWidth = wide
    brush.beginPath()
    brush.arc(48, 48, 35, from, to)
    brush.stroke()
  }
  return canvas.transferToImageBitmap()
}

/** The toy: touches blow bubbles, and a moving finger makes a current. It is there whenever no wave is open. */
export function useToy(play: BayouPlay, pond: Pond) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(pond)
  useLayoutEffect(() => void (latest.current = pond))
  const toy = useMemo(() => {
    let all: ToyBubble[] = []
    let sprite: ImageBitmap | null = null
    let last: { x: number; y: number } | null = null
    let stop: (() => void) | null = null
    const paint = () => {
      const brush = canvas.current?.getContext('2d')
      if (!brush || !canvas.current) return
      brush.clearRect(0, 0, canvas.current.width, canvas.current.height)
      sprite ??= makeSprite()
      for (const { x, y, r, age } of sprite ? all : []) {
        const wobble = r * (1 + Math.sin(age * 9) * 0.05)
        const high = (r * r) / wobble
        if (sprite) brush.drawImage(sprite, x - wobble, y - high, 2 * wobble, 2 * high)
      }
    }
    const run = () => {
      stop ??= play.clock.frame((dt) => {
        const { stage } = latest.current
        all = drifted(all, dt / 1000, { x: 0, y: 60, width: stage.width, height: stage.height })
        paint()
        if (all.length > 0) return
        stop?.()
        stop = null
      })
    }
    return {
      down({ x, y }: Pick<Finger, 'x' | 'y'>) {
        play.sound.poke('plop', { step: all.length % 6 })
        // One thing at a time in calm mode.
        all = blow(play.calm.value ? [] : all, { x, y }, 12 + ((x * 7 + y * 3) % 20))
        last = { x, y }
        run()
      },
      move({ x, y }: Pick<Finger, 'x' | 'y'>) {
        if (!last || Math.hypot(x - last.x, y - last.y) < 14) return
        all = stir(all, { x, y }, { x: x - last.x, y: y - last.y })
        last = { x, y }
      },
      up: () => void (last = null),
    }
  }, [play])
  const { width, height } = pond.stage
  return { toy, water: <canvas class="toy" ref={canvas} width={width} height={height} aria-hidden="true" /> }
}
