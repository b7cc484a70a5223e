import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { countPhotos, pdfPages, downloadPdf } from '../fixtures/pdf.ts'
import { makePhoto } from '../fixtures/make-photo.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import { waitForScripts } from '../fixtures/site.ts'

const printButton = (page: Page, pages: number) =>
  page.getByRole('button', { name: `Print ${pages} page`, exact: false })
const toPrint = async (page: Page) => {
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('heading', { name: 'Print', exact: true })).toBeVisible()
}
const paper = (page: Page) => page.locator('.print-paper')

test(
  'minimal pairs are printed word by word, as memory pairs, and as a PDF',
  { tag: '@full' },
  async ({ page, newcomer }) => {
    await openAs(page, newcomer, '/therapycard?step=cards&p=r-w')
    await waitForScripts(page)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await toPrint(page)
    await expect(page.getByText('Choose cards')).toBeVisible()
    const whole = page.getByText('Whole set')
    if (await whole.isVisible()) await whole.click()
    await page.getByLabel('Size').selectOption('6 per page')
    const [, pairs = ''] = /of (\d+)/.exec(await page.getByText('Choose cards').innerText()) ?? []
    expect(Number(pairs)).toBeGreaterThanOrEqual(10)
    const first = await paper(page).locator('text').allTextContents()
    expect(first.join(' ')).toMatch(/\br\w+ .*\bw\w+/i)
    expect(pdfPages(await downloadPdf(page)).count).toBe(Math.ceil((Number(pairs) * 2) / 6))
    await page.getByText('Memory pairs').click()
    await page.getByLabel('Size').selectOption('12 per page')
    await expect(printButton(page, Math.ceil((Number(pairs) * 2) / 12))).toBeEnabled()
    await expect(paper(page).locator('image')).not.toHaveCount(0)
  },
)

test('an own list is printed with a photo from this device', { tag: '@full' }, async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/therapycard/mine/new')
  await page.getByLabel('Add words, one per line').fill('ring\nrefrigerator')
  await page.getByRole('button', { name: 'Add 2 cards' }).click()
  await page.getByRole('button', { name: 'Edit refrigerator' }).click()
  const window = page.getByRole('dialog', { name: 'Card: refrigerator' })
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) }
  await window.getByLabel('Photo file').setInputFiles(photo)
  await window.getByRole('button', { name: 'Use this square' }).click()
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window).toBeHidden()
  await toPrint(page)
  await expect(paper(page).locator('image[href^="blob:"]')).toHaveCount(1)
  const pdf = await downloadPdf(page)
  expect([pdfPages(pdf).count, countPhotos(pdf)]).toEqual([1, 1])
})

test("a group is printed in one run with each player's cards and name", async ({ page, subscriber }) => {
  const own = { title: 'S', line: 'Words', pictures: [], picks: { articulation: { S: [[1], [1]] } }, only: null }
  await page.addInitScript((set) => {
    const player = { name: '', away: false }
    const players = [
      { ...player, seat: 1, name: 'M.' },
      { ...player, seat: 2, set },
    ]
    const group = { day: new Date().toDateString(), players }
    sessionStorage.setItem('marigold-players', JSON.stringify(group))
  }, own)
  await openAs(page, subscriber, '/therapycard?step=cards&a=R~1~1')
  await waitForScripts(page)
  const question = page.getByRole('alertdialog', { name: 'For the group, or one child?' })
  await expect(question).toContainText('A group is seated.')
  await expectAccessible(page, 'who is playing')
  await question.getByRole('button', { name: 'Keep each child’s own cards' }).click()
  const chip = page.getByRole('button', { name: /Pass to the next player/ })
  await expect(chip).toContainText('M.next: Teal')
  const correct = page.getByRole('region', { name: 'Scoring' }).getByRole('button', { name: 'Correct' })
  await correct.click()
  await expect(chip).toContainText('Tealnext: M.')
  await expect(page.locator('.face-now .face-caption')).toContainText(/s/i)
  await correct.click()
  await expect(chip).toContainText('M.next: Teal')

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await toPrint(page)
  await expect(page.getByText('Used today')).toBeVisible()
  await expect(page.getByLabel('Whose cards')).toHaveValue('each')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(paper(page)).toContainText('R, initial, words')
  await expect(paper(page)).toContainText('M. ·')
  await page.getByLabel('Initials or code of Teal').fill('Kit')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(paper(page)).toContainText('S, initial, words')
  await expect(paper(page)).toContainText('Kit ·')

  await page.getByText('Whole set').click()
  await page.getByText('Home practice').click()
  await page.getByText('Choose cards').click()
  await page.getByRole('button', { name: 'First ten' }).click()
  await expect(printButton(page, 2)).toBeEnabled()
  expect(pdfPages(await downloadPdf(page)).count).toBe(2)
  await page.getByLabel('Whose cards').selectOption('Teal alone')
  await expect(printButton(page, 1)).toBeEnabled()
  await expect(paper(page)).toContainText('Say S at the start')
})
