import { expect } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  countTurnEnds,
  everyLevel,
  measuredSum,
  open,
  receivedMessages,
  setup,
  start,
  frames,
} from '../fixtures/game-player.ts'

const leading = [/^(Start the concert|Watch$)/, /^Firefly/]
const test = checkGame({
  slug: 'firefly-encore',
  levels: 5,
  groups: true,
  settings: { phrases: 4, errorless: true },
  // Only the right firefly can be tapped; any choice will do.
  choose: (names) =>
    leading.map((one) => names.findIndex((name) => one.test(name))).find((at) => at >= 0) ?? names.length - 1,
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Turns')).toBe(await countTurnEnds(page))
  },
})

test('a wrong light brings the phrase again, and help leads to its end', async ({ page, player }) => {
  const game = await open(page, player, 1, setup({ phrases: 4 }, alone))
  await start(game)
  await game.getByRole('button', { name: 'Start the concert' }).click()
  await game.getByRole('button', { name: 'Watch', exact: true }).click()
  const again = game.getByRole('button', { name: 'Watch again' })
  await again.waitFor()
  // No phrase lights the same stem twice in a row, so one of these is wrong.
  const trials = () => receivedMessages(page, 'TRIAL')
  await expect(async () => {
    await page.keyboard.press('1')
    // Until it is recorded, so that no second one is.
    await frames(game, 3)
    expect(await trials()).toHaveLength(1)
  }).toPass()
  expect((await trials())[0]?.trial?.response).toMatch(/^(\d|1-1), wrong at [12]; Independent$/)
  await again.waitFor()
  await game.getByRole('button', { name: 'Help me' }).click()
  await expect(game.locator('.trail')).toBeVisible()
  await game.getByRole('button', { name: 'Help me' }).click()
  const next = game.locator('.stem:has(.is-next)')
  const choice = game.getByRole('group', { name: 'What do you want to add?' })
  await expect(async () => {
    if ((await choice.count()) === 0) await next.click({ timeout: 1000 })
    await expect(choice).toBeVisible({ timeout: 500 })
  }).toPass()
  await choice.getByRole('button', { name: /The band/ }).click()
  await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
  await expect(game.locator('.member')).toHaveCount(1)
})

if (everyLevel) {
  test('a player writes a phrase for the next one, which isn’t part of the span', async ({ page, player }) => {
    const game = await open(page, player, 2, setup({ phrases: 4, mode: 'composer' }))
    await start(game)
    await game.getByRole('button', { name: 'Start the concert' }).click()
    await expect(game.locator('.bar .who')).toHaveText('Leo')
    const firefly = (number: number) => game.getByRole('button', { name: new RegExp(`^Firefly ${number}`) })
    for (const number of [1, 3, 6]) await firefly(number).click()
    await game.getByRole('button', { name: 'That’s my phrase' }).click()
    await expect(game.locator('.bar .who')).toHaveText('Mia')
    await game.getByRole('button', { name: 'Watch', exact: true }).click()
    await game.getByRole('button', { name: 'Watch again' }).waitFor()
    for (const number of [1, 3, 6]) await firefly(number).click()
    await game.getByRole('group', { name: 'What do you want to add?' }).waitFor()
    const [trial] = (await receivedMessages(page, 'TRIAL')).map((one) => one.trial)
    expect([trial?.player, trial?.target]).toEqual([1, 'same, 6 stems, composer: 1-3-6'])
    expect(trial?.response).toBe('1-3-6; Independent')
  })
}
