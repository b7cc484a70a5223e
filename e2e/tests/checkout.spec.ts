import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { uniqueIp, cards, openAs, expect, pay, register, test } from '../fixtures/accounts.ts'

const nothingElse = { trial_refused: false, trial_available: false, unfinished_plan: null, last_payment: null }
const banner = (page: Page) => page.getByRole('banner')

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/40')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Rosa Vega')
  await page.getByRole('button', { name: 'Start trial' }).click()
}

test('a pending payment says it is being confirmed, then thanks', async ({ page, newcomer }) => {
  await openAs(page, newcomer)
  let known = false
  const billing = { subscription_status: 'current', plan_type: '1', trialing: true, past_due: false }
  const period = { current_period_start: '2026-01-01T00:00:00Z', current_period_end: '2099-01-01T00:00:00Z' }
  await page.route('**/api/billing-details', (route) =>
    route.fulfill({ json: { data: known ? { ...billing, ...period } : null, ...nothingElse } }),
  )
  await page.goto('/pricing?thankyou=1')
  await expect(page.getByText('Confirming your payment')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose Yearly' })).toBeDisabled()
  await expectAccessible(page)
  known = true
  await expect(page.getByRole('alertdialog')).toContainText('Thank you for Subscribing')
})

test(
  'a payment that arrives between two polls opens the games anyway',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await openAs(page, newcomer)
    const billing = { subscription_status: 'current', plan_type: '1', trialing: true, past_due: false }
    const period = { current_period_start: '2026-01-01T00:00:00Z', current_period_end: '2099-01-01T00:00:00Z' }
    const data = { ...billing, ...period }
    await page.route('**/api/billing-details', (route) => route.fulfill({ json: { data, ...nothingElse } }))
    // The user was read just before the payment, and billing just after it.
    let asked = 0
    await page.route('**/api/me', async (route) => {
      const response = await route.fetch()
      const json = { ...((await response.json()) as object), active: asked > 0 }
      asked += 1
      await route.fulfill({ response, json })
    })
    await page.goto('/pricing?thankyou=1')
    await page.getByRole('alertdialog').getByRole('link', { name: 'All Games' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Haystack Hello/ })
      .first()
      .click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Play', exact: true })).toBeVisible()
  },
)

test("a card that already had a trial isn't charged, and the user is logged in and told", async ({ page, request }) => {
  const own = '5555 5555 5555 4444'
  const first = await register(request)
  const ticket = new URL(await pay(request, first.paymentUrl, own)).searchParams.get('user_id')
  const headers = { 'x-forwarded-for': uniqueIp() }
  await request.post('/api/auto-login', { data: { user_id: ticket }, headers })
  const second = await register(request)
  await page.goto(second.paymentUrl)
  await fillCard(page, own)
  await expect(page.getByText('This card was used for a free trial before')).toBeVisible()
  await page.waitForURL('**/pricing')
  await expect(page.getByText('the trial didn’t start and nothing was charged')).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  await page.waitForURL('**/_sandbox/checkout/**')
  await expect(page.getByRole('button', { name: 'Pay $9.99' })).toBeVisible()
})

test('going back after the payment leads a logged-in user home', { tag: '@full' }, async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/auto-login')
  await expect(page.getByText('You are logged in already. Redirecting to home page...')).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(banner(page).getByText('7 days left')).toBeVisible()
})

test("a declined card shows its error, Back doesn't resubmit, and another card works", async ({ page, request }) => {
  const { paymentUrl } = await register(request)
  await page.goto('/pricing')
  await page.goto(paymentUrl)
  await fillCard(page, cards.declined)
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/Your card was declined/)
  await expect(page.getByLabel('Name on card')).toHaveValue('Rosa Vega')
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Your card was declined').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/_sandbox\/checkout|\/pricing/)
  await page.goto(paymentUrl)
  await fillCard(page, cards.pays)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(banner(page).getByText('7 days left')).toBeVisible()
})

/** Expects a plan's checkout with its trial. */
async function expectPaymentPage(page: Page, terms: string) {
  await page.waitForURL('**/_sandbox/checkout/**')
  await expect(page.getByText(terms, { exact: true })).toBeVisible()
}

const yearlyTrial = '7 days free, then $95.90 a year'

test('an abandoned checkout leads to the free games and can be finished from the alert, home, or pricing', async ({
  page,
  newcomer,
}) => {
  await openAs(page, newcomer, '/pricing')
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose Yearly' }).click()
  await expectPaymentPage(page, yearlyTrial)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/exploregames?message=Free%20Games')
  await expect(page.getByRole('alertdialog')).toContainText('You can still play the free games')
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish checkout' }).click()
  await expectPaymentPage(page, yearlyTrial)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Click here' }).click()
  await expect(page).toHaveURL(/categories=Free\+Games$/)

  await page.goto('/')
  await expect(page.getByText('You chose Yearly. Finish checkout to start your trial.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '/pricing')
  await page.getByRole('button', { name: 'Finish checkout' }).click()
  await expectPaymentPage(page, yearlyTrial)

  await page.goto('/pricing')
  await expect(page.getByRole('main')).toContainText('First 7 days free. Nothing is charged today.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Finish checkout' }).click()
  await expectPaymentPage(page, yearlyTrial)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  await expectPaymentPage(page, '7 days free, then $9.99 a month')
})

test(
  'a new user who left checkout logs in and finishes it without the form',
  { tag: '@full' },
  async ({ page, request }) => {
    const { email, password, paymentUrl } = await register(request, { plan: 'yearly' })
    await page.goto(paymentUrl)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('alertdialog').getByRole('link', { name: 'Finish checkout' }).click()
    await page.waitForURL('**/login')
    await page.getByLabel('Username or email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await page.getByRole('button', { name: 'Finish checkout' }).click()
    await expectPaymentPage(page, yearlyTrial)
    await fillCard(page, cards.pays)
    await expect(page.getByRole('alertdialog')).toContainText('Thank you for Subscribing')
    await page.goto('/')
    await expect(banner(page).getByText('7 days left')).toBeVisible()
    await expect(page.getByText('Finish checkout')).toHaveCount(0)
  },
)

test('a user with free access is offered no trial', { tag: '@full' }, async ({ page, newcomer }) => {
  await page.route('**/api/billing-details', (route) => route.fulfill({ json: { data: null, ...nothingElse } }))
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    const json = { ...((await response.json()) as object), active: true, subscription_status: 'free' }
    await route.fulfill({ response, json })
  })
  await openAs(page, newcomer, '/pricing')
  await expect(page.getByText('You already have access to everything.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Free Trial' })).toHaveCount(0)
  await page.goto('/')
  await expect(banner(page).getByRole('link', { name: 'Therapy Cards' })).toBeVisible()
  await expect(page.getByText(/7 days free|Start Free Trial|Finish checkout/)).toHaveCount(0)
})

test('a user who has had the trial is told that a plan is charged at once', async ({ page, newcomer }) => {
  await page.route('**/api/billing-details', (route) =>
    route.fulfill({ json: { data: null, ...nothingElse, unfinished_plan: 'monthly' } }),
  )
  await openAs(page, newcomer, '/pricing')
  await expect(page.getByText('You’ve had your free trial. A new plan is charged right away.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish checkout' })).toBeVisible()
  await expect(page.getByText(/Nothing is charged|Start Free Trial/)).toHaveCount(0)
})

test('a logged-in user who clicked before hydration is led back to the plans', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/myaccount?plan=quarterly')
  await page.waitForURL('**/pricing')
  await expect(page.getByRole('button', { name: 'Choose Quarterly' })).toBeEnabled()
})
