import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { chooseCards, openPlayers } from '../fixtures/choose-cards.ts'
import { attacks, hostilePage } from '../fixtures/hostile-game.ts'
import { expectIdle } from '../fixtures/expect-idle.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import { replaceGame, sentToGame } from '../fixtures/stub-game.ts'
import { openForAdult } from '../fixtures/game-layout.ts'
import { endGame } from '../fixtures/game-player.ts'

const river = '/game/lantern-river?name=Lantern%20River'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Game paused' })

test('the overlay pauses a game, shows cards, and returns to it', async ({ page, subscriber }) => {
  await openAs(page, subscriber, river)
  await expect(page).toHaveTitle(/^Lantern River/)
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await expectAccessible(page, 'player')
  await expectIdle(page)
  await button(page, 'Cards').click()
  await expect(game.locator('html')).toHaveClass(/held/)
  await expectAccessible(page, 'pause panel')
  await chooseCards(page)
  await expectAccessible(page, 'cards in a game')
  await button(page, 'Back to main menu').click()
  await button(page, /^Continue with last cards/).click()
  await button(page, 'Back to game').click()
  await expect(page.getByText('Back to the game')).toBeVisible()
  await expectIdle(page)
  await expect(game.locator('html')).not.toHaveClass(/held/)
  await game.getByRole('button', { name: 'Start', exact: true }).click()
  // A turn begins with its player's cards.
  await expect(page.getByRole('dialog', { name: 'Cards for Violet' })).toBeVisible()
})

test("at the end of a turn each player's cards from one set open by themselves", async ({ page, subscriber }) => {
  const game = await replaceGame(page, 'lantern-river')
  await openAs(page, subscriber, river)
  await expect.poll(() => sentToGame(game, 'SETUP')).toMatchObject([{ trialsPerTurn: 0, players: [{ id: 1 }] }])
  await game.getByRole('button', { name: 'End turn' }).click()
  await button(page, 'Cards').click()
  await expect.poll(() => sentToGame(game, 'TOGGLE_PAUSE')).toEqual([{ type: 'TOGGLE_PAUSE', value: 0 }])
  await openPlayers(page)
  await panel(page).getByRole('button', { name: 'Add a player' }).click()
  await panel(page).getByLabel('Name or initials of the Violet player').fill('M.')
  await chooseCards(page)
  await button(page, 'Back to game').click()
  await expect.poll(() => sentToGame(game, 'TOGGLE_PAUSE')).toHaveLength(2)
  expect((await sentToGame(game, 'DECK'))[0]).toMatchObject({ cards: expect.any(Number) })

  await game.getByRole('button', { name: 'End turn' }).click()
  const second = page.getByRole('dialog', { name: 'Cards for Teal' })
  await expect(second).toBeVisible()
  await expectAccessible(page, 'cards between turns')
  // The previous and next cards are off screen.
  const neighbors = page.locator('.face-layer:not(.face-now)')
  for (const place of [0, 1]) await expect(neighbors.nth(place)).not.toBeInViewport()
  const words = [await page.locator('.face-now .face-caption').textContent()]
  // Cue and undo are available by key and touch, and show their effect.
  await page.keyboard.press('c')
  await expect(second.getByRole('button', { name: /Change the cue level/ })).toContainText('Cue 1')
  await second.getByRole('button', { name: 'No response' }).click()
  await expect(second.getByRole('status', { name: 'Try 2 of 3' })).toBeVisible()
  await second.getByRole('button', { name: 'Undo last score' }).click()
  await expect(second.getByRole('status', { name: 'Try 1 of 3' })).toBeVisible()
  await expect(page.locator('.face-now .face-caption')).toHaveText(words[0] ?? '')
  await second.getByRole('button', { name: 'Correct' }).click()
  await page.keyboard.press('2')
  await page.keyboard.press('PageDown')
  await expect(second).toBeHidden()
  await expect
    .poll(() => sentToGame(game, 'CARDS_DONE'))
    .toEqual([{ type: 'CARDS_DONE', player: 2, trials: 2, results: ['helped', 'helped', 'skipped'] }])
  await expect
    .poll(async () => (await sentToGame(game, 'TOGGLE_PAUSE')).at(-1))
    .toEqual({ type: 'TOGGLE_PAUSE', value: 1 })

  await game.getByRole('button', { name: 'End turn' }).click()
  await expect(page.getByRole('dialog', { name: 'Cards for M.' })).toBeVisible()
  words.push(await page.locator('.face-now .face-caption').textContent())
  expect(new Set(words).size).toBe(2)
  await button(page, 'Back to game').click()
  await expect
    .poll(() => sentToGame(game, 'CARDS_DONE'))
    .toContainEqual({ type: 'CARDS_DONE', player: 1, trials: 0, results: ['skipped'] })

  // A child who asks for one more practice gets one more card.
  await game.locator('html').evaluate(() => parent.postMessage({ type: 'TURN_END', player: 2, turn: 4, more: 1 }, '*'))
  await expect(second.getByRole('status', { name: 'Try 1 of 4' })).toBeVisible()
})

