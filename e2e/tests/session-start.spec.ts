import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { seedGroup, type Child } from '../fixtures/school-group.ts'
import { openAs, expect, test, waitForScripts } from '../fixtures/site.ts'

const start = (page: Page) => page.getByRole('region', { name: /^(Ready when you are|You’re in session)/ })
const strip = (page: Page) => page.getByRole('region', { name: 'Scoring', exact: true })
const children: Child[] = [
  { code: 'Ant', measure: 'accuracy', sound: 'R' },
  { code: 'Bee', measure: 'accuracy', sound: 'S' },
]

declare global {
  interface Window {
    shifted: number
  }
}

// Runs in the page: adds up how much of what is visible has moved by itself.
function recordShifts() {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

test('after login, a saved set is practiced with two taps, and nothing on home moves', async ({ page, subscriber }) => {
  const headers = { authorization: `Bearer ${subscriber.token}` }
  const picks = { articulation: { R: [[1], [1]] } }
  const set = { id: randomUUID(), name: 'DK, R', title: 'R at the start', line: 'Words', pictures: [], picks }
  expect((await page.request.post('/api/card-sets', { headers, data: set })).status()).toBe(200)
  await page.addInitScript(recordShifts)
  await page.goto('/login')
  await page.getByLabel('Username or email', { exact: true }).fill(subscriber.email)
  await page.getByLabel('Password', { exact: true }).fill(subscriber.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
  const saved = start(page).getByRole('link', { name: /DK, R/ })
  await expect(saved).toBeVisible()
  await expect(start(page)).toBeInViewport()
  await expect(page.locator('.hero')).not.toBeInViewport()
  await expectAccessible(page, 'home of a subscriber')
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)

  await saved.click()
  await strip(page).getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(strip(page)).toContainText('1')
})

test('home starts the group that meets today, goes on with it, and says which goals end soon', async ({
  page,
  subscriber,
}) => {
  await openAs(page, subscriber, '/caseload')
  await expect(page.getByRole('heading', { name: 'My caseload' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('marigold-owner'))).toBeTruthy()
  await page.evaluate(seedGroup, children)
  await page.goto('/speechtherapyhub_new')
  await expect(page.getByRole('main').getByRole('button', { name: 'Start a session with Red' })).toBeVisible()
  await page.goto('/')
  await waitForScripts(page)
  await start(page).getByRole('button', { name: 'Start a session with Red' }).click()
  await expect(page.getByRole('button', { name: /Pass to the next player/ })).toContainText('Ant')
  await strip(page).getByRole('button', { name: 'Correct', exact: true }).click()

  await page.goto('/')
  const running = start(page).getByRole('region', { name: 'Session in progress' })
  await expect(running).toContainText('1 trial')
  await running.getByRole('button', { name: 'Back to the cards' }).click()
  await expect(page.getByRole('button', { name: /Pass to the next player/ })).toContainText('Bee')
  await page.goto('/')
  await running.getByRole('button', { name: 'End session' }).click()
  await expect(page).toHaveURL(/\/caseload#session\//)

  // Home says what just ended, and leads to its note.
  await page.goto('/')
  await expect(start(page)).toContainText(/Met today, .*1 trial, 100% correct/)
  await start(page).getByRole('link', { name: 'Review note' }).click()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(/Ant/)
})

test('a session without clients can be gone on with and ended from home', async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/therapycard?step=cards&a=R~1~1')
  await strip(page).getByRole('button', { name: 'Correct', exact: true }).click()
  await page.goto('/')
  await waitForScripts(page)
  const running = start(page).getByRole('region', { name: 'Session in progress' })
  await expect(running).toContainText('1 trial')
  await running.getByRole('button', { name: 'Back to the cards' }).click()
  await expect(strip(page)).toContainText('1 of 1')
  await page.goto('/')
  await running.getByRole('button', { name: 'End session' }).click()
  await page.goto('/')
  await expect(page.getByRole('region', { name: /^Ready when you are/ })).toBeVisible()
  await expect(running).toHaveCount(0)
})

test('on a tablet, the daily links are in the header', async ({ page, subscriber }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openAs(page, subscriber)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links.filter({ visible: true })).toHaveText(['Therapy Cards', 'Caseload', 'All Games', 'Print'])
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await widthOf()).toBe(820)
  await page.setViewportSize({ width: 800, height: 600 })
  expect(await widthOf()).toBe(800)
})

test('a user without a plan has the former home, and so has one who logs out', async ({ page, newcomer }) => {
  await openAs(page, newcomer)
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible()
  await expect(page.locator('.hero')).toBeInViewport()
  await expect(start(page)).toBeHidden()
})

test('on a phone, the four pages of every day are at the bottom', async ({ page, subscriber }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, subscriber)
  const bar = page.getByRole('navigation', { name: 'Every day' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Cards', 'Games', 'Caseload'])
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL('/exploregames')
  await expect(bar.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('navigation', { name: 'Every day' }).getByRole('link', { name: 'Cards' }).click()
  await expect(page).toHaveURL('/therapycard')
  await expect(bar).toHaveCount(0)
})
