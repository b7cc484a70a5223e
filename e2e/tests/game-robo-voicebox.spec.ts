import { expect } from '@playwright/test'
import { checkGame, type Choices } from '../fixtures/game-checks.ts'
import {
  alone,
  collectErrors,
  endGame,
  everyLevel,
  measuredSum,
  open,
  poke,
  receivedMessages,
  setup,
  start,
  frames,
} from '../fixtures/game-player.ts'

/** Pulls the lever if possible, puts down what is in hand, and otherwise takes the next chip; the word isn't given. */
const choose = (names: Choices, step: number): number => {
  const lever = names.findIndex((name) => name.startsWith('Pull'))
  const slot = names.findIndex((name) => name.startsWith('Slot'))
  const chips = names.flatMap((name, at) => (name.startsWith('Hear') ? [] : [at]))
  return lever >= 0 ? lever : slot >= 0 ? slot : (chips[step % chips.length] ?? 0)
}

const test = checkGame({
  slug: 'robo-voicebox',
  levels: 5,
  settings: { errorless: true, words: 4, extra: 1 },
  groups: true,
  shared: /^own chips/,
  choose,
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    // Words built by two players in turns count for both.
    const together = over?.summary?.some(({ label }) => label.startsWith('Together')) === true
    const told = (label: string) =>
      measuredSum(over?.summary, `${together ? 'Together: ' : ''}${label.charAt(0).toUpperCase()}${label.slice(1)}`)
    expect([told('words built'), told('levers pulled')]).toEqual([4, 4])
    expect(over?.summary).toContainEqual({ label: 'Support', value: 'Errorless: only correct choices were available' })
    expect(await receivedMessages(page, 'TURN_END')).toHaveLength(4)
  },
})

if (everyLevel)
  test('an early pull and a poke change nothing, springs are chosen, and the robot walks home', async ({
    page,
    player,
  }) => {
    const errors = collectErrors(page)
    const settings = { words: 4, extra: 0, errorless: true }
    const game = await open(page, player, 2, setup(settings, { ...alone, calm: false }))
    await start(game)
    await game.getByRole('button', { name: 'Try the lever' }).click()
    await expect(game.locator('.robo-says')).toHaveText('Burp!')
    const box = game.locator('.robo-box')
    const before = await box.innerHTML()
    await poke(game, 'toolbox')
    await expect.poll(() => box.innerHTML()).toBe(before)
    expect(await receivedMessages(page, 'TRIAL')).toEqual([])

    const lever = game.getByRole('button', { name: 'Pull the lever' })
    const feet = game.getByRole('group', { name: 'Which feet for the walk?' })
    const part = game.locator('.choice-options button').first()
    for (const choice of [part, feet]) {
      const chip = game.locator('.robo-tray .robo-chip:enabled').first()
      for (;;) {
        await lever.or(chip).first().waitFor()
        if (await lever.isVisible()) break
        await chip.click()
        await game.locator('.robo-hole:enabled').first().click()
        await frames(game, 3)
      }
      await lever.click()
      await choice.waitFor()
      if (choice === part) await part.click()
    }
    await expect(feet.getByRole('button', { name: /^Springs/ })).toContainText('Hops over the gap.')
    await page.keyboard.press('2')
    await expect(feet).toHaveCount(0)
    await endGame(game)
    await expect(game.locator('.robo-walk .robo-says')).toContainText(
      /^Hello! I am Robo \w+\. I can say \w+ and \w+\.$/,
    )
    await expect(game.locator('.robo-friend')).toHaveCount(1)
    await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible()
    expect(errors).toEqual([])
  })

if (everyLevel) {
  test('the robot says a silly word as built, L pulls the lever, and Backspace removes a chip', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 2, setup({ extra: 0 }))
    await start(game)
    const chips = game.locator('.robo-tray .robo-chip:not(:disabled)')
    await expect(chips).not.toHaveCount(0)
    while ((await chips.count()) > 0) {
      await chips.last().click()
      await game.locator('.robo-hole:not(:disabled)').first().click()
      await frames(game, 3)
    }
    await page.keyboard.press('l')
    await expect(game.locator('.robo-says')).toBeVisible()
    await expect(game.locator('.robo-lever')).toBeEnabled()
    const full = await game.locator('.robo-box .robo-chip').count()
    await page.keyboard.press('Backspace')
    await expect(game.locator('.robo-box .robo-chip')).toHaveCount(full - 1)
    // One for each of the two players, with their own chips.
    expect((await receivedMessages(page, 'TRIAL')).map(({ trial }) => trial?.player)).toEqual([1, 2])
  })
}
