import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, expectNoSideScroll, resize, waitForScripts, test } from '../fixtures/site.ts'
import type { Account } from '../fixtures/accounts.ts'
import { seedYear } from '../fixtures/year-of-trials.ts'

/** Seeds a year with six clients, one per measure, and opens the progress page of `client`. */
async function openProgress(page: Page, account: Account, client: string) {
  const known = page.waitForResponse('**/api/me')
  await openAs(page, account, '/caseload')
  await known
  await waitForScripts(page)
  await seedYear(page, { clients: 6, sessions: 20, trials: 10 })
  await page.goto(`/caseload#client/${client}`)
  await page.reload()
}

const chart = (page: Page) => page.getByRole('img', { name: /in the last session/ })

test('shows a goal with its criterion, help, pace, missed words, a suggestion, and its values as a table', async ({
  page,
  subscriber,
}) => {
  await openProgress(page, subscriber, 'client-1')
  const goal = page.getByRole('region', { name: 'R, final, words at 80%' })
  await expect(chart(page)).toHaveAccessibleName(
    /^R, final, words: \d+% in the last session \(\w+ \d+\), criterion 80%\.$/,
  )
  await expect(goal.getByRole('heading', { name: 'Cue levels' })).toBeVisible()
  await expect(goal.getByRole('heading', { name: 'Trials per minute' })).toBeVisible()
  await expect(goal.getByText(/^Suggestion:/)).toBeVisible()
  await expect(goal.getByText(/^Rule: /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Practiced without a goal' })).toBeVisible()
  await goal.getByText('As a table', { exact: true }).click()
  await expect(goal.getByRole('table').getByRole('row')).toHaveCount(21)
  await goal.getByText('All words', { exact: true }).click()
  await expectAccessible(page, 'progress of a client')
  for (const width of [320, 390, 820, 1180, 1920]) {
    await resize(page, width, 900)
    await expectNoSideScroll(page, `at ${width} px`)
  }
})

test(
  'shows the same totals from stored counts as from the individual trials',
  { tag: '@full' },
  async ({ page, subscriber }) => {
    await openProgress(page, subscriber, 'client-1')
    const readTable = async () => {
      await page.getByText('As a table', { exact: true }).first().click()
      return page.getByRole('table').first().innerText()
    }
    const stored = await readTable()
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('marigold')
          request.onsuccess = () => {
            const change = request.result.transaction('sessions', 'readwrite')
            change.oncomplete = () => resolve()
            change.objectStore('sessions').openCursor().onsuccess = ({ target }) => {
              const at = (target as IDBRequest<IDBCursorWithValue | null>).result
              if (!at) return
              const { digests: _digests, ...session } = at.value as Record<string, unknown>
              at.update(session)
              at.continue()
            }
          }
        }),
    )
    await page.reload()
    expect(await readTable()).toBe(stored)
  },
)

/** Opens the values of the chart with the keys alone; the table takes the focus, so that its box can be scrolled. */
async function openTableByKeyboard(page: Page) {
  const fold = page.getByText('As a table', { exact: true })
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(
    page
      .getByRole('group')
      .filter({ has: page.getByRole('table') })
      .last(),
  ).toBeFocused()
}

const others = [
  ['client-3', 'Level of assistance', 'Independent'],
  ['client-4', 'Participation', 'Joined in'],
] as const
for (const [client, title, what] of others)
  test(`shows ${title.toLowerCase()} session by session`, async ({ page, subscriber }) => {
    await openProgress(page, subscriber, client)
    await expect(chart(page)).toHaveAccessibleName(new RegExp(`^${what}: `))
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await openTableByKeyboard(page)
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText(/\d+%/)
    await expectAccessible(page, title)
  })

test('shows ratings before and after each session', async ({ page, subscriber }) => {
  await openProgress(page, subscriber, 'client-5')
  await expect(chart(page)).toHaveAccessibleName(/^After: \d of 5 in the last session .*, criterion 4 of 5\.$/)
  await openTableByKeyboard(page)
  await expect(page.getByRole('columnheader', { name: 'Before' })).toBeVisible()
  await expectAccessible(page, 'ratings')
})
