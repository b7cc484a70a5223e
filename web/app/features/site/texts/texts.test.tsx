import type { ReactElement } from 'react'
import { parseSections, plainText } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { sliderCards, slideOf } from '../home/slides.ts'
import { faqData } from './faq-data.ts'
import { Faq } from './faq.tsx'
import { Privacy } from './privacy.tsx'

function render(element: ReactElement): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}

const question = (id: string, group: string, answer: string) => ({ id, fields: { group, question: `${id}?`, answer } })

test('the FAQ shows its questions by group, in their order, and tells search engines the words', () => {
  const entries = [question('b', 'Two', '[See](/pricing) it.'), question('a', 'One', 'A'), question('c', 'Two', 'C')]
  const html = render(<Faq entries={entries} />)
  expect([...html.matchAll(/<h2>(.*?)<\/h2>|<summary>(\w\?)/g)].map(([, group, asks]) => group ?? asks)).toEqual([
    ...['Two', 'b?', 'c?'],
    ...['One', 'a?'],
  ])
  expect(html).toContain('<a href="/pricing" data-discover="true">See</a> it.')
  expect(JSON.stringify(faqData(entries))).toContain('{"@type":"Answer","text":"See it."}')
})

test('a policy has parts with paragraphs, lists, bold words, and links, and never HTML', () => {
  const text = [
    '## In short\n\nWe ask for **little**\nand no more.\n\n- one\n- [two](https://asha.org/a)',
    '## In short\n<img src=x onerror=alert(1)>',
  ].join('\n\n')
  const html = render(<Privacy fields={{ effective: 'Today', text }} />)
  expect(html).toContain('<a href="#in-short-2">In short</a>')
  expect(html).toContain('<p>We ask for <b>little</b> and no more.</p>')
  expect(html).toContain('<ul><li>one</li><li><a href="https://asha.org/a" rel="noreferrer">two</a></li></ul>')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('text above the first heading and headings without words are read, too', () => {
  const sections = parseSections('Hello\r\n\r\n## ?\nThere\n## Last')
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['part', ''],
    ['part-2', '?'],
    ['last', 'Last'],
  ])
  expect(plainText('Hello **you**\n\n* [one](/a)\n* two')).toBe('Hello you one two')
})

test('the slider shows what was written for it, and fills up with cards of the content', () => {
  const fields = {
    area: 'language',
    word: '[ph]one[s]',
    question: '',
    target: 'F',
    pictures: 'a | b',
    alts: 'an a | a b',
  }
  expect(slideOf({ ...fields, link: '/help' })).toEqual({
    area: 'language',
    prompt: '',
    caption: 'phones',
    marks: [
      [0, 2],
      [5, 6],
    ],
    pictures: [
      { url: '/assets/cards/a.svg', alt: 'an a' },
      { url: '/assets/cards/b.svg', alt: 'a b' },
    ],
    target: 'F',
    link: '/help',
  })
  const card = {
    area: 'articulation',
    prompt: '',
    pictures: [],
    caption: 'LION',
    marks: [],
    target: 'L, initial, word',
  }
  const cards = sliderCards([{ id: 'x', fields }], Array(9).fill(card) as Parameters<typeof sliderCards>[1])
  expect(cards.map(({ caption }) => caption)).toEqual(['phones', ...Array<string>(5).fill('lion')])
  expect(cards[1]?.target).toBe('L, initial')
})
