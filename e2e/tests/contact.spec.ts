import type { Page } from '@playwright/test'
import { holdRequests } from '../fixtures/hold-network.ts'
import { expect, open, test } from '../fixtures/site.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const send = (page: Page) => page.locator('form button[type=submit]')
const saysUnder = (page: Page, label: string) =>
  field(page, label).evaluate((input) => {
    const id = input.getAttribute('aria-describedby')?.split(' ')[0]
    return id ? document.getElementById(id)?.textContent : null
  })

async function fillIn(page: Page, message = 'The lantern stands still on our old tablet.') {
  await field(page, 'Name').fill('Rosa Vega')
  await field(page, 'Email').fill('rosa@clinic.test')
  await field(page, 'Message').fill(message)
}

async function solve(page: Page) {
  await page.getByText('not a robot').click()
  // Proof of work takes as long as the machine needs.
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
}

test('each field shows its error, and the first invalid one is focused', async ({ page }) => {
  await open(page, '/contactus')
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'Email').fill('rosa at clinic')
  await field(page, 'Message').fill('Short')
  await field(page, 'Email').press('Enter')
  await expect(field(page, 'Name')).toBeFocused()
  for (const label of ['Name', 'Email', 'Message']) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => saysUnder(page, label), label).toMatch(/Please /)
  }
  await expect.poll(() => saysUnder(page, 'Message')).toContain('10 characters')
})

test('Enter without the CAPTCHA says what is missing', async ({ page }) => {
  await open(page, '/contactus')
  await fillIn(page)
  await field(page, 'Email').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please complete the CAPTCHA before submitting.')
  await expect(field(page, 'Message')).toHaveValue('The lantern stands still on our old tablet.')
})

test('a solved CAPTCHA sends the message once and clears the form', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let calls = 0
  await page.route('**/api/contact-us', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await open(page, '/contactus')
  await fillIn(page)
  await solve(page)
  await expect(send(page)).toHaveText('Send')
  await send(page).click()
  await expect(send(page)).toHaveText('Sending...')
  await send(page).click({ force: true })
  letGo()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
  for (const label of ['Name', 'Email', 'Message']) await expect(field(page, label)).toHaveValue('')
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('checkbox', { name: /not a robot/ })).not.toBeChecked()
  expect(calls).toBe(1)
})

test(
  'an expired CAPTCHA says so and can be solved again without losing the text',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install()
    await open(page, '/contactus')
    await fillIn(page)
    await solve(page)
    await page.clock.fastForward('20:01')
    await expect(page.getByRole('alert')).toHaveText('Verification expired. Try again.')
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'Email').press('Enter')
    await expect(page.getByText('Please complete the CAPTCHA before submitting.')).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue('The lantern stands still on our old tablet.')
    await solve(page)
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
      'Thank you! Your message has been sent.',
    )
  },
)

test.describe('if the server refuses', () => {
  test.use({ mayComplain: /Failed to load resource/ })

  test('its message is shown and the text is kept', { tag: '@full' }, async ({ page }) => {
    const errors = { contactMessage: ['Please use at least 10 characters.'] }
    await page.route('**/api/contact-us', (route) =>
      route.fulfill({ status: 422, json: { message: errors.contactMessage[0], code: 'invalid', errors } }),
    )
    await open(page, '/contactus')
    await fillIn(page)
    await solve(page)
    await send(page).click()
    await expect(page.getByRole('alert')).toHaveText('❌ Please use at least 10 characters.')
    await expect(field(page, 'Name')).toHaveValue('Rosa Vega')
  })

  test('a name that is too long and too many messages have their own messages', async ({ page }) => {
    await page.route('**/api/contact-us', (route) =>
      route.fulfill({
        status: 429,
        json: { message: 'Too many tries. Please try again in 60 minutes.', code: 'too_many' },
      }),
    )
    await open(page, '/contactus')
    await fillIn(page)
    await field(page, 'Name').fill('x'.repeat(81))
    await solve(page)
    await send(page).click()
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Please use at most 80 characters.')
    await field(page, 'Name').fill('Rosa Vega')
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.')
    await expect(page.getByRole('alert')).toContainText('in 60 minutes')
  })

  test('a missing response has one message', { tag: '@full' }, async ({ page }) => {
    await page.route('**/api/contact-us', (route) => route.abort())
    await open(page, '/contactus')
    await fillIn(page)
    await solve(page)
    await send(page).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  })
})

test('text typed while sending is kept', { tag: '@full' }, async ({ page }) => {
  const letGo = await holdRequests(page, '**/api/contact-us')
  await open(page, '/contactus')
  await fillIn(page)
  await solve(page)
  await send(page).click()
  await expect(send(page)).toHaveText('Sending...')
  await field(page, 'Message').fill('And one question more.')
  letGo()
  await expect(field(page, 'Name')).toHaveValue('')
  await expect(field(page, 'Message')).toHaveValue('And one question more.')
})
