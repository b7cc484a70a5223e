import { expect, type FrameLocator } from '@playwright/test'
import { checkGame, type Choices } from '../fixtures/game-checks.ts'
import { layoutFaults } from '../certification/screen.ts'
import { checkLooks } from '../fixtures/game-layout.ts'
import {
  expectAccessible,
  alone,
  collectErrors,
  everyLevel,
  receivedMessages,
  open,
  expectGameOver,
  setup,
  start,
  frames,
} from '../fixtures/game-player.ts'

const onward = ['Start the show', 'Next scene', 'Take a bow', 'Poster and booklet']

/** Continues the story; on the floor, a mark first, then that everybody stands right. */
const choose = (names: Choices, step: number): number => {
  const on = names.findIndex((name) => onward.includes(name.trim()))
  if (on >= 0) return on
  const mark = names.findIndex((name) => name.startsWith('Mark '))
  return mark >= 0 && step % 2 === 1 ? names.findIndex((name) => name.trim() === 'They’re in place') : 0
}

const test = checkGame({
  slug: 'tall-tale-theatre',
  // On the smallest phone.
  pokes: 4,
  levels: 4,
  groups: true,
  choose,
  ended: async (page, _game, level) => {
    const curtains = [3, 6, 6, 7][level - 1] ?? 0
    // The show is a turn, too.
    expect(await receivedMessages(page, 'TURN_END')).toHaveLength(curtains + 1)
    const told = (await receivedMessages(page, 'TRIAL')).filter(({ trial }) => trial?.target.startsWith('tell: '))
    expect(told).toHaveLength(curtains)
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary?.[0]).toEqual({
      label: 'Story parts included',
      value: expect.stringMatching(new RegExp(`^\\d of ${curtains}$`)),
    })
  },
})

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(
    `at ${width} × ${height} pixels seven part names are readable and complete`,
    { tag: '@full' },
    async ({ page, player }) => {
      await page.setViewportSize({ width, height })
      const game = await open(page, player, 4, setup({}, alone))
      await start(game)
      const names = game.locator('.tt-chip b')
      await expect(names).toHaveCount(7)
      const large = () =>
        names.evaluateAll((all) =>
          all.map((at) => [parseFloat(getComputedStyle(at).fontSize) >= 14, at.scrollWidth <= at.clientWidth + 1]),
        )
      await expect.poll(large).toEqual(Array(7).fill([true, true]))
      await expect.poll(() => layoutFaults(game)).toEqual([])
    },
  )
}

const press = (game: FrameLocator, name: string | RegExp) =>
  game.getByRole('button', { name }).and(game.locator(':enabled')).first().click()
const asks = (game: FrameLocator, text: string | RegExp) => expect(game.locator('.tt-ask')).toHaveText(text)
const first = (game: FrameLocator) => game.locator('.tt-card:enabled').first().click()

if (everyLevel)
  test('typed words appear on stage and in the booklet as typed, and nowhere else', async ({ page, player }, info) => {
    const errors = collectErrors(page)
    const message = setup({ find: 'choose' }, alone)
    const game = await open(page, player, 1, message)
    await start(game)
    await first(game)
    await press(game, /^Mark 5/)
    await press(game, 'They’re in place')
    await game.getByRole('textbox').fill('A <b>whale</b> & more')
    await checkLooks(page, game, message, info, 'line')
    await game.getByRole('textbox').press('Enter')
    await asks(game, 'Where does it happen?')
    await press(game, 'Leave it closed')
    await press(game, 'Keep it for later')
    await asks(game, 'What goes wrong?')
    await first(game)
    await press(game, /^It helps/)
    await press(game, 'They’re in place')
    await press(game, 'Say your own line')
    await press(game, 'Start the show')
    await expect(game.locator('.tt-bubble')).toHaveText('A <b>whale</b> & more')
    // The child can't go on alone; the adult judges first.
    await expect(game.getByRole('button', { name: 'Next scene' })).toHaveCount(0)
    await press(game, /Used the word/)
    await checkLooks(page, game, message, info, 'show')
    await press(game, /Told it/)
    await expectAccessible(page)
    await press(game, 'Next scene')
    await expect(game.locator('.tt-dark')).toHaveText('Make it up!')
    await press(game, /Skip/)
    await press(game, 'Next scene')
    await press(game, /Skip/)
    await press(game, 'Take a bow')
    await press(game, /Tell it again/)
    await expect(game.locator('.tt-curtain.is-shut')).toHaveCount(1)
    await press(game, /Independent/)
    await press(game, 'Take a look')
    await press(game, /Independent/)
    await press(game, /Independent/)
    await expectGameOver(page)
    await press(game, 'Print booklet')
    await expect.poll(() => receivedMessages(page, 'PRINT')).toHaveLength(1)
    const [print] = (await receivedMessages(page, 'PRINT')) as unknown as { picture: string }[]
    expect(atob(print?.picture.split('base64,')[1] ?? '')).toContain('&lt;b&gt;whale&lt;/b&gt; &amp;')
    const others = await page.evaluate(() =>
      JSON.stringify((window as unknown as { heard: { type: string }[] }).heard.filter(({ type }) => type !== 'PRINT')),
    )
    expect(others).not.toContain('whale')
    const [over] = await receivedMessages(page, 'GAME_OVER')
    expect(over?.summary).toEqual(
      expect.arrayContaining([
        { label: 'Story parts included', value: '2 of 3' },
        { label: 'Connecting-word tickets handed in', value: '1 of 3' },
        { label: 'Words typed', value: '3' },
        { label: 'Telling, rated 0 to 2', value: '2 of 2' },
        { label: 'Retold without looking', value: '2 of 3 (67%)' },
      ]),
    )
    expect(errors).toEqual([])
  })

test('a touch changes a puppet’s face and nothing else, and a scene shows its words only when asked', async ({
  page,
  player,
}) => {
  const game = await open(page, player, 1, setup({ find: 'choose' }, { ...alone, calm: false }))
  await start(game)
  await first(game)
  await press(game, 'They’re in place')
  const figure = () => game.locator('.tt-puppet').first().getAttribute('data-face')
  const asked = () => game.locator('.tt-panel').innerHTML()
  const [before, question] = [await figure(), await asked()]
  await game.locator('[data-poke-area^="puppet-"]').click()
  await expect.poll(figure).not.toBe(before)
  await frames(game, 3)
  expect(await asked()).toBe(question)
  await press(game, 'Say your own line')
  await press(game, 'Leave it closed')
  await press(game, /^It helps.*short end/)
  await press(game, 'Leave it closed')
  await press(game, 'Start the show')
  await expect(game.locator('.tt-told')).toHaveCount(0)
  await press(game, 'Help me start')
  await expect(game.locator('.tt-told')).toHaveText('Once there was …')
  await press(game, 'Say it with me')
  await expect(game.locator('.tt-told')).toHaveText(/^Once there was .+ named .+\.$/)
})
