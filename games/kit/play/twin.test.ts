import { expect, test } from 'vitest'
import { twinPage } from './twin.ts'

const twin = {
  name: 'pond',
  title: 'Paper pond',
  need: 'Cotton balls & a paper pond',
  steps: ['Put the balls in a row.', 'Carry one with your fingertips.', 'Let it go in the pond.'],
  easier: 'Use socks.',
  harder: 'Use a clothespin.',
  care: 'An adult stays close.',
}

test('the page has the need, three numbered steps, an easier and a harder way, with signs escaped', () => {
  const { picture, alt, name, what } = twinPage(twin)
  expect([alt, name, what]).toEqual(['Paper pond', 'pond', 'activity'])
  const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''))
  expect(svg).toContain('Cotton balls &amp; a paper pond')
  for (const words of [...twin.steps, twin.easier, twin.harder, twin.care]) expect(svg).toContain(words)
  expect(svg.match(/<circle/g)).toHaveLength(3)
})

test('everything stays on the page when the texts are long', () => {
  const long = 'Put each one on a leaf, then wait until everyone has had a turn. '.repeat(2)
  const { picture } = twinPage({ ...twin, need: long, steps: [long, long, long], easier: long, harder: long })
  const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''))
  const lowest = Math.max(...[...svg.matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y)))
  expect(lowest).toBeLessThan(Number(svg.match(/height="(\d+)"/)?.[1]))
})
