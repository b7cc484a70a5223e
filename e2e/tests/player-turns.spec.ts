import type { FrameLocator, Page } from '@playwright/test'
import { openAs, expect, test, type Account } from '../fixtures/accounts.ts'
import { chooseCards, openPlayers } from '../fixtures/choose-cards.ts'
import { endGame } from '../fixtures/game-player.ts'
import { waitForScripts } from '../fixtures/site.ts'
import { replaceGame, sentToGame } from '../fixtures/stub-game.ts'

const river = '/game/lantern-river?name=Lantern%20River'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const turnOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const anyTurn = (page: Page) => turnOf(page, /^Cards for /)
const isPaused = async (game: FrameLocator) => (await sentToGame(game, 'TOGGLE_PAUSE')).at(-1)?.value === 0

async function openStub(page: Page, who: Account): Promise<FrameLocator> {
  const game = await replaceGame(page, 'lantern-river')
  await openAs(page, who, river)
  await expect.poll(() => sentToGame(game, 'SETUP')).toHaveLength(1)
  return game
}
async function withCards(page: Page, who: Account): Promise<FrameLocator> {
  const game = await openStub(page, who)
  await button(page, 'Cards').click()
  await openPlayers(page)
  await button(page, 'Add a player').click()
  await chooseCards(page)
  await button(page, 'Back to game').click()
  await expect.poll(() => isPaused(game)).toBe(false)
  return game
}

/** Scores the open cards, each once it is shown. */
async function score(page: Page, keys: readonly string[]) {
  for (const [place, key] of keys.entries()) {
    await expect(page.getByRole('status', { name: `Try ${place + 1} of ${keys.length}` })).toBeVisible()
    await page.keyboard.press(key)
  }
}

test('a turn begins with its cards, which say what they earned, and nothing opens after it', async ({
  page,
  subscriber,
}) => {
  const game = await withCards(page, subscriber)
  await game.getByRole('button', { name: 'Begin turn' }).click()
  await expect(turnOf(page, 'Cards for Violet')).toBeVisible()
  await score(page, ['3', '1', '1'])
  await expect(anyTurn(page)).toBeHidden()
  await expect
    .poll(() => sentToGame(game, 'CARDS_DONE'))
    .toEqual([{ type: 'CARDS_DONE', player: 1, trials: 3, results: ['notYet', 'independent', 'independent'] }])
  await expect.poll(() => isPaused(game)).toBe(false)
  // Turns of a game that reports their beginning end without cards.
  await game.getByRole('button', { name: 'End turn' }).click()
  await game.getByRole('button', { name: 'Begin turn' }).click()
  await expect(turnOf(page, 'Cards for Teal')).toBeVisible()
  await expect.poll(() => isPaused(game)).toBe(true)
  expect((await sentToGame(game, 'TOGGLE_PAUSE')).filter(({ value }) => value === 0)).toHaveLength(3)
  // The menu closes the cards, and the game gets its answer.
  await turnOf(page, 'Cards for Teal').getByRole('button', { name: 'Back to main menu' }).click()
  await expect
    .poll(async () => (await sentToGame(game, 'CARDS_DONE')).at(-1))
    .toEqual({ type: 'CARDS_DONE', player: 2, trials: 0, results: ['skipped'] })
  await button(page, 'Back to game').click()
  await expect.poll(() => isPaused(game)).toBe(false)
  await expect(anyTurn(page)).toBeHidden()
})

test('every turn gets an answer at once while there are no cards', { tag: '@full' }, async ({ page, subscriber }) => {
  const game = await openStub(page, subscriber)
  await game.getByRole('button', { name: 'Begin turn' }).click()
  await expect
    .poll(() => sentToGame(game, 'CARDS_DONE'))
    .toEqual([{ type: 'CARDS_DONE', player: 1, trials: 0, results: [] }])
  expect(await sentToGame(game, 'TOGGLE_PAUSE')).toEqual([])
})

