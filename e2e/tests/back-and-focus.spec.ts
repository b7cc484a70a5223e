import type { Page } from '@playwright/test'
import { openTool } from '../fixtures/choose-cards.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { openAs, expect, open, test } from '../fixtures/site.ts'

const featured = (page: Page, name: RegExp) =>
  page
    .locator('main > section')
    .filter({ has: page.getByRole('heading', { name: 'Featured Games' }) })
    .getByRole('link', { name })
const dialogs = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test.describe('Back', () => {
  test('closes an open dialog and stays on the page, then works as usual', async ({ page }) => {
    await open(page, '/pricing')
    await page.getByRole('banner').getByRole('link', { name: 'Marigold, home' }).click()
    for (const way of ['back', 'button', 'back', 'escape']) {
      await featured(page, /Lantern River/).click()
      await expect(dialogs(page)).toBeVisible()
      if (way === 'back') await page.goBack()
      else if (way === 'button') await dialogs(page).getByRole('button', { name: 'Close' }).click()
      else await page.keyboard.press('Escape')
      await expect(dialogs(page)).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Featured Games' })).toBeVisible()
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Every plan opens everything' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Featured Games' })).toBeVisible()
    await expect(dialogs(page)).toBeHidden()
  })

  test('closes the phone menu and the notifications', async ({ page, subscriber }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, subscriber, '/pricing')
    await page.getByRole('banner').getByRole('link', { name: 'Marigold, home' }).click()
    await expect(page.getByRole('heading', { name: 'Featured Games' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByLabel('Menu', { exact: true }).first().click()
    await expect(menu).toBeVisible()
    // The browser opens it and notifies the page a little later.
    await expect.poll(() => page.evaluate(() => (history.state as { layer?: number }).layer)).toBe(1)
    await page.goBack()
    await expect(menu).toBeHidden()
    await button(page, /^Notifications/).click()
    await expect(dialogs(page)).toBeVisible()
    await page.goBack()
    await expect(dialogs(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Featured Games' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/pricing$/)
  })

  test("leads from a dialog's link back to the page below it", async ({ page }) => {
    await open(page, '/pricing')
    await page.getByRole('banner').getByRole('link', { name: 'Marigold, home' }).click()
    await featured(page, /Lantern River/).click()
    await dialogs(page).getByRole('link', { name: 'Go to Game' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lantern River' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Featured Games' })).toBeVisible()
    await expect(dialogs(page)).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Every plan opens everything' })).toBeVisible()
  })

  test("closes nested dialogs one by one and keeps the page's URL", async ({ page, subscriber }) => {
    await openAs(page, subscriber, '/therapycard')
    await button(page, /^Articulation/).click()
    await button(page, 'Next').click()
    await page.locator('.sound').filter({ hasText: /^R$/ }).click()
    const choice = page.getByRole('dialog', { name: 'Select a sub category and position' })
    await choice.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(choice).toBeVisible()
    await page.goBack()
    await expect(choice).toBeHidden()

    await page.locator('.sound').filter({ hasText: /^R$/ }).click()
    await choice.getByRole('button', { name: 'Initial' }).click()
    await choice.getByRole('button', { name: 'Words' }).click()
    await choice.getByRole('button', { name: 'Done' }).click()
    await expect(choice).toBeHidden()
    await expect(page).toHaveURL(/step=articulation&/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'What are we practicing?' })).toBeVisible()
  })

  test('needs only one press after a reload with an open dialog', { tag: '@full' }, async ({ page }) => {
    await open(page, '/pricing')
    await page.getByRole('banner').getByRole('link', { name: 'Marigold, home' }).click()
    await featured(page, /Lantern River/).click()
    await expect(dialogs(page)).toBeVisible()
    await page.reload()
    await expect(dialogs(page)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Every plan opens everything' })).toBeVisible()
  })

  test('closes panels of the cards viewer', { tag: '@full' }, async ({ page, subscriber }) => {
    await openAs(page, subscriber, '/therapycard')
    await page.goto('/therapycard?step=sample')
    await expect(page.locator('.face-now .face-caption')).toBeVisible()
    const here = page.url()
    await openTool(page, 'Settings')
    await expect(page.getByRole('dialog', { name: 'Card settings' })).toBeVisible()
    await page.goBack()
    await expect(dialogs(page)).toBeHidden()
    await expect(page).toHaveURL(here)
    await page.keyboard.press('c')
  })
})

