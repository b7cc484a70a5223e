import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type * as AreaList from '../../features/cards/areas/areas.ts'
import { rhymes } from '../../features/cards/areas/fixtures/toy/rhymes-area.tsx'
import { listCards } from '../../features/cards/sets/card-lines.ts'
import { areasWithRows, describeRows, fetchRows, wholeDeck } from '../../features/cards/sets/card-rows.ts'
import { withoutLeftOut } from '../../features/cards/sets/left-out.ts'
import { addPicks, picksOfAddress, toSetPicks } from '../../features/cards/sets/set-picks.ts'
import { AreaChooser } from '../../features/cards/setup/area-chooser.tsx'
import { AreaTabs } from '../../features/cards/setup/area-tabs.tsx'
import { countCards } from '../../features/cards/setup/use-card-count.ts'
import { parseSitting } from '../../features/cards/tally/sitting.ts'
import { rowsOf } from '../../features/cards/tally/summary.ts'
import { tallyOf, type Try } from '../../features/cards/tally/tally.ts'
import { SetViewer } from '../../features/cards/viewer/set-viewer.tsx'
import { layOut } from '../../features/print/lay-out.ts'
import { PrintOptions } from '../../features/print/options.ts'
import { sourcesOf } from '../../features/print/sources.ts'

// The one line that a new area adds to the list.
vi.mock('../../features/cards/areas/areas.ts', async (original) => {
  const list = await original<typeof AreaList>()
  return { ...list, cardAreas: [...list.cardAreas, rhymes] }
})

const picks = toSetPicks({ rhymes: [1, 2, 'x'], fluency: [] })
const rows = await fetchRows(picks, false)
const deck = wholeDeck(rows)
const draw = (what: ReactNode) => renderToStaticMarkup(<MemoryRouter>{what}</MemoryRouter>)

test('a new area is picked, counted and read back from an address', () => {
  expect(picksOfAddress(addPicks(new URLSearchParams(), picks))).toEqual(picks)
  expect(countCards(picks, { rhymes: [] }, [])).toBe(2)
  expect(draw(<AreaTabs area="own" picks={picks} onArea={() => {}} />)).toContain('Rhymes')
  expect(draw(<AreaChooser onNext={() => {}} aside={null} />)).toContain('Words that sound alike')
})

test('a new area is practiced: its rows become a deck, and the viewer shows a face with its dropdown', () => {
  expect(areasWithRows(rows)).toEqual(['rhymes'])
  expect(describeRows(rows)).toEqual({ title: 'Cat, hat, Dog, log', line: 'Rhymes' })
  expect(listCards(withoutLeftOut(rows, [{ key: 'rhymes-1', text: '', slot: 'r/1' }]))).toMatchObject([
    { part: 'rhymes', text: 'Dog, log', slot: 'r/2' },
  ])
  const shown = draw(<SetViewer set={rows} backs={null} />)
  expect(shown).toContain('Cat, hat</h1>')
  expect(shown).toContain('<option value="all" selected="">All rhymes</option>')
})

test('a new area is printed: its cards are on a sheet', () => {
  const { all } = sourcesOf(deck, [], { cards: [], marks: {}, last: '' }).set
  const words = { name: '', date: '', target: 'Rhymes', freeGames: '', seed: 1 }
  const pages = layOut({ options: PrintOptions.parse({}), ...words }, all)
  expect(pages.flatMap(({ cells }) => cells.map(({ card }) => card))).toEqual(['rhymes-1', 'rhymes-2'])
  expect(JSON.stringify(pages)).toContain('Dog, log')
})

test('a new area is scored: a trial at one of its cards is stored and counted in the summary', () => {
  const trial = deck.cards.slice(0, 1).map(({ key, area, target, prompt }): Try => ({
    ...{ card: key, area, target, text: prompt, result: 'correct' },
    ...{ cue: 0, at: 0, seat: 1, by: 'adult', probe: false },
  }))
  const stored = parseSitting({ id: 'a', started: 0, tries: trial, seat: 1, goal: 0 })
  expect(rowsOf(stored?.tries ?? [])).toMatchObject([{ target: 'Rhymes', felt: false, tries: trial }])
  expect(tallyOf(stored?.tries ?? [])).toEqual({ count: 1, correct: 1, percent: 100 })
})
