import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Finger } from '../kit/index.ts'
import type { Pond } from './pond.ts'
import type { BayouPlay } from './summary.ts'
import { blow, drifted, stir, type ToyBubble } from './toy.ts'

/** The toy: touches blow bubbles, and a moving finger makes a current. It is there whenever no wave is open. */
export function useToy(play: BayouPlay, pond: Pond) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(pond)
  useLayoutEffect(() => void (latest.current = pond))
  const toy = useMemo(() => {
    let all: ToyBubble[] = []
    let last: { x: number; y: number } | null = null
    let stop: (() => void) | null = null
    const paint = () => {
      const brush = canvas.current?.getContext('2d')
      if (!brush || !canvas.current) return
      brush.clearRect(0, 0, canvas.current.width, canvas.current.height)
      for (const { x, y, r, age } of all) {
        const wobble = 1 + Math.sin(age * 9) * 0.05
        brush.beginPath()
        brush.ellipse(x, y, r * wobble, r / wobble, 0, 0, 7)
        brush.fillStyle = 'rgb(214 255 243 / 25%)'
        brush.fill()
        brush.lineWidth = 2.5
        brush.strokeStyle = 'rgb(242 255 251 / 85%)'
        brush.stroke()
        brush.beginPath()
        brush.arc(x, y, r * 0.68, 3.5, 4.5)
        brush.stroke()
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
