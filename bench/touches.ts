import type { Page } from '@playwright/test'
import { slowDown, withPage } from './browser.ts'
import { atMost, quantile, shown, type Row } from './measure.ts'
import type { RunningApp } from './running-app.ts'

interface Touch {
  /** From the press to the frame that shows the new view with all its pictures. */
  view: number
  /** The browser's own measurement: from the press to the next paint. */
  event: number
}

declare global {
  interface Window {
    benchTouch: Promise<number>
    benchEvents: number[]
  }
}

// Runs in the page. Records how long each press took until the next paint.
function keepEvents() {
  window.benchEvents = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchEvents.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

// Runs in the page. Measures from the next press until `selector` shows something new and its visible pictures have
// loaded.
function arm(selector: string) {
  const parts = () => [...document.querySelectorAll(selector)]
  const sign = () =>
    parts()
      .map((part) => part.textContent + (part.querySelector('img')?.src ?? ''))
      .join()
  const before = sign()
  const complete = () =>
    parts()
      .flatMap((part) => [...part.querySelectorAll('img')])
      .every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)
  window.benchEvents.length = 0
  window.benchTouch = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (sign() === before || document.querySelector('[aria-busy=true]') || !complete()) return look()
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

async function press(page: Page, button: string, shows: string): Promise<Touch> {
  await page.evaluate(arm, shows)
  const box = await page.locator(button).first().boundingBox()
  if (box === null) throw new Error(`There is no ${button}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const view = await page.evaluate(() => window.benchTouch)
  // Event timing arrives shortly after the paint. It reports nothing below 16 ms.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
  return { view, event: await page.evaluate(() => Math.max(0, ...window.benchEvents)) }
}

function rowsOf(what: string, touches: Touch[], most: { view: number; event: number; share: number }): Row[] {
  const events = touches.map(({ event }) => event)
  const worst = quantile(events, most.share)
  return [
    atMost(
      'press to the new view',
      what,
      touches.map(({ view }) => view),
      most.view,
      ' ms',
    ),
    {
      what,
      goal: `event, ${most.share * 100} % of presses ≤ ${most.event} ms`,
      value: `${shown(worst)} ms`,
      holds: worst <= most.event,
    },
  ]
}

// The top one in the stack of faces.
const face = '.face-now'

async function nextCard(app: RunningApp, presses: number): Promise<Row[]> {
  const touches = await withPage(async (page, session) => {
    await page.addInitScript(keepEvents)
    await page.goto(`${app.url}/therapycard`)
    await page.getByRole('button', { name: 'Try a sample set' }).click()
    await page.getByRole('button', { name: 'Next card' }).waitFor()
    await slowDown(session)
    const list: Touch[] = []
    for (let time = 0; time < presses; time += 1) list.push(await press(page, 'button[aria-label="Next card"]', face))
    return list
  })
  return rowsOf('next card', touches, { view: 50, event: 100, share: 0.98 })
}

async function showAnswer(app: RunningApp, presses: number): Promise<Row[]> {
  const touches = await withPage(async (page, session) => {
    await page.addInitScript(keepEvents)
    await page.goto(`${app.url}/gallery?cards`)
    const language = page.getByRole('button', { name: 'Language', exact: true })
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.mode') ?? {}).some((key) => key.startsWith('__react')),
    )
    await language.click()
    await page.getByLabel('Question type', { exact: true }).selectOption('Show Answer')
    await slowDown(session)
    const list: Touch[] = []
    for (let time = 0; time < presses; time += 1) {
      list.push(await press(page, `${face} .show-answer`, face))
      await press(page, 'button[aria-label="Next card"]', face)
    }
    return list
  })
  return rowsOf('Show Answer', touches, { view: 50, event: 100, share: 0.98 })
}

async function filters(app: RunningApp, presses: number): Promise<Row[]> {
  const touches = await withPage(async (page, session) => {
    await page.addInitScript(keepEvents)
    await page.goto(`${app.url}/exploregames`)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.big3 a') ?? {}).some((key) => key.startsWith('__react')),
    )
    await slowDown(session)
    const list: Touch[] = []
    for (let time = 0; time < presses; time += 1)
      list.push(await press(page, `.big3 a:nth-child(${(time % 3) + 1})`, '.result, .games'))
    return list
  })
  return rowsOf('filter of explore, with its call', touches, { view: 100, event: 48, share: 0.98 })
}

/** Measures presses on the slow tablet. Cards use the median of at least fifty. */
export async function measureTouches(app: RunningApp, runs: number): Promise<Row[]> {
  const cards = Math.max(50, runs * 10)
  return [
    ...(await nextCard(app, cards)),
    ...(await showAnswer(app, cards)),
    ...(await filters(app, Math.max(12, runs * 6))),
  ]
}
