import { expectAccessible } from '../fixtures/axe.ts'
import { partnerPath } from '../fixtures/partner.ts'
import { uniqueEmail, openAs, expect, test } from '../fixtures/accounts.ts'

test('a partner user is logged in, returns by My Site, and leaves without a call', async ({
  page,
  context,
  baseURL,
}) => {
  const email = uniqueEmail('mei.lin')
  const path = partnerPath({ sub: email, email }, baseURL ?? '')
  await page.goto(path)
  await page.waitForURL((url) => url.pathname === '/exploregames')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Therapy Cards' })).toBeVisible()
  const site = banner.getByRole('link', { name: /^My Site/ })
  await expect(site).toHaveAttribute('href', 'https://partner.test')
  await expect(site).toHaveAttribute('target', '_blank')
  const labels = (await context.cookies()).filter(({ name }) => name === 'sass_user' || name === 'partner_user')
  expect(labels.map(({ value }) => value)).toEqual(['1', '1'])

  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await banner.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  expect(calls).not.toContain('/api/logout')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('partner_user')

  await page.goto(path)
  await page.waitForURL((url) => url.pathname === '/therapist-login')
  await expect(page.getByRole('main')).toContainText('The link has expired or was already used.')
  await expect(page.getByRole('link', { name: 'Back to your partner site' })).toBeVisible()
  await expectAccessible(page)
})

test("a user logged in with another account is asked first, and an own account isn't entered by email", async ({
  page,
  baseURL,
  newcomer,
}) => {
  await page.goto('/redirect')
  await expect(page.getByText('Processing your request...')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Please open Marigold from your partner site.')

  const other = { sub: uniqueEmail(), email: uniqueEmail('other') }
  await openAs(page, newcomer, partnerPath(other, baseURL ?? ''))
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`You’re logged in here as ${newcomer.email}.`)
  await expect(page).toHaveURL(/\/redirect$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Stay as ${newcomer.email}` }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(partnerPath(other, baseURL ?? ''))
  await dialog.getByRole('button', { name: `Continue as ${other.email}` }).click()
  await page.waitForURL((url) => url.pathname === '/exploregames')
  await expect(page.getByRole('banner').getByRole('link', { name: /^My Site/ })).toBeVisible()

  const owner = { sub: uniqueEmail(), email: newcomer.email }
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(partnerPath(owner, baseURL ?? ''))
  await page.waitForURL((url) => url.pathname === '/therapist-login')
  await expect(page.getByRole('main')).toContainText('You already have a Marigold account with this address.')
  await openAs(page, newcomer, partnerPath(owner, baseURL ?? ''))
  await page.waitForURL((url) => url.pathname === '/exploregames')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Therapy Cards' })).toBeVisible()
})

test(
  'a partner login lost on its way is logged and explained, and one without a token sends no request',
  { tag: '@full' },
  async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    let asked = 0
    await page.route('**/api/redirect-handler', (route) => {
      asked += 1
      return route.abort()
    })
    await page.goto('/redirect?itemArray=')
    await expect(page.getByText('Processing your request...')).toBeVisible()
    await expect(page).toHaveURL('/redirect')
    expect(asked).toBe(0)
    await page.goto('/redirect?itemArray=x')
    await page.waitForURL((url) => url.pathname === '/therapist-login')
    await expect(page.getByRole('main')).toContainText('We couldn’t reach Marigold')
    expect(logged.some((line) => line.includes('The partner login failed'))).toBe(true)
  },
)
