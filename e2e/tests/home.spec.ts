import type { Page } from '@playwright/test'
import { tabTo } from '../fixtures/keyboard.ts'
import { openAs, expect, open, waitForScripts, test } from '../fixtures/site.ts'

const hero = (page: Page) => page.locator('.hero')
const banner = (page: Page) => page.getByRole('heading', { name: '7 days free, with everything open' })
const frontWord = (page: Page) => page.locator('.fan-front .word')
/** Selects a slider card by its dot and returns its word. */
async function wordOfCard(page: Page, number: number): Promise<string> {
  const dot = page.getByRole('button', { name: `Card ${number}`, exact: true })
  await dot.click()
  await expect(dot).toHaveAttribute('aria-current', 'true')
  return frontWord(page).innerText()
}
const section = (page: Page, heading: string) =>
  page.locator('main > section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) })

test('a visitor is led to an account, the free games below, and pricing', async ({ page }) => {
  await open(page, '/')
  await expect(hero(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/myaccount')
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/pricing')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Therapy Cards' })).toHaveCount(0)
  await hero(page).getByRole('link', { name: 'Free Games' }).click()
  await expect(page.getByRole('heading', { name: 'Free Games' })).toBeInViewport()
})

test("a user without billing sees the trial banner, one with a plan doesn't", async ({
  page,
  newcomer,
  subscriber,
}) => {
  await openAs(page, newcomer)
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await expect(hero(page).getByRole('link', { name: 'Free Games' })).toBeVisible()

  await openAs(page, subscriber)
  await expect(hero(page).getByRole('link', { name: 'All Games' })).toHaveAttribute('href', '/exploregames')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Therapy Cards' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('a featured game opens in a dialog with its video and a link to its page', async ({ page }) => {
  await open(page, '/')
  const card = section(page, 'Featured Games').getByRole('link', { name: /Lantern River/ })
  await card.click()
  const dialog = page.getByRole('dialog', { name: 'Lantern River' })
  await expect(dialog.locator('video')).toHaveAttribute('src', /\/assets\/games\/lantern-river\//)
  await expect(dialog).toContainText('Float a lantern to the lake')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await card.click()
  await dialog.getByRole('link', { name: 'Go to Game' }).click()
  await expect(page).toHaveURL(/\/Gamedescription\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern River' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Featured Games' })).toBeVisible()
})

test('at most four free games are listed, each with a dialog', async ({ page }) => {
  await open(page, '/')
  const free = section(page, 'Free Games').getByRole('link')
  const count = await free.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(4)
  for (const card of await free.all()) await expect(card.getByText('Free', { exact: true })).toBeVisible()
  await free.first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Go to Games' }).click()
  await expect(page).toHaveURL(/\/Gamedescription\/\d+$/)
})

test("a game's dialog opens and closes by keyboard and returns the focus", { tag: '@full' }, async ({ page }) => {
  await open(page, '/')
  const card = section(page, 'Featured Games').getByRole('link', { name: /Tide Breath/ })
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tide Breath' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('link', { name: 'Go to Game' }), 12)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
})

test('a visitor sees what a session leaves behind, and how much there is, counted', async ({ page, subscriber }) => {
  await open(page, '/')
  const proof = section(page, 'What each session leaves you with')
  await proof.scrollIntoViewIfNeeded()
  await expect(proof.getByRole('region', { name: 'Result' })).toContainText('50 trials, 84% accurate')
  await expect(proof.getByRole('img', { name: /^Client K-12, / })).toBeVisible()
  await expect(proof.locator('.sheet')).toContainText('Home practice')
  await expect(proof.getByText('Sample data')).toHaveCount(3)
  const { pagination } = (await (await page.request.get('/api/all-games?per_page=1')).json()) as {
    pagination: { total: number }
  }
  await expect(proof.getByRole('definition').first()).toHaveText(String(pagination.total))
  await expect(proof).toContainText('Save $23.98 a year (20%)')
  await proof.getByRole('link', { name: 'Print this sample' }).click()
  await expect(page).toHaveURL('/therapycard/print?sheet=homework&cards=sample')

  await openAs(page, subscriber)
  await expect(page.getByRole('heading', { name: 'Featured Games' })).toBeVisible()
  await expect(proof).toBeHidden()
})

