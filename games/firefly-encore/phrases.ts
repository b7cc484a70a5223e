import { rows } from './phrase-rows.ts'

/** How the answer follows from the lights. */
export type Rule = 'same' | 'backward' | 'skip' | 'shift'
export const allRules: readonly Rule[] = ['same', 'backward', 'skip', 'shift']
export type Stems = 2 | 4 | 6 | 9

/** How high each firefly is, from 0 at the top to 1; neighbors are far apart, so that targets don't overlap. */
export const heights: Record<Stems, readonly number[]> = {
  2: [0.2, 0.7],
  4: [0.55, 0.05, 0.8, 0.3],
  6: [0.6, 0.1, 0.8, 0.25, 0.95, 0.4],
  9: [0.65, 0.15, 0.85, 0.35, 0, 0.5, 0.95, 0.3, 0.75],
}
/** Stems with a blue firefly, which also has a moon on its belly. */
export const blue: Record<Stems, readonly number[]> = { 2: [1], 4: [2], 6: [1, 4], 9: [1, 4, 7] }

/** The stems to tap, in order: stems are counted from 0. */
export function answerOf(rule: Rule, stems: Stems, lights: readonly number[]): number[] {
  switch (rule) {
    case 'same':
      return [...lights]
    case 'backward':
      return lights.toReversed()
    case 'skip':
      return lights.filter((stem) => !blue[stems].includes(stem))
    case 'shift':
      return lights.map((stem) => (stem + 1) % stems)
  }
}

/** Whether a phrase asks for more than its plain order, where the rule wants that. */
export function fitsRule(rule: Rule, stems: Stems, lights: readonly number[]): boolean {
  const answer = answerOf(rule, stems, lights)
  return answer.length > 0 && (rule === 'same' || answer.join() !== lights.join())
}

type Point = readonly [number, number]
const wide = 1.6
const spotOf = (stems: Stems, stem: number): Point => [(stem / (stems - 1)) * wide, heights[stems][stem] ?? 0]
const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
/** Whether two ways cross between their ends. */
const isCrossed = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

/** How often the way from light to light crosses itself: the more, the harder a phrase is to remember. */
export function crossingsOf(stems: Stems, lights: readonly number[]): number {
  const spots = lights.map((stem) => spotOf(stems, stem))
  const ways = spots.slice(1).map((to, at) => [spots[at] as Point, to] as const)
  return ways.flatMap(([a, b], at) => ways.slice(at + 2).filter(([c, d]) => isCrossed(a, b, c, d))).length
}

/** '2415' as stems, counted from 0. */
export const lightsOf = (row: string): number[] => [...row].map((digit) => Number(digit) - 1)
/** Stems as they are counted on the screen: '2-4-1-5'. */
export const phraseName = (lights: readonly number[]): string => lights.map((stem) => stem + 1).join('-')

/** Phrases of each level, those that cross least first. */
const tables: readonly (readonly string[])[] = rows.map((row) => row.trim().split(/\s+/))

// Two stems can only take turns.
const turns = Array.from({ length: 5 }, (_, at) => ['121212'.slice(0, at + 1), '212121'.slice(0, at + 1)]).flat()

/** The phrases of a level (from 0), or of the first level with as many stems. */
export function phrasesFor(tier: number, stems: Stems): readonly string[] {
  if (stems === 2) return turns
  const own = stems === levelStems[tier] ? tier : levelStems.indexOf(stems)
  return tables[own] ?? []
}
const levelStems: readonly Stems[] = [4, 6, 6, 6, 9]
