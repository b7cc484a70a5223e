import type { Page } from '@playwright/test'
import { totpCode } from '../fixtures/totp-code.ts'
import { holdResponses, holdRequests } from '../fixtures/hold-network.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'

// A stale response must not undo something newer.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const cardRows = (page: Page) => page.getByRole('region', { name: 'Cards', exact: true }).getByRole('listitem')

/** Waits until responses are rendered and animations have ended. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const over = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.all(over.map(({ finished }) => finished.catch(() => {})))
  })

test('words typed while a list is being saved are kept', async ({ page, subscriber }) => {
  const words = field(page, 'Add words, one per line')
  await openAs(page, subscriber, '/therapycard/mine/new')
  await words.fill('ring')
  await button(page, 'Add 1 card').click()
  await expect(cardRows(page)).toHaveText([/ring/])

  const renamed = await holdResponses(page, '**/api/own-lists/*', 'PUT')
  await field(page, 'List').fill('D., R words')
  await words.fill('rain')
  await renamed.made
  await expect(words).toHaveValue('rain')
  await field(page, 'Sound or goal, if you like').fill('R, initial')
  await words.focus()
  renamed.letGo()
  await expect(button(page, 'Add 1 card')).toBeEnabled()
  await expect(words).toHaveValue('rain')
  await expect(field(page, 'List')).toHaveValue('D., R words')
  await expect(field(page, 'Sound or goal, if you like')).toHaveValue('R, initial')

  const added = await holdResponses(page, '**/api/own-lists/*/cards', 'POST')
  await button(page, 'Add 1 card').click()
  await added.made
  await words.pressSequentially('\nroad')
  added.letGo()
  await expect(cardRows(page)).toHaveText([/ring/, /rain/])
  await expect(words).toHaveValue('road')
  await button(page, 'Add 1 card').click()
  await expect(cardRows(page)).toHaveText([/ring/, /rain/, /road/])
  await expect(words).toHaveValue('')
  await page.reload()
  await expect(field(page, 'Sound or goal, if you like')).toHaveValue('R, initial')
})

test('text typed while a form is being sent is kept', { tag: '@full' }, async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/Gamedescription/tide-breath')
  const review = field(page, 'Your review')
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true })
  await review.fill('Calm.')
  const rated = await holdResponses(page, '**/api/ratings', 'POST')
  await button(page, 'Submit review').click()
  await rated.made
  await review.pressSequentially(' And slow.')
  rated.letGo()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(review).toHaveValue('Calm. And slow.')

  await page.goto('/myprofile')
  const report = field(page, 'What happened?')
  await report.fill('No sound.')
  const reported = await holdResponses(page, '**/api/bug-reports', 'POST')
  await button(page, 'Send report').click()
  await reported.made
  await report.pressSequentially(' Since today.')
  reported.letGo()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(report).toHaveValue('No sound. Since today.')

  const updated = await holdResponses(page, '**/api/update-profile', 'POST')
  await field(page, 'Phone').fill('555 0100')
  await button(page, 'Save changes').click()
  await updated.made
  await field(page, 'Email').fill('typed.meanwhile@clinic.test')
  updated.letGo()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(field(page, 'Email')).toHaveValue('typed.meanwhile@clinic.test')
})

test("a reopened dialog isn't closed by the previous one's request", { tag: '@full' }, async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/myprofile')
  const window = page.getByRole('dialog', { name: 'Reset Password' })
  const letGo = await holdRequests(page, '**/api/change-password')
  await button(page, 'Reset Password').click()
  await field(page, 'Current password').fill(newcomer.password)
  await field(page, 'New password').fill('a paper boat at dusk')
  await field(page, 'Confirm password').fill('a paper boat at dusk')
  await button(page, 'Change password').click()
  await expect(button(page, 'Saving')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await button(page, 'Reset Password').click()
  await field(page, 'Current password').fill('typed again')
  letGo()
  await expect(page.getByText('Your password was changed.')).toHaveCount(1)
  await expect(window).toBeVisible()
  await expect(window).not.toHaveAttribute('data-ending-style')
  await settled(page)
  await expect(field(page, 'Current password')).toHaveValue('typed again')
})

test(
  'two-step login turned on while its dialog closes is shown as on',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await openAs(page, newcomer, '/myprofile/security')
    await button(page, 'Turn on').click()
    const window = page.getByRole('dialog', { name: 'Turn on two-step login' })
    await window.getByLabel('Current password').fill(newcomer.password)
    await window.getByRole('button', { name: 'Continue' }).click()
    const key = await window.locator('code').innerText()
    const letGo = await holdRequests(page, '**/api/second-factor/confirm')
    await window.getByLabel('Code shown in the app now').fill(totpCode(key))
    await window.getByRole('button', { name: 'Turn on' }).click()
    await expect(window.getByRole('button', { name: 'Turning on' })).toBeVisible()
    const askedAgain = page.waitForResponse('**/api/second-factor')
    await page.keyboard.press('Escape')
    await askedAgain
    letGo()
    await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible()
  },
)

