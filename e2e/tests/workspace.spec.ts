import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, open, test } from '../fixtures/site.ts'

const bars = (page: Page) => page.getByRole('banner').or(page.getByRole('contentinfo'))
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Saves a set for a user and reports it as played. */
async function playedSet(request: APIRequestContext, token: string, name: string) {
  const headers = { authorization: `Bearer ${token}` }
  const content = {
    title: 'R at the start',
    line: 'Words',
    pictures: ['/assets/cards/rabbit.svg'],
    picks: { articulation: { R: [[1], [1]] } },
  }
  const saved = await request.post('/api/card-sets', { headers, data: { ...content, id: randomUUID(), name } })
  const played = await request.post('/api/card-sets/played', { headers, data: { played: [{ ...content, ago: 0 }] } })
  expect([saved.status(), played.status()]).toEqual([200, 200])
}

test("a category page leads to its hub, with a user's recent games, plan, bug report, and the Workspace", async ({
  page,
  newcomer,
}) => {
  const headers = { authorization: `Bearer ${newcomer.token}` }
  expect((await page.request.post('/api/game/tide-breath', { headers, data: {} })).status()).toBe(200)
  await openAs(page, newcomer, '/Filteredoage/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychologists or Behavioral Therapists')
  const promo = section(page, 'There is a hub for psychologists and behavioral therapists')
  await expect(promo.getByRole('link', { name: 'Go to Workspace' })).toHaveAttribute('href', '/speechtherapyhub_new')
  await promo.getByRole('link', { name: 'Psychologists or Behavioral Therapists' }).click()

  await expect(page).toHaveURL('/behavioraltherapy')
  const games = section(page, 'Games for feelings, focus, and friends').getByRole('link')
  await expect(games.filter({ hasText: 'Tide Breath' })).toBeVisible()
  await expect(games.filter({ hasText: 'Lantern River' })).toHaveCount(0)
  await expect(section(page, 'Recently played games').getByRole('link', { name: /Tide Breath/ })).toBeVisible()
  await expect(section(page, 'My Current Plan')).toContainText('No plan yet')
  await page.getByLabel('What happened?').fill('The tide stands still.')
  await page.getByRole('button', { name: 'Send report' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Bug report submitted successfully!')
  await expect(alert.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alert).toBeHidden()
  await expectAccessible(page, 'a hub with a person’s things')
  await page.getByRole('link', { name: 'Print Feelings at home' }).click()
  await expect(page).toHaveURL('/therapycard/print?sheet=feelings')
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toHaveCount(0)
  await page.goBack()
  await page.getByRole('link', { name: 'Go to Workspace' }).click()
  await expect(page).toHaveURL('/speechtherapyhub_new')
})

test('the Workspace starts with first steps, and later opens recent cards, sets, and games with one tap', async ({
  page,
  newcomer,
}) => {
  await open(page, '/speechtherapyhub_new')
  await expect(page).toHaveURL('/login')
  await openAs(page, newcomer, '/speechtherapyhub_new')
  const first = section(page, 'Your first session in three steps')
  await expect(first.getByRole('link', { name: 'Choose sounds' })).toHaveAttribute(
    'href',
    '/therapycard?step=articulation',
  )
  await expect(page.getByText('You have not played any games yet!')).toBeVisible()
  await expect(page.getByText('No saved sets yet.')).toBeVisible()
  await expect(section(page, 'Recent games').getByRole('link', { name: 'Lantern River' })).toBeVisible()
  await expectAccessible(page, 'the Workspace of somebody new')

  await playedSet(page.request, newcomer.token, 'DK, R')
  const headers = { authorization: `Bearer ${newcomer.token}` }
  await page.request.post('/api/game/lantern-river', { headers, data: {} })
  await page.reload()
  const last = page.getByRole('region', { name: 'DK, R' })
  await expect(last).toContainText(/Continue where you left off.*Words · \d+ cards · today/)
  await expect(section(page, 'Recent games').getByRole('link', { name: /Lantern River/ })).toHaveAttribute(
    'href',
    '/game/lantern-river?name=Lantern%20River',
  )
  await expect(section(page, 'Quick start').getByRole('link', { name: 'Language' })).toHaveAttribute(
    'href',
    '/therapycard?step=language',
  )
  await expectAccessible(page, 'the Workspace')
  for (const link of [
    last.getByRole('link', { name: 'Play cards' }),
    section(page, 'Saved sets').getByRole('link', { name: /DK, R/ }),
  ]) {
    await link.click()
    await expect(page.locator('.face-now .face-caption')).toBeVisible()
    await page.goBack()
    await expect(last).toBeVisible()
  }
})

test('the launcher lists only games: free ones for visitors, all for subscribers, and a game returns to it', async ({
  page,
  subscriber,
}) => {
  const tiles = page.locator('.launch-tiles').getByRole('link')
  await open(page, '/gameworkspace')
  await expect(bars(page)).toHaveCount(0)
  await expect(tiles.filter({ hasText: 'Lantern River' })).toBeVisible()
  await expect(tiles.filter({ hasText: 'Patient Orchard' })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/\$\d|free trial|subscri|pricing/i)

  await openAs(page, subscriber, '/gameworkspace3')
  await expect(tiles.filter({ hasText: 'Patient Orchard' })).toBeVisible()
  await expect(tiles.filter({ hasText: 'Lantern River' })).toHaveCount(0)
  await tiles.filter({ hasText: 'Tide Breath' }).click()
  await expect(page).toHaveURL('/game/tide-breath?name=Tide%20Breath')
  await page.getByRole('link', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL('/gameworkspace3')
})

test(
  'the question mark shows the keys on a page and over cards, and Escape closes them',
  { tag: '@full' },
  async ({ page }) => {
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    for (const path of ['/about', '/therapycard?step=sample']) {
      await open(page, path)
      await page.keyboard.press('?')
      await expect(sheet.getByRole('table', { name: 'Therapy cards' })).toContainText('Undo the last score')
      await expectAccessible(page, `the keys over ${path}`)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    }
  },
)
