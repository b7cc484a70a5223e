import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { uniqueIp, openAs, expect, test, type Account } from '../fixtures/accounts.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const caption = (page: Page) => page.locator('.face-now .face-caption')
const saved = (page: Page) => page.getByRole('region', { name: 'Saved sets' })
const row = (page: Page, name: RegExp) => saved(page).locator('.quick').filter({ hasText: name })
const picked = '/therapycard?step=articulation&a=R~1~1'

/** Returns another device of the same user. */
async function anotherDevice(browser: Browser, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': uniqueIp() } })
  const page = await context.newPage()
  await openAs(page, account, path)
  return page
}

async function keep(request: APIRequestContext, { token }: Account, name: string, picks: object) {
  const data = { id: randomUUID(), name, title: name, line: 'Words', pictures: [], picks }
  const answer = await request.post('/api/card-sets', { data, headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
}

test('a set saved on one device opens on another, and is changed, deleted, and restored there', async ({
  page,
  browser,
  newcomer,
}) => {
  await openAs(page, newcomer, picked)
  await button(page, 'Save set').click()
  const window = page.getByRole('dialog', { name: 'Save this set' })
  const name = window.getByLabel('Name')
  await expect(name).toHaveValue('R at the start, words')
  await name.fill('Dana Kim')
  await expect(window.getByRole('status')).toHaveText(/looks like a full name/)
  await expectAccessible(page, 'save a set')
  await name.fill(' ')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText('Please give the set a name.')).toBeVisible()
  await name.fill('DK, R')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window).toBeHidden()
  await expect(button(page, 'Saved')).toBeVisible()

  const other = await anotherDevice(browser, newcomer, '/therapycard')
  await expect(row(other, /^DK, R/)).toContainText(/Initial · words · \d+ cards/)
  await row(other, /^DK, R/).click()
  await expect(caption(other)).toHaveText(/^R/)
  await button(other, 'More').click()
  await expect(button(other, 'Saved')).toBeVisible()
  await button(other, 'Back to main menu').click()
  await expect(other.getByRole('region', { name: 'Recent' }).getByRole('button')).toHaveText(/DK, R.*today/)
  await expectAccessible(other, 'recent and saved sets')

  const options = other.getByRole('dialog', { name: 'DK, R' })
  await tabTo(other, button(other, 'Options: DK, R'))
  await other.keyboard.press('Enter')
  await expect(options.getByLabel('Name')).toBeFocused()
  await expectAccessible(other, 'options of a set')
  await other.keyboard.press('Control+a')
  await other.keyboard.type('DK, Tuesday')
  await other.keyboard.press('Enter')
  await expect(row(other, /^DK, Tuesday/)).toBeVisible()
  await expect(options).toBeHidden()
  await expect(other.getByRole('status').filter({ hasText: 'Name saved: DK, Tuesday' })).toBeVisible()
  await tabTo(other, button(other, 'Options: DK, Tuesday'))
  await other.keyboard.press('Enter')
  const renamed = other.getByRole('dialog', { name: 'DK, Tuesday' })
  await expect(renamed.getByLabel('Name')).toBeFocused()
  await tabTo(other, renamed.getByRole('button', { name: 'Delete set' }))
  await other.keyboard.press('Enter')
  await expect(button(other, 'Undo')).toBeFocused()
  await expect(row(other, /DK/)).toHaveCount(0)
  await expectAccessible(other, 'a deleted set')
  await other.keyboard.press('Enter')
  await expect(row(other, /^DK, Tuesday/)).toBeVisible()
  await expect(button(other, 'Undo')).toHaveCount(0)

  // While editing, its cards open in the setup, and changes go to the same set.
  await button(other, 'Options: DK, Tuesday').click()
  await renamed.getByRole('button', { name: 'Edit cards' }).click()
  await expect(other.locator('.pick')).toContainText('Initial · Words')
  await other.goto('/therapycard?step=articulation&a=S~1~1')
  await button(other, 'Save changes').click()
  const change = other.getByRole('dialog', { name: 'Change ‘DK, Tuesday’' })
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(change).toBeHidden()

  // The first device gets the changes at its next visit, with the set played there on top.
  await page.goto('/therapycard')
  await expect(row(page, /^DK, Tuesday/)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Recent' }).getByRole('button').first()).toHaveText(
    /^R.*words · \d+ cards · today/,
  )
  await button(page, 'Options: DK, Tuesday').click()
  await page.getByRole('dialog', { name: 'DK, Tuesday' }).getByRole('button', { name: 'Print' }).click()
  await page.waitForURL('**/therapycard/print')
  await expect(page.getByRole('main')).toContainText('Sun')
  await other.context().close()
})

