import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { makePhoto } from '../fixtures/make-photo.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const words = (page: Page) => page.getByLabel('Add words, one per line')
const caption = (page: Page) => page.locator('.face-now .face-caption')
const rows = (page: Page) => page.getByRole('region', { name: 'Cards', exact: true }).getByRole('listitem')

test('five pasted words get pictures, survive a reload, and are played and printed', async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/therapycard')
  await button(page, 'My cards').click()
  await page.getByRole('link', { name: 'New list' }).click()
  await page.getByLabel('List', { exact: true }).fill('Dana King')
  await expect(page.getByText('That looks like a full name.')).toBeVisible()
  await page.getByLabel('List', { exact: true }).fill('D., R words')
  await words(page).fill('[r]abbit; a red rabbit; The rabbit runs.\nring\nrainbow\nred apple\nxylograph')
  await expect(page.getByText('5 cards, 4 with a picture.')).toBeVisible()
  await page.reload()
  await expect(words(page)).toHaveValue(/^\[r\]abbit;/)
  await expectAccessible(page, 'a new list')
  await button(page, 'Add 5 cards').click()
  await expect(rows(page)).toHaveText([/rabbit/, /ring/, /rainbow/, /red apple/, /xylograph/])
  await expect(page).toHaveURL(/\/therapycard\/mine\/\d+$/)

  await page.getByRole('link', { name: 'Play cards' }).click()
  await expect(caption(page)).toHaveText('rabbit')
  await expect(caption(page).locator('u')).toHaveText('r')
  await expect(page.locator('.face-now img')).toHaveAttribute('src', '/assets/cards/rabbit.svg')
  await page.getByLabel('Type').selectOption('Sentences')
  await expect(caption(page)).toHaveText('The rabbit runs.')
  await expectAccessible(page, 'own cards played')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByText('Page 1 of 1')).toBeVisible()

  await page.goto('/therapycard')
  await page.getByRole('button', { name: /^D\., R words/ }).click()
  await expect(caption(page)).toHaveText('rabbit')

  await button(page, 'Back to main menu').click()
  await page.getByRole('searchbox', { name: /^Find a sound/ }).fill('xylog')
  await button(page, 'xylograph My cards, D., R words').click()
  await expect(page.getByRole('group', { name: 'Take from D., R words' }).getByRole('button').first()).toBeFocused()
})

test("a card's photo never leaves the device and is restored with the deleted card", async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/therapycard/mine/new')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await words(page).fill('ring\nrain')
  await button(page, 'Add 2 cards').click()
  await button(page, 'Edit ring').click()
  const window = page.getByRole('dialog', { name: 'Card: ring' })
  const file = window.getByLabel('Photo file')
  await file.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(window.getByText(/couldn’t be opened/)).toBeVisible()
  await file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) })
  await expectAccessible(page, 'a photo is cut')
  await window.getByRole('button', { name: 'Use this square' }).click()
  await window.getByRole('button', { name: 'g, letter 4' }).click()
  await expectAccessible(page, 'a card is written')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window).toBeHidden()
  await expect(page.getByText('1 photo and 0 recordings here')).toBeVisible()
  await expect(rows(page).first().locator('img')).toHaveAttribute('src', /^blob:/)

  await button(page, 'Delete ring').click()
  await expect(rows(page)).toHaveText([/rain/])
  await button(page, 'Undo').click()
  await expect(rows(page)).toHaveText([/ring/, /rain/])
  // A delayed move is neither applied after the next one nor undoes it.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const orders: boolean[] = []
  await page.route('**/api/own-lists/*/order', async (route) => {
    const isFirst = orders.push(true) === 1
    if (isFirst) await held
    await route.continue()
  })
  await button(page, 'Move ring down').click()
  await expect(rows(page)).toHaveText([/rain/, /ring/])
  await button(page, 'Move ring up').click()
  await expect(rows(page)).toHaveText([/ring/, /rain/])
  const both = page.waitForResponse((answer) => answer.url().endsWith('/order') && orders.length === 2)
  letGo()
  await both
  await expect(rows(page)).toHaveText([/ring/, /rain/])
  await page.reload()
  await expect(rows(page)).toHaveText([/ring/, /rain/])
  await button(page, 'Move ring down').click()
  await expect(rows(page)).toHaveText([/rain/, /ring/])
  expect(sent.filter((body) => /base64|JFIF|blob/.test(body) || body.length > 2000)).toEqual([])

  await page.getByRole('link', { name: 'Play cards' }).click()
  await button(page, 'Next card').click()
  await expect(page.locator('.face-now img')).toHaveAttribute('src', /^blob:/)
  await page.evaluate(() => indexedDB.deleteDatabase('marigold'))
  await page.reload()
  await expect(page.locator('.face-now')).toHaveText(/ring\s*Its photo is on another device\./)
})
