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

const leads = [/^Done$/, /^(Next|Same)$/]
const test = checkGame({
  slug: 'feelings-face-lab',
  levels: 5,
  groups: true,
  settings: { rounds: 1 },
  // One shape, then the way on.
  choose: (names, step) => {
    const at = leads.map((one) => names.findIndex((name) => one.test(name))).find((found) => found >= 0)
    return (step % 3 === 0 && names[step % names.length] !== 'Pass') || at === undefined ? step : at
  },
  ended: async (page) => expect(await countTurnEnds(page)).toBe(1),
})

const press = (game: FrameLocator, name: string | RegExp) =>
  game.getByRole('button', { name, exact: true }).first().click()

if (everyLevel) {
  test('a face is fired once a reading was heard, and the log names no feeling', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ rounds: 1 }, alone))
    await start(game)
    for (const name of [/Soft/, 'brows, shape 1', 'Help me', 'Done', /Keep it small/, 'Bo', 'mouth'])
      await press(game, name)
    await expect(game.locator('.head.is-solid')).toHaveCount(0)
    await press(game, /Heard/)
    await expect(game.locator('.head.is-solid')).toHaveCount(1)
    await press(game, 'Next')
    await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
    await expect(game.locator('.kiln li')).toHaveClass('is-solid')
    await expectGameOver(page)
    const trials = (await receivedMessages(page, 'TRIAL')).map(({ trial }) => [trial?.target, trial?.response])
    expect(trials).toEqual([
      ['help', 'two parts to try'],
      ['face', '1 part shaped'],
      ['how much to show', 'small'],
      ['reading', 'picked'],
      ['clue', 'face'],
      ['said', 'clue: face, heard (speech, cue 0)'],
    ])
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({
      label: 'For the note',
      value: 'Shaped 1 face for a situation. Used 1 step of help. Named a clue for 1 face (0 with a cue).',
    })
  })

  test('a secret feeling is guessed by a partner, and two ways to see it lead on', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ rounds: 1, cards: 'secret' }))
    await start(game)
    for (const name of [/Open/, 'Show my card', 'Turn it over', 'mouth', 'mouth, shape 2', 'Done', /A gesture/])
      await press(game, name)
    await expect(game.locator('.bar .who')).toContainText('Leo')
    for (const name of ['worried', 'a lot', 'the body', 'Next', 'Two ways to see it']) await press(game, name)
    await expect.poll(() => countTurnEnds(page)).toBe(1)
    await expect(game.locator('.bar .who')).toContainText('Leo')
    await press(game, 'Pass')
    await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(JSON.stringify(over)).not.toContain('worried')
  })
}
