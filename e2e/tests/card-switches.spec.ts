import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { openTool } from '../fixtures/choose-cards.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, test } from '../fixtures/accounts.ts'
import { waitForScripts } from '../fixtures/site.ts'
import { pressWhenLit, selectWithTwoSwitches } from '../fixtures/switches.ts'

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const strip = (page: Page) => page.getByRole('region', { name: 'Scoring' })

test('one switch gets from the areas to a scored card, and two switches need no timing', async ({ page, newcomer }) => {
  await openAs(page, newcomer, '/therapycard')
  await waitForScripts(page)
  await button(page, 'Settings').click()
  const settings = page.getByRole('dialog', { name: 'Card settings' })
  await settings.getByLabel('One switch').selectOption('1 s each')
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await pressWhenLit(button(page, /^Articulation/))
  await expect(button(page, /^Articulation/)).toHaveAttribute('aria-pressed', 'true')
  await pressWhenLit(button(page, 'Next'))

  const sound = page.locator('.sound').filter({ hasText: /^M$/ })
  await expect(sound).toBeVisible()
  await pressWhenLit(sound)
  const window = page.getByRole('dialog', { name: 'Select a sub category and position' })
  await expect(window).toBeVisible()
  for (const name of ['Initial', 'Words', 'Done']) await pressWhenLit(button(window, name))
  await expect(window).toBeHidden()
  await pressWhenLit(button(page, 'Play cards'))
  await expect(page.locator('.face-now')).toBeVisible()
  await pressWhenLit(button(page, 'Correct'))
  await expect(strip(page)).toContainText('1 of 1')

  await openTool(page, 'Settings')
  await settings.getByRole('switch', { name: 'Two switches' }).click()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(button(page, 'Next card')).toHaveAttribute('data-lit', '')
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(button(page, 'Close')).toHaveAttribute('data-lit', '')
  await page.keyboard.press('Enter')
  await expect(strip(page)).toContainText('1 of 2')
})

test(
  'two switches reach goals, lengths, dropdowns in a dialog, and a saved set',
  { tag: '@full' },
  async ({ page, request, newcomer }) => {
    const data = {
      id: randomUUID(),
      name: 'DK',
      title: 'R',
      line: 'Words',
      pictures: [],
      picks: { articulation: { R: [[1], [1]] } },
    }
    const headers = { authorization: `Bearer ${newcomer.token}` }
    expect((await request.post('/api/card-sets', { data, headers })).status()).toBe(200)
    await page.addInitScript(() => localStorage.setItem('marigold-viewer', JSON.stringify({ twoSwitches: true })))
    await openAs(page, newcomer, '/therapycard?step=language')
    const goal = page.locator('button.goal').nth(8)
    await expect(goal).toBeVisible()
    await selectWithTwoSwitches(page, goal)
    const window = page.getByRole('dialog').last()
    const part = window.getByRole('checkbox').first()
    await expect(part).toBeVisible()
    await expectAccessible(page, 'parts of a goal with a light')
    await selectWithTwoSwitches(page, part)
    await expect(part).toHaveAttribute('aria-checked', 'true')
    await selectWithTwoSwitches(page, button(window, 'Done'))
    await expect(goal).toHaveAttribute('aria-pressed', 'true')
    await expect(window).toBeHidden()
    await selectWithTwoSwitches(page, button(page, /^Fluency/))
    const level = page.locator('button.level').nth(6)
    await expect(level).toBeVisible()
    await selectWithTwoSwitches(page, level)
    await expect(level).toHaveAttribute('aria-pressed', 'true')

    await selectWithTwoSwitches(page, button(page, 'Prev'))
    await expect(page.getByRole('region', { name: 'Saved sets' }).getByRole('button', { name: /^DK/ })).toBeVisible()
    await selectWithTwoSwitches(page, button(page, 'Settings'))
    const settings = page.getByRole('dialog', { name: 'Card settings' })
    const timer = settings.getByLabel('Turn timer')
    await expect(timer).toBeVisible()
    const before = await timer.inputValue()
    await selectWithTwoSwitches(page, timer)
    await expect(timer).not.toHaveValue(before)
    await selectWithTwoSwitches(page, button(settings, 'Close'))
    await expect(settings).toBeHidden()
    await selectWithTwoSwitches(
      page,
      page.getByRole('region', { name: 'Saved sets' }).getByRole('button', { name: /^DK/ }),
    )
    await expect(page.locator('.face-now')).toBeVisible()
  },
)

test(
  "two switches reach the viewer's dropdowns, boards, recorder, ratings, cue, and settings",
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus)
      const stored = { twoSwitches: true, firstThen: true, tokens: 3, record: true, onlyPictured: false }
      localStorage.setItem('marigold-viewer', JSON.stringify(stored))
    })
    await page.goto('/gallery?cards')
    await waitForScripts(page)
    await expect(page.locator('[data-lit]').first()).toBeVisible()
    await selectWithTwoSwitches(page, page.getByRole('button', { name: /^First/ }))
    await expect(page.getByRole('button', { name: /^First.*done/ })).toBeVisible()
    await selectWithTwoSwitches(page, button(page, 'Give a token'))
    await expect(page.getByText('1 of 3 tokens')).toHaveCount(1)
    await selectWithTwoSwitches(page, button(page, 'Record'))
    const asks = page.getByRole('dialog', { name: 'Record a try?' })
    await selectWithTwoSwitches(page, button(asks, 'Not now'))
    await expect(asks).toBeHidden()
    await selectWithTwoSwitches(page, page.locator('.cue'))
    await expect(strip(page)).toContainText('Cue 1')
    const type = page.getByLabel('Type', { exact: true })
    await expect(type).toHaveValue('all')
    await selectWithTwoSwitches(page, type)
    await expect(type).toHaveValue('Words')

    await selectWithTwoSwitches(page, button(page, 'More'))
    await selectWithTwoSwitches(page, button(page, 'Settings'))
    const settings = page.getByRole('dialog', { name: 'Card settings' })
    const goal = settings.getByLabel('Goal')
    await expect(goal).toBeVisible()
    await selectWithTwoSwitches(page, goal)
    await expect(goal).toHaveValue('50')
    await selectWithTwoSwitches(page, button(settings, 'Close'))
    await expect(settings).toBeHidden()
    await selectWithTwoSwitches(page, button(page, 'Fluency'))
    const easy = strip(page).getByRole('group', { name: /^How easy/ })
    await selectWithTwoSwitches(page, button(easy, '4'))
    await expect(button(easy, '4')).toHaveAttribute('aria-pressed', 'true')
  },
)
