import { m } from '#messages'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { boxStyle, html, offerKeys, Press } from '../kit/index.ts'
import { boatArt } from './boat-art.ts'
import { far, kinds, type Point } from './harbor.ts'
import type { Site } from './layout.ts'
import type { TugPlay } from './play-types.ts'

const spots: readonly Point[] = [[0.2, 0.26], [0.52, 0.18], [0.8, 0.34], [0.3, 0.68], [0.64, 0.62], [0.86, 0.8]] // prettier-ignore
const colors = ['#E8563F', '#F7C34B', '#8E6BD8', '#3FA36B', '#F59AB5', '#fff']

interface Rocking {
  x: number
  y: number
  dx: number
  dy: number
  turn: number
}

/** Water to play in before the first boat: waves rock the boats, and each boat toots when it is touched. */
export function ToySea({ play, site, begin }: { play: TugPlay; site: Site; begin: () => void }) {
  const { sea, buttons } = site
  const area = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const boats = useRef<Rocking[]>([])
  const rings = useRef<{ x: number; y: number; age: number }[]>([])
  const size = Math.min(sea.width, sea.height) * 0.2
  const toot = (at: number) => {
    play.sound.play(at % 2 === 0 ? 'horn' : 'toot', { step: at, gain: 0.6 })
    const boat = boats.current[at]
    if (boat) boat.turn += 14
  }
  const wave = (x: number, y: number) => {
    rings.current.push({ x, y, age: 0 })
    if (rings.current.length > 12) rings.current.shift()
    play.sound.play('plop', { step: Math.round((x / sea.width) * 7), gain: 0.35 })
    for (const boat of boats.current) {
      const gap = Math.max(40, far([boat.x, boat.y], [x, y]))
      const push = 5200 / gap
      boat.dx += ((boat.x - x) / gap) * push
      boat.dy += ((boat.y - y) / gap) * push
      boat.turn += push * 0.3
    }
  }
  useLayoutEffect(() => {
    boats.current = spots.map(([x, y]) => ({ x: x * sea.width, y: y * sea.height, dx: 0, dy: 0, turn: 0 }))
    const pen = canvas.current?.getContext('2d')
    let time = 0
    const draw = (dt: number) => {
      const seconds = dt / 1000
      time += seconds
      boats.current.forEach((boat, at) => {
        const [homeX, homeY] = [(spots[at]?.[0] ?? 0) * sea.width, (spots[at]?.[1] ?? 0) * sea.height]
        const damp = Math.exp(-1.6 * seconds)
        boat.dx = (boat.dx + (homeX - boat.x) * seconds * 2) * damp
        boat.dy = (boat.dy + (homeY - boat.y) * seconds * 2) * damp
        boat.x = Math.max(size / 2, Math.min(sea.width - size / 2, boat.x + boat.dx * seconds))
        boat.y = Math.max(size / 3, Math.min(sea.height - size / 3, boat.y + boat.dy * seconds))
        boat.turn *= damp
        const sway = play.calm.value ? 0 : Math.sin(time * 1.4 + at) * 2
        const rock = boat.turn * Math.sin(time * 7 + at)
        const element = area.current?.children[at + 1] as HTMLElement | undefined
        if (element)
          element.style.transform = `translate(${boat.x}px, ${boat.y}px) translate(-50%, -50%) rotate(${rock + sway}deg)`
      })
      if (!pen) return
      pen.clearRect(0, 0, sea.width, sea.height)
      for (const ring of rings.current) {
        ring.age += seconds
        if (ring.age > 1.4) continue
        pen.strokeStyle = `rgb(214 238 248 / ${0.8 * (1 - ring.age / 1.4)})`
        pen.lineWidth = 5
        for (const radius of [ring.age * 130, ring.age * 80]) {
          pen.beginPath()
          pen.arc(ring.x, ring.y, radius, 0, 7)
          pen.stroke()
        }
      }
    }
    draw(0)
    return play.clock.frame(draw)
  }, [play, site])
  useLayoutEffect(() => {
    let next = 0
    return offerKeys({ t: () => toot(next++ % spots.length) })
  })
  const onWater = ({ offsetX, offsetY, buttons: down, type, target, currentTarget }: PointerEvent) => {
    if (
      target !== currentTarget ||
      (type === 'pointermove' && (down === 0 || rings.current.some(({ age }) => age < 0.12)))
    )
      return
    wave(offsetX, offsetY)
  }
  return (
    <>
      <div
        ref={area}
        class="sea toy-sea"
        style={boxStyle(sea)}
        data-own-cooldown=""
        onPointerDown={onWater}
        onPointerMove={onWater}
      >
        <canvas ref={canvas} width={sea.width} height={sea.height} aria-hidden="true" />
        {spots.map((_, at) => (
          <svg
            key={at}
            class="toy-boat"
            viewBox="0 -6 100 72"
            style={{ width: size, height: size * 0.72 }}
            aria-hidden="true"
            onPointerDown={() => toot(at)}
            {...html(
              boatArt(kinds[at % 3] ?? 'boat', play.look.value === 'grown-up') +
                `<circle cx="30" cy="30" r="9" fill="${colors[at]}"/>`,
            )}
          />
        ))}
      </div>
      <div class="harbor-buttons" style={boxStyle(buttons)}>
        <Press
          class="button plain"
          data-own-cooldown=""
          onClick={() => spots.forEach((_, at) => play.clock.after(at * 130, () => toot(at)))}
        >
          {m.tug_harbor_toot_them_all()}
        </Press>
        <Press class="button big" data-scan="first" onClick={begin}>
          {m.tug_harbor_open_the_harbor()}
        </Press>
      </div>
    </>
  )
}
