import type { GameDetail } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { GamePage } from './game-page.tsx'

const told: GameDetail = {
  id: 7,
  game_name: "Otter\\'s Pond",
  title: "Otter\\'s Pond",
  un_zip_filename: 'otters-pond',
  short_description: 'Feed the otter.',
  long_description: 'One paragraph.\n\nAnother one.',
  description: '',
  game_image: null,
  game_image_land: null,
  game_image_wide: null,
  game_video: null,
  free_video: null,
  features_video: null,
  game_image_steps: [],
  tags: ['SLP', 'TURN-TAKING', 'Free Games'],
  age_filters: ['2-4', '14+'],
  free: true,
  color: '#123456',
  light_cover: false,
  goals: ['Name the fish', 'Wait for a turn'],
  share_image: null,
}

function shown(change: Partial<GameDetail> = {}, steps: { steps: string }[] = []): string {
  const Stub = createRoutesStub([
    { path: '*', Component: () => <GamePage game={{ ...told, ...change }} steps={steps} /> },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}

test("shows a game's unescaped name, ages, fields, goals, and paragraphs", () => {
  const html = shown()
  expect(html).toContain('<h1>Otter&#x27;s Pond</h1>')
  expect(html).toContain('<dd>2 to 14+</dd>')
  expect(html).toMatch(/Turn-Taking/)
  expect(html).toMatch(/<h3>Good for<\/h3>.*Name the fish.*Wait for a turn/)
  expect(html).toContain('<p>One paragraph.</p><p>Another one.</p>')
})

test('shows a placeholder without descriptions, and omits empty sections', () => {
  const html = shown({ long_description: ' ', goals: [] })
  expect(html).toContain('No description available.')
  expect(html).not.toMatch(/Good for|How to play|In the game|<button class="video"/)
})

test('shows each line of a step as a paragraph with a capital first letter', () => {
  const html = shown({}, [{ steps: 'TAP the Otter\r\n\nwait HERE' }, { steps: 'pass it on' }])
  expect(html).toMatch(/<li><div><p>Tap the otter<\/p><p>Wait here<\/p><\/div><\/li><li><div><p>Pass it on<\/p>/)
})
