import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { enter, expect, test } from '../fixtures/signed-in.ts'

const alert = (page: Page) => page.getByRole('alertdialog')
const plan = (page: Page) => page.getByRole('region', { name: 'My Current Plan' })

async function press(page: Page, name: string) {
  await plan(page).getByRole('button', { name }).click()
}

/** Reads what is said and answers it. */
async function read(page: Page, text: string) {
  await expect(alert(page)).toContainText(text)
  await alert(page).getByRole('button', { name: 'OK' }).click()
  await expect(alert(page)).toHaveCount(0)
}

test('a plan is changed, canceled and renewed, and each invoice is had as a PDF', async ({ page, subscriber }) => {
  await enter(page, subscriber, '/myprofile')
  await press(page, 'Upgrade Plan')
  const dialog = page.getByRole('dialog', { name: 'Upgrade Plan' })
  await expect(dialog.getByRole('radio', { name: /Monthly/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Upgrade Plan' }).click()
  await read(page, 'Please select a plan.')
  await dialog.getByRole('radio', { name: /Yearly/ }).check()
  await expect(dialog).toContainText('Today: $0.00. Your free trial goes on.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Upgrade Plan' }).click()
  await read(page, 'Subscription upgraded successfully!')
  await expect(plan(page)).toContainText('95.90 USD a year. Free trial. First payment on')

  await press(page, 'Cancel Plan')
  await expect(page.getByRole('dialog')).toContainText(/Your free trial stays open until .* Nothing is charged\./)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Plan' }).click()
  await read(page, 'Subscription cancelled successfully.')
  await expect(plan(page)).toContainText('You canceled your plan')
  await page.goto('/pricing')
  await page.getByRole('main').getByRole('button', { name: 'Choose Monthly' }).click()
  await expect(page).toHaveURL('/myprofile')
  await expect(plan(page)).toContainText('You have a plan already. Here you can change it.')
  await press(page, 'Renew Subscription')
  await read(page, 'Your plan goes on. Nothing was charged.')
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

test('a new card is being tried for a while, and then said to have been refused', async ({ page, subscriber }) => {
  const period = { current_period_start: '2026-01-01T00:00:00Z', current_period_end: '2099-01-01T00:00:00Z' }
  const owed = { ...period, trialing: false, past_due: true, past_due_until: '2099-01-01T00:00:00Z' }
  const data = { subscription_status: 'current', plan_type: '1', next_plan_type: null, ...owed }
  await page.route('**/api/billing-details', (route) => route.fulfill({ json: { data, trial_refused: false } }))
  await page.clock.install()
  await enter(page, subscriber, '/myprofile?card=changed')
  await expect(plan(page)).toContainText('The payment is being tried with your new card.')
  await page.clock.fastForward(31_000)
  await expect(plan(page)).toContainText('The payment has not gone through with your new card so far.')
  await expect(plan(page)).not.toContainText('It pays from now on')
  await expectAccessible(page)
})

test('what is refused is said in the words of the server; without a plan there is nothing to cancel', async ({
  page,
  subscriber,
  newcomer,
}) => {
  await enter(page, subscriber, '/myprofile')
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
  await read(page, 'Subscription cancellation failed.')

  await enter(page, newcomer, '/myprofile')
  await expect(plan(page).getByRole('link', { name: 'Go to Pricing' })).toBeVisible()
  await expect(plan(page).getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'View Billing History' }).click()
  await expect(page.getByRole('dialog')).toContainText('No billing history found.')
})

test('a tab that knows an older plan is told so, asks for nothing in vain, and then shows what is', async ({
  page,
  context,
  subscriber,
}) => {
  await enter(page, subscriber, '/myprofile')
  const late = await context.newPage()
  await late.goto('/myprofile')
  await expect(plan(late)).toContainText('Monthly')
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Upgrade Plan' })
  await press(page, 'Upgrade Plan')
  await dialog(page)
    .getByRole('radio', { name: /Yearly/ })
    .check()
  await expect(dialog(page)).toContainText('Today: $0.00.')
  await dialog(page).getByRole('button', { name: 'Upgrade Plan' }).click()
  await read(page, 'Subscription upgraded successfully!')

  await press(late, 'Upgrade Plan')
  await dialog(late)
    .getByRole('radio', { name: /Yearly/ })
    .check()
  await expect(dialog(late)).toContainText('You have the Yearly plan already.')
  await expect(dialog(late).getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await dialog(late).getByRole('button', { name: 'Keep my plan' }).click()
  await expect(plan(late)).toContainText('95.90 USD a year. Free trial. First payment on')
})