test(
  "scores that can't be stored are reported once between a turn's trials",
  { tag: '@full' },
  async ({ page, subscriber }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    const game = await replaceGame(page, 'lantern-river')
    await openAs(page, subscriber, river)
    await button(page, 'Cards').click()
    await chooseCards(page)
    await button(page, 'Back to game').click()
    await game.getByRole('button', { name: 'End turn' }).click()
    const turn = page.getByRole('dialog', { name: /^Cards for / })
    await turn.getByRole('button', { name: 'Correct' }).click()
    const alert = page.getByRole('alertdialog', { name: 'Your scores aren’t being saved' })
    await alert.getByRole('button', { name: 'Score without saving' }).click()
    for (const _try of [2, 3]) await turn.getByRole('button', { name: 'Correct' }).click()
    await expect(turn).toBeHidden()
    await game.getByRole('button', { name: 'End turn' }).click()
    await turn.getByRole('button', { name: 'Correct' }).click()
    await expect(turn.getByRole('status', { name: 'Try 2 of 3' })).toBeVisible()
    await expect(alert).toBeHidden()
  },
)

test('at the end of a game the note and all trials can be copied in a row', async ({ page, subscriber }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, subscriber, river)
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: 'Start', exact: true }).click()
  await game.getByRole('button', { name: 'Spin' }).click()
  await endGame(game)
  await openForAdult(game)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  for (const [name, beginning] of [
    ['Copy note', 'Lantern River: '],
    ['Copy every trial', 'Time (s)\tPlayer\t'],
    ['Copy note', 'Lantern River: '],
  ] as const) {
    await game.getByRole('button', { name }).click()
    await expect.poll(copied).toContain(beginning)
  }
})

test('saves are kept per user and game, and the page copies a note', async ({ page, subscriber }) => {
  const game = await replaceGame(page, 'lantern-river')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, subscriber, river)
  await game.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sentToGame(game, 'SAVED')).toHaveLength(1)
  await game.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('R, initial: 8 of 10')
  await page.reload()
  await expect.poll(() => sentToGame(game, 'SETUP')).toMatchObject([{ saved: { level: 3 } }])
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.reload()
  await expect.poll(() => sentToGame(game, 'SETUP')).toHaveLength(1)
  expect((await sentToGame(game, 'SETUP'))[0]).not.toHaveProperty('saved')
})

