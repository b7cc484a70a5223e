import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { uniqueEmail, expect, register, subscribe, test } from '../fixtures/accounts.ts'

const alert = (page: Page) => page.getByRole('alertdialog')
const submit = (page: Page) => page.locator('form button[type=submit]')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fill(page: Page, email: string) {
  await field(page, 'Email').fill(email)
  await field(page, 'First name').fill('Rosa')
  await field(page, 'Last name').fill('Vega')
  await field(page, 'Password').fill('correct horse battery')
  await field(page, 'Confirm password').fill('correct horse battery')
  await field(page, 'Occupation').selectOption('1')
  await page.getByRole('checkbox').check()
}

test('an empty form reports every field, the occupation in a dialog, and focuses the first', async ({ page }) => {
  await page.goto('/myaccount')
  await expectAccessible(page)
  await submit(page).click()
  await expect(alert(page)).toContainText('Missing Information')
  await expectAccessible(page)
  await alert(page).getByRole('button', { name: 'OK' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Please enter your first name.')
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Please use at least 8 characters.')
  await expect(field(page, 'Occupation')).toHaveAccessibleDescription('Please select an occupation.')
  await expectAccessible(page)
})

test('server errors are shown next to their fields and no input is lost', async ({ page, request }) => {
  const { email } = await register(request)
  await page.goto('/myaccount')
  await fill(page, email)
  await field(page, 'Password').fill('password1')
  await field(page, 'Confirm password').fill('password1')
  await submit(page).click()
  await expect(alert(page)).toContainText('This password is too easy to guess.')
  await expect(alert(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Password')).toBeFocused()
  await field(page, 'Password').fill('another long password')
  await field(page, 'Confirm password').fill('another long password')
  await submit(page).click()
  await expect(alert(page)).toContainText('This email address is already in use.')
  await expect(alert(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/already in use/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgotpassword',
  )
  await expect(field(page, 'First name')).toHaveValue('Rosa')
})

test('after a lost response, submitting again continues to checkout', { tag: '@full' }, async ({ page }) => {
  const email = uniqueEmail()
  await page.goto('/myaccount')
  await fill(page, email)
  let lost = 0
  await page.route('**/api/register', async (route) => {
    await route.fetch() // the request arrives, but its response is lost
    lost += 1
    await route.abort()
  })
  await submit(page).dblclick()
  await expect(alert(page)).toContainText('Check your connection and try again.')
  expect(lost).toBe(1)
  await page.unroute('**/api/register')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Email')).toHaveValue(email)
  await submit(page).click()
  await expect(alert(page)).toContainText('you have been registered successfully')
  await expect(alert(page)).toContainText('To complete signup proceed to payment')
  await expect(alert(page)).toContainText('First 7 days free. Nothing is charged today.')
  await page.waitForURL('**/_sandbox/checkout/**')
})

test(
  'an email that had its trial is promised none, and a returning user is told to log in',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = uniqueEmail()
    const { token, password } = await subscribe(request, { email })
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.post('/api/delete-account', { data: { oldpassword: password }, headers })).status()).toBe(200)
    await page.goto('/myaccount')
    await expect(page.getByText('Nothing is charged today')).toHaveCount(0)
    await fill(page, email)
    await submit(page).click()
    await expect(alert(page)).toContainText('This email address has had its free trial. $9.99 is charged today.')
    await expect(page.getByText('Nothing is charged today')).toHaveCount(0)
    await page.waitForURL('**/_sandbox/checkout/**')
    await expect(page.getByRole('button', { name: 'Pay $9.99' })).toBeVisible()
    await page.goto('/myaccount')
    await expect(page.getByText('You already signed up. Log in to finish checkout.')).toBeVisible()
    await expectAccessible(page)
  },
)

test('by keyboard alone from pricing through sign-up and checkout to home', async ({ page }) => {
  await page.goto('/pricing')
  await tabTo(page, page.getByRole('button', { name: 'Choose Quarterly' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/myaccount/)
  await expect(page.getByText('Quarterly, $26.97')).toBeVisible()
  for (const [label, text] of [
    ['Email', uniqueEmail()],
    ['First name', 'Rosa'],
    ['Last name', 'Vega'],
    ['Password', 'correct horse battery'],
    ['Confirm password', 'correct horse battery'],
    ['Occupation', 'Speech'],
  ] as const) {
    await tabTo(page, field(page, label))
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/_sandbox/checkout/**')
  await expectAccessible(page)
  for (const [label, text] of [
    ['Card number', '4242424242424242'],
    ['Expiry date', '1240'],
    ['CVC', '123'],
    ['Name on card', 'Rosa Vega'],
  ] as const) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you for your payment! Redirecting to home page...')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('banner').getByText('7 days left')).toBeVisible()
})

test(
  'after five attempts from one address the form asks for a CAPTCHA and continues',
  { tag: '@full' },
  async ({ page }) => {
    const { email } = await register(page.request)
    await page.goto('/myaccount')
    await fill(page, email)
    await field(page, 'Password').fill('another long password')
    await field(page, 'Confirm password').fill('another long password')
    for (const _try of [1, 2, 3, 4, 5]) {
      await submit(page).click()
      await expect(alert(page)).toContainText('This email address is already in use.')
      await expect(alert(page).getByRole('button')).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await field(page, 'Email').fill(uniqueEmail())
    await submit(page).click()
    await expect(alert(page)).toBeVisible()
    await expect(alert(page).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    // Configured the same each time: no third-party name, no movement tracking.
    for (const _appearance of [1, 2, 3]) {
      await expect(page.locator('altcha-widget')).toHaveText(/^\s*I'm not a robot\s*$/)
      await submit(page).click()
      await expect(alert(page).getByRole('button')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(alert(page)).toHaveCount(0)
    }
    await page.getByText('not a robot').click()
    // Proof of work takes as long as the machine needs.
    await expect(page.getByRole('checkbox', { name: /Verified/ })).toBeChecked({ timeout: 60_000 })
    await expectAccessible(page)
    await submit(page).click()
    await page.waitForURL('**/_sandbox/checkout/**')
  },
)
