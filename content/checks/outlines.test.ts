import { expect, test } from 'vitest'
import { pictureList } from '../src/index.ts'
import { dependsOnColor } from '../scripts/outlines/preserve-color.ts'
import { loopsOf, simplify, smooth } from '../scripts/outlines/curves.ts'
import { outlineSvg } from '../scripts/outlines/outline.ts'
import { smallPicture, wholePicture } from '../scripts/small-picture.ts'

const drawing = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${shapes}</svg>`
const strokes = (svg: string) => [...svg.matchAll(/stroke-width="([\d.]+)" d="([^"]+)"/g)]
const lines = (svg: string) => strokes(svg).flatMap(([, , path = '']) => path.match(/M[^M]+/g) ?? [])

test('a shape of one color becomes one closed line around it', async () => {
  const svg = await outlineSvg(drawing('<circle cx="64" cy="64" r="40" fill="#e2122d"/>'))
  expect(lines(svg)).toHaveLength(1)
  expect(lines(svg)[0]).toMatch(/z$/)
  expect(svg).not.toContain('e2122d')
})

test('soft shading makes no line, another color does, and a small dark thing stays dark', async () => {
  const shade =
    '<rect x="10" y="10" width="100" height="100" fill="#dfdfdf"/><rect x="10" y="60" width="100" height="50"'
  expect(lines(await outlineSvg(drawing(`${shade} fill="#cfcfcf"/>`)))).toHaveLength(1)
  expect(lines(await outlineSvg(drawing(`${shade} fill="#3050ff"/>`))).length).toBeGreaterThan(1)
  const eye = '<circle cx="64" cy="64" r="50" fill="#ffd000"/><circle cx="50" cy="50" r="6" fill="#2f3030"/>'
  expect(await outlineSvg(drawing(eye))).toContain('fill-rule="evenodd"')
})

test('a line along an edge becomes smooth, but keeps its ends and its sharp corners', () => {
  const steps = Array.from({ length: 40 }, (_, at) => [Math.ceil(at / 2), Math.floor(at / 2)] as const)
  const few = simplify(smooth(steps, false, 5), 0.3)
  expect(few.length).toBeLessThan(6)
  expect([few[0], few.at(-1)]).toEqual([steps[0], steps.at(-1)])
  const corner = [
    ...Array.from({ length: 30 }, (_, x) => [x, 0] as const),
    ...Array.from({ length: 30 }, (_, y) => [30, y] as const),
  ]
  const near = simplify(smooth(corner, false, 5), 0.3).map(([x, y]) => Math.hypot(x - 30, y))
  expect(Math.min(...near)).toBeLessThan(2)
})

test('lines that meet end to end are joined into loops, in either direction', () => {
  const [a, b, c] = [[0, 0] as const, [4, 0] as const, [4, 4] as const]
  expect(
    loopsOf([
      [a, b],
      [c, b],
      [c, a],
    ]),
  ).toHaveLength(1)
  expect(
    loopsOf([
      [a, b, c, a],
      [
        [9, 9],
        [9, 8],
        [8, 8],
        [9, 9],
      ],
    ]),
  ).toHaveLength(2)
})

test('pictures are recognizable by their lines: ink on paper, small enough to load', async () => {
  const some = pictureList.filter(({ name }, at) => at % 60 === 0 && !dependsOnColor(name))
  for (const { name } of some) {
    const svg = await outlineSvg(smallPicture(wholePicture(name)))
    const colors = new Set([...svg.matchAll(/#[\da-f]{3,8}/gi)].map(([color]) => color))
    expect([name, [...colors]]).toEqual([name, ['#2b1b3d']])
    expect([name, lines(svg).length > 0, svg.length < 40_000]).toEqual([name, true, true])
  }
})

test('a picture that depends on its color keeps it', () => {
  const names = pictureList.map(({ name }) => name)
  const kept = names.filter(dependsOnColor)
  expect(kept).toEqual(expect.arrayContaining(['blue-circle', 'red-heart', 'scene-big-green-square', 'sunglasses']))
  expect(names.filter((name) => /^(?:red-apple|rainbow|cat)$/.test(name)).filter(dependsOnColor)).toEqual([])
})
