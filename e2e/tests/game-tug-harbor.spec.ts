import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { alone, countTurnEnds, measuredSum, open, receivedMessages, setup, start } from '../fixtures/game-player.ts'
import { boxAtRest } from '../fixtures/game-presses.ts'

const leading = [/^Open the harbor/, /^Dock /, /, (waiting|stopped)$/, /^Sail on/, /at a time/]
const test = checkGame({
  slug: 'tug-harbor',
  // On the smallest phone.
  pokes: 2,
  levels: 5,
  settings: { boatsPerDay: 4, errorless: true },
  // Boats of both players are in the water at once.
  shared: /./,
  choose: (names) => leading.flatMap((one) => names.flatMap((name, at) => (one.test(name) ? [at] : [])))[0] ?? 0,
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Turns')).toBe(await countTurnEnds(page))
  },
})

/** Opens level 1 with its first boat at its entry. */
async function begin(game: FrameLocator): Promise<void> {
  await start(game)
  await game.getByRole('button', { name: 'Open the harbor' }).click()
  await game.getByRole('button', { name: /^1 boat at a time/ }).click()
  await game.locator('.ship.is-waiting').waitFor()
}
const trials = async (page: Page) => (await receivedMessages(page, 'TRIAL')).flatMap(({ trial }) => trial ?? [])

test('a boat sails the line that is drawn for it, and the log says how', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ boatsPerDay: 4 }, alone))
  await begin(game)
  const ship = game.locator('.ship.is-waiting')
  const sign = ((await ship.getAttribute('aria-label')) ?? '').split(', ')[1] ?? ''
  const dock = game.locator(`.dock[aria-label$="${sign}"]`)
  const [to, from] = [await boxAtRest(dock), await boxAtRest(ship)]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, from.y + from.height / 2, { steps: 8 })
  await page.mouse.move(to.x + 4, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect.poll(async () => (await trials(page)).length).toBe(1)
  const [trial] = await trials(page)
  expect(trial?.target).toBe(`Boat, ${sign}`)
  expect(trial?.response).toMatch(/^no stop; 1 moving; .*draw; live;.* Independent$/)
})

test(
  'a number key sends a boat to a dock, and another flag lets it wait',
  { tag: '@full' },
  async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ boatsPerDay: 4 }, alone))
    await begin(game)
    const sign = ((await game.locator('.ship.is-waiting').getAttribute('aria-label')) ?? '').split(', ')[1] ?? ''
    const own = Number(
      /\d/.exec((await game.locator(`.dock[aria-label$="${sign}"]`).getAttribute('aria-label')) ?? '')?.[0],
    )
    await game.locator('.ship.is-waiting').focus()
    await page.keyboard.press(String((own % 4) + 1))
    await expect(game.locator('.note .instruction')).toHaveText('That dock has a different flag. The boat waits.')
    await game.locator('.ship').focus()
    await page.keyboard.press(String(own))
    await expect.poll(async () => (await trials(page)).length).toBe(1)
    expect((await trials(page))[0]?.response).toContain('wrong routes: 1')
  },
)
