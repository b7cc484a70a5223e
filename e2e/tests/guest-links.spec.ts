import { guestLimits } from '@marigold/contract'
import { openTool } from '../fixtures/choose-cards.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { waitOnNavigation } from '../fixtures/wait-for-scripts.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import type { Browser, Page } from '@playwright/test'

/** Returns a client's own device without an account. */
async function aClient(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  waitOnNavigation(page)
  await page.clock.install()
  await page.goto(link)
  return page
}

/** Creates a link in the open dialog and returns its URL. */
async function makeLink(page: Page): Promise<string> {
  const window = page.getByRole('dialog', { name: 'Guest link' })
  await window.getByRole('button', { name: 'Make a guest link' }).click()
  const code = await window.locator('.code-letters').textContent()
  return `/guest#${code}`
}

/** Returns everything this browser stores for the site. */
const stored = (page: Page) =>
  page.evaluate(async () => [localStorage.length, (await indexedDB.databases()).length, document.cookie])

test('a client plays one game by share link, stores nothing, and is out when the therapist ends it', async ({
  page,
  browser,
  subscriber,
}) => {
  await openAs(page, subscriber, '/game/patient-orchard')
  await page.frameLocator('iframe').getByRole('button', { name: 'Start' }).waitFor()
  await page.getByRole('button', { name: 'Guest link' }).click()
  const window = page.getByRole('dialog', { name: 'Guest link' })
  await expect(window).toContainText('Patient Orchard')
  await expectAccessible(page, 'making a guest link')
  const client = await aClient(browser, await makeLink(page))
  await client.frameLocator('iframe').getByRole('button', { name: 'Start' }).click()
  for (const name of ['Cards', 'Report a problem', 'Guest link'])
    await expect(client.getByRole('button', { name })).toHaveCount(0)
  expect(await stored(client)).toEqual([0, 0, ''])

  await window.getByRole('button', { name: 'End the link to Patient Orchard' }).click()
  await expect(window.getByRole('region', { name: 'Links that are open' })).toHaveCount(0)
  await client.clock.fastForward((guestLimits.pulse + 1) * 1000)
  await expect(client.getByRole('alert')).toContainText('This link was ended')
  await expect(client.locator('iframe')).toHaveCount(0)
  await client.reload()
  await expect(client.getByRole('alert')).toContainText('This link doesn’t work')
  await expectAccessible(client, 'a guest link that has ended')
  await client.context().close()
})

test("a client sees a set's cards, types the code, and leaves to the code prompt", async ({
  page,
  browser,
  subscriber,
}) => {
  await openAs(page, subscriber, '/therapycard?step=cards&a=R~1~1')
  await openTool(page, 'Guest link')
  const link = await makeLink(page)
  const client = await aClient(browser, '/guest')
  await client.getByLabel('Code').fill('ABCD')
  await client.getByRole('button', { name: 'Open' }).click()
  await expect(client.getByRole('alert')).toContainText('A code has 12 letters')
  await client.getByLabel('Code').fill(link.split('#')[1]?.toLowerCase() ?? '')
  await client.keyboard.press('Enter')
  await expect(client.locator('.face-now .face-caption')).not.toBeEmpty()
  await expectAccessible(client, 'a guest’s cards')
  await client.keyboard.press('ArrowRight')
  await expect(client.locator('.count b')).toHaveText('2')
  await client.keyboard.press('1')
  await expect(client.getByRole('region', { name: 'Scoring' })).toHaveCount(0)
  expect(await stored(client)).toEqual([0, 0, ''])
  await client.getByRole('link', { name: 'Leave' }).click()
  await expect(client.getByRole('heading', { name: 'Thank you for playing!' })).toBeVisible()
  await client.goBack()
  await expect(client.locator('.face-now .face-caption')).not.toBeEmpty()
  await client.context().close()
})

test(
  'an ended link stays off the list, even after a stale response',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    await openAs(page, subscriber, '/game/patient-orchard')
    await page.getByRole('button', { name: 'Guest link' }).click()
    await makeLink(page)
    const open = page.getByRole('region', { name: 'Links that are open' })
    await expect(open.getByRole('listitem')).toHaveCount(1)

    // From here on, a list is made before a link ends and arrives after it.
    const made = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    await page.route('**/api/guest-links', async (route) => {
      const response = await route.fetch()
      made.resolve()
      await ended.promise
      await route.fulfill({ response }).catch(() => {}) // the page may no longer need it
    })
    await page.route('**/api/guest-links/*', async (route) => {
      await made.promise
      await route.continue()
    })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Guest link' }).click()
    await page.getByRole('button', { name: 'End the link to Patient Orchard' }).click()
    await expect(open).toHaveCount(0)
    ended.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await expect(open).toHaveCount(0)
  },
)
