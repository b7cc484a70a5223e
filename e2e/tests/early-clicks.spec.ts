import type { Page } from '@playwright/test'
import { holdRequests } from '../fixtures/hold-network.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'

/** Opens a page whose scripts load only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letGo = await holdRequests(page, '**/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letGo
}

test('a login submitted before hydration waits, and no password reaches the URL', async ({ page, newcomer }) => {
  const letGo = await openWithoutScripts(page, '/login')
  await page.getByLabel('Username or email').fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  const send = page.locator('form button[type=submit]')
  await send.click()
  await expect(send).toHaveAttribute('data-early', '')
  expect(new URL(page.url()).search).toBe('')
  letGo()
  await expect(page.getByRole('alertdialog')).toContainText('Incorrect username or password.')
  await expect(page.getByLabel('Username or email')).toHaveValue(newcomer.email)
  await expect(page.locator('[data-early]')).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})

test('the last of several early clicks is replayed, and loads deferred scripts at once', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/login')
  await page.locator('form button[type=submit]').click()
  await page.getByRole('button', { name: 'Reset Password' }).click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible()
  await expect(page.getByText('Please enter your password.')).toHaveCount(0)

  const now = await openWithoutScripts(page, '/Gamedescription/lantern-river')
  const dot = page.getByRole('button', { name: 'Picture 2' })
  await dot.click()
  now()
  await expect(dot).toHaveAttribute('aria-current', 'true')
})

test(
  'a set is saved even if Save is clicked before the user is known',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await openAs(page, newcomer, '/therapycard?step=articulation&a=R~1~1')
    await page.getByRole('button', { name: 'Save set' }).click()
    const window = page.getByRole('dialog', { name: 'Save this set' })
    await window.getByRole('button', { name: 'Save' }).click()
    await expect(window).toBeHidden()

    const letGo = await holdRequests(page, '**/api/me')
    await page.goto('/therapycard?step=articulation&a=S~1~1')
    await page.getByRole('button', { name: 'Save set' }).click()
    letGo()
    await expect(window.getByLabel('Name')).toHaveValue(/^S at the start/)

    await page.route('**/api/me', (route) => route.abort())
    await page.goto('/therapycard?step=articulation&a=L~1~1')
    await page.getByRole('button', { name: 'Save set' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Try again when you’re back online.')
  },
)

test('text typed into the card search before hydration is searched', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/therapycard')
  await page.getByLabel('Find a sound, a word, or a goal').fill('rabbit')
  letGo()
  await expect(page.locator('.found').first()).toContainText(/rabbit/i)
})
