import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/accounts.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/30')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Rosa Vega')
  await button(page, 'Start trial').click()
}

test('a new therapist chooses a plan, signs up, pays, and returns logged in with full access', async ({ page }) => {
  const email = `rosa.${Date.now()}@clinic.test`
  await page.goto('/pricing')
  await button(page, 'Choose Yearly').click()
  await expect(page).toHaveURL(/\/myaccount/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('planType'))).toBe('yearly')

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Vega')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByLabel('Confirm password').fill('correct horse battery')
  const submit = page.locator('form button[type=submit]')

  await submit.click()
  await expect(page.getByRole('alertdialog')).toContainText('Missing Information')
  await expect(page.getByRole('alertdialog')).toContainText('Please select an occupation.')
  await button(page, 'OK').click()
  await page.getByLabel('Occupation').selectOption({ label: 'Speech Language Pathologist' })

  await submit.click()
  await expect(page.getByRole('alertdialog')).toContainText('Terms & Conditions')
  await expect(page.getByRole('alertdialog')).toContainText('Please accept the privacy policy and terms & conditions.')
  await button(page, 'OK').click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.getByRole('checkbox').check()

  await submit.click()
  await expect(page.getByText('you have been registered successfully')).toBeVisible()
  await page.waitForURL('**/_sandbox/checkout/**')
  await expect(page.getByText('7 days free, then $95.90 a year', { exact: true })).toBeVisible()

  await fillCard(page, '4000 0000 0000 0002')
  await expect(page.getByText('Your card was declined').first()).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242')

  await page.waitForURL((url) => url.pathname === '/', { timeout: 45_000 })
  const header = page.getByRole('banner')
  await expect(header.getByText('7 days left')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Therapy Cards' })).toBeVisible()

  await page.goto('/game/patient-orchard?name=Patient%20Orchard')
  await expect(page).toHaveTitle(/Patient Orchard/)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: 'Start', exact: true })).toBeVisible()

  await page.goto('/')
  await button(page, 'Logout').click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel(/email/i).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('alertdialog')).toContainText('Incorrect username or password.')
  await button(page, 'Try Again').click()
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(header.getByRole('link', { name: 'My Profile' })).toBeVisible()
})

test('a visitor plays a free game, and a subscription game shows what it needs', async ({ page }) => {
  await page.goto('/game/lantern-river?name=Lantern%20River')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.goto('/game/patient-orchard?name=Patient%20Orchard')
  await expect(page).toHaveURL(/\/Gamedescription\/patient-orchard/)
  await expect(page.getByText('Subscribe Now for 7 Days Free Trial').first()).toBeVisible()
})

test('home and explore work without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Featured Games' })).toBeVisible()
  await page.getByRole('link', { name: 'All Games' }).first().click()
  await expect(page).toHaveURL(/\/exploregames/)
  await expect(page.getByRole('link', { name: /Lantern River/ }).first()).toBeVisible()
  await context.close()
})
