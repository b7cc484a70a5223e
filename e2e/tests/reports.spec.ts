import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, expectNoSideScroll, resize, waitForScripts, test } from '../fixtures/site.ts'
import type { Account } from '../fixtures/accounts.ts'

const widths = [390, 820, 1180, 1920]

async function expectToFit(page: Page, what: string) {
  for (const width of widths) {
    await resize(page, width, 900)
    await expectNoSideScroll(page, `${what} at ${width} px`)
  }
}

/** Sets up a caseload with one client who has a goal from the bank. */
async function openClient(page: Page, account: Account, code: string) {
  await openAs(page, account, '/caseload')
  await waitForScripts(page)
  await page.getByRole('textbox', { name: 'Add clients' }).fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: new RegExp(`^${code}`) }).click()
  await page.getByRole('button', { name: 'New goal' }).click()
  const picker = page.getByRole('dialog', { name: 'New goal' })
  await picker.getByRole('searchbox').fill('initial r words')
  await picker.getByRole('button', { name: /will/ }).first().click()
  const form = page.getByRole('dialog', { name: 'Goal' })
  await form.getByRole('button', { name: 'Save goal' }).click()
  await expect(form).toBeHidden()
}

test('prints only the report, on one page, with the therapist’s edits', async ({ page, subscriber }) => {
  await openClient(page, subscriber, 'Numbat3')
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { name: 'Reports for Numbat3' })).toBeVisible()
  await expectAccessible(page, 'a report for the family')
  await expectToFit(page, 'a report')
  await page.getByLabel('What we worked on, in plain words').fill('Saying R at the start of words')
  await page.getByRole('button', { name: 'For the file' }).click()
  await page.getByLabel('Progress statement').selectOption('Goal met')
  await page.getByLabel('Comment').fill('Uses the sound in class.')
  await expectAccessible(page, 'a report for the file')

  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.report-print')
  await expect(paper).toBeVisible()
  await expect(paper).toContainText('Goal met')
  await expect(paper).toContainText('Uses the sound in class.')
  await expect(page.getByRole('button', { name: 'Print page' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'For the family' }).click()
  await expect(paper).toContainText('Saying R at the start of words')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('compares minutes owed and provided and sorts by keyboard', { tag: '@full' }, async ({ page, subscriber }) => {
  await openClient(page, subscriber, 'Numbat3')
  await page.getByRole('link', { name: 'My caseload' }).click()
  await page.getByRole('link', { name: 'Minutes and attendance' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'minutes')
  await expectToFit(page, 'minutes')
  await table.getByRole('button', { name: 'Missing (min)' }).focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('columnheader', { name: 'Missing (min)' })).toHaveAttribute('aria-sort', 'descending')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download minutes as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^marigold-minutes-.*\.csv$/)
  await page.getByLabel('Dates').selectOption('Other dates')
  await page.getByLabel('First day').fill('2020-01-01')
  await page.getByLabel('Last day').fill('2020-01-31')
  await expect(page.getByText('No client was on your caseload in these dates.')).toBeVisible()
})

test('copies a note in the school’s own template, and explains an unknown placeholder', async ({
  page,
  context,
  subscriber,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openClient(page, subscriber, 'Numbat3')
  await page.getByRole('button', { name: 'Start session' }).click()
  await expect(page.locator('.face-now')).toBeVisible()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: /Open the summary/ }).click()
  const summary = page.getByRole('dialog', { name: 'This session' })
  await expect(summary.getByLabel('Note')).toHaveValue(
    /Goal: .*Numbat3 will produce[^]*\nProduced initial \/r\/ in words/,
  )
  await summary.getByLabel('Template').selectOption('My school’s template')
  await summary.getByRole('button', { name: 'Edit template' }).click()
  const dialog = page.getByRole('dialog', { name: 'My school’s template' })
  await dialog.getByLabel('Text of the template').fill('{date} {data} {dat}')
  await expect(dialog.getByText('{dat} isn’t a placeholder.')).toBeVisible()
  await expectAccessible(page, 'an own template')
  await dialog.getByLabel('Text of the template').fill('Results: {data}')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog).toBeHidden()
  await expect(summary.getByLabel('Note')).toHaveValue(/^Results: Goal: /)
  await summary.getByRole('button', { name: 'Copy note' }).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Results: Goal: /)
})
