import { expect } from '@playwright/test'
import { checkGame, type Choices } from '../fixtures/game-checks.ts'
import { everyLevel, heard, open, setup, start, measuredSum } from '../fixtures/game-player.ts'

/** Pulls the lever when it can be, puts down what is in hand, and takes the next chip otherwise; the word is not asked for. */
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
    const [over] = await heard(page, 'GAME_OVER')
    // Words that two build by turns are told as the work of both.
    const together = over?.summary?.some(({ label }) => label.startsWith('Together')) === true
    const told = (label: string) =>
      measuredSum(over?.summary, together ? `Together: ${label}` : `${label.charAt(0).toUpperCase()}${label.slice(1)}`)
    expect([told('words built'), told('levers pulled')]).toEqual([4, 4])
    expect(over?.summary).toContainEqual({ label: 'Support', value: 'Errorless: only correct answers could be chosen' })
    expect(await heard(page, 'TURN_END')).toHaveLength(4)
  },
})

if (everyLevel) {
  test('the robot says a silly word as it was built; L pulls the lever and Backspace takes a chip out', async ({
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
    }
    await page.keyboard.press('l')
    await expect(game.locator('.robo-says')).toBeVisible()
    await expect(game.locator('.robo-lever')).toBeEnabled()
    const full = await game.locator('.robo-box .robo-chip').count()
    await page.keyboard.press('Backspace')
    await expect(game.locator('.robo-box .robo-chip')).toHaveCount(full - 1)
    expect(await heard(page, 'TRIAL')).toHaveLength(1)
  })
}
