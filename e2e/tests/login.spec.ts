import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { holdRequests } from '../fixtures/hold-network.ts'
import { uniqueEmail, openAs, expect, test } from '../fixtures/accounts.ts'

const alert = (page: Page) => page.getByRole('alertdialog')
const submit = (page: Page) => page.locator('form button[type=submit]')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function tryLogin(page: Page, login: string, password: string) {
  await field(page, 'Username or email').fill(login)
  await field(page, 'Password').fill(password)
  await submit(page).click()
}

interface Mail {
  to: string
  text: string
}

async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/outbox.json')).json()) as Mail[]
      const found = mails.find((mail) => mail.to === email && mail.text.includes('/resetpassword'))
      link = /\/resetpassword\?token=[\w-]+/.exec(found?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test('an empty login shows field errors, a wrong one Login Failed, and a retry works', async ({ page, newcomer }) => {
  await page.goto('/login')
  await expectAccessible(page)
  await submit(page).click()
  await expect(field(page, 'Username or email')).toBeFocused()
  await expect(field(page, 'Username or email')).toHaveAccessibleDescription('Please enter your email or username.')
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Please enter your password.')
  await expectAccessible(page)
  await tryLogin(page, newcomer.email, 'not the password')
  await expect(alert(page)).toContainText('Login Failed')
  await expect(alert(page)).toContainText('Incorrect username or password.')
  await expectAccessible(page)
  await alert(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(field(page, 'Username or email')).toHaveValue(newcomer.email)
  await tryLogin(page, newcomer.email.split('@')[0] ?? '', newcomer.password)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('a link in an email leads through the login to its page, but never to another site', async ({
  page,
  newcomer,
}) => {
  await page.goto('/login?next=/pricing')
  await tryLogin(page, newcomer.email, newcomer.password)
  await page.waitForURL((url) => url.pathname === '/pricing')
  await page.goto('/login?next=/pricing')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/pricing')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/myprofile#billing-history')
  await tryLogin(page, newcomer.email, newcomer.password)
  await page.waitForURL((url) => url.pathname + url.hash === '/myprofile#billing-history')
  // A page without login; others would redirect a logged-out user to the login and back.
  await page.goto('/pricing')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/login?next=//example.org')
  await tryLogin(page, newcomer.email, newcomer.password)
  await page.waitForURL((url) => url.hostname !== 'example.org' && url.pathname === '/')
})

test(
  'a lost connection is named, and after wrong passwords a CAPTCHA keeps the typed values',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await page.goto('/login')
    await page.route('**/api/login', (route) => route.abort())
    await tryLogin(page, newcomer.email, newcomer.password)
    await expect(alert(page)).toContainText('We couldn’t reach Marigold. Check your connection and try again.')
    await expect(alert(page).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.unroute('**/api/login')
    for (let tries = 0; tries < 5; tries++)
      await page.request.post('/api/login', { data: { login: newcomer.email, password: 'guess' } })
    await tryLogin(page, newcomer.email, newcomer.password)
    await expect(page.getByRole('alert')).toContainText('please complete the CAPTCHA and log in again')
    await expectAccessible(page)
    await page.getByText('not a robot').click()
    await expect(page.getByText('Verified')).toBeVisible()
    await submit(page).click()
    await page.waitForURL((url) => url.pathname === '/')
  },
)

test('a forgotten password is reset by the emailed link, which works once', async ({ page, request, newcomer }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('rosa')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Error: Invalid email address.')
  await dialog.getByLabel('Email').fill(newcomer.email)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Email sent! Please check your inbox.')).toBeVisible()
  await expectAccessible(page)

  const link = await mailedLink(request, newcomer.email)
  await page.goto(link)
  await expect(page).toHaveURL(/\/resetpassword$/)
  await field(page, 'New password').fill('a new long password')
  await field(page, 'Confirm password').fill('another one entirely')
  await submit(page).click()
  await expect(field(page, 'Confirm password')).toBeFocused()
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('The passwords don’t match.')
  await field(page, 'Confirm password').fill('a new long password')
  await submit(page).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()

  await page.goto(link)
  await field(page, 'New password').fill('a third long password')
  await field(page, 'Confirm password').fill('a third long password')
  await submit(page).click()
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
})

test(
  'after a payment the page says processing, and without a valid ticket leads to the login',
  { tag: '@full' },
  async ({ page }) => {
    const letGo = await holdRequests(page, '**/api/auto-login')
    await page.goto('/auto-login?user_id=1')
    const waiting = page.getByText('Processing payment...')
    await expect(waiting).toBeVisible()
    await expect(page).toHaveURL('/auto-login')
    letGo()
    await expect(page.getByText('Auto-login failed. Redirecting to login page...')).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await page.waitForURL('/login')
  },
)

test('/forgotpassword gives the same response for an unknown address', async ({ page }) => {
  await page.goto('/forgotpassword')
  await field(page, 'Email').fill(uniqueEmail('nobody'))
  await submit(page).click()
  await expect(page.getByText('Email sent! Please check your inbox.')).toBeVisible()
  await expectAccessible(page)
})

test('logging out in one tab logs out the other, which says so', async ({ page, context, newcomer }) => {
  await openAs(page, newcomer, '/myaccount')
  await expect(page.getByText('No plan yet')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login/)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible()
  const answer = await page.request.get('/api/me', { headers: { authorization: `Bearer ${newcomer.token}` } })
  expect(answer.status()).toBe(401)
})

test(
  "blocked storage is explained instead of a login that doesn't last",
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/login')
    await tryLogin(page, newcomer.email, newcomer.password)
    await expect(alert(page)).toContainText('couldn’t keep you logged in')
    await expect(page).toHaveURL(/\/login/)
  },
)
