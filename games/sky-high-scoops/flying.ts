import { signal } from '@preact/signals'
import { ease } from '@marigold/device'
import type { Topping } from './cone.ts'
import type { Tones } from './palette.ts'
import type { SceneInMotion, ScoopPlay } from './scene.ts'

/** Something flying from the penguin to the tower. */
export interface Flight {
  id: number
  what: { kind: 'scoop'; tones: Tones } | { kind: 'sprinkles' } | { kind: 'topping'; topping: Topping }
}

export const flightMs = 620

/** Creates what flies, with its pictures on the page. */
export function makeFlying(play: ScoopPlay, scene: SceneInMotion) {
  const flights = signal<Flight[]>([])
  const drawn = new Map<number, HTMLElement | SVGElement>()
  let nextId = 1

  function draw(id: number, at: number, k: number): void {
    const element = drawn.get(id)
    if (!element) return
    const { server, stage, unit } = scene.layout
    const to = scene.spotOf(at)
    const from = { x: server.x + 68 * server.scale, y: server.y - 108 * server.scale }
    const x = from.x + (to.x - from.x) * ease.out(k)
    const y = from.y + (to.y - from.y) * k - stage.height * 0.62 * k * (1 - k)
    const size = (0.55 + 0.45 * k) * (to.unit / unit)
    element.style.transform = `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0) scale(${size.toFixed(3)})`
  }

  /** Resolves when it has landed on the piece `at`; in calm mode nothing flies. */
  async function fly(what: Flight['what'], at: number): Promise<void> {
    if (play.calm.value) return play.clock.wait(180)
    const id = nextId++
    flights.value = [...flights.value, { id, what }]
    await play.clock.tween(flightMs, (k) => draw(id, at, k), ease.linear)
    flights.value = flights.value.filter((flight) => flight.id !== id)
  }
  return { flights, drawn, fly }
}
export type Flying = ReturnType<typeof makeFlying>
