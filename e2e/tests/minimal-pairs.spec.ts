import type { Page } from '@playwright/test'
import { openTool } from '../fixtures/choose-cards.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const contrast = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\w`) })
const words = (page: Page) => page.locator('.face-now').getByRole('group', { name: 'Two words' }).getByRole('button')
const tally = (page: Page) => page.getByRole('button', { name: /Open the summary/ })
const playCount = (page: Page) => page.locator('.dock-count')

test('two contrasts are picked, said, heard, told apart, scored, and found again', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/therapycard')
  const search = page.getByRole('searchbox')
  await search.fill('fronting')
  await button(page, /Fronting of K/).click()
  await expect(contrast(page, 'K and T')).toBeFocused()
  await contrast(page, 'K and T').click()
  await contrast(page, 'R and W').click()
  await expect(page.getByRole('list', { name: 'Picked sounds and contrasts' })).toContainText(/R and W\s*\d+ pairs/)
  await expect.poll(async () => Number(await playCount(page).textContent())).toBeGreaterThanOrEqual(12)
  await expectAccessible(page, 'contrasts')

  await button(page, 'Play cards').click()
  await expect(words(page)).toHaveCount(2)
  await expect(page).toHaveURL(/p=k-t\.r-w/)
  const first = await words(page).first().innerText()
  await expect(words(page).first().locator('u')).toHaveText(/[KC]/i)
  await expect(button(page, 'Read aloud')).toHaveCount(0)
  await expectAccessible(page, 'a pair to say')
  await words(page).nth(1).click()
  await expect(page.locator('.face-now .is-touched')).toHaveCount(1)
  await page.keyboard.press('1')
  await expect(tally(page)).toContainText('1 of 1')

  await page.getByLabel('Practice').selectOption('Listen and point')
  const said = (await page.locator('.face-now .pair-say').innerText()).replace('Say: ', '')
  await words(page).filter({ hasText: said }).click()
  await expect(page.locator('.face-now .is-right')).toHaveText(new RegExp(said))
  await expect(tally(page)).toContainText('1 of 1')
  await button(page, 'Next card').click()
  await expect(page.locator('.face-now .is-right')).toHaveCount(0)

  await page.getByLabel('Practice').selectOption('Same or different')
  await button(page, 'Same').click()
  await expect(page.locator('.face-now .is-touched, .face-now .is-right')).toHaveCount(1)
  await expectAccessible(page, 'same or different')
  await page.getByLabel('Contrast').selectOption('R and W')
  await page.reload()
  await expect(page.getByLabel('Contrast')).toHaveValue('pairs:r-w')
  await expect(page.getByLabel('Practice')).toHaveValue('same')

  await tally(page).click()
  const summary = page.getByRole('dialog', { name: 'This session' })
  await expect(summary).toContainText('K and T, minimal pairs, said')
  await expect(summary).toContainText(/(K and T|R and W), minimal pairs, heard/)
  await page.keyboard.press('Escape')
  await expect(summary).toBeHidden()
  await button(page, 'Back to main menu').click()
  const recent = page.getByRole('complementary').getByRole('button')
  await expect(recent).toHaveText(/K and T, R and W.*Minimal pairs · \d+ cards · today/i)
  await recent.click()
  await expect(words(page).first()).toHaveText(first)
})

test('words without a picture are hidden until requested', { tag: '@full' }, async ({ page, newcomer }) => {
  const preferred: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('get-image-by-artic')) preferred.push(request.headers().prefer)
  })
  // A slot with pictured and plain words.
  await openAs(page, newcomer, '/therapycard?step=articulation&a=TH+(voiced)~1.2.3~1')
  const named = 'Only words with a picture'
  const only = page.getByRole('switch', { name: named })
  await expect(only).toBeChecked()
  let [pictured, all] = [0, 0]
  // The count may still change when it is read first.
  await expect(async () => {
    pictured = Number(await playCount(page).textContent())
    expect(pictured).toBeGreaterThan(0)
    const described = new RegExp(`^${pictured} of \\d+ picked cards have one$`)
    await expect(only).toHaveAccessibleDescription(described, { timeout: 500 })
  }).toPass()
  await only.click()
  await expect.poll(async () => (all = Number(await playCount(page).textContent()))).toBeGreaterThan(pictured)
  await page.reload()
  await expect(only).not.toBeChecked()
  await expect(playCount(page)).toHaveText(String(all))

  // Over the cards, the same setting refetches them.
  await button(page, 'Play cards').click()
  const count = page.locator('.count')
  await expect(count).toHaveText(/^1 of \d+$/)
  const shown = await count.textContent()
  await openTool(page, 'Settings')
  await page.getByRole('dialog', { name: 'Card settings' }).getByRole('switch', { name: named }).click()
  await page.keyboard.press('Escape')
  await expect(count).not.toHaveText(shown ?? '')
  await page.goBack()

  // A slot without pictured words says so and offers the plain ones.
  await page.route('**/api/get-image-by-artic-id-and-sentence', (route) =>
    route.request().headers().prefer === 'pictures'
      ? route.fulfill({ json: { success: true, data: [], word: {}, message: '' } })
      : route.continue(),
  )
  await expect(only).toBeChecked()
  await button(page, 'Play cards').click()
  const none = page.getByRole('alertdialog', { name: 'None of these cards has a picture' })
  await expect(none).toBeVisible()
  await expectAccessible(page, 'no pictures')
  await none.getByRole('button', { name: 'Include words without a picture' }).click()
  await expect(page.locator('.face-now .face-caption')).toBeVisible()
  expect([...preferred.slice(0, 2), preferred.at(-1)]).toEqual([undefined, 'pictures', undefined])
})
