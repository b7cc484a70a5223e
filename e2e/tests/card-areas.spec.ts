import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import { sideScroll } from '../fixtures/site.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Areas' }).getByRole('button', { name })
const goal = (page: Page, name: string) => page.locator('.goal').filter({ hasText: name })
const level = (page: Page, name: string) => page.locator('.level').filter({ hasText: name })
const bubble = (page: Page) => page.getByText('You have not selected any of the checkboxes.')
const playCount = (page: Page) => page.locator('.dock-count')
/** Returns how many cards would be played, once they are counted. */
async function countedCards(page: Page): Promise<number> {
  await expect(playCount(page)).toHaveText(/^\d+$/)
  return Number(await playCount(page).textContent())
}

async function to(page: Page, ...areas: string[]) {
  for (const area of areas) await page.locator('.area').filter({ hasText: area }).click()
  await button(page, 'Next').click()
}
/** Opens a goal, checks its first parts, and presses Done. Returns the dock's description. */
async function choose(page: Page, name: string, parts = 1) {
  await goal(page, name).click()
  const window = page.getByRole('dialog', { name })
  const boxes = window.getByRole('checkbox')
  for (let part = 0; part < parts; part += 1) await boxes.nth(part).click()
  await window.getByRole('button', { name: 'Done' }).click()
  await expect(window).toBeHidden()
}

