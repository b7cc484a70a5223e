import type { Locator, Page } from '@playwright/test'
import { openTool } from '../fixtures/choose-cards.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { holdRequests } from '../fixtures/hold-network.ts'
import { openAs, expect, expectNoSideScroll, open, resize, test } from '../fixtures/site.ts'

const paths = [
  '/',
  '/exploregames',
  '/exploregames?categories=Articulation&age_filters=99',
  '/Gamedescription/lantern-river',
  '/Gamedescription/patient-orchard',
  '/pricing',
  '/printables',
  '/about',
  '/privacy',
  '/termsandconditions',
  '/faq',
  '/contactus',
  '/sessioncheck',
  '/speechtherapyhub',
  '/schoolandorganisation',
  '/gameworkspace',
  '/help',
  '/accessibility',
  '/no/such/page',
  '/gallery',
]
const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1180, height: 820 },
}
/** Whole walkthroughs of the site; the short run uses a phone, which has the least space. */
const walked = Object.entries(sizes).slice(0, process.env.FULL ? 2 : 1)

test.use({ reducedMotion: 'reduce', mayComplain: /status of 404/ })

/** Returns controls that are hard to tap: less than 44 px in one direction and 24 px in the other. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input:not([type=hidden])')]
      .filter((element) => element.checkVisibility() && !element.closest('p, li > a, altcha-widget, .skip'))
      // The label of a checkbox or toggle counts.
      .map((element) => ({ element, touched: (element as HTMLInputElement).labels?.[0] ?? element }))
      .map(({ element, touched }) => ({ element, ...(touched.getBoundingClientRect().toJSON() as DOMRect) }))
      .filter(({ width, height }) => Math.max(width, height) < 44 || Math.min(width, height) < 24)
      .map(
        ({ element, width, height }) => `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 90)}`,
      ),
  )

for (const [size, viewport] of walked)
  test(`public pages are accessible and don't scroll sideways${size === 'phone' ? ', with targets large enough' : ''} on a ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await open(page, path)
      await expectAccessible(page, path)
      await expectNoSideScroll(page, path)
      if (size === 'phone') expect(await tooSmall(page), path).toEqual([])
    }
  })

for (const [size, viewport] of walked)
  test(`dialogs, menus, and errors are accessible on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/')
    if (size === 'phone') {
      await page.locator('.phone-menu > summary').click()
      await expectAccessible(page, 'the menu')
      await page.keyboard.press('Escape')
    }
    await page.locator('.games').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'the window of a game')

    await open(page, '/exploregames')
    await page.getByText('All Categories').click()
    await expectAccessible(page, 'all categories')
    await open(page, '/exploregames?message=Free%20Games')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'the alert after a failed payment')

    await open(page, '/contactus')
    await page.getByLabel('Name').press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'the contact form with its refusals')
    await open(page, '/faq')
    for (const question of await page.locator('summary').filter({ hasText: '?' }).all()) await question.click()
    await expectAccessible(page, 'the answers')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
    await expectAccessible(page, 'the foot of a page')
  })

test("a subscriber's header, home, and pricing are accessible on a phone and a laptop", async ({
  page,
  subscriber,
}) => {
  await openAs(page, subscriber)
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/pricing', '/Gamedescription/patient-orchard']) {
      await open(page, path)
      await expect(page.getByRole('banner').getByText(/days? left/)).toBeVisible()
      await expectAccessible(page, path)
      await expectNoSideScroll(page, path)
    }
  }
  await page.goto('/pricing?thankyou')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'the thanks')

  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/exploregames?categories=Articulation', '/speechtherapyhub_new', '/myprofile']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoSideScroll(page, `${path} at 320 px`)
  }
  const letGo = await holdRequests(page, '**/api/me')
  await open(page, '/myprofile')
  await expect(page.locator('.account[aria-busy=true]')).toBeVisible()
  await expectNoSideScroll(page, 'the account at 320 px while it loads')
  letGo()
})

