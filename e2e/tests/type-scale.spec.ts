import { publicPages } from '@marigold/contract'
import type { Page } from '@playwright/test'
import { expect, openAs, test } from '../fixtures/accounts.ts'

// The cards have no header of the site.
const paths = [
  ...publicPages.filter((path) => path !== '/therapycard'),
  '/Gamedescription/tide-breath',
  '/nothing-here',
  '/login',
  '/forgotpassword',
]
const ofAnAccount = [
  '/',
  '/myaccount',
  '/myprofile',
  '/myprofile/security',
  '/notification',
  '/speechtherapyhub_new',
  '/caseload',
  '/therapycard',
]

/** Text in a picture scales with the picture: a cover's title, a card's word, and a printed sheet. */
const inPictures = '.cover, .tcard, .card-face, .sheet, [role="img"], svg'

/** Returns the sizes of the page's visible texts in px. */
const sizesOf = (page: Page): Promise<number[]> =>
  page.evaluate((pictures) => {
    const sizes = new Set<number>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.parentElement
      if (!at || !node.textContent?.trim() || at.closest(`${pictures}, script, style, noscript`)) continue
      if (at.checkVisibility({ visibilityProperty: true })) sizes.add(parseFloat(getComputedStyle(at).fontSize))
    }
    return [...sizes]
  }, inPictures)

for (const width of process.env.FULL ? [390, 1180] : [390])
  test(`no more than seven sizes of text at ${width} px, on any page`, async ({ page, subscriber }) => {
    await page.setViewportSize({ width, height: 800 })
    const found = new Map<number, string>()
    const look = async (path: string) => {
      await expect(page.locator('main').first()).toBeVisible()
      for (const size of await sizesOf(page)) found.set(size, found.get(size) ?? path)
    }
    for (const path of paths) {
      await page.goto(path)
      await look(path)
    }
    for (const path of ofAnAccount) {
      await openAs(page, subscriber, path)
      await look(`${path}, logged in`)
    }
    expect(found.size, [...found].map(([size, path]) => `${size} px on ${path}`).join(', ')).toBeLessThanOrEqual(7)
  })

test('the logo is at the same place on every page of a wide screen', { tag: '@full' }, async ({ page, subscriber }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const left = async () => {
    const box = await page.locator('header .logo').first().boundingBox()
    return Math.round(box?.x ?? 0)
  }
  await page.goto('/')
  const home = await left()
  for (const path of paths) {
    await page.goto(path)
    await expect.poll(left, path).toBe(home)
  }
  for (const path of ofAnAccount.filter((each) => each !== '/therapycard')) {
    await openAs(page, subscriber, path)
    await expect.poll(left, `${path}, logged in`).toBe(home)
  }
})
