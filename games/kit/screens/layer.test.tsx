import type { VNode } from 'preact'
import { expect, test } from 'vitest'
import { Layer, placedAt } from './layer.tsx'

const drawn = (layer: VNode) => (layer.props as { children: VNode<Record<string, unknown>> }).children

test('names where a drawing is, and how large', () => {
  expect(placedAt(3, 4.5)).toBe('translate(3 4.5)')
  expect(placedAt(3, 4.5, 0.5)).toBe('translate(3 4.5) scale(0.5)')
})

test('a layer lies at its box, in pixels of the stage or of its map', () => {
  const styleOf = (layer: VNode) => (layer.props as { style?: unknown }).style
  expect(styleOf(Layer({ box: [10, 20, 30, 40] }))).toEqual({ left: 10, top: 20, width: 30, height: 40 })
  const map = { scale: 2, left: 5, top: -5 }
  expect(styleOf(Layer({ map, box: [10, 20, 30, 40] }))).toEqual({ left: 25, top: 35, width: 60, height: 80 })
})

test('a layer moves its drawing, from SVG text or from children', () => {
  const text = drawn(Layer({ box: [0, 0, 9, 9], at: placedAt(1, 2), art: '<path/>' }))
  expect(text.props).toMatchObject({ transform: 'translate(1 2)', dangerouslySetInnerHTML: { __html: '<path/>' } })
  expect(drawn(Layer({ box: [0, 0, 9, 9], at: placedAt(1, 2), children: 'x' })).props).toMatchObject({
    transform: 'translate(1 2)',
    children: 'x',
  })
  expect(drawn(Layer({ box: [0, 0, 9, 9], children: 'x' }))).toBe('x')
})
