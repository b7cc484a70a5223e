import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import { cameraAt, coneHeight, layoutOf, type Camera, type Layout } from './camera.ts'
import { emptyCone, type Cone } from './cone.ts'
import type { Level } from './levels.ts'
import { paletteOf } from './palette.ts'
import type { Move, State } from './rules.ts'
import { loadToppings, paintTower } from './tower.ts'

export type ScoopPlay = Play<Level, State, Move>

/** Parts of the world that a frame moves, by name. */
export type Parts = Map<string, HTMLElement | SVGElement>

const tall = (cone: Cone | undefined) => cone?.pieces.length ?? 0

/** The world in motion: camera, sway and tower. Everything goes by the game's clock, and nothing is rendered in a frame. */
export function makeScene(play: ScoopPlay) {
  const cones = signal<Cone[]>(play.state.value.cones.map(emptyCone))
  const parts: Parts = new Map()
  let layout: Layout = layoutOf(play.stage.value, play.state.value.goal)
  let canvas: HTMLCanvasElement | null = null
  let active = 0
  /** Where camera and tower are now, and where the camera goes to. */
  const now = { top: 0, back: 0, bend: 0, speed: 0, press: 0, time: 0 }
  const aim = { top: 0, back: 0, roof: 0.2 }
  let led = false
  let painted = ''

  const highest = () => Math.max(...cones.value.map(tall))
  const seen = () => (cones.value.length > 1 && aim.roof < 0.2 ? highest() : tall(cones.value[active]))
  const camera = (): Camera => cameraAt(layout, now.top, now.back, Math.max(1, seen()), aim.roof)
  /** Middles of the towers: side by side once all are looked at. */
  const middles = () => {
    const side = cones.value.length > 1 && aim.roof < 0.2 ? now.back : 0
    const { width } = layout.stage
    return cones.value.map((_, index) => {
      const place = (width * (index + 1)) / (cones.value.length + 1)
      return layout.tower + (place - layout.tower) * side
    })
  }

  function paintWorld(at: Camera): void {
    const key = `${at.shift.toFixed(2)} ${at.zoom.toFixed(4)} ${at.base.toFixed(2)} ${at.unit.toFixed(3)}`
    if (key === painted) return
    painted = key
    const { goal, stage } = layout
    for (const [name, part] of parts) {
      if (name.startsWith('prop')) part.style.transform = `translate3d(0, ${at.shift.toFixed(2)}px, 0) scale(${at.zoom.toFixed(4)})`
      else if (name.startsWith('guest'))
        part.style.transform = `translate3d(0, ${(at.base - layout.base).toFixed(2)}px, 0) scale(${(at.unit / layout.unit).toFixed(4)})`
      else if (name === 'stars') part.style.opacity = (0.15 + 0.85 * Math.min(1, (now.top / goal) * 1.25)).toFixed(3)
      else if (name === 'meadow') part.style.transform = `translate3d(0, ${Math.min(at.shift, stage.height).toFixed(2)}px, 0)`
      else part.style.transform = `translate3d(0, ${at.shift.toFixed(2)}px, 0) scaleY(${at.zoom.toFixed(4)})`
    }
  }
  function paintCanvas(at: Camera): void {
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return
    const density = canvas.width / Math.max(1, canvas.clientWidth)
    const left = canvas.offsetLeft
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, canvas.width, canvas.height)
    const color = paletteOf(play.look.value)
    const spots = middles()
    for (const [index, cone] of cones.value.entries()) {
      const own = index === active
      if (!own && (aim.roof >= 0.2 || now.back < 0.02)) continue
      context.globalAlpha = own ? 1 : now.back
      const standing = { density, x: (spots[index] ?? layout.tower) - left, height: layout.stage.height }
      const bend = own ? now.bend + Math.sin(now.time * 1.05) * 0.14 : Math.sin(now.time * 1.05 + index) * 0.1
      paintTower(context, standing, cone, at, { bend, press: own ? now.press : 0 }, color)
    }
    context.globalAlpha = 1
  }
  const paint = () => {
    const at = camera()
    paintWorld(at)
    paintCanvas(at)
  }
  /** Jumps to where the camera goes to; the kit cross-fades. */
  const settle = () =>
    void play.clock.tween(0, () => {
      Object.assign(now, { bend: 0, press: 0, time: 0 })
      if (!led) now.top = aim.top
      now.back = aim.back
      paint()
    })
  const stop = play.clock.frame((ms) => {
    if (play.calm.value) return
    const dt = ms / 1000
    now.time += dt
    now.speed += (-46 * now.bend - 2.6 * now.speed) * dt
    now.bend += now.speed * dt
    now.press = Math.max(0, now.press - dt * 3.2)
    if (!led) now.top += (aim.top - now.top) * Math.min(1, dt * 3.4)
    now.back += (aim.back - now.back) * Math.min(1, dt * 3)
    paint()
  })
  loadToppings(paint)

  return {
    cones,
    parts,
    get layout() {
      return layout
    },
    /** The canvas of the tower, once it is on the page; paints at once. */
    hang(element: HTMLCanvasElement | null) {
      canvas = element
      painted = ''
      paint()
    },
    lay() {
      layout = layoutOf(play.stage.value, play.state.value.goal)
      painted = ''
    },
    /** Paints everything anew, whatever has changed. */
    refresh() {
      painted = ''
      paint()
    },
    /** Where the middle of a piece of the tower in front is on the stage. */
    spotOf(at: number): { x: number; y: number; unit: number } {
      const { unit, base } = camera()
      return { x: layout.tower, y: base - (coneHeight + at) * unit, unit }
    },
    /** Shows a tower as it is after something has landed on it. */
    land(index: number, cone: Cone, pushes: boolean) {
      cones.value = cones.value.map((one, i) => (i === index ? cone : one))
      if (index === active) aim.top = tall(cone)
      if (pushes) {
        now.press = 1
        now.speed += tall(cone) % 2 === 0 ? 2.6 : -2.6
      }
      if (play.calm.value) settle()
    },
    /** Looks at the tower of a seat. */
    turnTo(index: number) {
      active = index % cones.value.length
      aim.top = tall(cones.value[active])
      if (play.calm.value) settle()
    },
    /** Draws back so far that the whole tower is in sight, or comes near again. */
    look(whole: boolean, roof = 0.2) {
      aim.back = whole ? 1 : 0
      aim.roof = Math.max(roof, 0.2)
      if (play.calm.value) settle()
    },
    /** From the cone up to the top, and then back so far that all towers are in sight. */
    async farewell(roof: number): Promise<void> {
      const top = tall(cones.value[active])
      aim.back = 0
      if (!play.calm.value) {
        led = true
        const from = now.top
        await play.clock.tween(900, (k) => (now.top = from * (1 - k)))
        await play.clock.tween(Math.min(3600, 1400 + top * 60), (k) => (now.top = top * k), (k) => k * k * (3 - 2 * k))
        led = false
      }
      aim.top = top
      aim.back = 1
      aim.roof = roof
      if (play.calm.value) settle()
      await play.clock.wait(1100)
    },
    stop,
  }
}
export type SceneInMotion = ReturnType<typeof makeScene>
