import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'

// Blocks every outside host.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** How many times slower than this machine the simulated tablet is. */
export const slowdown = 4

/** Starts Playwright's Chromium, or the one in CHROMIUM_PATH. */
export function launch(port?: number): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  })
}

/** Runs `use` with a new browser, and closes it in any case. */
export async function withPage<T>(
  use: (page: Page, session: CDPSession) => Promise<T>,
  viewport = { width: 1280, height: 800 },
): Promise<T> {
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport })
    return await use(page, await page.context().newCDPSession(page))
  } finally {
    await browser.close()
  }
}

/** Slows the page's processor down by `slowdown` from here on. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Runs in the page. Returns the milliseconds between its frames, for a number of seconds. */
export function gather(length: number): Promise<number[]> {
  const gaps: number[] = []
  return new Promise((resolve) => {
    let last = performance.now()
    const end = last + length * 1000
    const next = (now: number) => {
      gaps.push(now - last)
      last = now
      if (now < end) requestAnimationFrame(next)
      else resolve(gaps.slice(2))
    }
    requestAnimationFrame(next)
  })
}