test(
  "without cards a game's menu opens a plain pause, and a logout elsewhere keeps the game",
  { tag: '@full' },
  async ({ page, newcomer }) => {
    const game = await replaceGame(page, 'lantern-river')
    await openAs(page, newcomer, river)
    await expect(button(page, 'Cards')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/healthz')
    await other.evaluate(() => localStorage.removeItem('token'))
    // Back to the game: in a background window, a key may be lost before it reaches a frame.
    await other.close()
    await page.bringToFront()
    await expect(button(page, 'Cards')).toHaveCount(0)
    await game.getByRole('button', { name: 'Menu' }).click()
    await expect(panel(page)).toContainText('Practice cards inside a game come with a plan.')
    await expectAccessible(page, 'pause without cards')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect.poll(async () => (await sentToGame(game, 'TOGGLE_PAUSE')).map(({ value }) => value)).toEqual([0, 1])
    expect(await sentToGame(game, 'SETUP')).not.toHaveLength(0)
  },
)

test('a lost connection before the game loads says so, and Retry opens it', { tag: '@full' }, async ({ page }) => {
  await page.route('**/game_unzip_file/**', (route) => route.abort())
  await page.goto(river)
  await expect(page.getByRole('heading', { name: 'We couldn’t reach the game' })).toBeVisible()
  await expectAccessible(page, 'game not reached')
  await page.unroute('**/game_unzip_file/**')
  await button(page, 'Try again').click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test('/games/in pauses and resumes the game in its frame, the last one played by default', async ({
  page,
  subscriber,
}) => {
  const game = await replaceGame(page, 'tide-breath')
  await openAs(page, subscriber, '/games/in')
  await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tide Breath/ })
    .click()
  await expect.poll(() => sentToGame(game, 'SETUP')).toHaveLength(1)
  await expectAccessible(page, 'games in')
  await button(page, 'Pause').click()
  await button(page, 'Resume').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await expect.poll(async () => (await sentToGame(game, 'TOGGLE_PAUSE')).map(({ value }) => value)).toEqual([0, 1])
  await page.goto('/games/in')
  await expect(page).toHaveURL(/game=tide-breath/)
  // The last check's frame is still loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a subscription game opens only with its ticket', async ({ page, subscriber, request }) => {
  for (const path of ['patient-orchard', `patient-orchard.1.4102444800.${'A'.repeat(43)}`])
    expect((await request.get(`/game_unzip_file/${path}/vtx/`)).status()).toBe(403)
  await page.goto('/game/patient-orchard?name=Patient%20Orchard')
  await expect(page).toHaveURL(/\/Gamedescription\/patient-orchard/)
  await openAs(page, subscriber, '/game/patient-orchard?name=Patient%20Orchard')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  const address = (await page.locator('iframe').getAttribute('src')) ?? ''
  expect((await request.get(address)).status()).toBe(200)
  const [, exp = ''] = /\.(\d{9,})\./.exec(address) ?? []
  for (const changed of [address.replace(exp, String(Number(exp) - 86_400)), address.replace('.1.', '.2.')])
    expect((await request.get(changed)).status()).toBe(403)
})

test('a hostile game page gets nothing, and the page around it stays intact', async ({ page, subscriber }) => {
  await replaceGame(page, 'lantern-river', hostilePage)
  await openAs(page, subscriber, '/healthz')
  await page.context().addCookies([{ name: 'secret', value: 'cookie', url: page.url() }])
  const opened: string[] = []
  page.on('popup', (popup) => opened.push(popup.url()))
  page.on('dialog', (dialog) => opened.push(dialog.message()))
  const carried: string[] = []
  page.on('request', (asked) => {
    const { authorization, cookie } = asked.headers()
    if (asked.url().includes('stolen') && (authorization ?? cookie)) carried.push(asked.url())
  })
  const reached: string[] = []
  page.on('response', (answer) => reached.push(answer.url()))
  await page.goto(river)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('body')).toHaveAttribute('data-done', 'true', { timeout: 30_000 })
  const got = JSON.parse((await frame.locator('body').getAttribute('data-got')) ?? '{}') as Record<string, string>
  expect(Object.keys(got)).toEqual(attacks)
  expect(Object.entries(got).filter(([, what]) => what !== 'nothing')).toEqual([])
  expect([...opened, ...carried]).toEqual([])
  // Neither the beacon to another host nor the form got out.
  expect(reached.filter((url) => /example\.org|logout/.test(url))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(subscriber.token)
  expect(await page.evaluate(() => document.cookie)).not.toContain('partner_user')
  await expect(page).toHaveURL(new RegExp(river.replace('?', '\\?')))
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect(button(page, 'Cards')).toBeVisible()
  await expect(page.getByText('forged')).toHaveCount(0)
})