test(
  'a turn that begins behind the menu gets its cards when the menu closes',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    const game = await withCards(page, subscriber)
    await button(page, 'Cards').click()
    await game.locator('html').evaluate(() => parent.postMessage({ type: 'TURN_BEGIN', player: 2, turn: 1 }, '*'))
    await button(page, 'Back to game').click()
    await expect(turnOf(page, 'Cards for Teal')).toBeVisible()
    await expect.poll(() => isPaused(game)).toBe(true)
    expect(await sentToGame(game, 'CARDS_DONE')).toEqual([])
  },
)

test('nothing stays open over an ending', async ({ page, subscriber }) => {
  const game = await withCards(page, subscriber)
  await game.locator('html').evaluate(() => {
    parent.postMessage({ type: 'TURN_END', player: 1, turn: 9 }, '*')
    setTimeout(() => parent.postMessage({ type: 'GAME_OVER', summary: [] }, '*'))
  })
  await expect
    .poll(() => sentToGame(game, 'CARDS_DONE'))
    .toEqual([{ type: 'CARDS_DONE', player: 1, trials: 0, results: [] }])
  await expect(anyTurn(page)).toBeHidden()
  await expect.poll(() => isPaused(game)).toBe(false)
})

// ---- Two clients in real games ------------------------------------------------------------------------------------

async function giveGoal(page: Page, code: string, search: string) {
  await page.getByRole('link', { name: new RegExp(`^${code}`) }).click()
  await button(page, 'New goal').click()
  const picker = page.getByRole('dialog', { name: 'New goal' })
  await picker.getByRole('searchbox').fill(search)
  await picker.getByRole('button', { name: /will/ }).first().click()
  await page.getByRole('dialog', { name: 'Goal' }).getByRole('button', { name: 'Save goal' }).click()
  await expect(page.getByRole('dialog', { name: 'Goal' })).toBeHidden()
  await page.getByRole('link', { name: 'My caseload' }).click()
}

/** Seats Maya, who practices S, and Ben, who practices R. */
async function seatMayaAndBen(page: Page, who: Account) {
  await openAs(page, who, '/caseload')
  await waitForScripts(page)
  await page.getByRole('textbox', { name: 'Add clients' }).fill('Maya, Ben')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 clients added')).toBeVisible()
  await giveGoal(page, 'Maya', 'initial s words')
  await giveGoal(page, 'Ben', 'initial r words')
  await button(page, 'New group').click()
  const group = page.getByRole('dialog', { name: 'New group' })
  for (const code of ['Maya', 'Ben']) await group.getByRole('button', { name: code }).click()
  await group.getByRole('button', { name: 'Save group' }).click()
  await button(page, 'Start a session with Maya, Ben').click()
  await expect(page.locator('.face-now')).toBeVisible()
}

/** Opens a game once it has both players' cards. */
async function openWithCards(page: Page, slug: string, name: string, level: number): Promise<FrameLocator> {
  await page.goto(`/game/${slug}?name=${encodeURIComponent(name)}`)
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: new RegExp(`^${level}\\.`) }).click()
  await button(page, 'Cards').click()
  const paused = page.getByRole('dialog', { name: 'Game paused' })
  await openPlayers(page)
  for (const code of ['Maya', 'Ben'])
    await expect(paused.getByRole('button', { name: new RegExp(`^Change ${code}’s cards: .+`) })).toBeVisible()
  await paused.getByRole('button', { name: 'Back to game' }).click()
  await expect(game.locator('html')).not.toHaveClass(/held/)
  await game.getByRole('button', { name: 'Start', exact: true }).click()
  return game
}

