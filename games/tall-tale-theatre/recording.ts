import type { Page } from '@playwright/test'
import type { Recorder } from '../scripts/record.ts'
import { pause } from '../scripts/recording-steps.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).click()
const phase = async (page: Page) =>
  /is-(\w+)/.exec((await page.locator('.tt').getAttribute('class')) ?? '')?.[1] ?? 'over'
const free = (page: Page) => page.locator('.tt-panel button:enabled').first().waitFor()

const wanted = ['Dragon', 'Castle', 'Unicorn', 'Island', 'Volcano', 'Fox']
/** Returns the most photogenic card, or the first one. */
async function choose(page: Page): Promise<void> {
  const names = await page.locator('.tt-card').allTextContents()
  const best = names.findIndex((name) => wanted.includes(name.trim()))
  await page.locator('.tt-card').nth(Math.max(0, best)).click()
}

interface Moments {
  prop?: () => Promise<void>
  marks?: () => Promise<void>
}
/** Sets curtains until the show is ready, or until `stop` returns true. */
async function set(page: Page, { prop, marks }: Moments = {}, curtains = 9): Promise<void> {
  for (let at = 0, done = 0; done < curtains; at++) {
    await free(page)
    switch (await phase(page)) {
      case 'pick':
        await choose(page)
        break
      case 'dare':
        await page.locator('.tt-card').first().click()
        break
      case 'prop':
        await pause(page, 1000)
        await prop?.()
        await page.locator('.tt-card').first().click()
        break
      case 'place': {
        const several = (await page.locator('.tt-who').count()) > 0
        await page
          .locator('.tt-mark:enabled')
          .nth(several ? 2 : 1)
          .click()
        await pause(page, 800)
        if (several) await marks?.()
        await press(page, 'They’re in place')
        break
      }
      case 'line':
        await pause(page, 400)
        await page.locator('.tt-starters .tt-line').first().click()
        done += 1
        await pause(page, 1100)
        break
      default:
        return
    }
    await pause(page, 400)
  }
}

/** Says as the adult how the scene was told. */
async function judge(page: Page): Promise<void> {
  await page.locator('.adult-confirm button:enabled').first().click()
  await page.locator('.adult-confirm').waitFor({ state: 'detached' })
}

/**
 * Records six pictures, one for each step of How to Play, a video from the last curtains into the show, and the covers.
 */
export async function record({ page, step, video, cover }: Recorder): Promise<void> {
  await page.getByRole('button', { name: /^2\./ }).click()
  await press(page, 'Start')
  await free(page)
  await pause(page, 1400)
  await step()
  let seen = false
  const marks = async () => {
    if (!seen) await step()
    seen = true
  }
  await set(page, { prop: step, marks }, 5)
  while (!seen) await set(page, { marks }, 1)
  await video(async () => {
    await set(page)
    await press(page, 'Start the show')
    await pause(page, 2600)
  })
  await step()
  // The ticket of a later scene, so that no two pictures look alike.
  for (const _scene of ['Where', 'Problem']) {
    await judge(page)
    await press(page, 'Next scene')
    await pause(page, 1400)
  }
  await judge(page)
  await pause(page, 500)
  await step()
  for (;;) {
    await free(page)
    if ((await phase(page)) === 'bow') break
    if ((await page.locator('.adult-confirm').count()) > 0) await judge(page)
    await press(page, /^(Next scene|Take a bow)$/)
    await pause(page, 1400)
  }
  await pause(page, 1200)
  await step()
  await pause(page, 7000)
  const hidden = '.bar, .tt-panel'
  await cover('cover', hidden, {
    taller: 530,
    style: '.tt-theatre { transform: translateX(-13%) scale(1.25); transform-origin: 50% 0 }',
  })
  await cover('cover-land', hidden, { taller: 340 })
  await cover('cover-wide', hidden, { taller: 340 })
  await press(page, 'Poster and booklet')
  await page.getByRole('button', { name: 'Play again' }).waitFor({ timeout: 30_000 })
}
