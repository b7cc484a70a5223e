import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { openPlayers, openTool, pickSound } from '../fixtures/choose-cards.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import { waitForScripts } from '../fixtures/site.ts'
import { replaceGame, sentToGame } from '../fixtures/stub-game.ts'

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const face = (page: Page) => page.locator('.face-now')
const players = (page: Page) => page.getByRole('dialog', { name: 'Players' })
const chip = (page: Page) => page.getByRole('button', { name: /Pass to the next player/ })
const strip = (page: Page) => page.getByRole('region', { name: 'Scoring' })

async function pickGoal(page: Page) {
  await page.locator('.goal').filter({ hasText: 'Wh- Questions' }).click()
  const window = page.getByRole('dialog', { name: 'Wh- Questions' })
  await window.getByRole('checkbox').first().click()
  await button(window, 'Done').click()
  await expect(window).toBeHidden()
}
async function pickLevel(page: Page) {
  // Until the lengths are loaded, skeleton tiles without a button are in their place.
  const level = page.locator('button.level').first()
  await level.click()
  await expect(level).toHaveAttribute('aria-pressed', 'true')
}

/** Expects each button to be fully visible, with its text inside and nothing over it. */
async function expectWhole(page: Page, names: string[]) {
  for (const name of names) {
    await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    const covered = () =>
      button(page, name).evaluate((element) => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect()
        const points = [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [(left + right) / 2, y] as const)
        const free = points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
        return free && element.scrollWidth <= Math.ceil(width) ? '' : element.outerHTML
      })
    await expect.poll(covered, name).toBe('')
  }
}

/** Uses one player's open setup: picks an area and something in it, then plays the cards. */
async function chooseFor(page: Page, name: string, area: RegExp, pick: (page: Page) => Promise<void>) {
  const setup = page.getByRole('dialog', { name: `Cards for ${name}` })
  await expect(setup).toBeVisible()
  await button(setup, area).click()
  await button(setup, 'Next').click()
  await pick(page)
  await button(setup, 'Play cards').click()
  await expect(setup).toBeHidden()
}

test('players have their own cards, tally, and note, and join and leave at any time', async ({ page, subscriber }) => {
  await openAs(page, subscriber, '/therapycard?step=cards&a=R~1~1')
  await waitForScripts(page)
  await expect(face(page)).toBeVisible()
  const first = await face(page).locator('.face-caption').textContent()
  await openTool(page, 'Players')
  await button(players(page), 'Add a player').click()
  await players(page).getByLabel('Name or initials of the Violet player').fill('Mei Tanaka')
  await expect(players(page).getByText('That looks like a full name.')).toBeVisible()
  await players(page).getByLabel('Name or initials of the Violet player').fill('M.')
  await expectAccessible(page, 'players with their cards')
  await players(page)
    .getByRole('button', { name: /^Change Teal’s cards/ })
    .click()
  await button(page, /^Choose other cards/).click()
  await expectAccessible(page, 'areas of one player')
  await chooseFor(page, 'Teal', /^Language/, pickGoal)
  await expect(players(page).getByRole('button', { name: /^Change Teal’s cards: Wh- Questions/ })).toBeVisible()
  await button(players(page), 'Add a player').click()
  await players(page)
    .getByRole('button', { name: /^Change Amber’s cards/ })
    .click()
  await button(page, /^Choose other cards/).click()
  await chooseFor(page, 'Amber', /^Fluency/, pickLevel)
  await page.keyboard.press('Escape')
  await expect(players(page)).toBeHidden()

  await expect(chip(page)).toContainText('M.next: Teal')
  await page.keyboard.press('1')
  await expect(chip(page)).toContainText('Tealnext: Amber')
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue(/\d/)
  await expect(strip(page)).toContainText('No trials yet')
  const asked = await face(page).textContent()
  await page.keyboard.press('3')
  await expect(button(page, 'Tried it')).toBeVisible()
  await page.keyboard.press('z')
  await expect(chip(page)).toContainText('Tealnext: Amber')
  await expect(face(page)).toHaveText(asked ?? '')
  await page.keyboard.press('2')
  await page.keyboard.press('1')
  await expect(chip(page)).toContainText('M.next: Teal')
  await expect(face(page).locator('.face-caption')).not.toHaveText(first ?? '')
  await expect(strip(page)).toContainText('1 of 1')
  await chip(page).click()
  await expect(face(page)).not.toHaveText(asked ?? '')

  // Teal leaves with one trial and comes back to it; a new player gets a new seat.
  await openTool(page, 'Players')
  await button(players(page), 'Remove Teal').click()
  await button(players(page), 'Add a player').click()
  await expect(players(page).getByLabel('Name or initials of the Pink player')).toBeVisible()
  await button(players(page), /^Restore\s+Teal/).click()
  await page.keyboard.press('Escape')
  await expect(players(page)).toBeHidden()
  await page.getByRole('button', { name: /Open the summary/ }).click()
  const summary = page.getByRole('dialog', { name: 'This session' })
  await expect(summary.getByLabel('Note')).toHaveValue(
    /O: M\.: Produced [^]*\nTeal: Wh- Questions, [^]*\nAmber: .*: Tried the technique in 1 of 1 trial\./,
  )
  await expectAccessible(page, 'summary of a group')
  await button(summary, 'Teal').click()
  await expect(summary.getByLabel('Note')).toHaveValue(
    /O: Wh- Questions, [^\n]*: Correct in 0 of 1 trial independently \(0%\)\. Partly correct in 1 more trial\./,
  )
  // What the therapist writes stays with the note it was written in.
  await summary.getByLabel('Note').fill('')
  await expect(summary.getByLabel('Note')).toHaveValue('')
  await summary.getByLabel('Note').fill('Teal was tired.')
  await button(summary, 'Everyone').click()
  await expect(summary.getByLabel('Note')).toHaveValue(/Amber/)
  await button(summary, 'Teal').click()
  await expect(summary.getByLabel('Note')).toHaveValue('Teal was tired.')
  await button(summary, 'Start over from the scores').click()
  await expect(summary.getByLabel('Note')).toHaveValue(/O: Wh- Questions/)
  const stored = await page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)])
  expect(stored[0]).not.toMatch(/Wh- Questions.*Teal|M\./)
  expect(stored[1]).toContain('M.')
})

