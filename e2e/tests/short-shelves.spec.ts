import type { Locator, Page } from '@playwright/test'
import { openAs, expect, open, test } from '../fixtures/site.ts'

/** Returns the unused width to the right of the tiles, in pixels. */
const freeAtTheEnd = (list: Locator) =>
  list.evaluate((element) => {
    const tiles = [...element.children].map((tile) => tile.getBoundingClientRect())
    const right = element.getBoundingClientRect().right
    const rows = Map.groupBy(tiles, ({ top }) => Math.round(top))
    return [...rows.values()].map((row) => Math.round(right - Math.max(...row.map((tile) => tile.right))))
  })

const widths = [390, 820, 1180, 1920]
const featured = (page: Page) =>
  page
    .locator('main > section')
    .filter({ has: page.getByRole('heading', { name: 'Featured Games' }) })
    .getByRole('list')

test('featured games and short hubs fill their rows on every screen', { tag: '@full' }, async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    expect(await freeAtTheEnd(featured(page)), `featured at ${width} px`).toEqual(
      (await freeAtTheEnd(featured(page))).map(() => 0),
    )
    for (const hub of ['/occupationaltherapy', '/behavioraltherapy', '/schoolandorganisation']) {
      await open(page, hub)
      const free = await freeAtTheEnd(page.locator('.hub-games .games'))
      expect(free, `${hub} at ${width} px`).toEqual(free.map(() => 0))
    }
  }
})

test('a launcher with three games fills its row', async ({ page, newcomer }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  // Without a plan, the free games alone.
  await openAs(page, newcomer, '/gameworkspace3')
  const tiles = page.locator('.launch-tiles')
  await expect(tiles.getByRole('link')).toHaveCount(3)
  await expect.poll(() => freeAtTheEnd(tiles)).toEqual([0])
})