test('the last of two clicks on a favorite wins, even if the first is slow', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/exploregames')
  const heart = page.getByRole('button', { name: 'Favorite: Tide Breath' })
  const letGo = await holdRequests(page, '**/api/favorites/*', 'PUT')
  const [added, removed] = ['PUT', 'DELETE'].map((method) =>
    page.waitForResponse((answer) => answer.url().includes('/api/favorites/') && answer.request().method() === method),
  )
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  letGo()
  await Promise.all([added, removed])
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('an email setting toggled twice quickly stays as shown', { tag: '@full' }, async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/myprofile/emails')
  const news = page.getByRole('switch', { name: /^Announcements/ })
  await expect(news).toBeChecked()
  const gate = Promise.withResolvers<void>()
  const sent: boolean[] = []
  await page.route('**/api/mail-preferences', async (route) => {
    const on = (route.request().postDataJSON() as { announcements?: boolean } | null)?.announcements
    if (on === undefined) return route.continue()
    sent.push(on)
    if (!on) await gate.promise
    await route.continue()
  })
  const answers = [false, true].map((on) =>
    page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes(`"announcements":${on}`))),
  )
  await news.click()
  await expect(news).not.toBeChecked()
  await news.click()
  await expect(news).toBeChecked()
  await settled(page)
  await page.evaluate(() => fetch('/healthz').then(({ ok }) => ok))
  gate.resolve()
  await Promise.all(answers)
  await page.reload()
  await expect(news).toBeChecked()
  expect(sent).toEqual([false, true])
})

test('on a slow network a payment is polled again only after the last response', async ({ page, newcomer }) => {
  await page.clock.install()
  await openAs(page, newcomer, '/pricing?thankyou')
  await expect(page.getByText('Confirming your payment')).toBeVisible()
  let asked = 0
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/me', async (route) => {
    asked += 1
    await gate.promise
    await route.continue().catch(() => {})
  })
  for (let round = 0; round < 4; round += 1) {
    await page.clock.runFor(2000)
    await page.evaluate(() => fetch('/healthz').then(({ ok }) => ok))
  }
  expect(asked).toBe(1)
  const answered = page.waitForResponse('**/api/me')
  gate.resolve()
  await answered
  await expect
    .poll(async () => {
      await page.clock.runFor(2000)
      return asked
    })
    .toBeGreaterThan(1)
})

test("a guest's game continues when its previous link is found to be ended", async ({ page, browser, subscriber }) => {
  await openAs(page, subscriber, '/game/patient-orchard')
  await button(page, 'Guest link').click()
  const window = page.getByRole('dialog', { name: 'Guest link' })
  const codes: string[] = []
  for (let link = 0; link < 2; link += 1) {
    await window.getByRole('button', { name: 'Make a guest link' }).click()
    codes.push((await window.locator('.code-letters').textContent()) ?? '')
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
    await button(page, 'Guest link').click()
  }
  const client = await (await browser.newContext()).newPage()
  await client.clock.install()
  let pulsed = false
  const gate = Promise.withResolvers<void>()
  await client.route('**/api/guest-links/pulse', async (route) => {
    pulsed = true
    await gate.promise
    await route.fulfill({ json: { lives: false } })
  })
  await client.goto(`/guest#${codes[0]}`)
  const start = client.frameLocator('iframe').getByRole('button', { name: 'Start' })
  await expect(start).toBeVisible()
  await expect
    .poll(async () => {
      await client.clock.runFor(5000)
      return pulsed
    })
    .toBe(true)
  const opened = client.waitForResponse('**/api/guest-links/open')
  await client.evaluate((code) => (location.hash = code), codes[1] ?? '')
  await opened
  await expect(start).toBeVisible()
  gate.resolve()
  await client.unrouteAll({ behavior: 'wait' })
  await settled(client)
  await expect(start).toBeVisible()
  await expect(client.getByText('Opening')).toHaveCount(0)
  await client.context().close()
})

test(
  "cards being played aren't replaced by a set that was to be edited before",
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await openAs(page, newcomer, '/therapycard?step=articulation&a=R~1~1')
    await button(page, 'Save set').click()
    await page.getByRole('dialog', { name: 'Save this set' }).getByRole('button', { name: 'Save' }).click()
    await expect(button(page, 'Saved')).toBeVisible()
    await page.goto('/therapycard')
    const checked = await holdResponses(page, '**/api/card-sets/check', 'POST')
    const set = page.getByRole('region', { name: 'Saved sets' })
    await set.getByRole('button', { name: /^Options/ }).click()
    await button(page, 'Edit cards').click()
    await checked.made
    await page.keyboard.press('Escape')
    await set.locator('.quick').first().click()
    await expect(page.locator('.face-now .face-caption')).toHaveText(/^R/)
    checked.letGo()
    await page.unrouteAll({ behavior: 'wait' })
    await settled(page)
    await expect(page).toHaveURL(/step=cards/)
    await expect(page.locator('.face-now .face-caption')).toHaveText(/^R/)
  },
)
