import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from '../../fixtures/axe.ts'
import { expect, openAs, test } from '../../fixtures/accounts.ts'
import { passSecondFactor } from '../../fixtures/second-factor.ts'
import { zipOf } from '../../fixtures/third-party-games.ts'

/** A small game made elsewhere: a page with one button. */
function thirdPartyZip() {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-bell-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bell</title><button type="button">Ring</button>')
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

/** The console's story about games, which runs with the others, because all share one administrator. */
export function gameStories(): void {
  test('an administrator uploads a game, plays it, edits it, and schedules it', async ({ page, request, admin }) => {
    await passSecondFactor(request, admin)
    await openAs(page, admin, '/console/games')
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
    await page.getByText('Not certified').click()
    await expect(page.getByText('Give each of these a text')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Test-play' }).click()
    await page.frameLocator('iframe').getByRole('button', { name: 'Ring' }).click()
    await page.goBack()
    await page.getByLabel('Short description').fill('Ring it once')
    await page.reload()
    await expect(page.getByLabel('Short description')).toHaveValue('Ring it once')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    // Published at once, it would change what other tests count.
    const state = page.getByRole('region', { name: 'In the catalog' })
    await state.getByLabel('Or publish at').fill('2045-05-06T07:08')
    await state.getByRole('button', { name: 'Schedule' }).click()
    await expect(state).toContainText('Goes live on May 6, 2045, 7:08 AM')
    await state.getByRole('button', { name: 'Back to draft' }).click()
    await expect(state).toContainText('Draft')
  })
}
