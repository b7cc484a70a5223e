import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { anAddress, cards, enter, expect, pay, register, test } from '../fixtures/signed-in.ts'

const banner = (page: Page) => page.getByRole('banner')

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/40')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Rosa Vega')
  await page.getByRole('button', { name: 'Start trial' }).click()
}

test('while the payment is not known the page says that it is being confirmed, and thanks when it is', async ({
  page,
  newcomer,
}) => {
  await enter(page, newcomer)
  let known = false
  const billing = { subscription_status: 'current', plan_type: '1', trialing: true, past_due: false }
  const period = { current_period_start: '2026-01-01T00:00:00Z', current_period_end: '2099-01-01T00:00:00Z' }
  await page.route('**/api/billing-details', (route) =>
    route.fulfill({ json: { data: known ? { ...billing, ...period } : null, trial_refused: false } }),
  )
  await page.goto('/pricing?thankyou=1')
  await expect(page.getByText('Confirming your payment')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose Yearly' })).toBeDisabled()
  await expectAccessible(page)
  known = true
  await expect(page.getByRole('alertdialog')).toContainText('Thank you for Subscribing')
})

test('a payment that becomes known between two questions opens the games all the same', async ({ page, newcomer }) => {
  await enter(page, newcomer)
  const billing = { subscription_status: 'current', plan_type: '1', trialing: true, past_due: false }
  const period = { current_period_start: '2026-01-01T00:00:00Z', current_period_end: '2099-01-01T00:00:00Z' }
  const data = { ...billing, ...period }
  await page.route('**/api/billing-details', (route) => route.fulfill({ json: { data, trial_refused: false } }))
  // Who is here was read a moment before the payment, and billing a moment after it.
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
})

test('a card that had its trial: nothing is charged, the person is signed in and told', async ({ page, request }) => {
  const own = '5555 5555 5555 4444'
  const first = await register(request)
  const ticket = new URL(await pay(request, first.paymentUrl, own)).searchParams.get('user_id')
  const headers = { 'x-forwarded-for': anAddress() }
  await request.post('/api/auto-login', { data: { user_id: ticket }, headers })
  const second = await register(request)
  await page.goto(second.paymentUrl)
  await fillCard(page, own)
  await expect(page.getByText('This card was used for a free trial before')).toBeVisible()
  await page.waitForURL('**/pricing')
  await expect(page.getByText('the trial did not start and nothing was charged')).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  await page.waitForURL('**/_sandbox/checkout/**')
  await expect(page.getByRole('button', { name: 'Pay $9.99' })).toBeVisible()
})

test('back to the page after the payment: whoever is signed in already is led home', async ({ page, subscriber }) => {
  await enter(page, subscriber, '/auto-login')
  await expect(page.getByText('You are logged in already. Redirecting to home page...')).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(banner(page).getByText('6 days left')).toBeVisible()
})

test('a declined card is said beside its field; going back asks to send nothing again; another card pays', async ({
  page,
  request,
}) => {
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
  await expect(banner(page).getByText('6 days left')).toBeVisible()
})

test('a payment that is abandoned leads to the free games, and can be taken up again from pricing', async ({
  page,
  newcomer,
}) => {
  await enter(page, newcomer, '/pricing')
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose Yearly' }).click()
  await page.waitForURL('**/_sandbox/checkout/**')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/exploregames?message=Free%20Games')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/categories=Free\+Games$/)
  await page.goto('/pricing')
  await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  await page.waitForURL('**/_sandbox/checkout/**')
  await expect(page.getByText('7 days free, then $9.99 a month', { exact: true })).toBeVisible()
})

test('a signed-in person whose press came before the scripts is led back to the plans', async ({ page, newcomer }) => {
  await enter(page, newcomer, '/myaccount?plan=quarterly')
  await page.waitForURL('**/pricing')
  await expect(page.getByRole('button', { name: 'Choose Quarterly' })).toBeEnabled()
})
