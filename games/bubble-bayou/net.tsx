import { signal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { listen, offerKeys } from '../kit/index.ts'
import type { Pond } from './pond.ts'
import type { Show } from './show.ts'
import type { BayouPlay } from './summary.ts'

const speed = 360
const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The net of the keyboard: arrows move it while they are down, and Space pops what is in it. */
export function Net({ play, show, pond }: { play: BayouPlay; show: Show; pond: Pond }) {
  const element = useRef<HTMLDivElement>(null)
  const isOut = useMemo(() => signal(false), [])
  const net = useMemo(() => {
    const { x, y, width, height } = pond.water
    return { x: x + width / 2, y: y + height / 2, down: new Set<string>() }
  }, [pond])
  const draw = () => {
    if (element.current) element.current.style.transform = `translate3d(${net.x - 40}px,${net.y - 40}px,0)`
  }
  useLayoutEffect(draw)
  useLayoutEffect(() => {
    const press = (key: string) => () => {
      isOut.value = true
      net.down.add(key)
    }
    const keys = {
      ...Object.fromEntries(Object.keys(ways).map((key) => [key, press(key)])),
      ' ': () => (isOut.value ? show.hands.pressAt(net, 'keyboard') : (isOut.value = true)),
    }
    const stopKeys = offerKeys(keys, { ownCooldown: true })
    const stopUps = listen({ keyup: ({ key }: KeyboardEvent) => void net.down.delete(key) })
    const stopFrames = play.clock.frame((dt) => {
      if (net.down.size === 0) return
      const { x, y, width, height } = pond.water
      for (const key of net.down) {
        const [dx, dy] = ways[key] ?? [0, 0]
        net.x = Math.min(x + width, Math.max(x, net.x + (dx * speed * dt) / 1000))
        net.y = Math.min(y + height, Math.max(y, net.y + (dy * speed * dt) / 1000))
      }
      draw()
    })
    return () => {
      stopKeys()
      stopUps()
      stopFrames()
    }
  }, [net, show])
  return isOut.value ? <div class="net" ref={element} aria-hidden="true" /> : null
}
