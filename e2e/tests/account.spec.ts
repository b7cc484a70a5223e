import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'

test('a subscriber sees plan, price, next payment, and remaining days', async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/myaccount')
  await expect(page.getByText('$9.99 a month. Free trial. First payment on')).toBeVisible()
  await expect(page.getByRole('banner').getByText('7 days left')).toBeVisible()
  await expect(page.getByText('You have not played any games yet!')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/myprofile')
  await expect(page.getByRole('heading', { name: 'Rosa Vega' })).toBeVisible()
  await expectAccessible(page)
})

test('an expired period shows Expired in header and plan, and offers to renew', async ({ page, subscriber }) => {
  await page.route('**/api/billing-details', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { ...answer, data: { ...answer.data, subscription_status: 'expired' } } })
  })
  await page.route('**/api/me', async (route) => {
    const me = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...me, active: false, subscription_status: 'none' } })
  })
  await openAs(page, subscriber, '/myaccount')
  await expect(page.getByRole('banner').getByText('Expired')).toBeVisible()
  await expect(page.getByText('You canceled your plan')).toBeVisible()
  await page.getByRole('link', { name: 'Renew Subscription' }).click()
  await expect(page.getByRole('button', { name: 'Choose Monthly' })).toBeEnabled()
})

test(
  'a bug report is sent once, empty ones are rejected, and one survives an expired login',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await openAs(page, newcomer, '/myaccount')
    const box = page.getByLabel('What happened?')
    const send = page.getByRole('button', { name: 'Send report' })
    const alert = page.getByRole('alertdialog')
    await send.click()
    await expect(box).toBeFocused()
    await expect(box).toHaveAccessibleDescription(/^Please describe the problem\./)
    await page.route('**/api/bug-reports', (route) => route.abort())
    await box.fill('The pinwheel is stuck')
    await send.click()
    await expect(alert).toContainText('Failed to submit bug report. Please try again.')
    await expect(alert).toContainText('We couldn’t reach Marigold.')
    await expect(alert.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('The pinwheel is stuck')
    await page.unroute('**/api/bug-reports')

    await page.request.post('/api/logout', { headers: { authorization: `Bearer ${newcomer.token}` }, data: {} })
    await send.click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible()
    await page.getByLabel('Username or email').fill(newcomer.email)
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
    await page.locator('form button[type=submit]').click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/myaccount')
    await expect(box).toHaveValue('The pinwheel is stuck')
    await send.click()
    await expect(alert).toContainText('Bug report submitted successfully!')
    await expect(alert.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('')
  },
)

test('on a phone the chosen plan is shown on the sign-up page and can be changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/myaccount?plan=yearly')
  await expect(page).toHaveURL(/\/myaccount$/)
  await expect(page.getByText('Yearly, $95.90')).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('radio', { name: /Quarterly/ }).check()
  await page.reload()
  await expect(page.getByText('Quarterly, $26.97')).toBeVisible()
  await expectAccessible(page)
})
