import type { Page } from '@playwright/test'
import { openTool } from '../fixtures/choose-cards.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/accounts.ts'
import { waitForScripts } from '../fixtures/site.ts'

// The gallery shows every layout with its own cards; its URL exists on test servers only.
const face = (page: Page) => page.locator('.face-now')
const caption = (page: Page) => page.locator('.face-now .face-caption')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const strip = (page: Page) => page.getByRole('region', { name: 'Scoring' })
const show = (page: Page) => page.getByRole('button', { name: 'Show Answer' })

async function open(page: Page, area: 'Articulation' | 'Language' | 'Fluency') {
  await page.goto('/gallery?cards')
  // A click before hydration does nothing.
  await waitForScripts(page)
  const mode = page.getByRole('button', { name: area, exact: true })
  await mode.click()
  await expect(mode).toHaveAttribute('aria-pressed', 'true')
}

test('each language layout asks, shows its answer, and hides it after its time', async ({ page }) => {
  await page.clock.install()
  await open(page, 'Language')
  // Type 2: options a to d; the answer hides after four seconds.
  await expect(face(page).locator('.option-letter')).toHaveText(['a', 'b', 'c', 'd'])
  await show(page).click()
  await expect(face(page).locator('.option.is-right')).toHaveText('aowlright')
  await expectAccessible(page, 'multiple choice')
  await page.clock.fastForward(4200)
  await expect(face(page).locator('.option.is-right')).toHaveCount(0)

  await field(page, 'Question type').selectOption('Choose the Picture')
  await expect(caption(page)).toHaveText('Which one opens a door?')
  await show(page).click()
  await expect(face(page).locator('.option.is-right .option-letter')).toHaveText('a')
  await expectAccessible(page, 'two pictures')
  await page.clock.fastForward(3200)
  await expect(face(page).locator('.option.is-right')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(face(page).locator('.option')).toHaveCount(4)
  await show(page).click()
  await expect(face(page).locator('.answer')).toHaveText('The owl')

  await field(page, 'Question type').selectOption('Yes or No')
  await show(page).click()
  await expect(face(page).locator('.option.is-right')).toHaveText('Yesright')
  await expectAccessible(page, 'yes or no')

  await field(page, 'Question type').selectOption('Show Answer')
  await show(page).click()
  await expect(face(page).locator('.answer')).toHaveText('A cat')
  await page.clock.fastForward(10_000)
  await expect(face(page).locator('.answer')).toBeVisible()
  await expectAccessible(page, 'picture, question, answer')
  await page.keyboard.press('ArrowRight')
  await expect(face(page).locator('.answer')).toHaveCount(0)
  await expect(face(page).locator('.face-picture')).toHaveCount(3)

  await field(page, 'Question type').selectOption('Talk')
  await expect(face(page).locator('.answer')).toHaveText('On a farm')
  await expect(show(page)).toHaveCount(0)

  await field(page, 'Subcategory').selectOption('Words')
  await field(page, 'Question type').selectOption('Show Answer')
  await show(page).click()
  await expect(face(page).locator('.answer')).toHaveText('One answerSmall')
  await page.keyboard.press('ArrowLeft')
  await show(page).click()
  await expect(face(page).locator('.answer')).toHaveText('No Answer')

  await field(page, 'Category').selectOption('Conversation Starters')
  await expect(caption(page)).toHaveText(/^Q\. /)
  await expect(show(page)).toHaveCount(0)
  await expectAccessible(page, 'conversation starter')

  await field(page, 'Category').selectOption('Picture Hunts')
  await show(page).click()
  await expect(face(page).locator('.option.is-right .option-letter')).toHaveText(['a', 'c', 'e'])
  await expect(face(page).locator('.answer')).toHaveText('Three animals')
  await expectAccessible(page, 'picture hunt')
})

test('keys show the answer and move on, letters choose, and a tapped option scores once', async ({ page }) => {
  await open(page, 'Language')
  await page.keyboard.press('b')
  await expect(face(page).locator('.option.is-touched')).toHaveText('bduckchosen')
  await expect(strip(page)).toContainText('0 of 1')
  await page.keyboard.press('a')
  await expect(face(page).locator('.option.is-right')).toHaveCount(1)
  await expect(strip(page)).toContainText('0 of 1')
  await page.keyboard.press('2')
  await expect(page.locator('.score-chip')).toHaveText('Close')
  await expect(strip(page)).toContainText('0 of 1')
  // The score advanced the card, which is explained once.
  await expect(page.locator('.count b')).toHaveText('2')
  await expect(page.getByText('Scoring now shows the next card.')).toBeVisible()
  await expectAccessible(page, 'told of the next card')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByText('Scoring now shows the next card.')).toBeHidden()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Hide answer' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Answer: a, animals' })).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.locator('.count b')).toHaveText('1')

  // After a click, Space is for the cards, not for the button.
  await strip(page).getByRole('button', { name: 'Correct' }).click()
  await expect(strip(page)).toContainText('1 of 2')
  await expect(page.locator('.count b')).toHaveText('2')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Hide answer' })).toBeVisible()
  await strip(page).getByRole('button', { name: 'No response' }).click()
  await expect(strip(page)).toContainText('1 of 3')
})

