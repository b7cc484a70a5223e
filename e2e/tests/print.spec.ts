import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { pdfPages, downloadPdf } from '../fixtures/pdf.ts'
import { expect, test } from '../fixtures/accounts.ts'
import { addClients, giveGoal, openCaseload } from '../fixtures/caseload.ts'

const sizes = { a4: [595, 842], letter: [612, 792] } as const

async function toPrint(page: Page) {
  await page.goto('/therapycard?step=sample')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Print' }).click()
  await takeWholeSet(page)
}

async function takeWholeSet(page: Page) {
  await expect(page.getByText('Choose cards')).toBeVisible()
  // On a slow machine, the first card was shown long enough to count as practiced and is the only one.
  const whole = page.getByText('Whole set')
  if (await whole.isVisible()) await whole.click()
}

const onPaper = (page: Page) => page.pdf({ preferCSSPageSize: true })

test('cards are printed from the viewer and as a PDF, page for page like the preview', async ({ page }) => {
  await toPrint(page)
  await page.getByText('A4', { exact: true }).click()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expectAccessible(page, 'print')
  expect(pdfPages(await downloadPdf(page))).toEqual({ count: 2, sizes: [[...sizes.a4]] })
  expect(pdfPages(await onPaper(page))).toEqual({ count: 2, sizes: [[...sizes.a4]] })

  await page.getByText('US Letter', { exact: true }).click()
  await page.getByLabel('On the back').selectOption('Word or answer')
  await page.getByLabel('Size').selectOption('9 per page')
  await expect(page.getByText('Page 1 of 4')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('Page 2 of 4, back')).toBeVisible()
  expect(pdfPages(await downloadPdf(page))).toEqual({ count: 4, sizes: [[...sizes.letter]] })
  expect(pdfPages(await onPaper(page))).toEqual({ count: 4, sizes: [[...sizes.letter]] })

  await expect(page.getByText('2 sheets: print on both sides and flip on the long edge.')).toBeVisible()
  await page.getByLabel('Printer flips on').selectOption('Short edge')
  await expect(page.getByText('flip on the short edge')).toBeVisible()

  await page.getByLabel('Pages', { exact: true }).selectOption('The one shown')
  await expect(page.getByRole('button', { name: 'Print 2 pages' })).toBeEnabled()
  expect(pdfPages(await downloadPdf(page)).count).toBe(2)
  expect(pdfPages(await onPaper(page)).count).toBe(2)

  await page.getByText('Landscape').click()
  await expect(page.getByText('US Letter, cards 3.5 × 2.4 in', { exact: true })).toBeVisible()
  const across = { count: 2, sizes: [[...sizes.letter].reverse()] }
  expect(pdfPages(await downloadPdf(page))).toEqual(across)
  expect(pdfPages(await onPaper(page))).toEqual(across)

  await page.reload()
  await takeWholeSet(page)
  await expect(page.getByText('Page 1 of 4')).toBeVisible()
})

test.describe('where paper is A4', () => {
  test.use({ locale: 'en-GB' })

  test('pages start on A4 with sizes in millimeters, and a chosen paper is remembered', async ({ page }) => {
    await toPrint(page)
    await expect(page.getByText('A4, cards 97 × 89 mm', { exact: true })).toBeVisible()
    await page.getByText('Home practice', { exact: true }).click()
    await expect(page.getByText('A4, 210 × 297 mm', { exact: true })).toBeVisible()
    await page.getByText('US Letter', { exact: true }).click()
    await page.reload()
    await expect(page.getByText('US Letter, 8.5 × 11 in', { exact: true })).toBeVisible()
  })
})

test(
  'outlines save ink, one card is reprinted, and missing pictures are reported first',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => void (document.title = 'the print window is open')
    })
    const outlines: number[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/assets/outlines/')) outlines.push(answer.status())
    })
    await toPrint(page)
    await page.getByText('Ink saver').click()
    await expect(page.locator('.print-paper image').first()).toHaveAttribute('href', /^\/assets\/outlines\//)
    await page.getByText('More options').click()
    await page.getByLabel('Cut lines').selectOption('Corner marks')
    await expectAccessible(page, 'print with more options')
    expect(pdfPages(await downloadPdf(page)).count).toBe(2)
    expect(outlines.length).toBeGreaterThan(5)
    expect(outlines.filter((status) => status >= 400)).toEqual([])

    await page.route('**/assets/cards/*.svg', (route) => route.abort())
    await page
      .getByRole('button', { name: /^Print only / })
      .nth(1)
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Page 1 of 1')).toBeVisible()
    await expect(page.getByText('1 of 12')).toBeVisible()
    await page.getByText('Ink saver').click()
    await page.getByRole('button', { name: 'Print 1 page' }).click()
    await expect(page.getByRole('alert')).toContainText('Some pictures didn’t load')
    await page.getByRole('button', { name: 'Print without them' }).click()
    await expect(page).toHaveTitle('the print window is open')
  },
)

