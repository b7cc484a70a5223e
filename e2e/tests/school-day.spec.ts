import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openPlayers, openTool } from '../fixtures/choose-cards.ts'
import { openAs, expect, uniqueIp } from '../fixtures/accounts.ts'
import { filedTrials, seedGroup, type Child, type Filed } from '../fixtures/school-group.ts'
import { test, waitForScripts } from '../fixtures/site.ts'
import { replaceGame, sentToGame } from '../fixtures/stub-game.ts'

const children: Child[] = [
  { code: 'Ant', measure: 'accuracy', sound: 'R' },
  { code: 'Bee', measure: 'assistance', sound: 'S' },
  { code: 'Cat', measure: 'participation', sound: 'L' },
  { code: 'Dog', measure: 'rating', sound: 'K' },
]
/** What is scored for each child: the button, and the value that it stores. */
const scores: Record<string, readonly [button: string, value: string]> = {
  ...{ Ant: ['Correct', 'correct'], Bee: ['Minimal assistance', 'minimal'] },
  ...{ Cat: ['Joined with support', 'supported'], Dog: ['4', '4'] },
}

const chip = (page: Page) => page.getByRole('button', { name: /Pass to the next player/ })
const strip = (page: Page) => page.getByRole('region', { name: 'Scoring', exact: true })
const scoreOf = (code: string) => scores[code] ?? ['', '']

const expected = (code: string): Omit<Filed, 'session'> => ({
  ...{ client: `client-${code}`, goal: `goal-${code}`, value: scoreOf(code)[1] },
  scale: children.find((child) => child.code === code)?.measure ?? '',
})

/** How often this page has been tapped in all. */
const taps = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')))
// A game's frame has no storage.
const countTaps = () => {
  const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
  if (window === window.top) addEventListener('click', count, { capture: true })
}

/** Scores one round: each child by one tap, and the turn passes by itself. */
async function scoreRound(page: Page): Promise<void> {
  for (const { code } of children) {
    await expect(chip(page)).toContainText(new RegExp(`^${code}`))
    await strip(page)
      .getByRole('button', { name: scoreOf(code)[0], exact: true })
      .click()
  }
  await expect(chip(page)).toContainText(/^Ant/)
}

async function openGroup(page: Page, account: Parameters<typeof openAs>[1]): Promise<void> {
  await page.addInitScript(countTaps)
  await openAs(page, account, '/caseload')
  await waitForScripts(page)
  await expect(page.getByRole('heading', { name: 'My caseload' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('marigold-owner'))).toBeTruthy()
  await page.evaluate(seedGroup, children)
  await page.reload()
}

async function inSecondWindow(page: Page, context: BrowserContext): Promise<void> {
  await openTool(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const [scoring] = await Promise.all([
    context.waitForEvent('page'),
    settings.getByRole('button', { name: 'Open', exact: true }).click(),
  ])
  await scoreRound(scoring)
  await scoring.close({ runBeforeUnload: true })
  await expect(strip(page).getByRole('button', { name: 'Correct', exact: true })).toBeVisible()
}

async function onPhone(page: Page, browser: Browser): Promise<void> {
  await openTool(page, 'Settings')
  await page.getByRole('button', { name: 'Show the code' }).click()
  const code = await page.getByRole('dialog', { name: 'Score on a phone' }).locator('.code-letters').textContent()
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': uniqueIp() },
  })
  const phone = await context.newPage()
  await phone.goto(`/phone#${code}`)
  await scoreRound(phone)
  await context.close()
}

test('a school day: cards, a second window, a phone, and a game file every trial under its child, goal, and session', async ({
  page,
  context,
  browser,
  subscriber,
}) => {
  await openGroup(page, subscriber)
  const start = await taps(page)
  await page.getByRole('region', { name: 'Today' }).getByRole('button', { name: 'Start a session with Red' }).click()
  await scoreRound(page)
  // One tap from the group to its cards, and one for each score: none to the next child.
  expect((await taps(page)) - start).toBe(1 + children.length)
  await inSecondWindow(page, context)
  await onPhone(page, browser)
  await page.reload()

  // In a game, one child leaves in the middle of it, and the others' turns stay theirs.
  const game = await replaceGame(page, 'lantern-river')
  await page.goto('/game/lantern-river?name=Lantern%20River')
  // Once more each time that seats or cards are read again.
  await expect.poll(() => sentToGame(game, 'SETUP')).not.toHaveLength(0)
  await page.getByRole('button', { name: 'Cards', exact: true }).click()
  const paused = page.getByRole('dialog', { name: 'Game paused' })
  await openPlayers(page)
  await paused.getByLabel('Open cards at each turn').selectOption('1 try')
  await paused.getByRole('button', { name: 'Remove Bee' }).click()
  await paused.getByRole('button', { name: 'Back to game', exact: true }).click()
  await expect.poll(async () => (await sentToGame(game, 'SETUP')).at(-1)?.players).toHaveLength(3)
  await game.getByRole('button', { name: 'Try' }).click()
  const inGame = ['Ant', 'Cat', 'Dog']
  for (const [turn, code] of inGame.entries()) {
    await game.getByRole('button', { name: 'End turn' }).click()
    const cards = page.getByRole('dialog', { name: `Cards for ${code}` })
    await cards.getByRole('button', { name: scoreOf(code)[0], exact: true }).click()
    await expect.poll(() => sentToGame(game, 'CARDS_DONE')).toHaveLength(turn + 1)
  }

  const rounds = [1, 2, 3].flatMap(() => children.map(({ code }) => expected(code)))
  const fork = { client: 'client-Ant', goal: undefined, scale: 'accuracy', value: 'none' }
  const filed = async () => page.evaluate(filedTrials)
  await expect.poll(async () => (await filed()).length).toBe(16)
  const trials = await filed()
  expect(new Set(trials.map(({ session }) => session)).size).toBe(1)
  expect(trials.map(({ session: _session, ...trial }) => trial)).toEqual([...rounds, fork, ...inGame.map(expected)])

  // One tap ends the session and shows the finished note.
  await page.goto('/caseload')
  const end = await taps(page)
  await page.getByRole('button', { name: 'End session' }).click()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(
    /Ant, goal: [^]*Bee, goal: [^]*Cat, goal: [^]*Dog, goal: /,
  )
  expect((await taps(page)) - end).toBe(1)
})
