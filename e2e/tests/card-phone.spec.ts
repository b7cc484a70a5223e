import type { Browser, Page } from '@playwright/test'
import { openTool } from '../fixtures/choose-cards.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { uniqueIp, openAs, expect, test } from '../fixtures/accounts.ts'
import { sideScroll, waitForScripts } from '../fixtures/site.ts'
import { selectWithTwoSwitches } from '../fixtures/switches.ts'

const caption = (page: Page) => page.locator('.face-now .face-caption')
const strip = (page: Page) => page.getByRole('region', { name: 'Scoring', exact: true })

async function aPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': uniqueIp() },
  })
  return context.newPage()
}

test('cards are scored on a phone that scans or types a code, unreadable for the server', async ({
  page,
  browser,
  subscriber,
}) => {
  const told: string[] = []
  page.on('request', (request) => request.url().includes('/api/phone-rooms') && told.push(request.postData() ?? ''))
  await page.addInitScript(() => {
    if (!localStorage.getItem('marigold-viewer'))
      localStorage.setItem('marigold-viewer', '{"turns":0,"keep":true,"nextAfterScore":false}')
  })
  await openAs(page, subscriber, '/gallery?cards')
  await waitForScripts(page)
  await strip(page).getByRole('button', { name: 'Not yet' }).click()
  await expect(strip(page)).toContainText('0 of 1')

  await openTool(page, 'Settings')
  await page.getByRole('button', { name: 'Show the code' }).click()
  const invitation = page.getByRole('dialog', { name: 'Score on a phone' })
  await expect(invitation.getByRole('img', { name: 'QR code for the address below' })).toBeVisible()
  await expectAccessible(page, 'the code')
  const code = (await invitation.locator('.code-letters').textContent()) ?? ''

  const phone = await aPhone(browser)
  await phone.goto('/phone')
  await waitForScripts(phone)
  await phone.getByLabel('Code').fill('abcd-efgh')
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('alert')).toHaveText('A code has 12 letters and digits. You typed 8.')
  await expectAccessible(phone, 'typing the code')
  await phone.getByLabel('Code').fill(code.toLowerCase())
  await phone.getByRole('button', { name: 'Start scoring' }).click()
  await expect(strip(phone)).toContainText('0 of 1')
  await expect(invitation).toBeHidden()
  await expect(strip(page)).toHaveCount(0)
  await expect(phone.getByRole('heading', { name: 'Rabbit' })).toBeVisible()
  await expectAccessible(phone, 'the strip on the phone')

  // A second phone is rejected while the first one scores.
  const second = await aPhone(browser)
  await second.goto(`/phone#${code}`)
  await expect(second.getByRole('alert')).toContainText('Another phone is scoring these cards.')
  await second.context().close()

  await strip(phone).getByRole('button', { name: 'Correct' }).click()
  await expect(strip(phone)).toContainText('1 of 2')
  await phone.getByRole('button', { name: 'Undo last score' }).click()
  await expect(strip(phone)).toContainText('0 of 1')
  await strip(phone).getByRole('button', { name: /Cue 0/ }).click()
  await expect(strip(phone)).toContainText('Cue 1')
  await strip(phone).getByRole('button', { name: 'Correct' }).click()
  await expect(phone.locator('.score-chip')).toHaveText('Correct, cue 1')
  await phone.getByRole('button', { name: 'Next card' }).click()
  await expect(phone.getByRole('heading', { name: 'Rabbit' })).toHaveCount(0)
  const next = (await phone.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(caption(page)).toHaveText(next)

  // In a probe neither side shows numbers; the cards' settings decide.
  await openTool(page, 'Settings')
  await page.getByRole('switch', { name: 'Show trials and accuracy' }).click()
  await page.keyboard.press('Escape')
  await expect(strip(phone)).toContainText('Probe')
  await expect(strip(phone)).not.toContainText('%')

  // Offline, a tap doesn't count, and the phone says so.
  await phone.context().setOffline(true)
  await expect(phone.getByText('You’re offline. Wait before you score')).toBeVisible()
  await strip(phone).getByRole('button', { name: 'Not yet' }).click()
  await phone.context().setOffline(false)
  await expect(phone.getByText('No connection.')).toHaveCount(0)

  // Both pages reload and reconnect.
  await phone.reload()
  await expect(strip(phone)).toContainText('Probe')
  await page.reload()
  await waitForScripts(page)
  await expect(page.getByText('Scoring on a phone')).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  // The cards start over; once the phone shows that, they are back.
  await expect(phone.getByRole('heading', { name: 'Rabbit' })).toBeVisible()
  await expect(phone.locator('.phone-desk')).not.toHaveAttribute('data-stopped', 'true')
  await strip(phone).getByRole('button', { name: 'Correct' }).click()
  await expect(phone.locator('.score-chip')).toHaveText('Correct')

  await phone.getByRole('button', { name: 'Stop scoring here' }).click()
  await expect(phone.getByRole('alert')).toContainText('This phone is no longer scoring.')
  await expect(page.getByText('The phone disconnected. Scoring is back here')).toBeVisible()
  await expect(strip(page)).toContainText('Probe')
  await openTool(page, 'Settings')
  await page.getByRole('switch', { name: 'Show trials and accuracy' }).click()
  await page.keyboard.press('Escape')
  // One trial before the phone; with it, one at cue 1 and one after the reload. The offline tap doesn't count.
  await strip(page).getByRole('button', { name: 'Open the summary' }).click()
  await expect(page.getByRole('dialog', { name: 'This session' })).toContainText('1 of 2 trials (50%)')
  await page.keyboard.press('Escape')

  await phone.goto(`/phone#${code}`)
  await phone.reload()
  await expect(strip(phone)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(phone.getByRole('alert')).toContainText('Scoring on this phone has ended')
  await expect(strip(page)).toBeVisible()

  const letters = code.replaceAll('-', '')
  expect(told.length).toBeGreaterThan(5)
  expect(told.filter((body) => /abbit|"(correct|cue|counts)/.test(body) || body.includes(letters))).toEqual([])
  await phone.context().close()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Returns a phone that scores this page's cards. */
async function scoringPhone(page: Page, browser: Browser, stored = {}): Promise<Page> {
  await openTool(page, 'Settings')
  await button(page, 'Show the code').click()
  const code =
    (await page.getByRole('dialog', { name: 'Score on a phone' }).locator('.code-letters').textContent()) ?? ''
  const phone = await aPhone(browser)
  await phone.addInitScript((settings) => localStorage.setItem('marigold-viewer', settings), JSON.stringify(stored))
  await phone.goto(`/phone#${code}`)
  await expect(strip(phone)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return phone
}

test(
  'questions and fluency lines are scored on a small phone, all reachable with two switches',
  { tag: '@full' },
  async ({ page, browser, subscriber }) => {
    await openAs(page, subscriber, '/gallery?cards')
    await waitForScripts(page)
    const phone = await scoringPhone(page, browser, { twoSwitches: true })
    await phone.setViewportSize({ width: 320, height: 640 })
    await selectWithTwoSwitches(phone, button(phone, 'Cue type'))
    const cues = phone.getByRole('dialog', { name: 'Cue and practice' })
    await selectWithTwoSwitches(phone, button(phone, 'Verbal'))
    await selectWithTwoSwitches(phone, cues.getByRole('button', { name: 'Close' }))
    await expect(cues).toBeHidden()
    await expect(strip(phone)).toContainText('verbal')
    await selectWithTwoSwitches(phone, button(phone, 'Correct'))
    await expect(strip(phone)).toContainText('1 of 1')

    const areas = page.getByRole('navigation', { name: 'Areas' })
    await areas.getByRole('button', { name: 'Language' }).click()
    await expect(phone.getByRole('heading', { name: 'What is this?' })).toBeVisible()
    await expect(phone.getByText('a: owl · b: duck · c: cow · d: fish')).toBeVisible()
    await selectWithTwoSwitches(phone, button(phone, 'Show Answer'))
    await expect(page.locator('.face-now .is-right')).toHaveCount(1)
    await expect(button(phone, 'Hide answer')).toBeVisible()
    await expect.poll(() => sideScroll(phone)).toBeLessThanOrEqual(0)
    await expectAccessible(phone, 'a question on the phone')
    await page.getByLabel('Question type').selectOption('Choose the Picture')
    await expect(phone.getByRole('img', { name: 'owl' })).toBeVisible()
    await expect(phone.getByText('Answer: a, key')).toBeVisible()

    await areas.getByRole('button', { name: 'Fluency' }).click()
    const easy = strip(phone).getByRole('group', { name: /^How easy/ })
    await selectWithTwoSwitches(phone, easy.getByRole('button', { name: '4' }))
    await selectWithTwoSwitches(phone, strip(phone).getByRole('button', { name: /^Tried it/ }))
    await expect(phone.locator('.score-chip')).toHaveText('Tried it')
    await expect(easy.getByRole('button', { name: '4' })).toHaveAttribute('aria-pressed', 'true')
    await expect(phone.getByRole('heading', { name: 'my mom' })).toBeVisible()
    await expect.poll(() => sideScroll(phone)).toBeLessThanOrEqual(0)
    await expectAccessible(phone, 'a fluency line on the phone')

    // Reopened, it keeps scoring; if scoring ended while it was closed, it says so.
    await phone.goto('about:blank')
    await expect(page.getByText('The phone disconnected. Scoring is back here')).toBeVisible()
    await phone.goBack()
    await expect(strip(phone)).toBeVisible()
    await expect(strip(page)).toHaveCount(0)
    await phone.context().setOffline(true)
    await expect(phone.getByText('You’re offline. Wait before you score')).toBeVisible()
    await button(page, 'Restore').click()
    await expect(strip(page)).toBeVisible()
    await phone.context().setOffline(false)
    await expect(phone.getByRole('alert')).toContainText('Scoring on this phone has ended')
    await selectWithTwoSwitches(phone, button(phone, 'Type another code'))
    await expect(phone.getByLabel('Code')).toBeVisible()
    await phone.context().close()
  },
)

// The server waits 22 seconds, so only in the long run.
test(
  'a phone that was silent for long can score again on request',
  { tag: '@full' },
  async ({ page, browser, subscriber }) => {
    await openAs(page, subscriber, '/gallery?cards')
    await waitForScripts(page)
    const phone = await scoringPhone(page, browser)
    await phone.context().setOffline(true)
    await expect(page.getByText('The phone disconnected. Scoring is back here')).toBeVisible({ timeout: 60_000 })
    await strip(page).getByRole('button', { name: 'Correct' }).click()
    await phone.context().setOffline(false)
    await expect(phone.getByText('Scoring went back to the cards while this phone was disconnected.')).toBeVisible()
    await button(phone, 'Score here again').click()
    await expect(strip(phone)).toContainText('1 of 1')
    await expect(strip(page)).toHaveCount(0)
    await phone.context().close()
  },
)
