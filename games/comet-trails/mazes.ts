import { chanceFrom } from '@marigold/device'
import type { Point } from './paths.ts'

/** A maze as a tree of roads: the only way from its star to its end, and roads that lead nowhere. */
export interface Maze {
  way: readonly Point[]
  dead: readonly (readonly [Point, Point])[]
}

const cell = 30
export const mazeCount = 54
const sizeOf = (number: number): [number, number] => (number <= 8 ? [4, 3] : number <= 24 ? [5, 3] : [5, 4])

/** Grows a maze by its number, from 1; the same number always gives the same maze. */
export function mazeOf(number: number): Maze {
  const rng = chanceFrom(number * 777)
  const [wide, high] = sizeOf(number)
  const place = (at: number): Point => [(at % wide) * cell, Math.floor(at / wide) * cell]
  const neighbors = (at: number): number[] => {
    const [x, y] = [at % wide, Math.floor(at / wide)]
    return [
      ...(x > 0 ? [at - 1] : []),
      ...(x < wide - 1 ? [at + 1] : []),
      ...(y > 0 ? [at - wide] : []),
      ...(y < high - 1 ? [at + wide] : []),
    ]
  }
  const cameFrom = new Map<number, number>([[0, 0]])
  const open = [0]
  while (open.length > 0) {
    const at = open.at(-1) ?? 0
    const free = neighbors(at).filter((one) => !cameFrom.has(one))
    if (free.length === 0) open.pop()
    else {
      const next = rng.pick(free)
      cameFrom.set(next, at)
      open.push(next)
    }
  }
  const way: number[] = []
  for (let at = wide * high - 1; at !== 0; at = cameFrom.get(at) ?? 0) way.unshift(at)
  way.unshift(0)
  const dead = [...cameFrom].filter(([to, from]) => to !== from && !way.includes(to))
  return { way: way.map(place), dead: dead.map(([to, from]) => [place(from), place(to)]) }
}
