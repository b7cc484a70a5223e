import { bugReport } from '@marigold/contract'
import { expect, it } from 'vitest'
import { reportFacts, reportText } from './report-context.ts'

const played = { game: 'Tide  Breath', slug: 'tide-breath', level: 'Box' }
const place = { pages: ['/game/tide-breath', '/gameworkspace'], played, browser: 'Chrome', size: [390, 844] } as const

it('includes page, game, level, and browser with the text', () => {
  expect(reportText(' It stopped. ', place)).toBe(
    'It stopped.\n\nPage: /game/tide-breath, opened from /gameworkspace\nGame: Tide Breath (tide-breath)\nLevel: Box\nBrowser: Chrome, window 390 × 844',
  )
  expect(reportFacts({ ...place, played: { ...played, level: null } })[2]).toBe('Level: not known')
})

it('omits the game if none was played', () => {
  expect(reportFacts({ ...place, pages: ['/myaccount'], played: null })).toEqual([
    'Page: /myaccount',
    'Browser: Chrome, window 390 × 844',
  ])
})

it('never exceeds the length limit', () => {
  const long = 'x'.repeat(9000)
  const longest = { pages: [long, long], played: { game: long, slug: long, level: long }, browser: long }
  const bug_details = reportText(long, { ...place, ...longest })
  expect(bugReport.body?.safeParse({ bug_details }).success).toBe(true)
})