test('fluency lines wrap around and are rated, not counted as right or wrong', async ({ page }) => {
  await open(page, 'Fluency')
  await expect(caption(page)).toHaveText('my mom')
  await page.keyboard.press('ArrowLeft')
  await expect(caption(page)).toHaveText('Maya and Noor are rowing along the river.')
  await page.keyboard.press('ArrowRight')
  await expect(caption(page)).toHaveText('my mom')
  await page.keyboard.press('ArrowRight')
  await field(page, 'Level').selectOption('Medium Sentences')
  await expect(page.locator('.count')).toHaveText('1 of 1')
  await field(page, 'Fluency').selectOption('Pausing and Phrasing')
  await field(page, 'Level').selectOption('All levels')
  await expect(face(page).locator('.line-pause')).toHaveCount(3)
  await page
    .getByRole('group', { name: /How easy/ })
    .getByRole('button', { name: '4' })
    .click()
  await page.getByRole('button', { name: 'Tried it' }).click()
  await expect(strip(page)).toContainText('1 try')
  await expect(strip(page)).not.toContainText('%')
  await expectAccessible(page, 'fluency')
  await field(page, 'Fluency').selectOption('Select Fluency')
  await expect(page.getByText('No sentences available')).toBeVisible()
})

test('the tally survives a reload and becomes a note, a table, or is discarded', async ({ page }) => {
  await open(page, 'Articulation')
  await openTool(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Card settings' })
  await settings.getByLabel('Goal').selectOption('50 tries')
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await openTool(page, 'Players')
  const players = page.getByRole('dialog', { name: 'Players' })
  await players.getByRole('button', { name: 'Add a player' }).click()
  await players.getByLabel('Name or initials of the Violet player').fill('D.')
  await expectAccessible(page, 'players')
  await page.keyboard.press('Escape')
  await expect(players).toBeHidden()

  const chip = page.getByRole('button', { name: /Pass to the next player/ })
  await expect(chip).toContainText('D.next: Teal')
  await page.keyboard.press('1')
  await expect(chip).toContainText('Tealnext: D.')
  await page.keyboard.press('c')
  // A score right before a reload is stored.
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }))
      location.reload()
    }),
  ])
  await waitForScripts(page)
  await expect(chip).toContainText('D.next: Teal')
  await expect(strip(page)).toContainText('1 of 50 tries')

  await page.getByRole('button', { name: /Open the summary/ }).click()
  const summary = page.getByRole('dialog', { name: 'This session' })
  await expect(summary.getByLabel('Note')).toHaveValue(
    /O: D\.: Produced initial \/r\/ in words in 1 of 1 trial independently \(100%\)\.\nTeal: Produced initial \/r\/ in words in 0 of 1 trial with minimal cues \(0%\)\. Missed: /,
  )
  await expectAccessible(page, 'summary')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    summary.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^marigold-trials-.*\.csv$/)
  await summary.getByRole('button', { name: 'Delete all trials on this device' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Delete all trials on this device?' })
  await asked.getByRole('button', { name: 'Delete all trials' }).click()
  await expect(summary.getByText('All trials are deleted.')).toBeVisible()
  await page.reload()
  await expect(strip(page)).toContainText('No trials yet')
})

test('a hidden word waits, a swipe turns the card, and exits must be held', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.addInitScript(() =>
    localStorage.setItem('marigold-viewer', JSON.stringify({ hides: 'word', holdToLeave: true })),
  )
  await page.goto('/gallery?cards')
  await expect(caption(page)).toBeHidden()
  await page.getByRole('button', { name: 'Show word' }).tap()
  await expect(caption(page)).toHaveText('Rabbit')
  await expectAccessible(page, 'phone')

  await page.locator('.set-chip').tap()
  await page.getByRole('link', { name: 'Back to All Game' }).tap()
  await expect(page).toHaveURL(/gallery/)
  await expect(page.getByText('Hold to leave')).toBeVisible()
  await page.getByRole('link', { name: 'Back to All Game' }).click({ delay: 1800 })
  await expect(page).toHaveURL(/exploregames/)

  // A real touch: the browser cancels the pointer when it starts to scroll.
  await page.goBack()
  await expect(page.locator('.count b')).toHaveText('1')
  await waitForScripts(page)
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 380 }] })
  await touch('touchStart', 300)
  for (const x of [280, 240, 200, 160, 120]) await touch('touchMove', x)
  await touch('touchEnd')
  await expect(page.locator('.count b')).toHaveText('2')
  await context.close()
})
