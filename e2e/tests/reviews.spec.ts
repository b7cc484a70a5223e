import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { openAs, expect, open, test } from '../fixtures/site.ts'

const game = '/Gamedescription/thread-four'
const part = (page: Page) => page.locator('#reviews')
const alert = (page: Page, says: string) => page.getByRole('alertdialog', { name: says })
const submit = (page: Page) => part(page).getByRole('button', { name: 'Submit review' })
const words = (page: Page) => part(page).getByLabel('Your review', { exact: true })
const star = (page: Page, count: number) => part(page).getByRole('radio', { name: `${count} of 5` })
const choose = (page: Page, count: number) =>
  part(page)
    .locator('.rate label')
    .filter({ hasText: `${count} of 5` })
    .click()

const said = `My Tuesday group asked for it again. ${randomUUID()}`
const item = (page: Page) => part(page).getByRole('listitem').filter({ hasText: said })

async function close(page: Page, says: string) {
  await alert(page, says).getByRole('button', { name: 'OK' }).click()
  await expect(alert(page, says)).toBeHidden()
}

test('a visitor is led to the login, and a user writes, replaces, and deletes a review', async ({ page, newcomer }) => {
  await open(page, game)
  await expect(part(page).getByRole('link', { name: 'Log in to review' })).toHaveAttribute('href', '/login')

  await openAs(page, newcomer, game)
  await submit(page).click()
  await close(page, 'Please provide a rating and a review.')
  await choose(page, 4)
  await submit(page).click()
  await close(page, 'Please provide a rating and a review.')
  await words(page).fill(said)
  await submit(page).click()
  await close(page, 'Thank you for your review.')
  await expect(item(page)).toContainText(['Rosa'])
  await expect(item(page).getByRole('img', { name: '4 of 5' })).toBeVisible()
  await expect(words(page)).toHaveValue('')
  await expect(part(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(page, 'a reviewed game')

  await part(page).getByRole('button', { name: 'Change it' }).click()
  await expect(words(page)).toHaveValue(said)
  await tabTo(page, star(page, 4))
  await page.keyboard.press('ArrowRight')
  await expect(star(page, 5)).toBeChecked()
  await submit(page).press('Enter')
  await close(page, 'Thank you for your review.')
  await expect(item(page).getByRole('img', { name: '5 of 5' })).toBeVisible()
  await expect(item(page)).toHaveCount(1)

  await part(page).getByRole('button', { name: 'Delete it' }).click()
  await alert(page, 'Delete your review?').getByRole('button', { name: 'Delete my review' }).click()
  await expect(item(page)).toHaveCount(0)
  await expect(part(page).getByRole('heading', { name: 'What you wrote' })).toHaveCount(0)
})

test.describe('if the server refuses', () => {
  test.use({ mayComplain: /Failed to load resource|did not get through|status of 5/ })

  test('a failed review says why and keeps the text', async ({ page, newcomer }) => {
    await openAs(page, newcomer, game)
    await page.route('**/api/ratings', (route) => route.abort())
    await choose(page, 3)
    await words(page).fill('Calm and short.')
    await submit(page).click()
    await expect(part(page).getByRole('alert')).toContainText('We couldn’t reach Marigold.')
    await expect(words(page)).toHaveValue('Calm and short.')
    await page.reload()
    await expect(words(page)).toHaveValue('Calm and short.')
  })
})
