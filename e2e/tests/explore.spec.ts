import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, open, test } from '../fixtures/site.ts'

const shelf = (page: Page) => page.locator('.games').getByRole('link')
const heading = (page: Page) => page.locator('.result h2')
// By role, because a second page adds “Pages”.
const age = (page: Page) => page.getByRole('combobox', { name: /^Age/ })
const field = (page: Page, code: string) =>
  page.getByRole('group', { name: 'Field' }).getByRole('link', { name: new RegExp(`^${code}`) })

test('field, skill, and age filter the shelf and stay in the URL', async ({ page }) => {
  await open(page, '/exploregames')
  await expect(heading(page)).toHaveText('All Games')
  await field(page, 'SLP').click()
  await expect(heading(page)).toHaveText('SLP')
  await expect(shelf(page).filter({ hasText: 'Lantern River' })).toBeVisible()
  await expect(shelf(page).filter({ hasText: 'Tide Breath' })).toHaveCount(0)
  await expect(field(page, 'SLP')).toHaveAttribute('aria-current', 'true')
  // The games appear before the URL changes; a page left at once isn't a history entry.
  await expect(page).toHaveURL('/exploregames?categories=SLP')

  await field(page, 'MIND').click()
  await expect(heading(page)).toHaveText('MIND')
  await expect(page).toHaveURL('/exploregames?categories=MIND')
  await age(page).selectOption('2-4')
  await expect(page).toHaveURL('/exploregames?categories=MIND&age_filters=2-4')
  await expect(shelf(page).filter({ hasText: 'Tide Breath' })).toBeVisible()
  await expect(shelf(page).filter({ hasText: 'Patient Orchard' })).toHaveCount(0)

  await page.reload()
  await expect(heading(page)).toHaveText('MIND')
  await expect(age(page)).toHaveValue('2-4')
  await page.goBack()
  await page.goBack()
  await expect(heading(page)).toHaveText('SLP')
  await expect(age(page)).toHaveValue('')
})

test('Back before hydration opens the page of its URL', { tag: '@full' }, async ({ page }) => {
  await open(page, '/exploregames')
  // The games appear before the URL changes; a page left at once isn't a history entry.
  await field(page, 'SLP').click()
  await expect(heading(page)).toHaveText('SLP')
  await expect(page).toHaveURL('/exploregames?categories=SLP')
  await field(page, 'MIND').click()
  await expect(heading(page)).toHaveText('MIND')
  await expect(page).toHaveURL('/exploregames?categories=MIND')
  let letScriptsCome = () => {}
  const later = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route(/\.js$/, (route) => later.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('MIND')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/exploregames?categories=SLP')
  letScriptsCome()
  await expect(heading(page)).toHaveText('SLP')
})

test('choosing a filter keeps the scroll position', { tag: '@full' }, async ({ page }) => {
  await open(page, '/exploregames')
  await page.evaluate(() => window.scrollTo(0, 120))
  await field(page, 'MIND').click()
  await expect(heading(page)).toHaveText('MIND')
  // The position is set with the URL, after the games have appeared.
  await expect(page).toHaveURL('/exploregames?categories=MIND')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)
})

test(
  'the second of two quick clicks wins, and a modifier key opens a filter elsewhere',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/exploregames')
    await page.locator('.big3').evaluate((group) => {
      for (const link of [...group.querySelectorAll('a')].slice(0, 2)) link.click()
    })
    await expect(page).toHaveURL('/exploregames?categories=OT')
    await expect(heading(page)).toHaveText('OT')
    await expect(shelf(page).filter({ hasText: 'Lantern River' })).toHaveCount(0)

    const opened = page.context().waitForEvent('page')
    await field(page, 'SLP').click({ modifiers: ['ControlOrMeta'] })
    const other = await opened
    await expect(heading(other)).toHaveText('SLP')
    await other.close()
    await expect(heading(page)).toHaveText('OT')
    await page.goBack()
    await expect(heading(page)).toHaveText('All Games')
  },
)