interface Stored {
  client: string
  goal: string
  target: string
  value: string
}
/** Returns the stored trials of scored practice, each with its client's code and its goal's text. */
const storedTrials = (page: Page): Promise<Stored[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('marigold')
      request.onsuccess = () => resolve(request.result)
    })
    const all = <T>(store: string) =>
      new Promise<T[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll() as IDBRequest<T[]>
        request.onsuccess = () => resolve(request.result)
      })
    type Row = Record<string, string>
    const [trials, clients, goals] = [await all<Row>('trials'), await all<Row>('clients'), await all<Row>('goals')]
    database.close()
    return trials
      .filter(({ value }) => value !== 'none')
      .map(({ client, goal, target = '', value = '' }) => ({
        client: clients.find(({ id }) => id === client)?.code ?? '',
        goal: goals.find(({ id }) => id === goal)?.text ?? '',
        target,
        value,
      }))
  })

test(
  'two clients practice their own cards in three games, and every trial is theirs',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    test.setTimeout(180_000)
    await seatMayaAndBen(page, subscriber)

    // Lantern River: the cards come first, and the pinwheel after them.
    const lantern = await openWithCards(page, 'lantern-river', 'Lantern River', 1)
    for (const code of ['Maya', 'Ben']) {
      await expect(turnOf(page, `Cards for ${code}`)).toBeVisible()
      await score(page, ['1', '1', '3'])
      await expect(anyTurn(page)).toBeHidden()
      await expect(lantern.locator('.who')).toContainText(code)
      await lantern.locator('.pinwheel:enabled').click()
      // On a lily pad, the lantern waits.
      const waits = lantern.getByRole('button', { name: /Wait/ })
      await expect(async () => {
        if ((await waits.count()) > 0) await waits.click({ timeout: 1000 })
        await expect(anyTurn(page)).toBeVisible({ timeout: 500 })
      }).toPass()
    }
    await expect(turnOf(page, 'Cards for Maya')).toBeVisible()
    await button(page, 'Back to game').click()
    await endGame(lantern)
    await expect(lantern.getByRole('button', { name: 'Play again' })).toBeVisible()
    await expect(anyTurn(page)).toBeHidden()

    // Sky-High Scoops practices the cards itself, and none open on top.
    const scoops = await openWithCards(page, 'sky-high-scoops', 'Sky-High Scoops', 2)
    const words = { Maya: /^s/i, Ben: /^r/i }
    for (const [code, word] of Object.entries(words)) {
      await expect(scoops.locator('.who')).toContainText(code)
      await scoops.locator('.choice-options button').first().click()
      for (let tries = 0; tries < 5; tries++) {
        await expect(scoops.locator('.card')).toContainText(word)
        const before = (await storedTrials(page)).length
        // A press soon after the last one is ignored, so it is repeated until it counts.
        await expect(async () => {
          if ((await storedTrials(page)).length > before) return
          await scoops.locator('.zone.correct').click()
          throw new Error('not stored yet')
        }).toPass({ intervals: [700] })
      }
    }
    await expect(anyTurn(page)).toBeHidden()

    // Patient Orchard shows what the cards earned right away.
    const orchard = await openWithCards(page, 'patient-orchard', 'Patient Orchard', 1)
    await expect(turnOf(page, 'Cards for Maya')).toBeVisible()
    await score(page, ['1', '3', '1'])
    await expect(orchard.getByRole('img', { name: 'Three sparkles' })).toBeVisible()
    await endGame(orchard)
    await expect(orchard.getByRole('button', { name: 'Play again' })).toBeVisible()
    await expect(anyTurn(page)).toBeHidden()

    const trials = await storedTrials(page)
    const of = (code: string) => trials.filter(({ client }) => client === code)
    expect([of('Maya').length, of('Ben').length]).toEqual([11, 8])
    expect(new Set(of('Maya').map(({ goal }) => goal)).size).toBe(1)
    for (const { target, goal } of of('Maya'))
      expect([target, goal]).toEqual([expect.stringContaining('S, initial'), expect.stringMatching(/Maya/)])
    for (const { target, goal } of of('Ben'))
      expect([target, goal]).toEqual([expect.stringContaining('R, initial'), expect.stringMatching(/Ben/)])
  },
)
