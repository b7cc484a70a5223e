import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import { alone, everyLevel, expectGameOver, open, receivedMessages, setup, start } from '../fixtures/game-player.ts'
import { watchTyped } from '../fixtures/typed-words.ts'

const leading = [
  /(Done for today|Light the window|I tried it|On my own|leave the gap)/,
  /^[1-5](, |$)/,
  /^(?!Read aloud)/,
]
const test = checkGame({
  slug: 'lighthouse-ladder',
  levels: 4,
  groups: true,
  // A ladder is rated, and then climbed once.
  choose: (names, step) => {
    const rung = names.findIndex((name) => /^Rung \d/.test(name))
    const climbs = names.findIndex((name) => name === 'Climb this rung')
    if (climbs >= 0) return climbs
    if (rung >= 0 && step < 24) return rung
    const lead = leading.map((one) => names.findIndex((name) => one.test(name))).find((at) => at >= 0)
    return lead ?? 0
  },
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual(expect.objectContaining({ label: 'For the note' }))
  },
})

const press = (game: FrameLocator, name: string | RegExp) =>
  game.getByRole('button', { name, exact: true }).first().click()
const all = async (game: FrameLocator, names: readonly (string | RegExp)[]) => {
  for (const name of names) await press(game, name)
}
const summaryIn = async (page: Parameters<typeof receivedMessages>[0]) => {
  const [over] = await receivedMessages(page, 'GAME_OVER')
  return over?.summary ?? []
}

test('the adult checks the ladder, a try is a sketch until it is marked, and coming down counts', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ rungs: 3 }, alone))
  await start(game)
  await game.locator('.choice-row').first().click()
  await all(game, [/^1/, /^2/, /^3/])
  await expect(game.getByRole('button', { name: /^Rung 1/ })).toHaveCount(0)
  await all(game, [/All three are true/, /Open the ladder/, /^Rung 2/, 'Climb this rung', /^4/, /^On my own/])
  await all(game, ['I tried it', /^5/, /Reported/, 'Light the window'])
  await all(game, [/^Rung 1/, 'Climb this rung', 'Come down', /^Done for today/])
  await expect(game.locator('.coast-count')).toHaveText('2 lights on your coast')
  await expectGameOver(page)
  expect(await summaryIn(page)).toContainEqual({
    label: 'For the note',
    value:
      '3-rung ladder; tries: 0 seen, 1 reported, 0 role-play. 1 try not confirmed by an adult. ' +
      'Rung 2: predicted 4, actual 5 of 5, client-rated.',
  })
  const trials = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => [trial?.target, trial?.response])
  expect(trials.slice(3)).toEqual([
    ['ladder', '3 rungs'],
    ['rung 2, helper', 'none'],
    ['rung 2', 'predicted 4, actual 5 of 5'],
    ['rung 2', 'reported'],
    ['rung 1', 'came down'],
    ['after coming down', 'done'],
  ])
})

test('a ladder of one’s own: what a client types is in no message, storage, or request', async ({ page, player }) => {
  const expectUntyped = watchTyped(page, 'Marisol')
  const game = await open(page, player, 2, setup({ lock: false }, alone))
  await start(game)
  await all(game, ['A goal of my own', 'Star', '1', 'House', '2', 'Bus', '3', 'Write it'])
  await game.getByRole('textbox', { name: 'Step 1' }).fill('Call Marisol on Tuesday')
  await all(game, ['Done', 'My ladder is ready', 'All three are true', /^Rung 1/])
  await expect(game.locator('.play-panel h2')).toHaveText('Call Marisol on Tuesday')
  await press(game, 'Done for today')
  await expectGameOver(page)
  await expectUntyped('"picture":"star"')
})

if (everyLevel) {
  test('a group rates a rung in private, and the window is lit once the reason was heard', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ rungs: 3 }))
    await start(game)
    await game.locator('.choice-row').first().click()
    await press(game, /^2/)
    await expect(game.locator('.aside')).toContainText('Leo')
    await press(game, /^5/)
    await expect(game.locator('.spread li').nth(4)).toContainText('●')
    await all(game, ['It’s small enough', /^Heard/, 'Light the window'])
    await expect(game.locator('.bar .who')).toContainText('Leo')
    const trials = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => [trial?.target, trial?.response])
    expect(trials).toContainEqual(['private rating', 'rated'])
    expect(trials).toContainEqual(['reason', 'heard (speech, cue 0)'])
  })
}
