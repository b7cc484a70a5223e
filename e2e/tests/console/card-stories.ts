import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/axe.ts'
import { expect, openAs, test } from '../../fixtures/accounts.ts'
import { makePhoto } from '../../fixtures/make-photo.ts'
import { passSecondFactor } from '../../fixtures/second-factor.ts'

const csvOf = (rows: string[]) => ({
  name: 'cards.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\r\n')),
})

async function downloaded(page: Page, button: Locator): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return (await readFile(await file.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
}

/**
 * The console's stories about cards. They run with the other stories of the console, because all share one
 * administrator. What they change is put back, or is seen nowhere else.
 */
export function cardStories(): void {
  test('an administrator corrects a card, sees it as the viewer and paper show it, and adds and retires one', async ({
    page,
    request,
    admin,
  }) => {
    await passSecondFactor(request, admin)
    await openAs(page, admin, '/console/users')
    await page.getByRole('link', { name: 'Cards', exact: true }).click()
    await page.getByRole('combobox', { name: 'Group' }).selectOption('ZH')
    await page.getByRole('searchbox', { name: 'Search cards' }).fill('camouflage')
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'camouflage ZH · Final · Words' }).click()

    // What's wrong is said at once, and the card is shown as it will be.
    const words = page.getByLabel('Text to say')
    await expect(words).toHaveValue('camoufla[g]e')
    await words.fill('camoufl[a]ge')
    await expect(words).toHaveAccessibleDescription(/Put brackets around the letters.*camoufla\[g\]e/)
    await words.fill('camoufla[g]')
    await expect(page.getByRole('region', { name: 'In the viewer' })).toContainText('Camouflag')
    await expect(page.getByRole('group', { name: 'Check this' })).toContainText('isn’t in the pronunciation dictionary')
    await expectAccessible(page)
    await words.fill('camoufla[g]e')
    const order = page.getByLabel('Place in its group')
    const place = await order.inputValue()
    await order.fill('99')

    // The edit survives a reload. Another window changes the card first, and this one says so.
    await page.reload()
    await expect(order).toHaveValue('99')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Place in its group').fill('98')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('Saved. The app shows it now.')).toBeVisible()
    await other.close()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^You changed this in another window/)).toBeVisible()
    await expect(page.getByText('Place in its group: 98')).toBeVisible()
    await expect(order).toHaveValue('99')
    await order.fill(place)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. The app shows it now.')).toBeVisible()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByRole('listitem').first()).toContainText(`Place in its group: 98 → ${place}`)
    await expect(page.getByRole('region', { name: 'On paper' }).locator('svg.sheet')).toBeVisible()

    // It has no picture, and users see only words that have one; the link opens it anyway.
    const set = await page.getByRole('link', { name: 'Open it in the viewer' }).getAttribute('href')
    const viewer = await page.context().newPage()
    await viewer.goto(set ?? '')
    await expect(viewer.locator('.card-face').filter({ hasText: 'Camouflage' })).toBeVisible()
    await expect(viewer).not.toHaveURL(/card=/)
    await viewer.close()

    await page.goto('/console/cards/language/new')
    await page.getByRole('combobox', { name: 'Goal and part' }).selectOption({ index: 1 })
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Multiple Choice')
    await page.getByRole('combobox', { name: 'Age' }).selectOption('5-7')
    await page.getByLabel('Question').fill(`Which animal barks on day ${Date.now()}?`)
    await page.getByLabel('Answer 1', { exact: true }).fill('a dog')
    await page.getByRole('button', { name: 'Add an answer' }).click()
    await page.getByLabel('Answer 2', { exact: true }).fill('a cat')
    await page.getByRole('button', { name: 'Add a card' }).click()
    await expect(page.getByText('Mark the right answer.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Answer 1 is right' }).check()
    await page.getByRole('button', { name: 'Add a picture' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await picker.getByLabel('Find a picture').fill('dog')
    await picker.getByRole('button', { name: 'a dog', exact: true }).click()
    await expect(page.getByLabel('Description of picture 1')).toHaveValue('a dog')
    await expect(page.getByRole('region', { name: 'In the viewer' })).toContainText('a cat')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add a card' }).click()
    await expect(page.getByText('Added. The card is in the app now.')).toBeVisible()
    await page.getByRole('button', { name: 'Retire' }).click()
    await expect(page.getByText('Retired. The card is no longer in the app.')).toBeVisible()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Restored. The card is in the app again.')).toBeVisible()
    await page.getByRole('button', { name: 'Retire' }).click()
    await expect(page.getByText('Retired. The card is no longer in the app.')).toBeVisible()
  })

  test('an administrator uploads a picture, puts it on a card, undoes that, and removes the picture', async ({
    page,
    request,
    admin,
  }) => {
    await passSecondFactor(request, admin)
    await openAs(page, admin, '/console/cards/articulation?group=ZH&search=camouflage')
    await page.getByRole('link', { name: 'camouflage ZH · Final · Words' }).click()
    const field = page.getByRole('group', { name: 'Picture' })
    await field.getByRole('button', { name: 'Choose a picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.getByRole('button', { name: 'Upload a picture' }).click()
    const file = dialog.getByLabel('Picture file')
    await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog.getByLabel('Description for people')).toHaveAccessibleDescription(/Describe the picture/)
    const alt = `a green lizard ${Date.now()}`
    await dialog.getByLabel('Description for people').fill(alt)
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog.getByText('Export the drawing as PNG')).toBeVisible()
    await expectAccessible(page)
    await file.setInputFiles({ name: 'lizard.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) })
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog).toBeHidden()
    const viewer = page.getByRole('region', { name: 'In the viewer' })
    await expect(viewer.getByRole('img', { name: alt })).toHaveJSProperty('complete', true)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. The app shows it now.')).toBeVisible()

    // While a card uses it, it can't be removed.
    const list = await page.context().newPage()
    await list.goto('/console/cards/pictures')
    await list.getByLabel('Search descriptions').fill(alt)
    const row = list.getByRole('list', { name: 'Uploaded pictures' }).getByRole('listitem')
    await expect(row).toContainText('Used in 1 place')
    await expectAccessible(list)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Undone. The app shows the card as it was before.')).toBeVisible()
    await expect(viewer.getByRole('img', { name: alt })).toBeHidden()

    await list.reload()
    await list.getByLabel('Search descriptions').fill(alt)
    await row.getByRole('button', { name: `Edit description: ${alt}` }).click()
    const edit = list.getByRole('dialog', { name: 'Edit description' })
    await expect(edit.getByLabel('Description for people')).toHaveValue(alt)
    const better = `${alt} asleep`
    await edit.getByLabel('Description for people').fill(better)
    await edit.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(row).toContainText(better)
    await row.getByRole('button', { name: `Remove: ${better}` }).click()
    const ask = list.getByRole('dialog', { name: 'Remove this picture' })
    await ask.getByLabel(/^To confirm/).fill('a red lizard')
    await ask.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(ask.getByText('This isn’t the description of the picture.')).toBeVisible()
    await ask.getByLabel(/^To confirm/).fill(better)
    await ask.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(list.getByText(`Removed: ${better}`)).toBeVisible()
    await list.close()

    // The history undoes the undo, unless its picture is gone.
    const history = page.getByRole('region', { name: 'History' })
    await history.getByRole('button', { name: 'Undo this change', exact: true }).click()
    await expect(history.getByRole('alert')).toContainText('There is no picture named')
  })

  test(
    'an administrator imports cards, 7 of them wrong, gets those back to correct, and undoes it',
    { tag: '@full' },
    async ({ page, request, admin }) => {
      await passSecondFactor(request, admin)
      await openAs(page, admin, '/console/cards/fluency')
      const group = page.getByRole('combobox', { name: 'Group' })
      await group.selectOption('Easy Onset')
      await expect(page).toHaveURL(/group=/)
      const [head = '', ...lines] = await downloaded(page, page.getByRole('button', { name: 'Download CSV' }))
      // All lines of a group move together, so that nobody sees another order.
      const moved = lines.map((line) => line.replace(/,(\d+)$/, (_, place: string) => `,${Number(place) + 1000}`))
      const wrong = moved.slice(0, 7).map((line) => line.replace(/^\d+,/, '9999999,'))

      await page.getByRole('link', { name: 'Import CSV' }).click()
      await expectAccessible(page)
      await page.getByLabel('CSV file').setInputFiles(csvOf([head, ...wrong, ...moved.slice(7)]))
      const plan = page.getByRole('region', { name: 'What would change' })
      await expect(plan.getByRole('list', { name: 'Lines by status' })).toContainText('7 Wrong')
      await expect(plan.getByText('There is no card number 9999999 in this table.')).toHaveCount(7)
      await expect(plan).toContainText(/Place in its group: \d+ → \d+/)
      await expectAccessible(page)
      const back = await downloaded(page, plan.getByRole('button', { name: 'Download the wrong lines' }))
      expect([back.length, back[0]]).toEqual([8, `${head},problem`])
      await plan.getByRole('button', { name: `Import ${moved.length - 7} cards` }).click()
      await expect(page.getByText(`${moved.length - 7} cards were imported.`)).toBeVisible()

      const imports = page.getByRole('region', { name: 'Imports to this table' })
      await expect(imports).toContainText(`Changed: ${moved.length - 7}`)
      await imports.getByRole('button', { name: 'Undo this import' }).click()
      const ask = page.getByRole('dialog', { name: 'Undo this import' })
      await expect(ask).toContainText(`${moved.length - 7} cards go back to what they were before the import.`)
      await expectAccessible(page)
      await ask.getByRole('button', { name: 'Undo this import' }).click()
      await expect(imports.getByRole('status')).toHaveText(
        `${moved.length - 7} cards are as they were before the import.`,
      )
      await expect(imports.getByRole('button', { name: 'Undo this import' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Log', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Log' })).toContainText('Imported cards')
    },
  )
}
