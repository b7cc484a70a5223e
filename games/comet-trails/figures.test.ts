import { describe, expect, test } from 'vitest'
import { figureLists, figureOf, mirrorList, ownId, setOwnWord, type Figure } from './figures.ts'
import { mazeCount, mazeOf } from './mazes.ts'
import { far, keysOf, pointAt, wayOf, type Point } from './paths.ts'
import { endsAt, traceAll } from './trace.ts'

const all = [...new Set([...figureLists.flat(), ...mirrorList])]
const half = 7
/** A virtual finger that follows the middle of each stroke. */
const isTraced = ({ strokes }: Figure): boolean =>
  strokes.every((path) => {
    const points = Array.from({ length: 61 }, (_, at) => pointAt(path, (path.length * at) / 60))
    const { along, good, total } = traceAll(path, 0, points, half)
    return along >= endsAt(path, half) && good >= total * 0.97
  })

describe('figures', () => {
  test('can all be traced in both styles, and none by a scribble through their boxes', () => {
    for (const id of all) {
      const figures = [figureOf(id), figureOf(id, 'tails')]
      expect([id, figures.every(isTraced)]).toEqual([id, true])
      for (const { strokes, left, top, width, height } of figures) {
        const zigzag = Array.from({ length: 40 }, (_, at): Point => [
          left + (at % 2 === 0 ? -30 : width + 30),
          top + (height * at) / 40,
        ])
        const [path] = strokes
        if (!path || path.length < 30) continue
        const { good, total } = traceAll(path, 0, [pointAt(path, 0), ...zigzag], half)
        expect([id, total > 0 && good >= total * 0.85]).toEqual([id, false])
      }
    }
  })
  test('have a clear direction at each bend, and bends far enough apart to choose', () => {
    for (const id of all) {
      for (const path of figureOf(id).strokes) {
        const keys = [0, ...keysOf(path)].map((key) => pointAt(path, key))
        const apart = keys.slice(1).map((key, at) => far(key, keys[at] ?? key))
        if (path.length > 10) expect([id, Math.min(...apart) > 5]).toEqual([id, true])
        expect(keys.slice(1).every((key, at) => wayOf(keys[at] ?? key, key) >= 0)).toBe(true)
      }
    }
  })
  test('are as many as ten plays need: lines, shapes, letters in two styles, numerals, words, and pairs', () => {
    expect(figureLists.map(({ length }) => length)).toEqual([30, 50, 52, 64, 54])
    expect(mirrorList).toHaveLength(12)
    for (const letter of 'adhilmntu')
      expect(figureOf(`small:${letter}`, 'tails').strokes).not.toEqual(figureOf(`small:${letter}`).strokes)
  })
  test('are written from the top and from the left, as schools teach them', () => {
    const starts = (id: string) => figureOf(id).strokes.map((path) => pointAt(path, 0).map(Math.round))
    expect(starts('capital:E')).toEqual([[10, 0], [10, 0], [10, 50], [10, 100]]) // prettier-ignore
    expect(starts('small:t')).toEqual([[28, 10], [8, 50]]) // prettier-ignore
    const turn = (id: string) => wayOf(pointAt(figureOf(id).strokes[0]!, 0), pointAt(figureOf(id).strokes[0]!, 14))
    // Round letters turn left first.
    for (const id of ['capital:C', 'capital:O', 'capital:G', 'capital:S', 'small:c', 'small:a', 'small:o', 'small:d'])
      expect([id, [3, 4, 5].includes(turn(id))]).toEqual([id, true])
  })
})

describe('mazes', () => {
  test('have one way to the end, which is the shortest', () => {
    for (let number = 1; number <= mazeCount; number++) {
      const { way, dead } = mazeOf(number)
      const key = (point: Point) => point.join(' ')
      const roads = [...way.slice(1).map((to, at) => [way[at], to] as [Point, Point]), ...dead]
      const next = new Map<string, string[]>()
      for (const [a, b] of roads) {
        next.set(key(a), [...(next.get(key(a)) ?? []), key(b)])
        next.set(key(b), [...(next.get(key(b)) ?? []), key(a)])
      }
      // A tree: one road fewer than places, and all of them joined.
      expect(next.size).toBe(roads.length + 1)
      const steps = new Map([[key(way[0] as Point), 0]])
      for (const [at, count] of steps) for (const to of next.get(at) ?? []) if (!steps.has(to)) steps.set(to, count + 1)
      expect([steps.size, steps.get(key(way.at(-1) as Point))]).toEqual([next.size, way.length - 1])
    }
  })
  test('are all different', () => {
    const drawn = Array.from({ length: mazeCount }, (_, at) => JSON.stringify(mazeOf(at + 1)))
    expect(new Set(drawn).size).toBe(mazeCount)
  })
})

test('an own word is traced by its letters, and its figure never names them', () => {
  const strokes = () => figureOf(ownId).strokes.length
  const count = (...ids: string[]) => ids.reduce((sum, id) => sum + figureOf(id).strokes.length, 0)
  expect(setOwnWord('Li 2!')).toBe(true)
  expect(strokes()).toBe(count('capital:L', 'small:i', 'numeral:2'))
  expect(JSON.stringify(figureOf(ownId))).not.toContain('Li')
  expect([setOwnWord('cat'), strokes()]).toEqual([true, count('small:c', 'small:a', 'small:t')])
  expect(setOwnWord('?!')).toBe(false)
  setOwnWord('abcdefghijk')
  expect(strokes()).toBe(count(...[...'abcdefgh'].map((letter) => `small:${letter}`)))
  setOwnWord('')
})
