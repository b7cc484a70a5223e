import { openTool } from '../fixtures/choose-cards.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, pay, register, test } from '../fixtures/accounts.ts'
import { sideScroll } from '../fixtures/site.ts'
import { pressWhenLit } from '../fixtures/switches.ts'
import type { Page } from '@playwright/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const sound = (page: Page, name: string) => page.locator('.sound').filter({ hasText: new RegExp(`^${name}$`) })
const caption = (page: Page) => page.locator('.face-now .face-caption')
const cardNumber = (page: Page) => page.locator('.count b')
const url = '/api/get-image-by-artic-id-and-sentence'

async function toSounds(page: Page) {
  await button(page, /^Articulation/).click()
  await button(page, 'Next').click()
  await expect(sound(page, 'R')).toBeVisible()
}
async function pick(page: Page, name: string, options: string[]) {
  await sound(page, name).click()
  const window = page.getByRole('dialog', { name: 'Select a sub category and position' })
  for (const option of options) await window.getByRole('button', { name: option }).click()
  await window.getByRole('button', { name: 'Done' }).click()
  await expect(window).toBeHidden()
}
async function toViewer(page: Page) {
  await toSounds(page)
  await pick(page, 'R', ['Initial', 'Words', 'Phrases'])
  await button(page, 'Play cards').click()
  await expect(caption(page)).toBeVisible()
}