test('three players get cards of three areas between turns without an extra tap', async ({ page, subscriber }) => {
  // Three setups take a busy machine longer than the default timeout.
  test.setTimeout(180_000)
  const game = await replaceGame(page, 'lantern-river')
  await openAs(page, subscriber, '/game/lantern-river?name=Lantern%20River')
  await expect.poll(() => sentToGame(game, 'SETUP')).toHaveLength(1)
  await button(page, 'Cards').click()
  const paused = page.getByRole('dialog', { name: 'Game paused' })
  await openPlayers(page)
  for (const _player of ['Teal', 'Amber']) await button(paused, 'Add a player').click()
  const parts = [
    ['Violet', /^Articulation/, (on: Page) => pickSound(on, 'S')],
    ['Teal', /^Language/, pickGoal],
    ['Amber', /^Fluency/, pickLevel],
  ] as const
  for (const [name, area, pick] of parts) {
    await paused.getByRole('button', { name: new RegExp(`^Change ${name}’s cards`) }).click()
    await button(page, /^Choose other cards/).click()
    await chooseFor(page, name, area, pick)
  }
  await paused.getByLabel('Open cards at each turn').selectOption('1 try')
  await button(paused, 'Back to game').click()
  await expect.poll(async () => (await sentToGame(game, 'TOGGLE_PAUSE')).map(({ value }) => value)).toEqual([0, 1])
  expect((await sentToGame(game, 'SETUP')).at(-1)).toMatchObject({ trialsPerTurn: 1, players: [{}, {}, { id: 3 }] })

  const looks = ['.is-word', '.is-two, .is-grid, .is-choice, .is-picture-question', '.is-line']
  for (const [place, [name]] of parts.entries()) {
    await button(page.frameLocator('iframe') as unknown as Locator, 'Try').click()
    await button(page.frameLocator('iframe') as unknown as Locator, 'End turn').click()
    const turn = page.getByRole('dialog', { name: `Cards for ${name}` })
    await expect(turn).toBeVisible()
    await expect(page.locator(looks[place] ?? '').and(face(page))).toBeVisible()
    if (place === 0) {
      // Two taps change the cards in the middle of a turn, and the game continues.
      await turn.getByRole('button', { name: /change the cards$/ }).click()
      await expectAccessible(page, 'other cards at a turn')
      await button(page.getByRole('dialog', { name: 'Cards for Violet' }), /^Wh- Questions/).click()
      await expect(page.locator(looks[1] ?? '').and(face(page))).toBeVisible()
    }
    await expect(turn.getByText(/a min/)).toHaveCount(0)
    // A fluency line is rated, not counted as right or wrong.
    await expect(button(turn, 'Not yet')).toHaveCount(name === 'Amber' ? 0 : 1)
    await button(turn, name === 'Amber' ? 'Tried it' : 'Correct').click()
    await expect(turn).toBeHidden()
    await expect.poll(() => sentToGame(game, 'CARDS_DONE')).toHaveLength(place + 1)
    await expect.poll(async () => (await sentToGame(game, 'TOGGLE_PAUSE')).at(-1)?.value).toBe(1)
  }
  expect(await sentToGame(game, 'GAME_READY')).toEqual([])
  await button(page, 'Cards').click()
  await openPlayers(page)
  await button(paused, 'Tally and note').click()
  await expect(page.getByRole('dialog', { name: 'This session' }).getByLabel('Note')).toHaveValue(
    /O: Violet: Lantern River, Fork: Chose calm \(1\)\.\nWh- Questions.* 1 of 1 trial .*\nTeal: Lantern River, Fork: Chose calm \(1\)\.\nWh- [^]*\nAmber: [^]*: Tried the technique in 1 of 1 trial\./,
  )
})

