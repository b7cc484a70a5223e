import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { layoutFaults } from '../certification/screen.ts'
import { waitForPictures, speedUp } from '../fixtures/game-player.ts'
import { untranslated } from '../fixtures/untranslated.ts'

const built = join(import.meta.dirname, '../../games/dist/en-XA')
const pageOf = (slug: string) => join(built, slug, 'index.html')
const folder = join(import.meta.dirname, '../../games')
const games = readdirSync(folder).filter(
  (name) => !name.startsWith('_') && existsSync(join(folder, name, 'manifest.ts')),
)

const test = base.extend<object, { address: string }>({
  address: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const server: Server = createServer((request, response) => {
        const slug = request.url?.slice(1) ?? ''
        const known = games.includes(slug)
        response
          .writeHead(known ? 200 : 404, { 'content-type': 'text/html' })
          .end(known ? readFileSync(pageOf(slug)) : '')
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.close()
    },
    { scope: 'worker' },
  ],
})

/** Names of players who have none, which come from their colors, and contrasts of sounds, which are content. */
const same = /^(Violet|Teal|Pink|Green|Blue|Amber|[A-Z]{1,2} and [A-Z]{1,2}|Final sounds|Clusters)$/
/** Goes on after a fault, so that one run tells all of them. */
const soft = expect.configure({ soft: true })

/** Texts that their box cuts off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((at) => at.children.length === 0 && at.textContent.trim() !== '' && at.clientWidth > 1)
      .filter((at) => getComputedStyle(at).overflow !== 'visible' && at.scrollWidth > at.clientWidth + 1)
      .map((at) => at.textContent.trim()),
  )

async function looksRight(page: Page, name: string, within = 'html'): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1180, height: 760 },
  ]) {
    await page.setViewportSize(size)
    await waitForPictures(page)
    const at = `${name} at ${size.width} px`
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    soft(wide, `${at} is no wider than its window`).toBeLessThanOrEqual(1)
    soft(
      (await untranslated(page)).filter((text) => !same.test(text)),
      `${at} is translated`,
    ).toEqual([])
    soft(await cutOff(page), `${at} shows whole texts`).toEqual([])
    await soft
      .poll(() => layoutFaults(page, within), { message: `${at} has room for its buttons`, timeout: 5000 })
      .toEqual([])
    const picture = await page.screenshot({ type: 'jpeg', quality: 70 })
    await test.info().attach(at, { body: picture, contentType: 'image/jpeg' })
  }
}

for (const slug of games)
  test(
    `${slug} has room for a longer language on its start, settings, and end screens`,
    { tag: '@full' },
    async ({ page, address }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await speedUp(page)
      await page.goto(`${address}/${slug}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
      await page.locator('.start .big').waitFor()
      await looksRight(page, 'start')
      await page.locator('.start-row .plain').click()
      await page.locator('.panel-body').waitFor()
      await looksRight(page, 'settings')
      await page.locator('.panel header .tool').click()
      await page.locator('.start .big').click()
      await page.locator('.bar-buttons .tool.named').click()
      await page.locator('.asks .plain').click()
      await page.locator('.sheet.end').waitFor()
      // The game's own buttons are still behind the sheet.
      await looksRight(page, 'end', '.sheet.end')
    },
  )