test('a subscriber picks sounds, and cards open with dropdowns and a carousel', async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/therapycard')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toHaveCount(0)
  await expectAccessible(page, 'area chooser')
  await toSounds(page)
  await expect(button(page, 'Play cards')).toHaveCount(0)
  await expectAccessible(page, 'sounds')

  await sound(page, 'R').click()
  const window = page.getByRole('dialog', { name: 'Select a sub category and position' })
  await expect(window.getByRole('button', { name: 'Initial' })).toBeVisible()
  await expectAccessible(page, 'positions and sub categories')
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden')
  await window.getByRole('button', { name: 'Initial' }).click()
  await window.getByRole('button', { name: 'Done' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Please select at least one category and one position.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await window.getByRole('button', { name: 'Words' }).click()
  await window.getByRole('button', { name: 'Phrases' }).click()
  await window.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.pick')).toContainText('Initial · Words, Phrases')
  await pick(page, 'S', ['Initial', 'Words'])
  await button(page, 'Reset').click()
  await expect(page.locator('.sound[aria-pressed=true]')).toHaveCount(0)
  await expect(button(page, 'Play cards')).toHaveCount(0)
  await pick(page, 'R', ['Initial', 'Words', 'Phrases'])

  await button(page, 'Play cards').click()
  const first = await caption(page).textContent()
  expect(first).toMatch(/^R/)
  await expectAccessible(page, 'viewer')
  await expect(page.getByLabel('Type', { exact: true }).locator('option')).toHaveText(['All types', 'Words', 'Phrases'])
  await button(page, 'Next card').click()
  await expect(caption(page)).not.toHaveText(first ?? '')
  await button(page, 'Previous card').click()
  await button(page, 'Previous card').click()
  await expect(cardNumber(page)).not.toHaveText('1')
  await page.getByLabel('Type', { exact: true }).selectOption('Phrases')
  await expect(cardNumber(page)).toHaveText('1')
  await expect(caption(page)).toHaveText(/^\S+ \S+/)
  await button(page, 'Next card').click()
  await expect(cardNumber(page)).toHaveText('2')
  const shown = await caption(page).textContent()

  await page.reload()
  await expect(caption(page)).toHaveText(shown ?? '')
  await page.goBack()
  await expect(sound(page, 'R')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Play cards').click()
  await button(page, 'Back to main menu').click()
  await expect(page.getByRole('heading', { name: 'What are we practicing?' })).toBeVisible()
  const recent = page.getByRole('complementary').getByRole('button')
  await expect(recent).toHaveText(/R.*Initial · words, phrases · \d+ cards · today/i)
  await expectAccessible(page, 'recent sets')
  await recent.click()
  await expect(cardNumber(page)).toHaveText('1')
  await page.getByRole('link', { name: 'Back to All Game' }).click()
  await expect(page).toHaveURL(/\/exploregames/)
})

test('by keyboard alone from the areas to a scored card', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/therapycard')
  const press = async (name: string | RegExp, key = 'Enter') => {
    await expect(button(page, name).first()).toBeVisible()
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
      if (typeof name === 'string' ? focused === name : name.test(focused)) return page.keyboard.press(key)
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await press(/^R?Articulation/, 'Space')
  await press('Next')
  await press('S')
  await press('Initial', 'Space')
  await press('Words', 'Space')
  await press('Done')
  await expect(page.getByRole('dialog')).toBeHidden()
  await press(/^Play cards/)
  await expect(cardNumber(page)).toHaveText('1')

  const strip = page.getByRole('region', { name: 'Scoring' })
  await page.keyboard.press('1')
  await page.keyboard.press('c')
  await page.keyboard.press('2')
  await expect(page.locator('.score-chip')).toHaveText('Close, cue 1')
  await expect(strip).toContainText('50%')
  await page.keyboard.press('0')
  await expect(strip).toContainText('1 of 3')
  await page.keyboard.press('z')
  await page.keyboard.press('z')
  await expect(strip).toContainText('100%')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect(cardNumber(page)).toHaveText('5')
  await page.keyboard.press('ArrowLeft')
  await expect(cardNumber(page)).toHaveText('4')
})

test('settings enable clicker scoring, turn off single keys, and enable one switch', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/therapycard')
  await toViewer(page)
  const strip = page.getByRole('region', { name: 'Scoring' })
  await openTool(page, 'Settings')
  const window = page.getByRole('dialog', { name: 'Card settings' })
  await expect(window).toBeVisible()
  await expectAccessible(page, 'card settings')
  await window.getByRole('switch', { name: 'Score by clicker' }).click()
  await window.getByRole('switch', { name: 'Single-character keys' }).click()
  await window.getByRole('switch', { name: 'Keep until next' }).click()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()

  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageUp')
  await expect(strip).toContainText('50%')
  await expect(cardNumber(page)).toHaveText('3')
  await page.keyboard.press('1')
  await expect(strip).toContainText('1 of 2')
  await button(page, /^Close/).click()
  await expect(page.locator('.score-chip')).toHaveText('Close')

  await page.reload()
  await expect(cardNumber(page)).toHaveText('4')
  await openTool(page, 'Settings')
  await expect(window.getByRole('switch', { name: 'Score by clicker' })).toBeChecked()
  await window.getByLabel('One switch').selectOption('1 s each')
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await pressWhenLit(button(page, 'Next card'))
  await expect(cardNumber(page)).toHaveText('5')
  await pressWhenLit(button(page, /^Correct/))
  await expect(strip).toContainText('2 of 4')
})

test('a visitor tries the sample; other cards ask for a plan and return to the same picks after payment', async ({
  page,
  request,
}) => {
  await page.goto('/therapycard')
  await button(page, /^Try a sample set/).click()
  await expect(page.locator('.count')).toHaveText('1 of 12')
  await page.goBack()
  await toSounds(page)
  await pick(page, 'R', ['Initial', 'Words'])
  const refused = page.waitForResponse(`**${url}`)
  await button(page, 'Play cards').click()
  const answer = await refused
  expect([answer.status(), await answer.json()]).toEqual([
    403,
    { success: false, code: 'needs_subscription', message: expect.any(String) },
  ])
  const window = page.getByRole('dialog', { name: 'These cards come with a plan' })
  await expect(window).toBeVisible()
  await expectAccessible(page, 'cards need a plan')
  await window.getByRole('link', { name: 'Subscribe Now for 7 Days Free Trial' }).click()
  await expect(page).toHaveURL(/\/pricing/)

  const { paymentUrl } = await register(request)
  await page.goto(await pay(request, paymentUrl))
  await expect(page.getByText('Thank you for your payment! Redirecting to home page...')).toBeVisible({
    timeout: 30_000,
  })
  await page.waitForURL(/\/therapycard\?step=articulation&a=R/)
  await expect(page.locator('.pick')).toContainText('Initial · Words')
  await button(page, 'Play cards').click()
  await expect(caption(page)).toHaveText(/^R/)
})

test(
  'a lost connection, expired login, or empty response keeps the picks, and a login returns to them',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await page.route('**/api/articulations', (route) => route.abort())
    await openAs(page, newcomer, '/therapycard')
    await button(page, /^Articulation/).click()
    await button(page, 'Next').click()
    await expect(page.getByText('We couldn’t load the sounds.')).toBeVisible({ timeout: 20_000 })
    await page.unroute('**/api/articulations')
    await button(page, 'Retry').click()
    await pick(page, 'L', ['Initial', 'Words'])

    await page.route(`**${url}`, (route) => route.abort())
    await button(page, 'Play cards').click()
    const alert = page.getByRole('alertdialog', { name: 'We couldn’t load the cards' })
    await expect(alert).toContainText('Your picks are saved.')
    await page.unroute(`**${url}`)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(caption(page)).toBeVisible()
    await page.goBack()

    await page.route(`**${url}`, (route) => route.fulfill({ json: { success: true, data: [], word: {}, message: '' } }))
    await button(page, 'Play cards').click()
    await expect(page.getByText('No Data Available')).toBeVisible()
    await expectAccessible(page, 'no cards')
    await page.unroute(`**${url}`)
    await page.goBack()

    await button(page, 'Play cards').click()
    await expect(caption(page)).toBeVisible()
    await page.evaluate(() => localStorage.setItem('token', 'dead'))
    await page.goBack()
    await button(page, 'Play cards').click()
    const ended = page.getByRole('dialog', { name: 'You’ve been logged out' })
    await expect(ended).toBeVisible()
    await expect(page.locator('.pick')).toContainText('Initial · Words')
    await ended.getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('Username or email').fill(newcomer.email)
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
    await page.locator('form button[type=submit]').click()
    await page.waitForURL((there) => there.pathname === '/therapycard')
    await expect(page.locator('.pick')).toContainText('Initial · Words')
  },
)