/** Expects the page's title to be announced. */
async function expectTitleSaid(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Marigold`)
  await expect(page.getByRole('status').filter({ hasText: `${title} · Marigold` })).toHaveCount(1)
}

test.describe('navigation', () => {
  test('announces the page and focuses its heading without scrolling', async ({ page }) => {
    await open(page, '/')
    const heading = page.getByRole('heading', { level: 1 })
    // A visit's first page starts at the top.
    await expect(page.locator('body')).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL(/\/faq$/)
    await expect(heading).toBeFocused()
    await expectTitleSaid(page, 'FAQ')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Every plan opens everything' })).toBeFocused()
    await page.goBack()
    await expect(heading).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  })

  test.describe('to a missing page', () => {
    test.use({ mayComplain: /status of 404/ })

    test('announces it like any other, and the page after it too', { tag: '@full' }, async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 })
      await open(page, '/Gamedescription/no-such-game')
      await page.getByRole('banner').getByRole('link', { name: 'All Games' }).click()
      await expect(heading).toHaveText('Find a game for today’s goal')
      await expect(heading).toBeFocused()
      await expectTitleSaid(page, 'All games')
      await page.goBack()
      await expect(heading).toHaveText('Page not found')
      await expect(heading).toBeFocused()
      await expectTitleSaid(page, 'Page not found')
    })
  })

  test('focuses the heading even after a login in between', { tag: '@full' }, async ({ page }) => {
    await open(page, '/faq')
    await page.getByText('Can I cancel').click()
    await page.getByRole('link', { name: 'account settings' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { level: 1, name: 'Login to your account' })).toBeFocused()
  })

  test('keeps the focus when only the query changes', { tag: '@full' }, async ({ page }) => {
    await open(page, '/exploregames')
    const field = page.getByRole('group', { name: 'Field' }).getByRole('link', { name: /^OT/ })
    await field.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/categories=OT/)
    await expect(field).toHaveAttribute('aria-current', 'true')
    await expect(field).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
  })

  test('leaves the focus to a game', async ({ page }) => {
    await open(page, '/gameworkspace')
    await page.getByRole('link', { name: 'Lantern River' }).click()
    await expect(page).toHaveURL(/\/game\/lantern-river/)
    await expect(page.locator('iframe')).toBeFocused()
  })

  test('a dialog returns the focus to its opener, by mouse and by keyboard', async ({ page }) => {
    await open(page, '/')
    const card = featured(page, /Lantern River/)
    for (const [opens, closes] of [
      ['click', 'Escape'],
      ['Enter', 'button'],
      ['Enter', 'Back'],
      ['click', 'Back'],
      // Safari doesn't focus a button or link on click.
      ['unfocused click', 'Escape'],
    ] as const) {
      if (opens === 'click') await card.click()
      else if (opens === 'unfocused click')
        await card.evaluate((element: HTMLElement) => {
          element.blur()
          element.click()
        })
      else {
        await tabTo(page, card)
        await page.keyboard.press('Enter')
      }
      await expect(dialogs(page)).toBeVisible()
      if (closes === 'Escape') await page.keyboard.press('Escape')
      else if (closes === 'Back') await page.goBack()
      else await dialogs(page).getByRole('button', { name: 'Close' }).click()
      await expect(dialogs(page)).toBeHidden()
      await expect(card).toBeFocused()
    }
  })
})
