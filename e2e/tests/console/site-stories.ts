import { expectAccessible } from '../../fixtures/axe.ts'
import { expect, openAs, test } from '../../fixtures/accounts.ts'
import { passSecondFactor } from '../../fixtures/second-factor.ts'

/**
 * The console's stories about the site. They run with the other stories of the console, because all share one
 * administrator. What they change is put back.
 */
export function siteStories(): void {
  test('an administrator corrects a FAQ answer, sees it before and on the page, and undoes it', async ({
    page,
    request,
    admin,
  }) => {
    await passSecondFactor(request, admin)
    await openAs(page, admin, '/console/users')
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await expect(page.getByRole('link', { name: /^Is there an app\?/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Is there an app\?/ }).click()

    // The preview is the page's own, and what is wrong is said where it is.
    const answer = page.getByLabel('Answer')
    const original = await answer.inputValue()
    const preview = page.getByRole('region', { name: 'Preview' })
    await answer.fill('You don’t need one. [See what to do](/hlep) on **tablets**.')
    await expect(preview.getByRole('link', { name: 'See what to do' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(answer).toHaveAccessibleDescription(/There is no page “\/hlep” on this site/)
    await expectAccessible(page)
    await answer.fill('You don’t need one. [See what to do](/help) on **tablets**.')

    // The text survives a reload. Another window changes it first, and this one says so.
    await page.reload()
    await expect(answer).toHaveValue(/See what to do/)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Answer').fill('No.')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('Saved. The site shows it now.')).toBeVisible()
    await other.close()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^You changed this in another window/)).toBeVisible()
    await expect(page.getByText('Answer: No.')).toBeVisible()
    await expect(answer).toHaveValue(/See what to do/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. The site shows it now.')).toBeVisible()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByRole('listitem').first()).toContainText('Answer: No. → You don’t need one.')
    await expectAccessible(page)

    // A visitor sees it, and the next save undoes it.
    const visit = await page.context().newPage()
    await expect(async () => {
      await visit.goto('/faq')
      await visit.getByText('Is there an app?').click()
      await expect(visit.getByRole('link', { name: 'See what to do' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(answer).toHaveValue('No.')
    await history.getByRole('button', { name: 'Restore the original' }).click()
    await expect(page.getByText('Restored. The site shows it now.')).toBeVisible()
    await expect(answer).toHaveValue(original)
    await expect(page.getByText('Edited')).toBeHidden()
    await expect(async () => {
      await visit.goto('/faq')
      await visit.getByText('Is there an app?').click()
      await expect(visit.getByText(original.slice(0, 40))).toBeVisible({ timeout: 1000 })
    }).toPass()
    await visit.close()
  })

  test('an administrator orders the FAQ by keyboard, adds a question, and takes it off the site', async ({
    page,
    request,
    admin,
  }) => {
    await passSecondFactor(request, admin)
    await openAs(page, admin, '/console/site/faq/order')
    const second = page.getByRole('group', { name: 'Order' }).getByRole('listitem').nth(1)
    await expect(second).toContainText('How does the free trial work?')
    await page.getByRole('button', { name: 'Move up: How does the free trial work?' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /is number 1 of \d+\./ })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Move up: How does the free trial work?' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Discard my changes' }).click()
    await expect(second).toContainText('How does the free trial work?')

    await page.goto('/console/site/faq/new')
    const asked = `Does it work on day ${Date.now()}?`
    await page.getByLabel('Group').fill('Using Marigold')
    await page.getByLabel('Question').fill(asked)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByLabel('Answer')).toHaveAccessibleDescription(/Please fill this in\./)
    await page.getByLabel('Answer').fill('Yes.')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { name: asked })).toBeVisible()
    await page.getByRole('button', { name: 'Retire', exact: true }).click()
    await expect(page.getByText('It isn’t on the site.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Taken off the site')

    // Everything else has its own fields, and a preview where the page shows it.
    for (const [path, label, preview] of [
      ['policy/privacy', 'Text', true],
      ['feature/games', 'Icon', true],
      ['plan/yearly', 'Text', true],
      ['slide/lemon', 'Target', true],
      ['featured/games', 'Add a game', false],
      ['age/order', null, false],
    ] as const) {
      await page.goto(`/console/site/${path}`)
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
      if (label) await expect(page.getByLabel(label, { exact: true })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible({ visible: preview })
      await expectAccessible(page)
    }
  })
}
