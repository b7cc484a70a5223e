import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from '../../fixtures/axe.ts'
import { expect, openAs, test } from '../../fixtures/accounts.ts'
import { makePhoto } from '../../fixtures/make-photo.ts'
import { passSecondFactor } from '../../fixtures/second-factor.ts'
import { zipOf } from '../../fixtures/third-party-games.ts'

/** A small game made elsewhere: a page with one button. */
function thirdPartyZip(button = 'Ring') {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-bell-'))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Bell</title><button type="button">${button}</button>`,
  )
  return { name: 'Little Bell.zip', mimeType: 'application/zip', buffer: zipOf(folder) }
}

/** A report about a zip, as the certification writes it. */
function reportOf(zip: Buffer) {
  const sha256 = createHash('sha256').update(zip).digest('hex')
  const says = 'Give each of these a text or an aria-label.'
  const checks = [{ id: 'names', title: 'Everything has a name', result: 'fail', says, found: ['button'] }]
  const report = { game: 'Little Bell', sha256, result: 'fail', checks, warnings: [], stores: [] }
  return { name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(report)) }
}

/** The console's stories about games, which run with the others, because all share one administrator. */
export function gameStories(): void {
  test('an administrator uploads a game, plays it, edits it, and schedules it', async ({ page, request, admin }) => {
    await passSecondFactor(request, admin)
    await openAs(page, admin, '/about')
    await page.getByRole('banner').getByRole('link', { name: 'Console' }).click()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Games' }).click()
    await page.getByRole('searchbox', { name: 'Search games' }).fill('tide')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: /Tide Breath/ })).toBeVisible()
    await expectAccessible(page)
    const zip = thirdPartyZip()
    await page.getByLabel('Zip file').setInputFiles(zip)
    await page.getByRole('link', { name: 'Open the game' }).click()
    await expect(page.getByRole('heading', { name: 'Little Bell' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'In the catalog' })).toContainText('Draft')
    await expectAccessible(page)

    await page.getByLabel('Certification report').setInputFiles(reportOf(zip.buffer))
    await page.getByText(/^Not certified/).click()
    await expect(page.getByText('Screen readers can’t name every button.')).toBeVisible()
    await page.getByText('Details for the developer').click()
    await expect(page.getByText('Give each of these a text')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Test-play' }).click()
    await expect(page.getByText('Test of version 1. Nothing is recorded.')).toBeVisible()
    await page.frameLocator('iframe').getByRole('button', { name: 'Ring' }).click()
    await page.goBack()
    await page.getByLabel('Short description').fill('Ring it once')
    await page.reload()
    await expect(page.getByLabel('Short description')).toHaveValue('Ring it once')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Short description')).toHaveValue('')
    await page.getByLabel('Short description').fill('Ring it twice')
    // Published at once, it would change what other tests count.
    const state = page.getByRole('region', { name: 'In the catalog' })
    await state.getByLabel('Or publish at').fill('2045-05-06T07:08')
    await state.getByRole('button', { name: 'Schedule' }).click()
    await expect(state).toContainText('Goes live on May 6, 2045, 7:08 AM')
    // What is typed is saved with it.
    await expect(page.getByLabel('Short description')).toHaveValue('Ring it twice')
    await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden()
    await state.getByRole('button', { name: 'Back to draft' }).click()
    await expect(state).toContainText('Draft')
  })
  test('an administrator adds a game, sees its page while writing it, and uploads its pictures and its zip', async ({
    page,
    request,
    admin,
  }) => {
    await passSecondFactor(request, admin)
    await openAs(page, admin, '/console/games')
    await page.getByRole('link', { name: 'Add a game' }).click()
    const name = `Sand Castles ${Date.now()}`
    const shown = page.frameLocator('iframe[title="Preview of its page"]')
    await page.getByLabel('Name of the game').fill(name)
    await page.getByRole('button', { name: 'Add a game' }).click()
    await expect(page.getByLabel('Short description')).toHaveAccessibleDescription(/Please fill in this field\./)
    await page.getByLabel('Short description').fill('Dig and build')
    await page.getByText('More details').click()
    await page.getByLabel('Goals, one per line').fill('Take turns\nAsk for help')
    await expect(shown.getByRole('heading', { name })).toBeVisible()
    await expect(shown.getByText('Ask for help')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Name of the game')).toHaveValue(name)
    await expectAccessible(page)
    // What is wrong in the folded part is unfolded.
    await page.getByText('More details').click()
    await page.getByLabel('Place in the catalog').fill('first')
    await page.getByText('More details').click()
    await page.getByRole('button', { name: 'Add a game' }).click()
    await expect(page.getByLabel('Place in the catalog')).toBeFocused()
    await page.getByLabel('Place in the catalog').fill('900')
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) }
    await page.getByLabel('Zip file').setInputFiles(thirdPartyZip('Dig'))
    await page.getByLabel('Upload a cover').setInputFiles(photo)
    await page.getByRole('button', { name: 'Add a game' }).click()
    await expect(page.getByText('Added as a draft.')).toBeVisible()
    const state = page.getByRole('region', { name: 'In the catalog' })
    await expect(state.getByRole('button', { name: 'Publish now' })).toBeVisible()
    await expect(page.getByText('In use', { exact: true })).toBeVisible()

    // An upload isn't a change of somebody else.
    await page.getByLabel('Short description').fill('Dig, build, and knock it down')
    const cover = page.getByRole('group', { name: 'Cover' })
    await cover.getByLabel('Upload a cover').setInputFiles(photo)
    await expect(cover.getByText('Saved. The site shows it once the game is published.')).toBeVisible()
    await expect(cover.getByRole('img', { name: 'Wide cover' })).toHaveJSProperty('complete', true)
    await expect(cover.getByRole('button', { name: 'Remove' })).toBeVisible()
    await expect(page.getByText(/^This game was changed/)).toBeHidden()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    const steps = page.getByRole('group', { name: 'Step pictures' })
    for (const count of [1, 2]) {
      await steps.getByLabel('Add a step picture').setInputFiles(photo)
      await expect(steps.getByRole('listitem')).toHaveCount(count)
    }
    const second = await steps.getByRole('img').nth(1).getAttribute('src')
    await steps.getByRole('button', { name: 'Move step 2 up' }).click()
    await expect(steps.getByRole('img').first()).toHaveAttribute('src', second ?? '')
    await steps.getByRole('button', { name: 'Remove step 1' }).click()
    await expect(steps.getByRole('listitem')).toHaveCount(1)
    await steps.getByRole('button', { name: 'Undo' }).click()
    await expect(steps.getByRole('listitem')).toHaveCount(2)
    const video = page.getByRole('group', { name: 'Video' })
    await video.getByLabel('Upload a video').setInputFiles({
      ...{ name: 'a.gif', mimeType: 'image/gif' },
      buffer: Buffer.from('GIF89a'),
    })
    await expect(video.getByText('Choose an MP4 or WebM video.')).toBeVisible()
    await expectAccessible(page)

    await page.getByLabel('Zip file').setInputFiles(thirdPartyZip('Dig deeper'))
    await expect(page.getByText('Stored as version 2.')).toBeVisible()
    await page.getByRole('button', { name: 'Use this version' }).click()
    await expect(page.getByText('In use', { exact: true })).toHaveCount(1)
    await expect(shown.getByRole('heading', { name })).toBeVisible()
  })
}
