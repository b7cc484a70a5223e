import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  countTurnEnds,
  everyLevel,
  expectGameOver,
  open,
  receivedMessages,
  setup,
  start,
} from '../fixtures/game-player.ts'
import { watchTyped } from '../fixtures/typed-words.ts'
import { boxAtRest } from '../fixtures/game-presses.ts'

const test = checkGame({
  slug: 'inside-weather',
  levels: 5,
  groups: true,
  // One piece, then the choices in turn.
  choose: (names, step) => {
    const find = (name: RegExp) => names.findIndex((one) => name.test(one))
    const hasPiece = find(/, size \d/) >= 0
    const leads = [hasPiece ? find(/^This is it$/) : find(/^sun$/), find(/^(Next|No word for it|Back to the sky)$/)]
    return leads.find((at) => at >= 0) ?? step
  },
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual(expect.objectContaining({ label: 'For the note' }))
    expect(await countTurnEnds(page)).toBe(1)
  },
})

const press = (game: FrameLocator, name: string | RegExp) =>
  game.getByRole('button', { name, exact: true }).first().click()

test('a feeling is named once the adult heard it, and the log says how, not which', async ({ page, player }) => {
  const game = await open(page, player, 2, setup({}, alone))
  await start(game)
  for (const name of ['sun', 'Next', 'worried']) await press(game, name)
  await expect(game.locator('.chip.is-named')).toHaveCount(0)
  await press(game, /Heard/)
  await expect(game.locator('.chip.is-named')).toHaveText('worried')
  for (const name of ['Next', 'This is it', /^Let it be/, /^Push your hands/, /^My adult/]) await press(game, name)
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  await expect(game.locator('.postcard')).toContainText('Right now: worried')
  await expectGameOver(page)
  const trials = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => [trial?.target, trial?.response])
  expect(trials).toEqual([
    ['word', 'picked'],
    ['named', 'heard (speech, cue 0)'],
    ['scene', 'made'],
    ['let it be or try something', 'be'],
    ['next step', 'move'],
    ['who sees it', 'adult'],
  ])
  const [over] = await receivedMessages(page, 'GAME_OVER')
  expect(over?.summary).toContainEqual({
    label: 'For the note',
    value: 'Made an inner-weather scene. Named 1 feeling (0 cues). Next step: move.',
  })
  expect(JSON.stringify(over)).not.toContain('worried')
})

test('what a player types is in no message, storage, or request', async ({ page, player }) => {
  const expectUntyped = watchTyped(page, 'Marisol')
  const game = await open(page, player, 3, setup({}, alone))
  await start(game)
  await press(game, 'Name it')
  await game.getByRole('textbox', { name: 'Name of this sky' }).fill('Tuesday with Marisol')
  for (const name of [
    'Done',
    'rain',
    'Next',
    'No word for it',
    'This is it',
    /^Let it be/,
    'Nothing today',
    /^Just me/,
  ])
    await press(game, name)
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
  await expectGameOver(page)
  await expectUntyped('GAME_OVER')
})

if (everyLevel) {
  test('a cloud can be dragged across the sky, and is set again after a tool was tried', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({}, alone))
    await start(game)
    for (const name of ['rain', 'Next', 'No word for it']) await press(game, name)
    const cloud = game.locator('.piece')
    const from = await boxAtRest(cloud)
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2 + 180, from.y + from.height / 2 + 40, { steps: 8 })
    await page.mouse.up()
    await expect.poll(async () => ((await cloud.boundingBox())?.x ?? 0) - from.x).toBeGreaterThan(120)
    for (const name of ['This is it', /^Try something/, /^Push your hands/]) await press(game, name)
    await expect(game.locator('.opener')).toContainText('Then set your sky again')
    await expect(cloud).toHaveCount(1)
    for (const name of [/^rain, size/, 'Size 1 of 3', 'Next', 'No word for it', 'This is it', /^Just me/])
      await press(game, name)
    await expect(game.locator('.two-skies figcaption')).toHaveText('Before')
  })

  test('a pass and a sky for oneself are both behind a curtain', async ({ page, player }) => {
    const game = await open(page, player, 1, setup())
    await start(game)
    await press(game, 'Pass')
    await expect(game.locator('.bar .who')).toContainText('Leo')
    for (const name of ['sun', 'Next', 'No word for it', 'This is it', /^Let it be/, 'Nothing today', /^Just me/])
      await press(game, name)
    await expect(game.locator('.house li')).toHaveCount(2)
    await expect(game.locator('.house .turns')).toHaveCount(0)
  })
}