test('no cover or scene is on the page twice', { tag: '@full' }, async ({ page }) => {
  await open(page, '/')
  const scenes = await page.evaluate(() =>
    [...document.querySelectorAll('.hero-scene > picture img, .games img, .free img, .board > img, .share img')].map(
      (image) => new URL(image.getAttribute('src') ?? '', location.href).pathname,
    ),
  )
  expect(scenes.length).toBeGreaterThan(8)
  expect(scenes.filter((scene, at) => scenes.indexOf(scene) !== at)).toEqual([])
  // A board and a call show games that are on no shelf.
  const slugs = (list: string[]) => list.map((path) => path.split('/')[3])
  const [inCall, onBoard, ...others] = slugs(scenes.filter((path) => path.startsWith('/assets/games/'))).toReversed()
  expect(others).not.toContain(inCall)
  expect(others).not.toContain(onBoard)
})

test('the cards change every three seconds and stop on hover, focus, and Pause', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const slider = page.getByRole('group', { name: 'Therapy cards' })
  await slider.scrollIntoViewIfNeeded()
  await slider.locator('.fan').hover()
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = await wordOfCard(page, 1)
  const leave = async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(2, 2)
    await expect.poll(() => slider.evaluate((element) => element.matches(':hover'))).toBe(false)
  }
  await page.clock.runFor(10_000)
  await expect(frontWord(page)).toHaveText(first)

  await leave()
  await page.clock.runFor(2_900)
  await expect(frontWord(page)).toHaveText(first)
  await page.clock.runFor(200)
  await expect(frontWord(page)).not.toHaveText(first)

  await slider.getByRole('button', { name: 'Card 1', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(frontWord(page)).toHaveText(first)
  await page.clock.runFor(10_000)
  await expect(frontWord(page)).toHaveText(first)

  await slider.getByRole('button', { name: 'Pause the cards' }).click()
  await leave()
  await page.clock.runFor(10_000)
  await expect(frontWord(page)).toHaveText(first)
})

test('with reduced motion cards change on request and nothing moves', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/')
  const slider = page.getByRole('group', { name: 'Therapy cards' })
  await slider.scrollIntoViewIfNeeded()
  const first = await frontWord(page).innerText()
  await page.clock.runFor(10_000)
  await expect(frontWord(page)).toHaveText(first)
  await expect(slider.getByRole('button', { name: /Pause|Start/ })).toHaveCount(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await slider.getByRole('button', { name: 'Card 2', exact: true }).click()
  await expect(frontWord(page)).not.toHaveText(first)
})

test('a section below the fold enters once within 1,500 ms and is never hidden', { tag: '@full' }, async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const free = section(page, 'Free Games')
  await expect(free).toHaveCSS('opacity', '1')
  const running = () =>
    free.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => !(animation instanceof CSSTransition))
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    )
  expect(await running()).toEqual([])
  const seen = free.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const look = () => {
          const ends = element
            .getAnimations({ subtree: true })
            .map((animation) => Number(animation.effect?.getComputedTiming().endTime))
          if (ends.length > 0) resolve(ends)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await free.scrollIntoViewIfNeeded()
  await page.clock.runFor(200)
  const ends = await seen
  expect(Math.max(...ends)).toBe(1500)
})

test('the back-to-top button appears after 100 px and moves page and focus', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const up = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(up).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 101))
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(up).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
})

test('a new path starts at the top, and Back restores the position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 900))
  // Not click(), which scrolls to elements in a sticky bar.
  await page.locator('.top-nav').getByRole('link', { name: 'Pricing' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Every plan opens everything' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Featured Games' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test("an expired login is dropped and the visitor's page comes back", async ({ browser }) => {
  const page = await browser.newPage()
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('token', 'made up'))
  await page.goto('/')
  await waitForScripts(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.close()
})

test("the home cards use a font subset, and the full font isn't loaded", { tag: '@full' }, async ({ page }) => {
  const faces: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('andika')) faces.push(request.url())
  })
  await open(page, '/')
  await page.getByRole('group', { name: 'Therapy cards' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const words = '.tcard :is(.word, .q), .places > * > b'
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: words })
  expect(nodeIds.length).toBeGreaterThan(3)
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`)).toEqual(['Andika true'])
  }
  expect(faces).toEqual([expect.stringContaining('andika-700-home')])
})
