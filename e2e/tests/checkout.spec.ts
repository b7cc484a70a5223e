import { expectAccessible } from '../fixtures/accessible.ts'
import { enter, expect, test } from '../fixtures/signed-in.ts'

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