test(
  'the setup tabs of all three areas open over a game and lead back to it',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    const game = await replaceGame(page, 'lantern-river')
    await openAs(page, subscriber, '/game/lantern-river?name=Lantern%20River')
    await expect.poll(() => sentToGame(game, 'SETUP')).toHaveLength(1)
    await button(page, 'Cards').click()
    const paused = page.getByRole('dialog', { name: 'Game paused' })
    await button(paused, /^Fluency/).click()
    await button(paused, /^Language/).click()
    await button(paused, 'Next').click()
    await pickGoal(page)
    await expectAccessible(page, 'language goals over a game')
    await button(page.getByRole('navigation', { name: 'Areas' }), 'Fluency').click()
    await pickLevel(page)
    await expectAccessible(page, 'fluency levels over a game')
    await button(page.getByRole('navigation', { name: 'Areas' }), 'Articulation').click()
    await pickSound(page, 'R')
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectWhole(page, ['Prev', 'Play cards'])
    }
    await page.setViewportSize({ width: 1180, height: 760 })
    await button(page, 'Play cards').click()
    for (const area of ['Language', 'Fluency', 'Articulation']) {
      await button(page, area).click()
      await expect(button(page, area)).toHaveAttribute('aria-pressed', 'true')
      await expect(face(page)).toBeVisible()
    }
    await button(page, 'Back to game').click()
    await expect(page.getByText('Back to the game')).toBeVisible()
    await expect.poll(async () => (await sentToGame(game, 'TOGGLE_PAUSE')).map(({ value }) => value)).toEqual([0, 1])
    await button(page, 'Cards').click()
    await button(paused, /^Continue with last cards/).click()
    await expect(face(page)).toBeVisible()
    await button(page, 'Back to main menu').click()
    await expect(button(paused, 'Next')).toBeVisible()
  },
)

test(
  'own cards and minimal pairs are picked and played over a running game',
  { tag: '@full' },
  async ({ page, request, subscriber }) => {
    const data = {
      name: 'D., R words',
      area: 'articulation',
      practices: 'R',
      cards: [{ word: 'rainbow', picture: 'rainbow' }],
    }
    const headers = { authorization: `Bearer ${subscriber.token}` }
    expect((await request.post('/api/own-lists', { data, headers })).status()).toBe(200)
    const game = await replaceGame(page, 'lantern-river')
    await openAs(page, subscriber, '/game/lantern-river?name=Lantern%20River')
    await expect.poll(() => sentToGame(game, 'SETUP')).toHaveLength(1)
    await button(page, 'Cards').click()
    const paused = page.getByRole('dialog', { name: 'Game paused' })
    await button(paused, /^Articulation/).click()
    await button(paused, 'Next').click()
    await button(page, 'Minimal pairs').click()
    await button(page, /^R and W \w/).click()
    const areas = page.getByRole('navigation', { name: 'Areas' })
    await button(areas, 'My cards').click()
    await button(page.getByRole('group', { name: 'Take from D., R words' }), 'Words 1').click()
    await expectAccessible(page, 'own cards over a game')
    await button(page, 'Play cards').click()
    await expect(face(page).getByRole('group', { name: 'Two words' }).getByRole('button')).toHaveCount(2)
    await button(areas, 'My cards').click()
    await expect(face(page).locator('.face-caption')).toHaveText('rainbow')
    await page.keyboard.press('1')
    await expect(strip(page)).toContainText('1 of 1')
    await button(page, 'Back to game').click()
    await expect.poll(async () => (await sentToGame(game, 'TOGGLE_PAUSE')).map(({ value }) => value)).toEqual([0, 1])
  },
)
