import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnPages } from './flip-book.ts'

class Drawn {
  ownerSVGElement = {}
  animations: unknown[]
  constructor(animations: unknown[]) {
    this.animations = animations
  }
  getAnimations = () => this.animations
}

let now: number
let begin: (event: { target: unknown }) => void
let frame: () => void
let turn: () => void

beforeEach(() => {
  now = 1000
  vi.stubGlobal('SVGElement', Drawn)
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => (frame = call))
  vi.stubGlobal('window', { setTimeout: (call: () => void) => ((turn = call), 1) })
  vi.stubGlobal('document', {
    addEventListener: (_: string, call: typeof begin) => (begin = call),
    timeline: {
      get currentTime() {
        return now
      },
    },
  })
  turnPages()
})
afterEach(() => vi.unstubAllGlobals())

/** An endless animation that notes in `log` when it is asked and when it is moved. */
function makeAnimation(log: string[]) {
  let [at, playState] = [0, 'running']
  return {
    effect: { getTiming: () => ({ iterations: Infinity }) },
    pause: () => void (log.push('move'), (playState = 'paused')),
    get playState() {
      log.push('ask')
      return playState
    },
    get currentTime() {
      log.push('ask')
      return at
    },
    set currentTime(next) {
      log.push('move')
      at = next
    },
  }
}

test('all animations are asked before the first one is moved, since asking styles what was moved', () => {
  const log: string[] = []
  const all = Array.from({ length: 3 }, () => makeAnimation(log))
  for (const animation of all) begin({ target: new Drawn([animation]) })
  frame()
  log.length = 0
  now += 80
  turn()
  expect(log.slice(log.indexOf('move'))).toEqual(['move', 'move', 'move'])
  expect(all.map(({ currentTime }) => currentTime)).toEqual([80, 80, 80])
})
