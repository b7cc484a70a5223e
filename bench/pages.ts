import lighthouse from 'lighthouse'
import { launch, slowDown, withPage } from './browser.ts'
import { serveStaticPages } from './static-page.ts'
import { atLeast, atMost, median, ratios, type Row } from './measure.ts'
import { freePort, type RunningApp } from './running-app.ts'

interface Seen {
  lcp: number
  fcp: number
  cls: number
  tbt: number
  performance: number
  accessibility: number
  seo: number
}

/**
 * Runs Lighthouse for mobile, and once more if the browser painted nothing, which happened once in several hundred
 * runs.
 */
async function look(url: string): Promise<Seen> {
  return lookOnce(url).catch((error: unknown) => {
    console.error(`again: ${error instanceof Error ? error.message : String(error)}`)
    return lookOnce(url)
  })
}

/** Simulates a slow phone on a slow network, with a new browser each time. */
async function lookOnce(url: string): Promise<Seen> {
  const port = await freePort()
  const browser = await launch(port)
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'seo'],
    })
    const why = result?.lhr.runtimeError
    if (result === undefined || why) throw new Error(`Lighthouse could not read ${url}: ${why?.message ?? 'no answer'}`)
    const { audits, categories } = result.lhr
    const number = (name: string) => audits[name]?.numericValue ?? NaN
    const score = (name: string) => (categories[name]?.score ?? NaN) * 100
    return {
      lcp: number('largest-contentful-paint'),
      fcp: number('first-contentful-paint'),
      cls: number('cumulative-layout-shift'),
      tbt: number('total-blocking-time'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      seo: score('seo'),
    }
  } finally {
    await browser.close()
  }
}

async function onePage(app: RunningApp, frozen: string, name: string, path: string, runs: number): Promise<Row[]> {
  const ours: Seen[] = []
  const floor: Seen[] = []
  const again: Seen[] = []
  for (let run = 0; run < runs; run += 1) {
    floor.push(await look(frozen + path))
    ours.push(await look(app.url + path))
    again.push(await look(frozen + path))
  }
  const of = (list: Seen[], key: keyof Seen) => list.map((seen) => seen[key])
  const base = (key: keyof Seen) => floor.map((seen, run) => median([seen[key], again[run]?.[key] ?? NaN]))
  const frozenTwice = ratios(of(again, 'lcp'), of(floor, 'lcp'))
  return [
    atMost('LCP, frozen ×', name, ratios(of(ours, 'lcp'), base('lcp')), 1.15),
    atMost('FCP, frozen ×', name, ratios(of(ours, 'fcp'), base('fcp')), 1.25),
    { ...atMost('frozen LCP, itself ×', name, frozenTwice, 1.03), holds: null },
    atMost('CLS', name, of(ours, 'cls'), 0.02),
    atMost('TBT', name, of(ours, 'tbt'), 100, ' ms'),
    { ...atMost('TBT of the frozen page', name, base('tbt'), 100, ' ms'), holds: null },
    atLeast('performance', name, of(ours, 'performance'), 99),
    atLeast('accessibility', name, of(ours, 'accessibility'), 100),
    atLeast('SEO', name, of(ours, 'seo'), 100),
  ]
}

/** Measures the public pages next to static copies without scripts. */
export async function measurePages(app: RunningApp, runs: number): Promise<Row[]> {
  const pages = { home: '/', explore: '/exploregames', game: '/Gamedescription/lantern-river' }
  const frozen = await serveStaticPages(app.url, Object.values(pages))
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) rows.push(...(await onePage(app, frozen.url, name, path, runs)))
    return rows
  } finally {
    frozen.close()
  }
}

// Measures only the first pages of each kind.
const mostOfKind = 2

/** Returns the public pages in the site map, with only the first games and hubs. */
async function publicPaths(app: RunningApp): Promise<string[]> {
  const map = await (await fetch(`${app.url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const kind = (path: string) => path.split('/').slice(0, -1).join('/')
  return paths.filter(
    (path, at) => kind(path) === '' || paths.slice(0, at).filter((one) => kind(one) === kind(path)).length < mostOfKind,
  )
}

/** Measures Lighthouse's scores of every public page, and how long its scripts block. */
export async function measureScores(app: RunningApp, runs: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of await publicPaths(app)) {
    const seen: Seen[] = []
    for (let run = 0; run < runs; run += 1) seen.push(await look(app.url + path))
    const of = (key: keyof Seen) => seen.map((one) => one[key])
    rows.push(
      atLeast('performance', path, of('performance'), 99),
      atLeast('accessibility', path, of('accessibility'), 100),
      atLeast('SEO', path, of('seo'), 100),
      atMost('TBT', path, of('tbt'), 100, ' ms'),
    )
  }
  return rows
}

// After this long without a request, the page has loaded everything by itself.
const quietMs = 1000

/** Measures the bytes that home loads (bodies, without headers). */
export async function measureBytes(app: RunningApp): Promise<Row[]> {
  // The second response of a page is the one with the best compression.
  const plain = { headers: { 'accept-encoding': 'br' } }
  for (let time = 0; time < 3; time += 1) await (await fetch(app.url, plain)).arrayBuffer()
  const files = await withPage(
    async (page) => {
      await page.goto(app.url)
      // Scripts start after the page has loaded, and what they fetch counts too.
      await page.waitForFunction(() => document.documentElement.dataset.live !== undefined)
      const lastCame = (quiet: number) =>
        performance.now() -
          Math.max(
            ...performance.getEntriesByType('resource').map((one) => (one as PerformanceResourceTiming).responseEnd),
          ) >
        quiet
      await page.waitForFunction(lastCame, quietMs)
      return page.evaluate(() =>
        performance
          .getEntries()
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming
              ? [{ path: new URL(entry.name).pathname, bytes: entry.encodedBodySize }]
              : [],
          ),
      )
    },
    { width: 412, height: 823 },
  )
  const kilobytes = (keep: (path: string) => boolean) =>
    files.filter(({ path }) => keep(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return [
    atMost('JavaScript', 'home', [kilobytes((path) => path.endsWith('.js'))], 125, ' kB'),
    atMost('all but pictures', 'home', [kilobytes((path) => !/\.(svg|png|webp|jpg)$/.test(path))], 175, ' kB'),
  ]
}

/** Measures the time from the load event until the menu responds, on the slow tablet. */
export async function measureReadiness(app: RunningApp, runs: number): Promise<Row[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1)
    times.push(
      await withPage(async (page, session) => {
        await slowDown(session)
        await page.goto(app.url, { waitUntil: 'load' })
        // React marks hydrated elements with its own keys.
        const ready = await page.waitForFunction(() => {
          const link = document.querySelector('.games a')
          if (link === null || !Object.keys(link).some((key) => key.startsWith('__react'))) return 0
          const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
          return Math.max(1, performance.now() - (loaded?.loadEventEnd ?? 0))
        })
        return ready.jsonValue()
      }),
    )
  return [atMost('controls ready after load', 'home', times, 1000, ' ms')]
}