/** Returns every control that Tab should reach, in order. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    const shown = [...all].filter((element) => element.checkVisibility() && !element.matches(':disabled'))
    shown.forEach((element, index) => (element.dataset.walk = String(index)))
    return shown.length
  })

test('Tab reaches every control in reading order with a focus ring', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/', '/exploregames', '/Gamedescription/lantern-river', '/pricing']) {
    await open(page, path)
    const count = await controls(page)
    expect(count, path).toBeGreaterThan(10)
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return { walk: element.dataset.walk, ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 }
      })
      expect(at, `${path}, Tab ${index + 1}`).toEqual({ walk: String(index), ring: true })
    }
  }
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/pricing')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

const textSize = (page: Page) =>
  page
    .locator('main :is(p, li):visible')
    .first()
    .evaluate((text) => parseFloat(getComputedStyle(text).fontSize))

/** Returns texts that are wider or higher than a box that clips them. A line clamp cuts them on purpose. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isCut = (element: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (clips(overflowX) && (text.left < left - 2 || text.right > right + 2)) return true
        if (box !== document.body && clips(overflowY) && (text.top < top - 4 || text.bottom > bottom + 4)) return true
      }
      return false
    }
    const skipped = '[aria-hidden=true], .sr-only, .carousel, .fan, svg, .cover, .sheet'
    return [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(skipped))
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => !getComputedStyle(element).display.includes('box') && isCut(element))
      .map((element) => element.outerHTML.slice(0, 120))
  })

test('nothing is cut off at 320 px and at 200% zoom', { tag: '@full' }, async ({ page }) => {
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expectNoSideScroll(page, `${path} at 320 px`)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, button, label, input), header > div > *')]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true], .carousel, .fan'))
        .filter((element) => element.getBoundingClientRect().right > 321)
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(cut, `${path} at 320 px`).toEqual([])
    await resize(page, 1180, 820)
    const before = await textSize(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect.poll(() => textSize(page), path).toBe(2 * before)
    await expectNoSideScroll(page, `${path} with text at 200%`)
    expect(await cutOff(page), `${path} with text at 200%`).toEqual([])
  }
})

test('choices and edges are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/exploregames?categories=SLP')
  const chosen = page.getByRole('group', { name: 'Field' }).locator('[aria-current=true]')
  const other = page.getByRole('group', { name: 'Field' }).getByRole('link', { name: /^OT/ })
  const ground = (element: HTMLElement) => getComputedStyle(element).backgroundColor
  await expect.poll(async () => (await chosen.evaluate(ground)) === (await other.evaluate(ground))).toBe(false)
  await expect(other).toHaveCSS('border-top-style', 'solid')
  await open(page, '/pricing')
  await expect(page.locator('.plan').first()).toHaveCSS('border-top-style', 'solid')
  await open(page, '/')
  for (const place of ['.game', '.icon-btn']) {
    await expect(page.locator(place).first()).toHaveCSS('outline-style', 'solid')
  }
})

test(
  'fields, tiles, and disabled buttons have outlines in forced colors, and toggles show their state',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const outlined = async (what: Locator) => {
      const { outlineStyle, outlineWidth } = await what.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return { outlineStyle, outlineWidth }
      })
      expect([outlineStyle, parseFloat(outlineWidth) >= 1], String(what)).toEqual(['solid', true])
    }
    const ground = (what: Locator, part: string | null = null) =>
      what.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part)
    await openAs(page, subscriber, '/therapycard?step=articulation')
    await outlined(page.locator('.sound').filter({ hasText: /^R$/ }))
    await outlined(page.getByRole('button', { name: 'Sounds', exact: true }))
    const pictured = page.getByRole('switch', { name: /Only words with a picture/ })
    await expect(pictured).toHaveAttribute('aria-checked', 'true')
    const on = await ground(pictured.locator('i'))
    await pictured.click()
    await expect(pictured).toHaveAttribute('aria-checked', 'false')
    await expect.poll(() => ground(pictured.locator('i'))).not.toBe(on)

    await page.goto('/therapycard?step=sample')
    await openTool(page, 'Settings')
    const settings = page.getByRole('dialog', { name: 'Card settings' })
    const isOn = settings.locator('[role=switch][aria-checked=true]').first()
    const isOff = settings.locator('[role=switch][aria-checked=false]').first()
    const areAlike = async () => (await ground(isOn, '::before')) === (await ground(isOff, '::before'))
    await expect.poll(areAlike).toBe(false)

    await page.goto('/myprofile')
    await outlined(page.getByLabel('Last name'))
    const company = page.getByLabel('Are you a company')
    const before = await ground(company)
    await company.setChecked(!(await company.isChecked()))
    await expect.poll(() => ground(company)).not.toBe(before)

    await page.goto('/pricing')
    await outlined(page.getByRole('button', { name: 'Subscribed' }))
  },
)
