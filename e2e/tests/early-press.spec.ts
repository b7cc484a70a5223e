import type { Page } from '@playwright/test'
import { holdBack } from '../fixtures/hold-back.ts'
import { enter, expect, test } from '../fixtures/signed-in.ts'

/** Opens a page whose scripts do not come before the answered function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letGo = await holdBack(page, '**/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letGo
}

test('a login that is sent before the scripts are there waits for them, and no password reaches the address', async ({
  page,
  newcomer,
}) => {
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

test('of several early presses the last one is done; on a page whose scripts wait it calls them at once', async ({
  page,
}) => {
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

test('a set is saved also where the button is pressed before the account has said who is here', async ({
  page,
  newcomer,
}) => {
  await enter(page, newcomer, '/therapycard?step=articulation&a=R~1~1')
  await page.getByRole('button', { name: 'Save set' }).click()
  const window = page.getByRole('dialog', { name: 'Save this set' })
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window).toBeHidden()

  const letGo = await holdBack(page, '**/api/me')
  await page.goto('/therapycard?step=articulation&a=S~1~1')
  await page.getByRole('button', { name: 'Save set' }).click()
  letGo()
  await expect(window.getByLabel('Name')).toHaveValue(/^S at the start/)

  await page.route('**/api/me', (route) => route.abort())
  await page.goto('/therapycard?step=articulation&a=L~1~1')
  await page.getByRole('button', { name: 'Save set' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Try again when you’re back online.')
})

test('what was typed into the search for cards before the scripts are there is looked for', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/therapycard')
  await page.getByLabel('Find a sound, a word or a goal').fill('rabbit')
  letGo()
  await expect(page.locator('.found').first()).toContainText(/rabbit/i)
})