test(
  'loading cards covers the page, and going back or canceling discards them',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    const held: (() => void)[] = []
    await page.route(`**${url}`, async (route) => {
      await new Promise<void>((done) => held.push(done))
      await route.continue().catch(() => {}) // the page may have moved on
    })
    const letGo = () => held.splice(0).forEach((go) => go())
    await openAs(page, newcomer, '/therapycard')
    await toSounds(page)
    await pick(page, 'R', ['Initial', 'Words'])
    const waiting = page.getByRole('dialog', { name: 'Getting your cards ready' })

    await button(page, 'Play cards').click()
    await expect(waiting).toBeVisible()
    expect(await waiting.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await page.keyboard.press('Enter')
    await expect(waiting).toBeVisible()
    await page.goBack()
    await expect(waiting).toBeHidden()
    letGo()
    await expect(sound(page, 'R')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Play cards').click()
    await expect(waiting).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(waiting).toBeHidden()
    letGo()
    await button(page, 'Play cards').click()
    await waiting.getByRole('button', { name: 'Cancel' }).click()
    await expect(waiting).toBeHidden()
    await expect(button(page, 'Play cards')).toBeFocused()
    letGo()

    await button(page, 'Play cards').click()
    await expect.poll(() => held.length).toBe(1)
    await expect(caption(page)).toHaveCount(0)
    letGo()
    await expect(caption(page)).toBeVisible()
  },
)

test('on a phone the picture takes over half of the height, and controls are within thumb reach', async ({
  browser,
  newcomer,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openAs(page, newcomer, '/therapycard')
  await button(page, /^Articulation/).tap()
  await button(page, 'Next').tap()
  await pick(page, 'R', ['Initial', 'Words', 'Sentences'])
  await button(page, 'Play cards').tap()
  const share = async () => ((await page.locator('.face-now .face-box').boundingBox())?.height ?? 0) / 844
  await expect.poll(share).toBeGreaterThanOrEqual(0.55)
  for (const name of ['Next card', 'Previous card', 'Correct', 'Close', 'Not yet', 'Undo last score', 'More']) {
    const side = async () => {
      const { width = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {}
      return Math.min(width, height)
    }
    await expect.poll(side, name).toBeGreaterThanOrEqual(56)
  }
  await button(page, 'Correct').tap()
  await expect(page.getByRole('region', { name: 'Scoring' })).toContainText('100%')
  await button(page, 'OK').tap()
  await button(page, 'R · Initial').tap()
  await page.getByLabel('Type', { exact: true }).selectOption('Sentences')
  await expectAccessible(page, 'dropdowns on a phone')
  await button(page, 'R · Initial · Sentences').tap()
  await expect(caption(page)).toHaveText(/\.$/)
  await expect.poll(() => sideScroll(page)).toBeLessThanOrEqual(0)
  await context.close()
})
