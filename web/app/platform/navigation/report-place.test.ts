import { bugReport } from '@marigold/contract'
import { expect, it } from 'vitest'
import { factsOf, problemText } from './report-place.ts'

const played = { game: 'Tide  Breath', slug: 'tide-breath', level: 'Box' }
const place = { pages: ['/game/tide-breath', '/gameworkspace'], played, browser: 'Chrome', size: [390, 844] } as const

it('sends page, game, level and browser along with what was written', () => {
  expect(problemText(' It stopped. ', place)).toBe(
    'It stopped.\n\nPage: /game/tide-breath, opened from /gameworkspace\nGame: Tide Breath (tide-breath)\nLevel: Box\nBrowser: Chrome, window 390 × 844',
  )
  expect(factsOf({ ...place, played: { ...played, level: null } })[2]).toBe('Level: not known')
})

it('leaves the game out where none was played', () => {
  expect(factsOf({ ...place, pages: ['/myaccount'], played: null })).toEqual([
    'Page: /myaccount',
    'Browser: Chrome, window 390 × 844',
  ])
})

it('is never longer than a report may be', () => {
  const long = 'x'.repeat(9000)
  const longest = { pages: [long, long], played: { game: long, slug: long, level: long }, browser: long }
  const bug_details = problemText(long, { ...place, ...longest })
  expect(bugReport.body?.safeParse({ bug_details }).success).toBe(true)
})