test('language goals show a welcome once, boxes with counts, and a bubble if nothing is checked', async ({
  page,
  newcomer,
}) => {
  await page.clock.install()
  const lists = ['articulations', 'lang-categories', 'fluency-levels', 'articulation-data']
  const read = Promise.all(lists.map((list) => page.waitForResponse(`**/api/${list}`)))
  await openAs(page, newcomer, '/therapycard')
  await read
  await to(page, 'Language')
  const welcome = page.getByText('Welcome! Choose language goals.')
  await expect(welcome).toBeVisible()
  await expectAccessible(page, 'language goals')
  await page.clock.fastForward(4000)
  await expect(welcome).toHaveCount(0)
  await expect(button(page, 'Play cards')).toHaveCount(0)

  await goal(page, 'Opposites').click()
  const window = page.getByRole('dialog', { name: 'Opposites' })
  const boxes = window.getByRole('checkbox')
  await expect(boxes.first()).toHaveText(/\d+ cards/)
  await expectAccessible(page, 'parts of a goal')
  await window.getByRole('button', { name: 'Done' }).click()
  await expect(window).toBeHidden()
  await expect(bubble(page)).toBeVisible()
  // Yellow: about as much green as red, and little blue.
  const color = await bubble(page).evaluate((note) => getComputedStyle(note).backgroundColor)
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
  expect([green / red > 0.85, blue / red < 0.6]).toEqual([true, true])
  await page.clock.fastForward(3000)
  await expect(bubble(page)).toHaveCount(0)

  await choose(page, 'Opposites', 2)
  await expect(goal(page, 'Opposites')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('list', { name: 'Picked language goals' })).toHaveText(/Opposites\s*2 parts/)
  await expect(playCount(page)).toHaveText(/^\d+$/)

  await goal(page, 'Opposites').click()
  await expect(boxes.first()).toBeChecked()
  await boxes.nth(0).click()
  await expect(bubble(page)).toHaveCount(0)
  await boxes.nth(1).click()
  await expect(bubble(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(goal(page, 'Opposites')).toHaveAttribute('aria-pressed', 'false')
  await expect(button(page, 'Play cards')).toHaveCount(0)

  await choose(page, 'Opposites')
  await button(page, 'Reset').click()
  await expect(goal(page, 'Opposites')).toHaveAttribute('aria-pressed', 'false')
  await button(page, 'Prev').click()
  await to(page, 'Language', 'Fluency')
  await expect(goal(page, 'Opposites')).toBeVisible()
  await expect(welcome).toHaveCount(0)
})

test(
  'fluency levels can be combined, and show their techniques and cautions',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await openAs(page, newcomer, '/therapycard')
    await to(page, 'Fluency')
    await expect(level(page, 'Syllables')).toBeVisible()
    await expect(button(page, 'Play cards')).toHaveCount(0)
    await level(page, 'Syllables').click()
    await level(page, 'Short Sentences').click()
    const techniques = page.getByRole('region', { name: 'Techniques' })
    await expect(techniques.getByRole('listitem').filter({ hasText: 'Easy Onset' })).not.toContainText('Not with')
    await expect(techniques.getByRole('listitem').filter({ hasText: 'Easy Pace' })).toContainText('Not with: Syllables')
    const caution = page.getByText('Cluttering is different.')
    await expect(caution).toBeHidden()
    await page.getByText('Before you start').click()
    await expect(caution).toBeVisible()
    await expectAccessible(page, 'fluency levels')
    await level(page, 'Syllables').click()
    await expect(techniques).not.toContainText('Not with')

    await page.reload()
    await expect(level(page, 'Short Sentences')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Play cards').click()
    await expect(page.getByLabel('Fluency', { exact: true })).toHaveValue('1')
    await page.goBack()
    await button(page, 'Reset').click()
    await expect(level(page, 'Short Sentences')).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('link', { name: 'Back to All Game' }).click()
    await expect(page).toHaveURL(/\/exploregames/)
  },
)

test(
  'a failed response keeps the picks, and an empty one opens the requested area',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    const path = '**/api/get-fluency-sentences'
    await openAs(page, newcomer, '/therapycard?step=fluency&f=1')
    await page.route(path, (route) => route.fulfill({ json: { success: false, message: 'No lines today.' } }))
    await button(page, 'Play cards').click()
    const alert = page.getByRole('alertdialog', { name: 'We couldn’t load the cards' })
    await expect(alert).toContainText('No lines today. Your picks are saved.')
    await page.unroute(path)
    await page.route(path, (route) => route.fulfill({ json: { success: true, data: [], message: '' } }))
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No sentences available')).toBeVisible()
    await expect(page.getByLabel('Fluency', { exact: true }).locator('option')).toHaveText(['Select Fluency'])
    await page.goBack()
    await expect(level(page, 'Syllables')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('a set of two areas is fetched in turn, opens at the first, and is in the URL', async ({ page, newcomer }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
  })
  await openAs(page, newcomer, '/therapycard')
  await to(page, 'Fluency', 'Language')
  await choose(page, 'Opposites', 2)
  const alone = await countedCards(page)
  await tab(page, 'Fluency').click()
  await level(page, 'Short Sentences').click()
  await expect.poll(async () => Number(await playCount(page).textContent())).toBeGreaterThan(alone)
  asked.length = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/get-fluency-sentences', async (route) => {
    await held
    await route.continue()
  })
  await button(page, 'Play cards').click()
  const waiting = page.getByText('Getting your cards ready')
  await expect(waiting).toBeVisible()
  answer()
  await expect(waiting).toHaveCount(0)
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible()
  expect(asked.filter((path) => /^\/api\/(get-|language-)/.test(path))).toEqual([
    '/api/language-children-multiple',
    '/api/get-fluency-sentences',
  ])
  const modes = page.getByRole('navigation', { name: 'Areas' }).getByRole('button')
  await expect(modes).toHaveText(['Language', 'Fluency'])
  await expect(modes.first()).toHaveAttribute('aria-pressed', 'true')

  // A new tab knows the set only from its URL.
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const other = await page.context().browser()?.newContext()
  const copy = await other?.newPage()
  if (!copy) throw new Error('no second browser')
  await copy.goto('/healthz')
  await copy.evaluate((value) => localStorage.setItem('token', value ?? ''), token)
  await copy.goto(page.url())
  await expect(copy.getByLabel('Category', { exact: true })).toBeVisible()
  await copy.goBack()
  await other?.close()

  await button(page, 'Back to main menu').click()
  const recent = page.getByRole('complementary').getByRole('button')
  await expect(recent).toHaveText(/Opposites · Short Sentences.*Language, fluency · \d+ cards · today/)
  await recent.click()
  await expect(modes).toHaveText(['Language', 'Fluency'])
  await page.goBack()
  await to(page, 'Language')
  await expect(goal(page, 'Opposites')).toHaveAttribute('aria-pressed', 'true')
})