test(
  'a set waits offline, removed content is named, and sets are available in a game',
  { tag: '@full' },
  async ({ page, browser, request, newcomer }) => {
    await openAs(page, newcomer, picked)
    await expect(button(page, 'Play cards')).toBeVisible()
    const isSave = (url: URL) => url.pathname === '/api/card-sets'
    await page.route(isSave, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await button(page, 'Save set').click()
    const window = page.getByRole('dialog', { name: 'Save this set' })
    await window.getByLabel('Name').fill('Offline')
    await page.keyboard.press('Enter')
    await expect(window.getByText(/Saved on this device/)).toBeVisible()
    await window.getByRole('button', { name: 'OK' }).click()
    await page.goto('/therapycard')
    await expect(row(page, /^Offline/)).toContainText('Waiting for a connection')
    await page.unroute(isSave)
    await page.reload()
    await expect(row(page, /^Offline/)).not.toContainText('Waiting')

    const there = { S: [[1], [1]] }
    await keep(request, newcomer, 'Half gone', {
      articulation: { ...there, QX: [[1], [1]] },
      language: { 3: [99_999] },
    })
    await keep(request, newcomer, 'All gone', { articulation: { QX: [[1], [1]] } })
    await page.route(isSave, (route) => route.abort())
    await page.reload()
    await expect(saved(page).getByText(/sets from your last visit/)).toBeVisible({ timeout: 20_000 })
    await expect(row(page, /^Offline/)).toBeVisible()
    await page.unroute(isSave)
    await saved(page).getByRole('button', { name: 'Retry' }).click()
    await row(page, /^Half gone/).click()
    await expect(caption(page)).toHaveText(/^S/)
    await expect(page.getByText(/^No longer in Marigold: QX and /)).toBeVisible()
    await expectAccessible(page, 'part of a set is gone')
    await button(page, 'OK').click()
    await button(page, 'Back to main menu').click()
    await row(page, /^All gone/).click()
    const alert = page.getByRole('alertdialog', { name: 'Nothing in this set is left' })
    await expect(alert).toContainText('QX')
    await alert.getByRole('button', { name: 'OK' }).click()

    await page.goto('/game/lantern-river?name=Lantern%20River')
    await button(page, 'Cards').click()
    const panel = page.getByRole('dialog', { name: 'Game paused' })
    await panel.getByRole('button', { name: 'Choose cards', exact: true }).click()
    await expect(panel.getByRole('region', { name: 'Saved sets' }).getByRole('button')).toHaveCount(3)
    await expectAccessible(page, 'saved sets over a game')
    await panel.getByRole('button', { name: 'Offline' }).click()
    await expect(caption(page)).toHaveText(/^R/)

    // Logged out, the sets link to the login, which leads back.
    const visitor = await browser.newPage()
    await visitor.goto(picked)
    await button(visitor, 'Save set').click()
    await expect(visitor.getByRole('dialog', { name: 'Log in to save sets' })).toBeVisible()
    await visitor.goto('/therapycard')
    await visitor.getByRole('complementary').getByRole('link', { name: 'Log in' }).click()
    await expect(visitor).toHaveURL(/\/login/)
    await visitor.close()
  },
)

test('on a phone a set starts with one tap above the areas, all on the first screen', async ({
  browser,
  request,
  newcomer,
}) => {
  for (const [name, sound] of Object.entries({ 'DK, R': 'R', 'LM, S': 'S', Tuesday: 'K' }))
    await keep(request, newcomer, name, { articulation: { [sound]: [[1], [1]] } })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openAs(page, newcomer, '/therapycard')
  const sets = page.getByRole('region', { name: 'Play now' }).getByRole('button')
  await expect(sets).toHaveCount(3)
  for (const area of await page.locator('.area').all()) await expect(area).toBeInViewport({ ratio: 1 })
  await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'sets on a phone')
  await sets.filter({ hasText: 'Tuesday' }).tap()
  await expect(caption(page)).toHaveText(/^[CK]/)
  await page.goBack()
  await expect(sets.first()).toHaveText('Tuesday')
  await context.close()
})
