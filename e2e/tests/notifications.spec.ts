import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { holdRequests } from '../fixtures/hold-network.ts'
import { openAs, expect, pay, test, type Account } from '../fixtures/accounts.ts'

const begun = /Your 7-day free trial has started\. The Monthly plan starts on/

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** Starts a trial without a browser, so that something happens while the user's pages are open. */
async function startTrial(request: APIRequestContext, { token }: Account): Promise<void> {
  const answer = await request.post('/api/create-checkout-session', {
    data: { plan: 'monthly' },
    headers: { authorization: `Bearer ${token}` },
  })
  await pay(request, ((await answer.json()) as { url: string }).url)
}

test('events arrive in every tab without a reload, are read by a click, and are cleared', async ({
  page,
  context,
  request,
  newcomer,
}) => {
  await openAs(page, newcomer, '/exploregames')
  await bellOf(page).click()
  await expect(listOf(page)).toContainText('No new notifications.')
  await page.keyboard.press('Escape')
  await expect(bellOf(page)).toBeFocused()
  const other = await context.newPage()
  await other.goto('/notification')
  await expect(other.getByText('No new notifications.')).toBeVisible()

  await startTrial(request, newcomer)
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(other.getByRole('main').getByText(begun)).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expectAccessible(other)
  await page.keyboard.press('Enter')
  // The window opens with its list, and its guards are out of the way once it has.
  await expect(listOf(page).getByRole('link', { name: begun })).toBeVisible()
  await expectAccessible(page)
  await listOf(page).getByRole('link', { name: begun }).click()
  await expect(page).toHaveURL(/\/myprofile$/)
  await expect(listOf(page)).toBeHidden()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await expect(bellOf(other)).toHaveAccessibleName('Notifications')
  await expect(other.getByText('Unread:')).toHaveCount(0)

  // A window in the background can lose a click.
  await page.bringToFront()
  await bellOf(page).click()
  await listOf(page).getByRole('button', { name: 'Clear All' }).click()
  await expect(listOf(page)).toContainText('No new notifications.')
  await expect(other.getByText('No new notifications.')).toBeVisible()
})

test(
  'a failed list says so and offers Retry, and a failed change is rolled back',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    await page.goto('/notification')
    await expect(page).toHaveURL(/\/login/)
    await page.route(/\/api\/notifications(\?|$)/, (route) => route.abort())
    await openAs(page, subscriber, '/notification')
    await expect(page.getByText('Failed to load notifications.')).toBeVisible()
    await bellOf(page).click()
    await expect(listOf(page)).toContainText('Failed to load notifications.')
    await page.unroute(/\/api\/notifications(\?|$)/)
    await page.route(/\/api\/notifications\/(\d|clear)/, (route) => route.abort())
    await listOf(page).getByRole('button', { name: 'Retry' }).click()
    const entry = listOf(page).getByRole('link', { name: begun })
    await expect(entry).toContainText('Unread:')
    await listOf(page).getByRole('button', { name: 'Clear All' }).click()
    await expect(listOf(page).getByRole('alert')).toContainText('We couldn’t clear your notifications.')
    await expect(entry).toContainText('Unread:')
    await entry.click()
    await expect(page).toHaveURL(/\/myprofile$/)
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread')
  },
)

test('a notification clicked twice is read once', async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/notification')
  const told: string[] = []
  const letGo = await holdRequests(page, '**/api/notifications/*/read')
  page.on('request', (request) => request.url().endsWith('/read') && told.push(request.method()))
  const entry = page.getByRole('main').getByText(begun)
  await entry.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  letGo()
  await expect(page).toHaveURL(/\/myprofile$/)
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  expect(told).toEqual(['PUT'])
})
