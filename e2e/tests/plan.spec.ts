import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, paying, test } from '../fixtures/accounts.ts'

/** The rest of a billing response, for a user without other dues. */
const nothingElse = { trial_refused: false, trial_available: false, unfinished_plan: null, last_payment: null }

const alert = (page: Page) => page.getByRole('alertdialog')
const plan = (page: Page) => page.getByRole('region', { name: 'My Current Plan' })

async function press(page: Page, name: string) {
  await plan(page).getByRole('button', { name }).click()
}

/** Expects this message and dismisses it. */
async function read(page: Page, text: string) {
  await expect(alert(page)).toContainText(text)
  await alert(page).getByRole('button', { name: 'OK' }).click()
  await expect(alert(page)).toHaveCount(0)
}

test('a plan is changed, canceled, and renewed, and invoices are available as PDFs', async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/myprofile')
  await press(page, 'Upgrade Plan')
  const dialog = page.getByRole('dialog', { name: 'Upgrade Plan' })
  await expect(dialog.getByRole('radio', { name: /Monthly/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Upgrade Plan' }).click()
  await read(page, 'Please select a plan.')
  await dialog.getByRole('radio', { name: /Yearly/ }).check()
  await expect(dialog).toContainText('Today: $0.00. Your free trial continues.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Upgrade Plan' }).click()
  await read(page, 'Subscription upgraded successfully!')
  await expect(plan(page)).toContainText('$95.90 a year. Free trial. First payment on')

  await press(page, 'Cancel Plan')
  await expect(page.getByRole('dialog')).toContainText(/Your free trial stays open until .* Nothing is charged\./)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Plan' }).click()
  await read(page, 'Subscription cancelled successfully.')
  await expect(plan(page)).toContainText('You canceled your plan')
  await page.goto('/pricing')
  await page.getByRole('main').getByRole('button', { name: 'Choose Monthly' }).click()
  await expect(page).toHaveURL('/myprofile')
  await expect(plan(page)).toContainText('You already have a plan. You can change it here.')
  await press(page, 'Renew Subscription')
  await read(page, 'Your plan continues. Nothing was charged.')
  await expect(plan(page)).toContainText('Yearly')

  await page.getByRole('button', { name: 'View Billing History' }).click()
  const bills = page.getByRole('dialog', { name: 'Billing History' })
  await expect(bills).toContainText('Monthly, $0.00')
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await bills.getByRole('button', { name: /^PDF of invoice/ }).click()
  const pdf = readFileSync(await (await file).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a new card is shown as being charged, and then as declined', async ({ page, subscriber }) => {
  const period = { current_period_start: '2026-01-01T00:00:00Z', current_period_end: '2099-01-01T00:00:00Z' }
  const owed = { ...period, trialing: false, past_due: true, past_due_until: '2099-01-01T00:00:00Z' }
  const failed_payment = { amount: 999, failed_at: '2026-01-01T00:00:00Z', due: true }
  const data = { subscription_status: 'current', plan_type: '1', next_plan_type: null, failed_payment, ...owed }
  await page.route('**/api/billing-details', (route) => route.fulfill({ json: { data, ...nothingElse } }))
  await page.clock.install()
  await openAs(page, subscriber, '/myprofile?card=changed')
  await expect(plan(page)).toContainText('Your new card is being charged for the payment that failed.')
  await page.clock.fastForward(31_000)
  await expect(plan(page)).toContainText('Your new card couldn’t be charged.')
  await expect(plan(page)).not.toContainText('It will be used from now on')
  await expectAccessible(page)
})

test('the charge to a new card is shown before and after it', { tag: '@full' }, async ({ page, subscriber }) => {
  const invoice_number = 'ABCD1234-0002'
  const period = { current_period_start: '2026-01-01T00:00:00Z', current_period_end: '2099-01-01T00:00:00Z' }
  const failed_payment = { amount: 2697, failed_at: '2026-01-01T00:00:00Z', due: true }
  const current = { subscription_status: 'current', plan_type: '2', next_plan_type: null, trialing: false, ...period }
  const owing = { ...current, past_due: true, past_due_until: '2099-01-01T00:00:00Z', failed_payment }
  const settled = { ...current, past_due: false, past_due_until: null, failed_payment: null }
  let data: object = owing
  let last_payment: object | null = null
  await page.route('**/api/billing-details', (route) => route.fulfill({ json: { data, ...nothingElse, last_payment } }))
  let amount = 2697
  const back = '/myprofile?card=changed&invoice=' + invoice_number
  await page.route('**/api/payment-card', (route) =>
    route.fulfill({ json: { url: back, owed: { invoice_number, amount } } }),
  )
  await openAs(page, subscriber, '/myprofile')
  await expect(plan(page)).toContainText('The payment of $26.97 didn’t go through.')
  await press(page, 'Change card')
  const dialog = page.getByRole('dialog', { name: 'Change card' })
  await expect(dialog).toContainText('When you save a new card, it’s charged $26.97 right away')
  await expectAccessible(page)
  // If the amount has changed, the new one is shown before the page opens.
  amount = 1200
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('charged $12.00 right away')
  data = settled
  last_payment = { invoice_number, amount, paid_at: '2026-01-03T00:00:00Z' }
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**' + back.slice(0, back.indexOf('?')) + '?card=changed**')
  await expect(plan(page)).toContainText('Your new card is saved. It was charged $12.00.')
})

test(
  'a shorter plan is scheduled, survives a cancellation, and is undone by Keep Yearly',
  { tag: '@full' },
  async ({ page, request }) => {
    await openAs(page, await paying(request, 'yearly'), '/myprofile')
    await expect(plan(page)).toContainText('$95.90 a year. Next payment on')
    const dialog = page.getByRole('dialog', { name: 'Upgrade Plan' })
    await press(page, 'Upgrade Plan')
    await dialog.getByRole('radio', { name: 'Switch to Monthly' }).check()
    await expect(dialog).toContainText('Today: $0.00. Yearly stays until')
    await dialog.getByRole('button', { name: 'Upgrade Plan' }).click()
    await expect(alert(page)).toContainText('Your plan changes to Monthly on')
    await read(page, 'Subscription upgraded successfully!')
    await expect(plan(page)).toContainText('It changes to Monthly on')

    await press(page, 'Cancel Plan')
    await expect(page.getByRole('dialog')).toContainText('Your change to Monthly is canceled.')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Plan' }).click()
    await read(page, 'Subscription cancelled successfully.')
    await press(page, 'Renew Subscription')
    await expect(alert(page)).toContainText('Your change to Monthly on')
    await read(page, 'Your plan continues. Nothing was charged.')
    await expect(plan(page)).toContainText('It changes to Monthly on')

    await press(page, 'Upgrade Plan')
    await expect(dialog).toContainText('It changes to Monthly on')
    await expect(dialog).toContainText('If you keep Yearly, the next payment is $95.90 a year on')
    await expect(dialog.getByRole('button', { name: 'Keep my plan' })).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep Yearly' }).click()
    await read(page, 'You’re keeping your Yearly plan.')
    await expect(plan(page)).toContainText('$95.90 a year. Next payment on')
  },
)

test(
  'a tab with a stale plan refetches it before a dialog shows a date',
  { tag: '@full' },
  async ({ page, context, request }) => {
    await openAs(page, await paying(request, 'monthly'), '/myprofile')
    const late = await context.newPage()
    await late.goto('/myprofile')
    await expect(plan(late)).toContainText('$9.99 a month.')
    await press(page, 'Upgrade Plan')
    const dialog = page.getByRole('dialog', { name: 'Upgrade Plan' })
    await dialog.getByRole('radio', { name: /Yearly/ }).check()
    await dialog.getByRole('button', { name: 'Upgrade Plan' }).click()
    await read(page, 'Subscription upgraded successfully!')
    await expect(plan(page)).toContainText('$95.90 a year.')
    const next = /Next payment on (.*)\./.exec((await plan(page).textContent()) ?? '')?.[1] ?? 'no date'

    await press(late, 'Cancel Plan')
    await expect(late.getByRole('dialog')).toContainText(`Everything stays open until ${next}.`)
    await expect(late.getByRole('dialog')).toContainText('There’s no refund for part of a year.')
    await late.getByRole('dialog').getByRole('button', { name: 'Keep my plan' }).click()

    await press(page, 'Cancel Plan')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Plan' }).click()
    await read(page, 'Subscription cancelled successfully.')
    await press(late, 'Upgrade Plan')
    await read(late, 'Your plan has changed since this page was opened.')
    await expect(plan(late)).toContainText('You canceled your plan')
    await expect(late.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  "refusals show the server's message, and without a plan nothing can be canceled",
  { tag: '@full' },
  async ({ page, subscriber, newcomer }) => {
    await openAs(page, subscriber, '/myprofile')
    const refuse = (message: string) => ({ status: 402, json: { success: false, code: 'payment_failed', message } })
    await page.route('**/api/upgrade-subscription', (route) => route.fulfill(refuse('Your card was declined.')))
    await page.route('**/api/cancel-subscription', (route) => route.abort())
    await press(page, 'Upgrade Plan')
    const dialog = page.getByRole('dialog', { name: 'Upgrade Plan' })
    await dialog.getByRole('radio', { name: /Quarterly/ }).check()
    await expect(dialog).toContainText('Today: $0.00.')
    await dialog.getByRole('button', { name: 'Upgrade Plan' }).click()
    await read(page, 'Your card was declined.')
    await page.unroute('**/api/upgrade-subscription')
    await page.route('**/api/upgrade-subscription', (route) => route.abort())
    await expect(dialog).toContainText('Today: $0.00.')
    await dialog.getByRole('button', { name: 'Upgrade Plan' }).click()
    await read(page, 'An error occurred while upgrading.')
    await dialog.getByRole('button', { name: 'Keep my plan' }).click()
    await press(page, 'Cancel Plan')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Plan' }).click()
    await expect(alert(page)).toContainText('We couldn’t reach Marigold')
    await read(page, 'Subscription cancellation failed.')
    // The plan is canceled, but the answer is lost.
    await page.unroute('**/api/cancel-subscription')
    await page.route('**/api/cancel-subscription', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press(page, 'Cancel Plan')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Plan' }).click()
    await read(page, 'Subscription cancelled successfully.')
    await expect(plan(page)).toContainText('You canceled your plan')

    await openAs(page, newcomer, '/myprofile')
    await expect(plan(page).getByRole('link', { name: 'Go to Pricing' })).toBeVisible()
    await expect(plan(page).getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: 'View Billing History' }).click()
    await expect(page.getByRole('dialog')).toContainText('No billing history found.')
  },
)

test(
  'a tab with an older plan is told so and then shows the current one',
  { tag: '@full' },
  async ({ page, context, subscriber }) => {
    await openAs(page, subscriber, '/myprofile')
    const late = await context.newPage()
    await late.goto('/myprofile')
    await expect(plan(late)).toContainText('Monthly')
    const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Upgrade Plan' })
    await press(late, 'Upgrade Plan')
    await expect(dialog(late)).toBeVisible()
    await press(page, 'Upgrade Plan')
    await dialog(page)
      .getByRole('radio', { name: /Yearly/ })
      .check()
    await expect(dialog(page)).toContainText('Today: $0.00.')
    await dialog(page).getByRole('button', { name: 'Upgrade Plan' }).click()
    await read(page, 'Subscription upgraded successfully!')

    await dialog(late)
      .getByRole('radio', { name: /Yearly/ })
      .check()
    await expect(dialog(late)).toContainText('You already have the Yearly plan.')
    await expect(dialog(late).getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await dialog(late).getByRole('button', { name: 'Keep my plan' }).click()
    await expect(plan(late)).toContainText('$95.90 a year. Free trial. First payment on')
  },
)
