import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { chooseCards, openPlayers } from '../fixtures/choose-cards.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import { replaceGame, sentToGame } from '../fixtures/stub-game.ts'

const river = '/game/lantern-river?name=Lantern%20River'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const paused = (page: Page) => page.getByRole('dialog', { name: 'Game paused' })
const leave = (page: Page) => page.getByRole('link', { name: 'Leave the game' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave the game?' })

/** Waits until the page knows that a game is running. */
const underWay = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(false)

test('a problem report includes its context; leaving asks only during a game and can be locked', async ({
  page,
  subscriber,
}) => {
  const game = await replaceGame(page, 'lantern-river')
  await openAs(page, subscriber, river)
  await expect.poll(() => sentToGame(game, 'SETUP')).toHaveLength(1)
  await leave(page).click()
  await expect(page).toHaveURL(/\/Gamedescription\/lantern-river/)
  await page.goto(river)
  await game.getByRole('button', { name: 'Try' }).click()

  const values = async () => (await sentToGame(game, 'TOGGLE_PAUSE')).map(({ value }) => value)
  await button(page, 'Report a problem').click()
  const report = page.getByRole('dialog', { name: 'Report a problem' })
  await expect(report).toBeVisible()
  await expect.poll(values).toEqual([0])
  await expectAccessible(page, 'report of a problem')
  const along = report.getByText('What’s sent with the report')
  await expect.poll(async () => (await along.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await along.click()
  await expect(report.getByText('Level: Lake')).toBeVisible()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Please describe the problem.')).toBeVisible()
  await report.getByLabel('What happened?').fill('The lantern stopped at the bend.')
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/bug-reports'),
    report.getByRole('button', { name: 'Send report' }).click(),
  ])
  expect((sent.postDataJSON() as { bug_details: string }).bug_details).toMatch(
    /^The lantern stopped at the bend\.\n\nPage: \/game\/lantern-river.*\nGame: Lantern River \(lantern-river\)\nLevel: Lake\nBrowser: .*Chrome.*, window 1180 × 760$/,
  )
  await expect(report).toContainText('Thank you. We got your report.')
  await report.getByRole('button', { name: 'Back to game' }).click()
  await expect(report).toHaveCount(0)
  await expect.poll(values).toEqual([0, 1])

  await leave(page).click()
  await expect(question(page)).toBeVisible()
  await expect.poll(values).toEqual([0, 1, 0])
  await expectAccessible(page, 'question before leaving')
  await question(page).getByRole('button', { name: 'Keep playing' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect.poll(values).toEqual([0, 1, 0, 1])

  await button(page, 'Cards').click()
  await openPlayers(page)
  await paused(page).getByRole('switch', { name: 'Hold to leave' }).click()
  await paused(page).getByRole('button', { name: 'Back to game' }).click()
  await expect(page.getByText('Back to the game')).toBeHidden()
  await leave(page).click()
  await expect(page.getByText('Hold to leave')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await leave(page).press('Enter')
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/Gamedescription\/lantern-river/)

  // Also with the browser's buttons.
  await expect(page.getByRole('heading', { name: 'Lantern River', level: 1 })).toBeVisible()
  await page.goBack()
  await game.getByRole('button', { name: 'Try' }).click()
  await underWay(page)
  await page.evaluate(() => history.forward())
  await question(page).getByRole('button', { name: 'Keep playing' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/game\/lantern-river/)
  await page.evaluate(() => history.forward())
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/Gamedescription\/lantern-river/)
})

test(
  'Back closes what is over the game, one by one, before it asks to leave',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    const game = await replaceGame(page, 'lantern-river')
    await openAs(page, subscriber, '/gameworkspace')
    await page.getByRole('link', { name: 'Lantern River' }).click()
    await expect.poll(() => sentToGame(game, 'SETUP')).toHaveLength(1)
    await button(page, 'Cards').click()
    await chooseCards(page)
    await page.goBack()
    await expect(paused(page).getByRole('heading', { name: 'Game paused' })).toBeVisible()
    await page.goBack()
    await expect(paused(page)).toHaveCount(0)

    await game.getByRole('button', { name: 'End turn' }).click()
    const turn = page.getByRole('dialog', { name: /^Cards for / })
    await expect(turn).toBeVisible()
    await page.goBack()
    await expect(turn).toHaveCount(0)
    await expect(page).toHaveURL(/\/game\/lantern-river/)
    await expect(page.getByText('Back to the game')).toBeHidden()

    await game.getByRole('button', { name: 'Try' }).click()
    await underWay(page)
    await page.evaluate(() => history.back())
    await expect(question(page)).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/game\/lantern-river/)
    await page.evaluate(() => history.back())
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL(/\/gameworkspace$/)
  },
)

test(
  'an expired login during a turn keeps the open cards and the game, and a login restores cards',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    const game = await replaceGame(page, 'lantern-river')
    await openAs(page, subscriber, river)
    await expect.poll(() => sentToGame(game, 'SETUP')).toHaveLength(1)
    await button(page, 'Cards').click()
    await chooseCards(page)
    await button(page, 'Back to game').click()
    await expect.poll(async () => (await sentToGame(game, 'TOGGLE_PAUSE')).at(-1)?.value).toBe(1)
    await game.getByRole('button', { name: 'End turn' }).click()
    const turn = page.getByRole('dialog', { name: 'Cards for Violet' })
    await expect(turn).toBeVisible()

    const other = await page.context().newPage()
    await other.goto('/healthz')
    await other.evaluate(() => localStorage.removeItem('token'))
    const again = page.getByRole('link', { name: 'You’ve been logged out. Log in again in a new tab' })
    await expect(again).toHaveCount(1)
    await expect(turn).toBeVisible()
    for (const key of ['1', '1', '1']) await page.keyboard.press(key)
    await expect(turn).toBeHidden()
    await expect.poll(() => sentToGame(game, 'CARDS_DONE')).toMatchObject([{ player: 1, trials: 3 }])
    await expect(button(page, 'Cards')).toHaveCount(0)
    await expect(again).toBeVisible()
    await expect.poll(async () => (await sentToGame(game, 'TOGGLE_PAUSE')).at(-1)?.value).toBe(1)
    await other.evaluate((token) => localStorage.setItem('token', token), subscriber.token)
    await expect(button(page, 'Cards')).toBeVisible()
    await expect(again).toHaveCount(0)
  },
)

test('a login that expires while cards are shown is announced beside them, and the cards stay', async ({
  page,
  subscriber,
}) => {
  await openAs(page, subscriber, '/therapycard?step=cards&a=R~1~1')
  const word = (name: string) => page.getByRole('heading', { name })
  await expect(word('Rain')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/healthz')
  await other.evaluate(() => localStorage.removeItem('token'))
  const again = page.getByRole('link', { name: 'You’ve been logged out. Log in again in a new tab' })
  await expect(again).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(word('Ring')).toBeVisible()
  await other.evaluate((token) => localStorage.setItem('token', token), subscriber.token)
  await expect(again).toHaveCount(0)
})
