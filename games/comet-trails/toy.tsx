import { m } from '#messages'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { boxStyle, offerKeys, Press, useFingers, type Box } from '../kit/index.ts'
import { tailColor } from './board.tsx'
import { Comet, flyTo } from './comet.tsx'
import type { Site } from './layout.ts'
import { starAt } from './paint.ts'
import type { CometPlay } from './play-types.ts'
import { stepOf } from './show.ts'

/** A comet on a springy leash. */
interface Leashed {
  x: number
  y: number
  dx: number
  dy: number
  aim: { x: number; y: number } | null
  /** Where it was, and the number of a star that falls from there; 0 for none. */
  trail: { x: number; y: number; age: number; star: number }[]
  step: number
}
const otherTint = '#8FE3D0'
const fadeMs = 2600

/** Comets that follow fingers, and sing higher as they climb; two of them braid their tails. */
function makeComets(play: CometPlay, { width, height }: Box) {
  const comets = [0.36, 0.64].map((share): Leashed => ({
    x: width * share,
    y: height * 0.6,
    dx: 0,
    dy: 0,
    aim: null,
    trail: [],
    step: -1,
  }))
  const owners = new Map<number, Leashed>()
  let [time, marks] = [0, 0]
  const drift = (comet: Leashed, at: number) => ({
    x: width * (0.36 + 0.28 * at) + Math.sin(time * 0.6 + at * 2) * width * 0.06,
    y: height * 0.6 + Math.cos(time * 0.8 + at) * height * 0.05,
    ...comet.aim,
  })
  const move = (comet: Leashed, at: number, seconds: number) => {
    const aim = play.calm.value && !comet.aim ? { x: comet.x, y: comet.y } : drift(comet, at)
    const pull = comet.aim ? 60 : 5
    const damp = Math.exp(-(comet.aim ? 9 : 2.5) * seconds)
    comet.dx = (comet.dx + (aim.x - comet.x) * pull * seconds) * damp
    comet.dy = (comet.dy + (aim.y - comet.y) * pull * seconds) * damp
    comet.x += comet.dx * seconds
    comet.y += comet.dy * seconds
    if (!comet.aim) return
    const step = stepOf(1 - comet.y / height)
    if (step !== comet.step) play.sound.play(at === 0 ? 'harp' : 'kalimba', { step, gain: 0.5 })
    comet.step = step
  }
  const free = () => comets.find((one) => ![...owners.values()].includes(one))
  return {
    down(id: number, x: number, y: number) {
      const gap = (one: Leashed) => Math.hypot(one.x - x, one.y - y)
      const comet = owners.size === 0 ? comets.toSorted((a, b) => gap(a) - gap(b))[0] : free()
      if (!comet) return
      comet.aim = { x, y }
      owners.set(id, comet)
    },
    move(id: number, x: number, y: number) {
      const comet = owners.get(id)
      if (comet) comet.aim = { x, y }
    },
    up(id: number) {
      const comet = owners.get(id)
      if (comet) comet.aim = null
      owners.delete(id)
    },
    /** A comet shoots up across the sky and comes back. */
    shoot(at: number) {
      const comet = comets[at]
      if (!comet) return
      comet.dx += (at === 0 ? 1 : -1) * width * 1.6
      comet.dy -= height * 2.4
      play.sound.play('whoosh', { gain: 0.4 })
      for (const step of [0, 2, 4, 7]) play.sound.play('harp', { step: step + at, delay: step * 0.06, gain: 0.5 })
    },
    draw(dt: number, pen: CanvasRenderingContext2D, area: HTMLElement) {
      const seconds = Math.min(0.05, dt / 1000)
      time += seconds
      pen.clearRect(0, 0, width, height)
      comets.forEach((comet, at) => {
        move(comet, at, seconds)
        marks++
        // A comet at rest scatters nothing.
        if (Math.hypot(comet.dx, comet.dy) > 4)
          comet.trail.push({ x: comet.x, y: comet.y, age: 0, star: marks % 9 === 0 ? marks : 0 })
        for (const spot of comet.trail) spot.age += dt
        comet.trail = comet.trail.filter(({ age }) => age < fadeMs)
        drawTrail(pen, comet, at === 0 ? tailColor(play) : otherTint)
        const turn = Math.hypot(comet.dx, comet.dy) > 14 ? Math.atan2(comet.dy, comet.dx) : 0
        flyTo(area.children[at + 1], comet.x, comet.y, turn)
      })
    },
  }
}

/** A tail that gets thinner, and small stars that fall from it. */
function drawTrail(pen: CanvasRenderingContext2D, { trail }: Leashed, color: string): void {
  pen.lineCap = 'round'
  const layers = [[30, color], [11, '#FFF3C4']] as const // prettier-ignore
  for (const [wide, tint] of layers) {
    pen.strokeStyle = tint
    trail.slice(1).forEach((to, at) => {
      pen.lineWidth = wide * (1 - to.age / fadeMs)
      pen.beginPath()
      pen.moveTo(trail[at]?.x ?? to.x, trail[at]?.y ?? to.y)
      pen.lineTo(to.x, to.y)
      pen.stroke()
    })
  }
  pen.fillStyle = '#FFE9A8'
  trail.forEach(({ x, y, age, star }) => {
    const left = 1 - age / fadeMs
    if (star > 0) starAt(pen, x + ((star * 37) % 56) - 28, y + ((star * 53) % 50) - 25 + (1 - left) * 40, 3 + left * 8)
  })
}

/** A sky to play in before the first figure. */
export function Toy({ play, site, begin }: { play: CometPlay; site: Site; begin: () => void }) {
  const { board, buttons } = site
  const area = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const comets = useMemo(() => makeComets(play, board), [play, board])
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    const draw = (dt: number) => void (area.current && pen && comets.draw(dt, pen, area.current))
    draw(0)
    return play.clock.frame(draw)
  }, [play, comets])
  const next = useRef(0)
  const shoot = () => comets.shoot(next.current++ % 2)
  useLayoutEffect(() => offerKeys({ s: shoot }))
  const fingers = useFingers(
    {
      down: ({ id, x, y }) => {
        play.sound.unlock()
        comets.down(id, x, y)
      },
      move: ({ id, x, y }) => comets.move(id, x, y),
      up: ({ id }) => comets.up(id),
      lost: ({ id }) => comets.up(id),
    },
    () => play.clock.now(),
  )
  const look = play.look.value
  return (
    <>
      <div ref={area} class="board" style={boxStyle(board)} {...fingers}>
        <canvas ref={canvas} width={board.width} height={board.height} aria-hidden="true" />
        {[tailColor(play), otherTint].map((color, at) => (
          <Comet key={at} color={color} look={look} isLight={at === 1} />
        ))}
      </div>
      <div class="comet-buttons" style={boxStyle(buttons)}>
        <Press class="button big" data-scan="first" onClick={begin}>
          {m.comet_trails_start_tracing()}
        </Press>
        <Press class="button plain" data-own-cooldown="" onClick={shoot}>
          {m.comet_trails_shooting_star()}
        </Press>
      </div>
    </>
  )
}