test("lists a set's cards, excludes one with a tap, and marks broken ones", async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/therapycard')
  await to(page, 'Language')
  await choose(page, 'Opposites')
  const before = await countedCards(page)
  await button(page, 'See the cards').click()
  const window = page.getByRole('dialog', { name: 'The cards of this set' })
  const lines = window.getByRole('listitem')
  await expect(lines).toHaveCount(before)
  await expect(window).not.toContainText('Invalid format')
  await expectAccessible(page, 'cards of a set')
  const gone = await lines.first().locator('b').textContent()
  await lines.first().getByRole('button').click()
  await expect(window.getByRole('status')).toContainText(`${before - 1} of ${before} cards are included.`)
  await page.keyboard.press('Escape')
  await expect(playCount(page)).toHaveText(String(before - 1))

  await page.reload()
  await button(page, 'Play cards').click()
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(playCount(page)).toHaveText(String(before - 1))
  await button(page, 'See the cards').click()
  await window.getByRole('button', { name: `Put back in: ${gone}` }).click()
  await expect(window.getByRole('status')).toContainText(`${before} of ${before} cards are included.`)
  await window.getByRole('link', { name: 'Print these cards' }).click()
  await expect(page).toHaveURL(/\/therapycard\/print/)
  await expect(page.getByText('Nothing to print yet')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()

  await page.route('**/api/language-children-multiple', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { answers: string; correct_option: string }[] }
    for (const row of body.data) row.answers = '["cut short'
    await route.fulfill({ response: answer, json: body })
  })
  await button(page, 'See the cards').click()
  await expect(lines.first()).toContainText('Invalid format')
  await page.keyboard.press('Escape')
  await button(page, 'Play cards').click()
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible()
})

test('lists that fail offer Retry, and disabled areas are hidden', { tag: '@full' }, async ({ page, newcomer }) => {
  await page.clock.install()
  for (const path of ['**/api/lang-categories', '**/api/fluency-levels', '**/api/lang-subcategories/*'])
    await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'no', code: 'internal' } }))
  await openAs(page, newcomer, '/therapycard')
  await to(page, 'Language')
  await expect(page.getByText('We couldn’t load the language goals.')).toBeVisible()
  await expectAccessible(page, 'language goals failed')
  await page.clock.fastForward(4200)
  await page.unroute('**/api/lang-categories')
  await button(page, 'Retry').click()
  // Not over the error notice: the welcome waits for the lists.
  await expect(page.getByText('Welcome! Choose language goals.')).toBeVisible()
  await goal(page, 'Opposites').click()
  const window = page.getByRole('dialog', { name: 'Opposites' })
  await expect(window.getByText('We couldn’t load the parts of this goal.')).toBeVisible()
  await page.unroute('**/api/lang-subcategories/*')
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(window.getByRole('checkbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await tab(page, 'Fluency').click()
  await expect(page.getByText('We couldn’t load the lengths.')).toBeVisible()
  await page.unroute('**/api/fluency-levels')
  await button(page, 'Retry').click()
  await expect(level(page, 'Syllables')).toBeVisible()

  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), language: false } })
  })
  await page.goto('/therapycard?step=language')
  await expect(page.locator('.area')).toHaveText([/Articulation/, /Fluency/])
  await to(page, 'Fluency')
  await expect(page.getByRole('navigation', { name: 'Areas' }).getByRole('button')).toHaveText([
    'Articulation',
    'Fluency',
    'My cards',
  ])
  // A URL doesn't open it either, although its cards may arrive before the user is known.
  await page.goto('/therapycard?step=cards&l=9.169&f=1')
  await expect(page.locator('.modes button')).toHaveText(['Fluency'])
})

