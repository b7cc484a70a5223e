import type { Page } from '@playwright/test'
import { tabTo } from '../fixtures/keyboard.ts'
import { openAs, expect, open, test } from '../fixtures/site.ts'

const subscribe = 'Subscribe Now for 7 Days Free Trial'
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures of Lantern River' })
const video = (page: Page) => page.locator('.video video')

test('a free game is described in full and opens in a new tab', async ({ page, context }) => {
  await open(page, '/Gamedescription/lantern-river')
  await expect(page).toHaveTitle('Lantern River · Marigold')
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern River' })).toBeVisible()
  await expect(page.getByText('Float a lantern to the lake, with practice cards between turns')).toBeVisible()
  await expect(page.getByText('Lantern River is a gentle race')).toBeVisible()
  const steps = page.locator('.steps li')
  expect(await steps.count()).toBeGreaterThan(2)
  for (const line of await steps.locator('p').allInnerTexts())
    expect(line).toBe(line.charAt(0).toUpperCase() + line.slice(1).toLowerCase())
  await expect(page.getByText('No ratings yet')).toBeVisible()
  await expect(page.getByText('No reviews yet. Be the first to write one!')).toBeVisible()

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  const player = await opened
  await player.waitForURL('**/game/lantern-river?name=Lantern%20River')
  await player.close()
})

test('number, file name, and review pages lead to the same game', async ({ page, request }) => {
  await page.goto('/exploregames')
  const byNumber = await page
    .locator('.games')
    .getByRole('link', { name: /Tide Breath/ })
    .getAttribute('href')
  for (const address of [byNumber, '/Gamedescription/tide-breath', '/Gamedescription/tide-breath?reviews=abc']) {
    const answer = await request.get(String(address))
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('<title>Tide Breath · Marigold</title>')
  }
})

test('an unknown game is a 404 page', async ({ request }) => {
  for (const key of ['no-such-game', '0', '-1', '999999999999', '%00', "x'--"]) {
    const answer = await request.get(`/Gamedescription/${key}`)
    expect(answer.status(), key).toBe(404)
    expect(await answer.text(), key).toContain('Page not found')
  }
})

test('a subscription game asks visitors and users without a plan to subscribe, and plays for subscribers', async ({
  page,
  newcomer,
  subscriber,
}) => {
  await open(page, '/Gamedescription/patient-orchard')
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: subscribe }).click()
  await expect(page).toHaveURL('/pricing')

  await openAs(page, newcomer, '/Gamedescription/patient-orchard')
  await expect(page.getByRole('link', { name: subscribe })).toBeVisible()
  await openAs(page, subscriber, '/Gamedescription/patient-orchard')
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
    'href',
    '/game/patient-orchard?name=Patient%20Orchard',
  )
  await expect(page.getByRole('link', { name: subscribe })).toHaveCount(0)
})

test('a click or key plays and pauses the video', { tag: '@full' }, async ({ page }) => {
  await open(page, '/Gamedescription/lantern-river')
  const paused = () => video(page).evaluate((element) => (element as HTMLVideoElement).paused)
  await page.getByRole('button', { name: /Play the video of Lantern River/ }).click()
  await expect.poll(paused).toBe(false)
  await expect
    .poll(() => video(page).evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0)
  const pause = page.getByRole('button', { name: /Pause the video of Lantern River/ })
  await pause.click()
  await expect.poll(paused).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(paused).toBe(false)
  await page.keyboard.press('Enter')
  await expect.poll(paused).toBe(true)
})

test('the carousel shows 2 to 5 pictures, depending on the window width', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/Gamedescription/lantern-river')
  for (const [width, shown] of [
    [463, 2],
    [464, 3],
    [1023, 3],
    [1024, 4],
    [2999, 4],
    [3000, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 760 })
    const inView = await pictures(page).evaluate((list) => {
      const { left, right } = list.getBoundingClientRect()
      const places = [...list.children].map((item) => item.getBoundingClientRect())
      return places.filter((place) => place.left >= left - 1 && place.right <= right + 1).length
    })
    expect(inView, `${width} px`).toBe(shown)
  }
})

test('the carousel moves by buttons, dots, and arrow keys', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/Gamedescription/lantern-river')
  const place = () => pictures(page).evaluate((list) => Math.round(list.scrollLeft))
  const dot = (number: number) => page.getByRole('button', { name: `Picture ${number}`, exact: true })
  const next = page.getByRole('button', { name: 'Next pictures' })
  await expect(page.getByRole('button', { name: 'Previous pictures' })).toBeDisabled()
  await next.click()
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await expect.poll(place).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'Previous pictures' }).click()
  await expect.poll(place).toBeLessThan(5)

  await dot(3).click()
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  await expect.poll(place).toBeGreaterThan(50)
  await dot(1).click()
  await expect.poll(place).toBeLessThan(5)
  await tabTo(page, pictures(page))
  await page.keyboard.press('ArrowRight')
  await expect.poll(place).toBeGreaterThan(5)
})
