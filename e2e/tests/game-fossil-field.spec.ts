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
} from '../fixtures/game-player.ts'
import { boxAtRest } from '../fixtures/game-presses.ts'

const leading = [/^(Start the dig|Next|I know it!)/, /^Row /]
const test = checkGame({
  slug: 'fossil-field',
  // On the smallest phone.
  pokes: 4,
  levels: 5,
  settings: { digs: 1, errorless: true },
  // Squares in turn, a call as soon as there is something to call.
  choose: (names, step) => {
    const lead = leading.flatMap((one) => names.flatMap((name, at) => (one.test(name) ? [at] : [])))[0]
    if (lead !== undefined) return lead
    const squares = names.flatMap((name, at) => (name.startsWith('Brush') ? [at] : []))
    return squares.length > 0 ? (squares[(step * 5) % squares.length] ?? 0) : 0
  },
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measuredSum(over?.summary, 'Turns')).toBe(await countTurnEnds(page))
  },
})

if (everyLevel) {
  test('a stroke as long as a square brushes it, and a tap doesn’t where only rubbing counts', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 3, setup({ digs: 1, brushing: 'rub' }, alone))
    await start(game)
    await game.getByRole('button', { name: 'Start the dig' }).click()
    const square = game.getByRole('button', { name: 'Brush B2' })
    await square.click()
    await expect(game.locator('.note .instruction')).toHaveText('Rub the sand with a long stroke.')
    const box = await boxAtRest(square)
    const across = (x: number) => page.mouse.move(box.x + box.width * x, box.y + box.height / 2, { steps: 5 })
    await across(0.2)
    await page.mouse.down()
    await across(0.8)
    await across(0.2)
    await across(0.8)
    await page.mouse.up()
    await expect.poll(() => receivedMessages(page, 'TURN_END')).toHaveLength(1)
    const [dig] = await receivedMessages(page, 'TRIAL')
    expect([dig?.trial?.target, dig?.trial?.event]).toEqual(['dig B2', true])
    expect(dig?.trial?.response).toMatch(/fine brush, rub; Independent/)
  })

  test('a part is dragged to its place, and a wrong call shows both parts', async ({ page, player }) => {
    const game = await open(page, player, 1, setup({ digs: 1 }, alone), 1)
    await start(game)
    await game.getByRole('button', { name: 'Start the dig' }).click()
    const call = game.getByRole('button', { name: 'I know it!' })
    await expect(async () => {
      if ((await call.count()) === 0) await game.locator('.square:not(:disabled)').first().click({ timeout: 2000 })
      expect(await call.count()).toBe(1)
    }).toPass({ timeout: 30_000 })
    await call.click()
    await game.locator('.call .name').first().click()
    const part = await boxAtRest(game.locator('.can-drag'))
    const place = await boxAtRest(game.locator('.call-places button').last())
    await page.mouse.move(part.x + part.width / 2, part.y + part.height / 2)
    await page.mouse.down()
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect(game.locator('.comparing, .choice-panel')).toBeVisible()
    const last = (await receivedMessages(page, 'TRIAL')).at(-1)?.trial
    expect(last?.target).toMatch(/^name /)
    expect(last?.response).toMatch(/, drag; outline \d+%, \d+ digs, 2 names; Independent/)
  })
}
