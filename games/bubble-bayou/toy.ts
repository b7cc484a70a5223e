import type { Box, Point } from './drift.ts'

/** A bubble of the toy: it can be blown, pushed, and merged, and it means nothing. */
export interface ToyBubble extends Point {
  r: number
  vx: number
  vy: number
  age: number
}

const most = 24
const smallest = 9
const largestMerged = 46
const rise = 46

/** Blows one bubble; the oldest one goes when there are too many. */
export const blow = (all: readonly ToyBubble[], at: Point, r: number): ToyBubble[] => [
  ...all.slice(-most + 1),
  { ...at, r: Math.max(smallest, r), vx: 0, vy: -rise, age: 0 },
]

/** A current carries bubbles near a moving finger along. */
export const stir = (all: readonly ToyBubble[], at: Point, by: Point): ToyBubble[] =>
  all.map((one) => {
    const near = Math.max(0, 1 - Math.hypot(one.x - at.x, one.y - at.y) / 140)
    return { ...one, vx: one.vx + by.x * near * 3, vy: one.vy + by.y * near * 3 }
  })

function bump(one: ToyBubble, other: ToyBubble): [ToyBubble, ToyBubble] {
  const apart = Math.hypot(other.x - one.x, other.y - one.y) || 1
  const [nx, ny] = [(other.x - one.x) / apart, (other.y - one.y) / apart]
  const push = (one.r + other.r - apart) / 2
  const move = (bubble: ToyBubble, way: number): ToyBubble => ({
    ...bubble,
    ...{ x: bubble.x + nx * push * way, y: bubble.y + ny * push * way },
    ...{ vx: bubble.vx + nx * 20 * way, vy: bubble.vy + ny * 20 * way },
  })
  return [move(one, -1), move(other, 1)]
}

/** Two small bubbles that touch become one with the area of both; large ones bump. */
function meet(all: ToyBubble[]): ToyBubble[] {
  const out = [...all]
  for (let i = 0; i < out.length; i++)
    for (let j = i + 1; j < out.length; j++) {
      const [one, other] = [out[i] as ToyBubble, out[j] as ToyBubble]
      if (Math.hypot(one.x - other.x, one.y - other.y) >= one.r + other.r) continue
      const r = Math.hypot(one.r, other.r)
      if (r <= largestMerged && one.age > 0.4 && other.age > 0.4) {
        const share = one.r ** 2 / r ** 2
        const mix = (key: 'x' | 'y' | 'vx' | 'vy') => one[key] * share + other[key] * (1 - share)
        out[i] = { x: mix('x'), y: mix('y'), vx: mix('vx'), vy: mix('vy'), r, age: 0.2 }
        out.splice(j--, 1)
      } else [out[i], out[j]] = bump(one, other)
    }
  return out
}

/** Moves the toy on by `seconds`: bubbles rise, wobble, slow down, bump, and leave at the top. */
export function drifted(all: readonly ToyBubble[], seconds: number, box: Box): ToyBubble[] {
  const moved = all.map((one) => {
    const age = one.age + seconds
    const calm = 0.9 ** (seconds * 12)
    const vx = one.vx * calm + Math.sin(age * 4 + one.r) * 6 * seconds * 10
    const vy = (one.vy + rise) * calm - rise
    const x = Math.min(box.x + box.width - one.r, Math.max(box.x + one.r, one.x + vx * seconds))
    return { ...one, age, vx, vy, x, y: one.y + vy * seconds }
  })
  return meet(moved.filter(({ y, r }) => y + r > box.y))
}
