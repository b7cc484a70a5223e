import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { downloadPdf, pdfPages } from '../fixtures/pdf.ts'
import { expect, open, openAs, test } from '../fixtures/site.ts'

const letter = [612, 792]
const printables = (page: Page) => page.locator('.printable')

test('a visitor finds every layout drawn, and prints a sample without an account', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void (document.title = 'the print window is open')
  })
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ready to print' })).toBeVisible()
  await expect(printables(page)).toHaveCount(13)
  for (const link of await printables(page).all()) {
    await link.scrollIntoViewIfNeeded()
    await expect(link.locator('.sheet')).toBeVisible()
    await expect(link).toContainText('Open sample')
  }
  await expectAccessible(page, 'printables, drawn')

  await page.getByRole('link', { name: /^Bingo / }).click()
  await expect(page).toHaveURL('/therapycard/print?sheet=bingo&cards=sample')
  await expect(page.getByText('12 of 12')).toBeVisible()
  const print = page.getByRole('button', { name: /^Print \d+ pages$/ })
  const count = Number(/\d+/.exec(await print.innerText())?.[0])
  expect(count).toBeGreaterThan(4)
  expect(pdfPages(await downloadPdf(page))).toEqual({ count, sizes: [letter] })
  await print.click()
  await expect(page).toHaveTitle('the print window is open')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/printables')
})

test("a sample has its own address and doesn't replace the cards at hand", { tag: '@full' }, async ({ page }) => {
  await page.goto('/therapycard?step=sample')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('heading', { name: 'Print' })).toBeVisible()
  await page.goto('/therapycard/print?sheet=path&cards=sample')
  await expect(page.getByText('12 of 12')).toBeVisible()
  await page.goto('/therapycard/print')
  await expect(page.getByRole('heading', { name: 'Print', exact: true })).toBeVisible()
})

test('a subscriber opens a layout with their own cards, and chooses them first if there are none', async ({
  page,
  subscriber,
}) => {
  await openAs(page, subscriber, '/printables')
  await expect(page.getByRole('link', { name: 'Print your cards', exact: true })).toHaveAttribute(
    'href',
    '/therapycard/print',
  )
  await page.getByRole('link', { name: /^Memory pairs / }).click()
  await expect(page).toHaveURL('/therapycard/print?sheet=memory')
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose cards' }).click()
  await page.goto('/therapycard?step=cards&a=S~1~1')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Print' }).click()
  // The layout that was chosen before the cards.
  await expect(page.getByRole('radio', { name: /^Memory pairs/ })).toBeChecked()
})
