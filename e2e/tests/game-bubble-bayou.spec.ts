import { expect, type CDPSession, type FrameLocator, type Page } from '@playwright/test'
import { checkGame } from '../fixtures/game-checks.ts'
import {
  alone,
  endGame,
  everyLevel,
  expectAccessible,
  expectGameOver,
  measured,
  open,
  poke,
  receivedMessages,
  setup,
  start,
  testSwitchPlay,
  frames,
} from '../fixtures/game-player.ts'

const button = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name })
const bubbles = (game: FrameLocator, kind = '') => game.locator(`.bubble${kind}`)
const trials = async (page: Page) => (await receivedMessages(page, 'TRIAL')).flatMap(({ trial }) => trial ?? [])

const test = checkGame({
  slug: 'bubble-bayou',
  levels: 5,
  // Clicks do every gesture, one after the other; fingers have tests of their own below.
  settings: { speed: 0, oneFinger: true },
  // Help is there to be asked for, but a game played by asking alone doesn't end.
  choose: (names, step) => {
    const others = names.flatMap((name, at) => (name === 'Help me' ? [] : [at]))
    return others[step % others.length] ?? 0
  },
  ended: async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary?.find(({ label }) => label === 'Creatures home')).toBeDefined()
    const grown = (await receivedMessages(page, 'GROWN')).at(-1)?.data as unknown as { visits: Record<string, number> }
    expect(Object.values(grown.visits).every((visits) => visits === 1)).toBe(true)
  },
})

