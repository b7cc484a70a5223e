import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type * as AreaList from '../../features/cards/areas/areas.ts'
import { rhymes } from '../../features/cards/areas/fixtures/toy/rhymes-area.tsx'
import { listCards } from '../../features/cards/sets/list-cards.ts'
import { tabsWithRows, describeRows, fetchRows, toDeck } from '../../features/cards/sets/card-rows.ts'
import { withoutExcluded } from '../../features/cards/sets/excluded-cards.ts'
import { appendPicks, picksFromUrl, parseSetPicks } from '../../features/cards/sets/set-picks.ts'
import { AreaChooser } from '../../features/cards/setup/area-chooser.tsx'
import { AreaTabs } from '../../features/cards/setup/area-tabs.tsx'
import { countCards } from '../../features/cards/setup/use-card-count.ts'
import { parseSession } from '../../caseload/session.ts'
import { rowsOf } from '../../caseload/summary.ts'
import { tallyOf } from '../../caseload/tally.ts'
import { fakeTrial } from '../../caseload/fake-trial.ts'
import { SetViewer } from '../../features/cards/viewer/set-viewer.tsx'
import { layOut } from '../../features/print/lay-out.ts'
import { PrintOptions } from '../../features/print/options.ts'
import { collectSources } from '../../features/print/sources.ts'

// The one line that a new area adds to the list.
vi.mock('../../features/cards/areas/areas.ts', async (original) => {
  const list = await original<typeof AreaList>()
  return { ...list, cardAreas: [...list.cardAreas, rhymes] }
})

const picks = parseSetPicks({ rhymes: [1, 2, 'x'], fluency: [] })
const rows = await fetchRows(picks, false)
const deck = toDeck(rows)
const draw = (what: ReactNode) => renderToStaticMarkup(<MemoryRouter>{what}</MemoryRouter>)

test('a new area can be picked, counted, and read from a URL', () => {
  expect(picksFromUrl(appendPicks(new URLSearchParams(), picks))).toEqual(picks)
  expect(countCards(picks, { rhymes: [] }, [])).toBe(2)
  expect(draw(<AreaTabs area="own" picks={picks} onArea={() => {}} />)).toContain('Rhymes')
  expect(draw(<AreaChooser onNext={() => {}} aside={null} />)).toContain('Words that sound alike')
})

test('a new area can be practiced: its rows become a deck with a face and a dropdown', () => {
  expect(tabsWithRows(rows)).toEqual(['rhymes'])
  expect(describeRows(rows)).toEqual({ title: 'Cat, hat, Dog, log', line: 'Rhymes' })
  expect(listCards(withoutExcluded(rows, [{ key: 'rhymes-1', text: '', slot: 'r/1' }]))).toMatchObject([
    { part: 'rhymes', text: 'Dog, log', slot: 'r/2' },
  ])
  const shown = draw(<SetViewer set={rows} backs={null} />)
  expect(shown).toContain('Cat, hat</h1>')
  expect(shown).toContain('<option value="all" selected="">All rhymes</option>')
})

test('a new area can be printed', () => {
  const { all } = collectSources(deck, [], { cards: [], marks: {}, last: '' }).set
  const words = { name: '', date: '', target: 'Rhymes', freeGames: '', goal: '', help: [], seed: 1 }
  const pages = layOut({ options: PrintOptions.parse({}), ...words }, all)
  expect(pages.flatMap(({ cells }) => cells.map(({ card }) => card))).toEqual(['rhymes-1', 'rhymes-2'])
  expect(JSON.stringify(pages)).toContain('Dog, log')
})

test('a new area can be scored: its trials are stored and counted in the summary', () => {
  const trial = deck.cards
    .slice(0, 1)
    .map(({ key, area, target, prompt }) => fakeTrial({ card: key, area, target, text: prompt }))
  const stored = parseSession({ id: 'a', started: 0, trials: trial, seat: 1, goal: 0 })
  expect(rowsOf(stored?.trials ?? [])).toMatchObject([{ target: 'Rhymes', scale: 'accuracy', trials: trial }])
  expect(tallyOf(stored?.trials ?? [])).toEqual({ count: 1, correct: 1, percent: 100 })
})