test('the PDF code is loaded on demand, and nothing typed leaves the browser', { tag: '@full' }, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await toPrint(page)
  await page.getByLabel('Initials or code').fill('Zq.')
  await expect(page.getByRole('button', { name: /^Print 2 pages/ })).toBeEnabled()
  expect(sent.filter((one) => one.includes('make-pdf'))).toEqual([])
  const pdf = await downloadPdf(page)
  expect(sent.filter((one) => one.includes('make-pdf'))).toHaveLength(1)
  expect(pdfPages(pdf).count).toBe(2)
  // Our file names may contain any two letters.
  expect(sent.filter((one) => one.includes('Zq') && !one.includes('/assets/app/'))).toEqual([])
})

test('selected cards become memory pairs, and the print dialog opens', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void (document.title = 'the print window is open')
  })
  await toPrint(page)
  await page.getByText('Memory pairs').click()
  await page.getByText('Choose cards').click()
  await page.getByRole('button', { name: 'First ten' }).click()
  await page.getByLabel('Size').selectOption('16 per page')
  await page.getByRole('button', { name: 'Print 2 pages' }).click()
  await expect(page).toHaveTitle('the print window is open')
  await page.getByText('Bingo', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Print 6 pages' })).toBeEnabled()
  await page.getByLabel('Boards on a page').selectOption('Two')
  await expect(page.getByRole('button', { name: 'Print 4 pages' })).toBeEnabled()
  expect(pdfPages(await onPaper(page))).toEqual({ count: 4, sizes: [[...sizes.letter].reverse()] })
  await page.getByRole('button', { name: 'None' }).click()
  await expect(page.getByText('No cards chosen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'PDF' })).toBeDisabled()
})

test('the print page without cards links to them and prints sheets that need none', async ({ page }) => {
  await page.goto('/therapycard/print')
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Hands at home' }).click()
  await expect(page.getByRole('button', { name: 'Print 3 pages' })).toBeEnabled()
  await expectAccessible(page, 'a sheet without cards')
  await page.getByText('Flash cards', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to print yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose cards' }).click()
  await expect(page.getByRole('heading', { name: 'What are we practicing?' })).toBeVisible()
})

test('a home sheet has the chosen client’s goal and what to do, and nothing of it leaves the browser', async ({
  page,
  subscriber,
}) => {
  await openCaseload(page, subscriber)
  await addClients(page, 'Zebra7, Quokka9')
  await giveGoal(page, 'Zebra7', 'initial s words')
  await giveGoal(page, 'Quokka9', 'initial r words')
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)))
  await page.goto('/therapycard?step=cards&a=S~1~1')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Print' }).click()
  await takeWholeSet(page)
  await page.getByText('Home practice').click()
  const paper = page.locator('.print-paper')
  await expect(paper).toContainText('What to do')
  await expect(paper).not.toContainText('Goal:')
  await page.getByLabel('Client').selectOption('Zebra7')
  await page.getByLabel('Choose a goal').selectOption({ index: 1 })
  await expect(paper).toContainText(/Goal: .*Zebra7/)
  await expect(paper).not.toContainText('Quokka9')
  await expectAccessible(page, 'a home sheet with a goal')
  await page.getByLabel('Client').selectOption('Quokka9')
  await expect(paper).not.toContainText('Zebra7')
  await page.getByLabel('Goal on the sheet').fill('Wombat5 says R at dinner')
  await expect(paper).toContainText('Goal: Wombat5 says R at dinner')
  await downloadPdf(page)
  await page.getByLabel('Client').selectOption('No client')
  await expect(paper).not.toContainText('Goal:')
  for (const secret of ['Zebra7', 'Quokka9', 'Wombat5', 'will produce'])
    expect(sent.filter((one) => one.includes(secret))).toEqual([])
})