test('on a phone goals and levels are within thumb reach and nothing is cut off', async ({ browser, newcomer }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openAs(page, newcomer, '/therapycard')
  await page.locator('.area').filter({ hasText: 'Language' }).tap()
  await button(page, 'Next').tap()
  await goal(page, 'Opposites').tap()
  const window = page.getByRole('dialog', { name: 'Opposites' })
  await window.getByRole('checkbox').first().tap()
  await window.getByRole('button', { name: 'Done' }).tap()
  await expect(playCount(page)).toHaveText(/^\d+$/)
  await tab(page, 'Fluency').tap()
  await level(page, 'Words').first().tap()
  for (const target of [
    level(page, 'Syllables'),
    button(page, 'Play cards'),
    button(page, 'Prev'),
    tab(page, 'Language'),
  ]) {
    const isInReach = async () => {
      const box = await target.boundingBox()
      return box !== null && box.height >= 48 && box.x >= 0 && box.x + box.width <= 390
    }
    await expect.poll(isInReach).toBe(true)
  }
  await expect.poll(() => sideScroll(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'fluency levels on a phone')

  // Like 400% zoom: nothing is wider than the window, and the next control is visible.
  await page.setViewportSize({ width: 320, height: 640 })
  for (const area of ['Language', 'Fluency', 'Articulation']) {
    await tab(page, area).tap()
    await expect(tab(page, area)).toHaveAttribute('aria-current', 'step')
    await expect.poll(() => sideScroll(page)).toBeLessThanOrEqual(0)
    await expect(button(page, 'Reset')).toBeInViewport({ ratio: 1 })
  }
  await tab(page, 'Fluency').tap()
  await expect(button(page, 'Play cards')).toBeInViewport({ ratio: 1 })
  await context.close()
})

test(
  'on a phone every card button is at least 48 px, however many areas are played',
  { tag: '@full' },
  async ({ page, request, subscriber }) => {
    const headers = { authorization: `Bearer ${subscriber.token}` }
    const card = { word: 'ring', phrase: '', sentence: '', marks: [], picture: '', photo: false }
    const made = await request.post('/api/own-lists', { data: { name: 'D., R words', cards: [card] }, headers })
    const { data: list } = (await made.json()) as { data: { id: number } }
    const { data: goals } = (await (await request.get('/api/lang-categories')).json()) as {
      data: { id: number; parts: { id: number }[] }[]
    }
    const goal = `l=${goals[0]?.id}.${goals[0]?.parts[0]?.id}`
    await page.addInitScript(() => {
      const voice = { lang: 'en-US', localService: true, name: 'A voice', default: true }
      Object.defineProperty(window, 'speechSynthesis', {
        value: {
          getVoices: () => [voice],
          cancel: () => {},
          addEventListener: () => {},
          removeEventListener: () => {},
        },
      })
    })
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.viewer :is(button, a[href], select)')]
          .filter((control) => control.getClientRects().length > 0)
          .map((control) => [control.ariaLabel ?? control.innerText, control.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width < 48 || height < 48)
          .map(([name, { width, height }]) => `${name}: ${width} × ${height}`),
      )
    for (const [areas, columns] of [
      ['a=R~1~1&f=1', 2],
      [`a=R~1~1&${goal}&f=1`, 3],
      [`a=R~1~1&${goal}&f=1&o=${list.id}.1`, 4],
    ] as const)
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: width === 360 ? 640 : 844 })
        await openAs(page, subscriber, `/therapycard?step=cards&${areas}`)
        const modes = page.getByRole('navigation', { name: 'Areas' }).getByRole('button')
        await expect(modes).toHaveCount(columns)
        await expect.poll(small, `${columns} areas at ${width} px`).toEqual([])
        if (columns === 2) continue
        await modes.nth(1).click()
        await expect(button(page, 'Read aloud')).toBeVisible()
        await expect.poll(small, `${columns} areas with a voice at ${width} px`).toEqual([])
        await page.locator('.set-chip').click()
        await expect(button(page, 'Back to main menu')).toBeVisible()
      }
  },
)
