import { expect, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { checkLooks } from '../fixtures/game-layout.ts'
import {
  expectAccessible,
  alone,
  collectErrors,
  everyLevel,
  receivedMessages,
  open,
  setup,
  start,
  measuredSum,
  frames,
} from '../fixtures/game-player.ts'
import { playUntil } from '../fixtures/game-presses.ts'

const trialsOf = async (page: Page) =>
  (await receivedMessages(page, 'TRIAL')).map(
    ({ trial }) => trial as unknown as { target: string; response: string; result: string },
  )

const test = checkGame({
  slug: 'sentence-diner',
  // On the smallest phone, plates take the room.
  pokes: 3,
  levels: 5,
  settings: { errorless: true, picks: false },
  groups: true,
  ended: async (page) => {
    const count = 6
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect([0, 1].map((at) => measuredSum(over?.summary, 'Right at the first bell', at))).toEqual([count, count])
    expect(await receivedMessages(page, 'TURN_END')).toHaveLength(count)
    const trials = await trialsOf(page)
    expect(trials).toHaveLength(count)
    for (const { target, response, result } of trials)
      expect([response, result]).toEqual([expect.stringMatching(/^[A-Z].*\.$/), target === response ? 'correct' : ''])
  },
})

/** Returns the order's words in sentence order. */
async function wanted(game: FrameLocator): Promise<string[]> {
  const order = (await game.getByRole('img', { name: /^The order: / }).getAttribute('aria-label'))?.toLowerCase() ?? ''
  const names = await game
    .locator('.sd-belt .sd-plate')
    .evaluateAll((all) => all.map((at) => at.getAttribute('aria-label') ?? ''))
  const place = (name: string) => order.indexOf(name.split(',')[0] ?? '')
  return names.filter((name) => place(name) >= 0).sort((a, b) => place(a) - place(b))
}

if (everyLevel)
  test('a mix-up is acted out as written, then the plates are put back and the order is served', async ({
    page,
    player,
  }, info) => {
    const errors = collectErrors(page)
    const message = setup({ picks: false }, { ...alone, calm: true })
    const game = await open(page, player, 2, message)
    await start(game)
    await game.locator('.sd-option').first().click()
    await game.locator('.sd-plate:enabled').first().waitFor()
    await checkLooks(page, game, message, info, 'order')
    await expectAccessible(page)
    const names = await wanted(game)
    expect(names).toHaveLength(3)
    const take = (name: string) => game.locator('.sd-belt').getByRole('button', { name, exact: true }).click()
    for (const name of [...names].reverse()) await take(name)
    await page.keyboard.press('b')
    const [who, doing, what] = names.map((name) => name.split(',')[0])
    const acted = `${what} ${doing} ${who}.`
    await expect(game.locator('.sd-sentence')).toHaveText(new RegExp(acted, 'i'))
    await expect(game.getByRole('img', { name: new RegExp(`^Acted out: ${acted}`, 'i') })).toBeVisible()
    const change = game.getByRole('button', { name: 'Change a plate' })
    await expect(change).toBeEnabled()
    await checkLooks(page, game, message, info, 'acted')
    await expectAccessible(page)
    await change.click()
    await expect(game.locator('.sd-story')).toContainText('the other way')
    for (let at = 0; at < 3; at++) await game.locator('.sd-plate.on-tray').first().click()
    for (const name of names) await take(name)
    await page.keyboard.press('b')
    await expect(game.locator('.sd-remark')).toContainText('recipe card')
    expect((await trialsOf(page)).map(({ result }) => result)).toEqual(['incorrect', 'correct'])
    expect(errors).toEqual([])
  })

test('a poke answers without changing the game, and secret spice changes the scene', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ errorless: true }, alone))
  await start(game)
  await game.locator('.sd-option').first().click()
  await expect(game.getByRole('group', { name: 'Who is next?' })).toContainText('Two cherries, or only crumbs')
  await page.keyboard.press('2')
  await game.locator('.sd-plate:enabled').first().waitFor()
  const plates = () => game.locator('.sd-tray').innerHTML()
  const before = await plates()
  const box = await game.locator('[data-poke-area="lamp-0"]').boundingBox()
  if (!box) throw new Error('no lamp')
  await page.mouse.click(box.x + 20, box.y + box.height - 8)
  await expect(game.locator('.pokes .puff, [data-poke="lamp-0"]').first()).toBeVisible()
  await frames(game, 3)
  expect(await plates()).toBe(before)
  const served = game.locator('.sd-theater.is-right .sd-scene')
  const controls = ['.sd-bell', '.sd-belt .sd-plate']
  await playUntil(
    game,
    ['button', /Secret spice/],
    ['.choice-panel button:last-child', '.sd-theater .button', ...controls],
  )
  await game.getByRole('button', { name: /Secret spice/ }).click()
  await playUntil(game, '.sd-theater.is-right .sd-scene', controls)
  await expect(served.first().locator('.sd-giant, .sd-slow, .sd-hic').first()).toBeAttached()
  await expect(game.locator('.sd-theater .button')).toBeEnabled()
})