test('Back finds games that were visible, however soon the next click came', { tag: '@full' }, async ({ page }) => {
  await open(page, '/exploregames')
  // With both responses loaded, the second click comes while the first one's games are being rendered.
  for (const code of ['SLP', 'MIND']) {
    const answered = page.waitForResponse(`/api/all-games?categories=${code}`)
    await field(page, code).hover()
    await (await answered).finished()
  }
  await page.evaluate(() => {
    const linkTo = (category: string) => document.querySelector<HTMLElement>(`.big3 a[href$="categories=${category}"]`)
    const heading = document.querySelector('.result h2')
    if (heading === null) throw new Error('There is no shelf')
    new MutationObserver((_changes, watch) => {
      watch.disconnect()
      linkTo('MIND')?.click()
    }).observe(heading, { childList: true, characterData: true, subtree: true })
    linkTo('SLP')?.click()
  })
  await expect(page).toHaveURL('/exploregames?categories=MIND')
  await expect(heading(page)).toHaveText('MIND')
  await page.goBack()
  await expect(heading(page)).toHaveText('SLP')
  await expect(page).toHaveURL('/exploregames?categories=SLP')
  await page.goBack()
  await expect(heading(page)).toHaveText('All Games')
})

test('All Categories lists the others by name in title case, without the three fields', async ({ page }) => {
  await open(page, '/exploregames')
  const others = page.getByRole('group', { name: 'All Categories' }).getByRole('link')
  await expect(others.first()).toBeHidden()
  await page.getByText('All Categories').click()
  await expect(others.first()).toBeVisible()
  const names = await others.allInnerTexts()
  expect(names).toContain('Free Games')
  expect(names).toContain('Turn-Taking')
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  for (const name of names) expect(name).not.toMatch(/^(SLP|OT|MIND)$/)
  await others.filter({ hasText: 'Mindfulness' }).click()
  await expect(heading(page)).toHaveText('Mindfulness')
  await expect(others.filter({ hasText: 'Mindfulness' })).toBeVisible()
  await others.filter({ hasText: 'Mindfulness' }).click()
  await expect(heading(page)).toHaveText('All Games')
})

