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

const way =
  /^(Bang|Ring|It’s my feeling|A camera could|It’s a guess|I’m the therapist|It isn’t about|Let’s look|3$|Something that|Nobody knows|Next|None of these|Asking|I can’t say yet|Thank you|Show my card|A little)|Future me/

const test = checkGame({
  slug: 'the-thought-trial',
  levels: 5,
  groups: true,
  // The shortest way through a case.
  choose: (names, step) => {
    const leads = names.flatMap((name, at) => (way.test(name.trim()) ? [at] : []))
    return leads[step % Math.max(1, leads.length)] ?? step
  },
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    const labels = over?.summary?.map(({ label }) => label) ?? []
    // A switch may say that it is really happening, which stops the case.
    if (labels.includes('Really happening')) return
    expect(labels).toContain('For the note')
    expect(await countTurnEnds(page)).toBeGreaterThan(3)
  },
})

const press = (game: FrameLocator, name: string | RegExp) =>
  game.getByRole('button', { name, exact: true }).first().click()
const pressAll = async (game: FrameLocator, names: readonly (string | RegExp)[]) => {
  for (const name of names) await press(game, name)
}

/** Sorts both statements of a level, with errorless choices. */
async function sortAll(game: FrameLocator): Promise<void> {
  const open = game.locator('.pick:not(:disabled)')
  await open.click()
  await expect(game.locator('.album .is-full')).toHaveCount(1)
  await open.click()
}

/** Opens an envelope, and says why it goes where it goes. */
async function weigh(game: FrameLocator, pan: string, weight: string): Promise<void> {
  await pressAll(game, [/^(Something|Another|A feeling|An idea)/, pan, weight, /Heard/])
}

test('an exhibit weighs something once a reason was heard, and both ratings are shown at the end', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 2, setup({ errorless: true, traps: false, witnesses: false }, alone))
  await start(game)
  await press(game, 'Bang the gavel')
  await sortAll(game)
  await pressAll(game, ['Let’s look at it', '7', '6'])
  await weigh(game, 'Doesn’t fit the thought', 'A lot')
  await expect(game.locator('.trial .lands')).toHaveCount(1)
  await expect(game.locator('.trial .is-paper')).toHaveCount(0)
  await pressAll(game, [/^(Something|Another|A feeling|An idea)/, 'Fits the thought', 'A little', 'Next'])
  await expect(game.locator('.trial .is-paper')).toHaveCount(1)
  await weigh(game, 'Doesn’t fit the thought', 'Some')
  await expect(game.getByText('How true does it seem now?')).toHaveCount(0)
  await pressAll(game, [/It changed$/, '4', '5', 'Thank you, thought'])
  await expect(game.locator('.change')).toHaveText(['How true74', 'How big65'])
  await expectGameOver(page)
  const [over] = await receivedMessages(page, 'GAME_OVER')
  expect(over?.summary).toContainEqual({
    label: 'For the note',
    value:
      'Weighed 3 exhibits, gave 2 reasons (0 cues). Belief 7 to 4, feeling 6 to 5 of 10, client-rated. Verdict: changed.',
  })
})

test('an own thought is in no message, storage, or request, and needs the adult first', async ({ page, player }) => {
  const expectUntyped = watchTyped(page, 'Marisol')
  const game = await open(page, player, 5, setup({ traps: false, witnesses: false }, alone))
  await start(game)
  await pressAll(game, ['Ring the little bell', /I’m the adult/, /It’s none of these/])
  await game.getByRole('textbox', { name: 'The thought says:' }).fill('Marisol laughed at me')
  await pressAll(game, ['Let’s look at it', 'Skip', 'Skip'])
  for (let at = 0; at < 3; at++)
    await pressAll(game, [/^(Something|Another|A feeling|An idea)/, 'Nobody knows yet', /Heard/])
  await pressAll(game, [/^Asking/, /Partly true$/, 'Skip', 'Skip', 'Thank you, thought'])
  await expect(game.locator('.verdict-card')).toContainText('Marisol laughed at me')
  await expectGameOver(page)
  await expectUntyped('GAME_OVER')
})

if (everyLevel) {
  test('a jury weighs in private, and two verdicts stay two', async ({ page, player }) => {
    const game = await open(page, player, 3, setup({ errorless: true, traps: false, witnesses: false, world: 'court' }))
    await start(game)
    await press(game, 'Bang the gavel')
    await sortAll(game)
    await press(game, 'Let’s look at it')
    for (let at = 0; at < 3; at++) {
      await weigh(game, 'Fits the thought', 'A lot')
      await pressAll(game, ['Show my card', 'A little'])
    }
    await press(game, /^Asking/)
    await pressAll(game, [
      'Show my card',
      /^Part of it/,
      'Show my card',
      /^It’s mostly true/,
      /^read this card/,
      'Thank you, thought',
    ])
    await expect(game.locator('.spread li')).toHaveCount(2)
  })
}
