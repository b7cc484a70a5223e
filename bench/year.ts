import { fullYear, seedYear } from '@marigold/e2e/fixtures/year-of-trials.ts'
import type { Page } from '@playwright/test'
import { slowDown, withPage } from './browser.ts'
import { atMost, type Row } from './measure.ts'
import { logIn, type RunningApp } from './running-app.ts'

declare global {
  interface Window {
    benchOpened: Promise<number>
  }
}

// Runs in the page: from the next tap until `part` holds `text` with its charts, and all of it is painted.
function armOpening([part, text]: readonly [part: string, text: string]) {
  const isShown = () => {
    const shown = document.querySelector(part)
    return (
      shown?.textContent.includes(text) && shown.querySelector('.chart-drawing') && !shown.querySelector('[aria-busy]')
    )
  }
  window.benchOpened = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (!isShown()) return look()
            const painted = new MessageChannel()
            painted.port1.onmessage = () => resolve(performance.now() - timeStamp)
            painted.port2.postMessage(0)
          })
        look()
      },
      { capture: true, once: true },
    )
  })
}

async function opening(page: Page, button: string, part: string, text: string): Promise<number> {
  await page.evaluate(armOpening, [part, text] as const)
  await page.getByText(button, { exact: true }).first().click()
  return page.evaluate(() => window.benchOpened)
}

async function clientProgress(page: Page, url: string, times: number): Promise<number[]> {
  const list: number[] = []
  for (let time = 0; time < times; time += 1) {
    const client = time % 2 === 0 ? 'C7' : 'C2'
    await page.goto(`${url}/caseload`)
    await page.getByText(client, { exact: true }).first().waitFor()
    // As in use: nobody taps while the page is still loading.
    await page.waitForLoadState('networkidle')
    list.push(await opening(page, client, '#main', client))
  }
  return list
}

async function pastSessions(page: Page, url: string, times: number): Promise<number[]> {
  const list: number[] = []
  for (let time = 0; time < times; time += 1) {
    await page.goto(`${url}/gallery?cards`)
    await page.getByRole('button', { name: /Open the summary/ }).click()
    await page.getByRole('dialog').waitFor()
    // The viewer has fetched the charts by then.
    await page.waitForLoadState('networkidle')
    list.push(await opening(page, 'Past sessions', '[role=dialog]', 'Player'))
  }
  return list
}

/** Progress and past sessions on a device that holds 840,000 trials. Filling it takes minutes. */
export async function measureYear(app: RunningApp, runs: number): Promise<Row[]> {
  const token = await logIn(app)
  return withPage(async (page, session) => {
    await page.goto(`${app.url}/healthz`)
    await page.evaluate((own) => localStorage.setItem('token', own), token)
    await page.goto(`${app.url}/caseload`)
    await page.waitForFunction(() => localStorage.getItem('marigold-owner') !== null)
    await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'marigold'))
    const trials = await seedYear(page, fullYear)
    await slowDown(session)
    const what = `${trials.toLocaleString('en')} trials on the device`
    const progress = await clientProgress(page, app.url, Math.max(6, runs * 2))
    const past = await pastSessions(page, app.url, runs)
    return [
      atMost('tap to a client’s progress', what, progress, 300, ' ms'),
      atMost('tap to past sessions', what, past, 300, ' ms'),
    ]
  })
}
