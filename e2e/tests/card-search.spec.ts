import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import { sideScroll } from '../fixtures/site.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const playCount = (page: Page) => page.locator('.dock-count')

test('finds a sound, word, or goal by name or term and opens where it is picked', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/therapycard')
  const box = page.getByRole('searchbox', { name: 'Find a sound, a word, or a goal' })
  const found = (name: string) => page.getByRole('listitem').getByRole('button', { name, exact: true })
  await box.fill('zzz')
  await expect(page.getByRole('status').filter({ hasText: 'No matches for ‘zzz’.' })).toContainText(/try a sound/)
  await expectAccessible(page, 'search without a match')
  await box.fill('antonyms')
  await expectAccessible(page, 'search')
  await found('Opposites Language').click()
  await expect(page.getByRole('dialog', { name: 'Opposites' })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Prev').click()
  await box.fill('rabb')
  await found('rabbit R, initial').click()
  const window = page.getByRole('dialog', { name: 'Select a sub category and position' })
  await expect(window.locator('.pick-sound b')).toHaveText('R')
  await expect(window.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('a search for a position, card kind, or part of a goal checks it directly', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/therapycard')
  const box = page.getByRole('searchbox', { name: 'Find a sound, a word, or a goal' })
  await box.fill('s initial words')
  await expect(page.getByRole('listitem').getByRole('button', { name: 'S Articulation, initial words' })).toBeVisible()
  await box.press('Enter')
  const window = page.getByRole('dialog', { name: 'Select a sub category and position' })
  await expect(window.getByRole('button', { pressed: true })).toHaveText(['Initial', 'Words'])
  await window.getByRole('button', { name: 'Done' }).click()
  await expect(playCount(page)).toHaveText(/^\d+$/)
  await button(page, 'Prev').click()

  // Down the list with the arrow keys, and back up into the box.
  await box.fill('past tense')
  const past = page.getByRole('listitem').getByRole('button')
  await expect(past).toHaveText(['Past -edVerb Tenses', 'Irregular PastVerb Tenses'])
  await box.press('ArrowDown')
  await expect(past.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const goalWindow = page.getByRole('dialog', { name: 'Verb Tenses' })
  await expect(goalWindow.getByRole('checkbox', { checked: true })).toHaveText([/^Irregular Past/])
})

test('search results can be tapped on a phone', async ({ browser, newcomer }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openAs(page, newcomer, '/therapycard')
  await page.getByRole('searchbox', { name: 'Find a sound, a word, or a goal' }).fill('r blends')
  const rows = page.getByRole('listitem').getByRole('button')
  await expect(rows).toHaveCount(8)
  await expect.poll(() => sideScroll(page)).toBeLessThanOrEqual(0)
  await expect.poll(async () => (await rows.first().boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await rows.filter({ hasText: 'GR' }).tap()
  await expect(
    page.getByRole('dialog', { name: 'Select a sub category and position' }).locator('.pick-sound b'),
  ).toHaveText('GR')
  await context.close()
})
