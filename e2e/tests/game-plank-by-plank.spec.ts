import { expect, type FrameLocator } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  countTurnEnds,
  everyLevel,
  expectGameOver,
  open,
  poke,
  receivedMessages,
  setup,
  start,
} from '../fixtures/game-player.ts'

// What was read aloud is closed first, because it covers the choices.
const onward = [/^Done$/, /^(Next|Show me ideas|We’re together|Start the story)$/]
const test = checkGame({
  slug: 'plank-by-plank',
  levels: 5,
  settings: { stories: 1 },
  choose: (names, step) => {
    const found = onward.map((one) => names.findIndex((name) => one.test(name)))
    return found.find((at) => at >= 0) ?? step
  },
  // Two ways and an ending.
  ended: async (page) => expect(await countTurnEnds(page)).toBe(3),
})

const press = (game: FrameLocator, name: string | RegExp) =>
  game.getByRole('button', { name, exact: true }).first().click()
const way = (game: FrameLocator) => game.locator('.way').first()

if (everyLevel) {
  test('a line that was heard turns paper into wood, and the log names kinds, not words', async ({ page, player }) => {
    const game = await open(page, player, 2, setup({ safety: 'out' }, alone))
    await start(game)
    await poke(game, 'pebble')
    await press(game, 'Help me')
    await press(game, 'Show me ideas')
    const line = (await way(game).locator('b').textContent()) ?? ''
    await way(game).click()
    await press(game, 'Needs time')
    await press(game, /Heard/)
    await expect(game.getByText('Heard! Now the planks are wood.')).toBeVisible()
    for (const name of ['Next', 'Next', 'Show me ideas']) await press(game, name)
    await way(game).click()
    for (const name of ['I can’t tell', 'Next', 'Next', /Stepping stones/, /Ask a helper/]) await press(game, name)
    await expect(game.getByText('You walk with someone you trust.').last()).toBeVisible()
    await expectGameOver(page)
    const trials = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => `${trial?.target}: ${trial?.response}`)
    expect(trials[0]).toBe('help with an own idea: starter')
    expect(trials).toContainEqual(expect.stringMatching(/^line: \w+: heard \(speech, cue 0\)$/))
    expect(trials.slice(-2)).toEqual(['how to go on: space', 'who to bring in: helper'])
    const sent = JSON.stringify([trials, await receivedMessages(page, 'GAME_OVER')])
    expect(sent).not.toContain(line)
    expect(sent).toContain('Rehearsed 1 line (0 with a cue)')
  })

  test('a partner answers for the other side, and then they trade', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ safety: 'out', place: 'home' }))
    await start(game)
    await game
      .locator('.way', { hasText: /^\d(Ask|Offer or trade)/ })
      .first()
      .click()
    await press(game, 'Okay with it')
    await press(game, 'Next')
    await expect(game.locator('.bar .who')).toContainText('Leo')
    await press(game, 'Not yet.')
    await expect.poll(() => countTurnEnds(page)).toBe(1)
    await expect(game.locator('.bar .who')).toContainText('Leo')
    for (const turn of [2, 3]) {
      await press(game, 'Pass')
      await expect.poll(() => countTurnEnds(page)).toBe(turn)
    }
    await expectGameOver(page)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(JSON.stringify(over?.summary)).toContain('Answered in role 1 time.')
  })

  test('two taps of the adult open the level for 15, and a help line of the device is in the menu', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 5, setup({ safety: 'out' }, alone))
    await press(game, 'Settings')
    await game.getByRole('textbox', { name: 'Local help line' }).fill('County line, 555-0100')
    await expect
      .poll(async () => (await receivedMessages(page, 'HELP_LINE')).at(-1)?.settings)
      .toEqual({ helpLine: 'County line, 555-0100', helpLinePrints: false })
    await page.keyboard.press('Escape')
    await start(game)
    await expect(game.getByRole('button', { name: 'Show me ideas' })).toHaveCount(0)
    for (const name of [/I’m the adult/, /Start the story/, 'Menu']) await press(game, name)
    await expect(game.getByRole('dialog')).toContainText('County line, 555-0100')
    await press(game, 'Keep playing')
    await press(game, 'Show me ideas')
    await expect(way(game)).toBeVisible()
  })
}