test('filters without games say so and offer a way out', async ({ page }) => {
  await open(page, '/exploregames?categories=Articulation&age_filters=99')
  await expect(page.getByText('No games found for the selected filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(page).toHaveURL('/exploregames')
  await expect(shelf(page).first()).toBeVisible()
})

test('search narrows the shelf while typing, tolerates typos, and stays in the URL with the order', async ({
  page,
}) => {
  await open(page, '/exploregames')
  const field = page.getByRole('searchbox', { name: 'Search games' })
  await field.fill('lantren')
  await expect(heading(page)).toHaveText('Games for “lantren”')
  await expect(shelf(page)).toHaveCount(1)
  await expect(shelf(page)).toContainText('Lantern River')
  await expect(page).toHaveURL('/exploregames?search=lantren')
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(page).toHaveURL('/exploregames?search=lantren&sort=name')
  await page.reload()
  await expect(field).toHaveValue('lantren')
  await page.goBack()
  await page.goBack()
  await expect(field).toHaveValue('')
  await expect(heading(page)).toHaveText('All Games')

  await field.fill('zzyzx')
  await field.press('Enter')
  await expect(page.getByText('No games found for the selected filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all games' }).click()
  await expect(shelf(page).first()).toBeVisible()
  await expect(field).toHaveValue('')
})

test('a user adds favorites, finds them on explore, and removes them', async ({ page, newcomer }) => {
  await open(page, '/exploregames')
  await expect(page.getByRole('link', { name: 'Favorites' })).toHaveCount(0)
  await openAs(page, newcomer, '/exploregames')
  const heart = page.getByRole('button', { name: 'Favorite: Tide Breath' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Favorites' }).click()
  await expect(page).toHaveURL('/exploregames?show=favorites')
  await expect(heading(page)).toHaveText('Favorites')
  await expect(shelf(page)).toHaveCount(1)
  await expectAccessible(page, 'favorites')
  await page.reload()
  await expect(shelf(page)).toContainText('Tide Breath')
  await heart.press('Enter')
  await expect(page.getByText('No favorites yet. Tap the heart on a game to add it here.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all games' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('the occupation in the URL selects its field, and anything else all', { tag: '@full' }, async ({ page }) => {
  for (const [occupation, name] of [
    ['1', 'SLP'],
    ['2', 'MIND'],
    ['3', 'OT'],
    ['4', 'All Games'],
    ['x', 'All Games'],
  ] as const) {
    await page.goto(`/Filteredoage/${occupation}`)
    await expect(heading(page)).toHaveText(name)
    await expect(shelf(page).first()).toBeVisible()
  }
})

test('another occupation in the URL resets category and age', { tag: '@full' }, async ({ page }) => {
  await open(page, '/Filteredoage/1')
  await age(page).selectOption('14+')
  await expect(page).toHaveURL('/exploregames?categories=SLP&age_filters=14%2B')
  await page.goto('/Filteredoage/2')
  await expect(heading(page)).toHaveText('MIND')
  await expect(age(page)).toHaveValue('')
})

test('odd parameters are read as far as possible', { tag: '@full' }, async ({ request }) => {
  const odd = [
    'page=abc',
    'page=-1',
    'page=1e99',
    'categories=%00',
    'age_filters=%F0%9F%A6%81',
    'message=x',
    'search=%00%27',
    'sort=x',
    'search=a&search=b',
    'show=favorites',
  ]
  for (const search of [...odd, `categories=${'x'.repeat(500)}`, 'page=1000000&categories=SLP']) {
    const answer = await request.get(`/exploregames?${search}`)
    expect(answer.status(), search).toBe(200)
    expect(await answer.text(), search).toContain('Find a game for today’s goal')
  }
})

test('a failed payment returns to the free games with an alert', { tag: '@full' }, async ({ page }) => {
  await open(page, '/exploregames?message=Free%20Games')
  const alert = page.getByRole('alertdialog', { name: 'Oh! the payment could not be completed' })
  await expect(alert).toContainText('You can still play the free games')
  await expect(heading(page)).toHaveText('Free Games')
  await alert.getByRole('button', { name: 'Click here' }).click()
  await expect(alert).toBeHidden()
  // Back or a reload must not show it again.
  await expect(page).toHaveURL(/\/exploregames\?categories=Free\+Games$/)
  await expect(heading(page)).toHaveText('Free Games')
  await page.goto('/exploregames?message=Free%20Games&categories=OT')
  await expect(heading(page)).toHaveText('OT')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('words typed before hydration are searched', { tag: '@full' }, async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/app/**', async (route) => {
    if (route.request().resourceType() === 'script') await held
    await route.continue()
  })
  await page.goto('/exploregames', { waitUntil: 'load' })
  await page.getByLabel('Search games').fill('orchrd')
  letGo()
  await expect(page).toHaveURL(/search=orchrd/)
  await expect(page.getByRole('link', { name: /Patient Orchard/ })).toBeVisible()
})

test('shows a skeleton while the next shelf loads', { tag: '@full' }, async ({ page }) => {
  await open(page, '/exploregames')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/all-games*', async (route) => {
    await held
    await route.continue()
  })
  await field(page, 'OT').click()
  await expect(page.getByLabel('Loading games')).toBeVisible()
  letGo()
  await expect(page.getByLabel('Loading games')).toHaveCount(0)
  await expect(heading(page)).toHaveText('OT')
})

test.describe('offline', () => {
  test.use({ mayComplain: /Failed to (load resource|fetch)|ERR_|Error/ })

  test('a shelf that fails says so, and Retry loads it', async ({ page }) => {
    await open(page, '/exploregames')
    await page.route('**/api/all-games*', (route) => route.abort())
    await field(page, 'OT').click()
    await expect(page.getByRole('alert')).toContainText('The games didn’t load. Nothing was lost.')
    await page.unroute('**/api/all-games*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toHaveText('OT')
  })
})