/** Opens a level for one player with still bubbles, and starts its first wave. */
async function play(page: Page, player: string, level: number, settings: object = {}): Promise<FrameLocator> {
  // Silence brings help, so time passes as it does for a child.
  const game = await open(page, player, level, setup({ speed: 0, ...settings }, alone), 1)
  await start(game)
  await button(game, 'Call the creatures').click()
  await bubbles(game).first().waitFor()
  return game
}
async function middleOf(game: FrameLocator, kind = '', at = 0) {
  const box = await bubbles(game, kind).nth(at).boundingBox()
  if (!box) throw new Error(`no bubble ${kind}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 2 }
}

interface Finger {
  x: number
  y: number
  id: number
}
const touches = async (page: Page): Promise<(type: string, points: Finger[]) => Promise<void>> => {
  const client: CDPSession = await page.context().newCDPSession(page)
  return async (type, touchPoints) =>
    void (await client.send('Input.dispatchTouchEvent', { type, touchPoints } as never))
}

test('two fingers on the glass pinch a bubble, and one finger on it does not', async ({ page, player }) => {
  const game = await play(page, player, 3, { count: 2 })
  // Wave 4 has a hold and a pinch.
  for (let waves = 0; waves < 3; waves++) {
    for (const left of [2, 1]) {
      await expect(bubbles(game)).toHaveCount(left)
      await bubbles(game).first().press('Enter')
    }
    await expect(bubbles(game)).toHaveCount(2)
  }
  const touch = await touches(page)
  const { x, y, radius } = await middleOf(game, '.is-pinch')
  await touch('touchStart', [{ x, y, id: 1 }])
  await touch('touchEnd', [])
  await expect.poll(() => bubbles(game, '.is-pinch').count()).toBe(1)
  const far = radius * 0.9
  await touch('touchStart', [{ x: x - far, y, id: 1 }])
  await touch('touchStart', [
    { x: x - far, y, id: 1 },
    { x: x + far, y, id: 2 },
  ])
  for (const share of [0.7, 0.5, 0.3])
    await touch('touchMove', [
      { x: x - far * share, y, id: 1 },
      { x: x + far * share, y, id: 2 },
    ])
  await expect(bubbles(game, '.is-pinch')).toHaveCount(0)
  await touch('touchEnd', [])
  expect((await trials(page)).at(-1)).toMatchObject({
    moves: 2,
    response: expect.stringMatching(/touch 2, touch/) as unknown,
  })
})

test('a call pops only the named creature, and the others say who they are', async ({ page, player }) => {
  const game = await play(page, player, 4)
  const text = await game.locator('.instruction').textContent()
  const names = await bubbles(game).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const singular = (label: string) => label.replace('Bubble with ', '')
  const isCalled = (label: string) => text?.includes(singular(label).slice(0, 3)) ?? false
  const other = names.findIndex((label) => !isCalled(label))
  await bubbles(game).nth(other).press('Enter')
  await expect(game.locator('.instruction')).toHaveText(/^I am an? /)
  await expect(bubbles(game)).toHaveCount(2)
  await bubbles(game)
    .nth(1 - other)
    .press('Enter')
  await expect.poll(() => trials(page)).toHaveLength(1)
  expect((await trials(page))[0]?.target).toMatch(/^tap, only /)
})

if (everyLevel) {
  test('a touch beside the bubble is a miss, and the next one in it is logged as the second touch', async ({
    page,
    player,
  }) => {
    const game = await play(page, player, 2)
    const { x, y, radius } = await middleOf(game)
    await page.mouse.click(x + radius + 60, y)
    await page.mouse.click(x, y)
    await expect.poll(() => trials(page)).toHaveLength(1)
    const [trial] = await trials(page)
    expect(trial).toMatchObject({ result: 'incorrect', moves: 2, cue: 0 })
    expect(trial?.response).toMatch(/touch 2, mouse, (left|right)(, offset \d+%)?, Independent/)
  })

  test('a hold that ends early pops nothing, and the adult sees what was set: assistance, hand, and note', async ({
    page,
    player,
  }) => {
    const game = await play(page, player, 3, { hand: 'left', hold: 0.5 })
    const { x, y } = await middleOf(game)
    await page.mouse.click(x, y)
    await expect(bubbles(game)).toHaveCount(1)
    await button(game, 'Verbal cue').click()
    await expect(button(game, 'Verbal cue')).toHaveAttribute('aria-pressed', 'true')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await expect.poll(() => trials(page)).toHaveLength(1)
    await page.mouse.up()
    const [trial] = await trials(page)
    expect(trial).toMatchObject({ result: 'incorrect', cue: 2 })
    expect(trial?.response).toMatch(/left hand, Verbal cue/)
    await button(game, 'Right hand').click()
    await expect(button(game, 'Right hand')).toHaveAttribute('aria-pressed', 'true')
    const logged = (await receivedMessages(page, 'TRIAL')).at(-1)?.trial
    expect([logged?.target, logged?.response, logged?.event]).toEqual(['hand', 'switch to right', true])
    await endGame(game)
    await expectGameOver(page)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measured(over?.summary, 'For the note')[0]).toMatch(
      /^0 of 1 holds on first touch at \d+ px, 0 px\/s; input: mouse; Verbal cue 1$/,
    )
  })

  test('both hands pop a pair together, and one hand after the other does not', async ({ page, player }) => {
    const game = await play(page, player, 5)
    const touch = await touches(page)
    const [one, other] = [
      { ...(await middleOf(game, '.is-pair', 0)), id: 1 },
      { ...(await middleOf(game, '.is-pair', 1)), id: 2 },
    ]
    await touch('touchStart', [one])
    await touch('touchEnd', [])
    await touch('touchStart', [other])
    await touch('touchEnd', [])
    await expect(bubbles(game, '.is-pair')).toHaveCount(2)
    expect(await trials(page)).toEqual([])
    await touch('touchStart', [one])
    await touch('touchStart', [one, other])
    await expect.poll(() => trials(page)).toHaveLength(1)
    await touch('touchEnd', [])
    const [trial] = await trials(page)
    expect(trial).toMatchObject({ target: expect.stringMatching(/^pair, /) as unknown, moves: 3 })
  })

  test('a freeze stops everything until the adult says how the child asked', async ({ page, player }) => {
    const game = await play(page, player, 2)
    await page.keyboard.press('f')
    await expect(game.getByText('Everything stops! Ask for more.')).toBeVisible()
    await expectAccessible(page)
    const { x, y } = await middleOf(game)
    await page.mouse.click(x, y)
    await expect(bubbles(game)).toHaveCount(1)
    await game.getByRole('button', { name: /With help/ }).click()
    await expect(game.getByText('Did the child ask for more?')).toHaveCount(0)
    expect(await trials(page)).toMatchObject([
      { target: 'ask for more', response: 'helped', result: 'correct', cue: 1 },
    ])
    await page.mouse.click(x, y)
    await expect.poll(() => trials(page)).toHaveLength(2)
  })

  test('a correct card turns the bubbles of its turn to gold', async ({ page, player }) => {
    const game = await open(page, player, 2, setup({ speed: 0 }, { ...alone, trialsPerTurn: 1 }))
    await start(game)
    const score = (name: RegExp) => game.locator('.adult-confirm').getByRole('button', { name }).click()
    await score(/Independent/)
    await button(game, 'Call the creatures').click()
    await expect(game.locator('.bubbles')).toHaveClass(/is-gold/)
    await bubbles(game).first().press('Enter')
    await score(/Not yet/)
    await expect(bubbles(game)).toHaveCount(1)
    await expect(game.locator('.bubbles')).not.toHaveClass(/is-gold/)
  })

  test('by keyboard, arrows move a net and Space pops what is in it', async ({ page, player }) => {
    const game = await play(page, player, 2, { size: 180 })
    const target = await middleOf(game)
    const net = game.locator('.net')
    await page.keyboard.press(' ')
    await expect(net).toBeVisible()
    /** Moves the net a little toward the bubble and returns how far away it still is. */
    const approach = async () => {
      const box = await net.boundingBox()
      if (!box) throw new Error('no net')
      const away = { x: target.x - box.x - box.width / 2, y: target.y - box.y - box.height / 2 }
      if (Math.abs(away.x) > 40) await page.keyboard.press(away.x < 0 ? 'ArrowLeft' : 'ArrowRight', { delay: 60 })
      if (Math.abs(away.y) > 40) await page.keyboard.press(away.y < 0 ? 'ArrowUp' : 'ArrowDown', { delay: 60 })
      return Math.hypot(away.x, away.y)
    }
    await expect.poll(approach, { intervals: [50] }).toBeLessThan(target.radius)
    await page.keyboard.press(' ')
    await expect.poll(() => trials(page)).toMatchObject([{ result: 'correct', moves: 1 }])
  })

  test('the water is a toy before the first wave, its things answer, and nothing of it is logged', async ({
    page,
    player,
  }) => {
    const game = await open(page, player, 2, setup({}, { ...alone, calm: false }))
    await start(game)
    await poke(game, 'log')
    await page.mouse.click(300, 300)
    const painted = () =>
      game.locator('.toy').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
        return data.some((value) => value > 0)
      })
    await expect.poll(painted).toBe(true)
    expect(await trials(page)).toEqual([])
  })

  test('two players have a bank each, and the pond brings two friends', async ({ page, player }) => {
    const game = await open(page, player, 2, setup({ speed: 0, count: 1 }))
    await start(game)
    await button(game, 'Call the creatures').click()
    for (let wave = 1; wave <= 4; wave++) {
      await bubbles(game).first().press('Enter')
      await expect.poll(() => trials(page)).toHaveLength(wave)
      // The bubble that popped is rendered as gone.
      await frames(game, 3)
    }
    await button(game, /Fill the pond/).click()
    await bubbles(game).first().waitFor()
    await endGame(game)
    await expectGameOver(page)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toContainEqual({ label: 'Creatures home', value: '6' })
    await expectAccessible(page)
    await button(game, 'For the adult').click()
    await expectAccessible(page)
  })

  testSwitchPlay(test, [1, 2, 3, 4, 5], async (page) => {
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(measured(over?.summary, 'Played by')).toEqual(['switch'])
  })
}
