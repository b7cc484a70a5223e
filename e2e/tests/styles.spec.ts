import type { Page } from '@playwright/test'
import { expect, open, ready, test } from '../fixtures/site.ts'

const paths = [
  '/',
  '/exploregames',
  '/speechtherapyhub',
  '/occupationaltherapy',
  '/behavioraltherapy',
  '/schoolandorganisation',
  '/pricing',
  '/faq',
  '/contactus',
  '/privacy',
]

/** What the page looks like at its top, once its pictures and fonts are there. */
async function look(page: Page): Promise<string> {
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
    await Promise.all([document.fonts.ready, ...inView.map((image) => image.decode().catch(() => undefined))])
  })
  return (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
}

test.use({ reducedMotion: 'reduce' })

test('a page looks the same whether it is opened directly or reached through nine others', async ({ page }) => {
  const direct = new Map<string, string>()
  for (const path of paths) {
    await open(page, path)
    direct.set(path, await look(page))
  }
  // The login page has the second stylesheet, which stays while the visit goes on.
  await open(page, '/login')
  for (const path of paths.toReversed()) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().click()
    await page.waitForURL((url) => url.pathname === path)
    await ready(page)
    await expect.poll(() => look(page).then((now) => now === direct.get(path)), { message: path }).toBe(true)
  }
})
