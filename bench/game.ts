// Measures how smoothly games play on a slow tablet: npm run bench:game -- lantern-river. docs/speed.md explains the
// measurements.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { gather, slowDown, slowdown, withPage } from './browser.ts'
import { atLeast, atMost, quantile, shown, table, type Row } from './measure.ts'
import { inputCosts, type Cost } from './input-costs.ts'
import { categories, mainThread, type MainThread } from './trace.ts'

const seconds = 10
// Milliseconds between presses, and how long each is held: a fast player.
const [pressEvery, pressed] = [600, 60]
// A longer task is noticeable, in milliseconds on the slow tablet.
const longTask = 50

// A minimal animation: no game can be faster on this machine.
const bare = `<!doctype html><html lang="en"><title>Bare</title><style>i{position:absolute;width:60px;height:60px;
border-radius:50%;background:#f59a0c;will-change:transform}</style><div class="start"><button class="big">Start</button></div>
<div class="world"></div><i></i><script>const dot=document.querySelector('i');const next=(at)=>{
dot.style.transform='translate('+(400+300*Math.sin(at/500))+'px,300px)';requestAnimationFrame(next)};requestAnimationFrame(next)</script></html>`

interface Reading extends MainThread {
  presses: Cost[]
  gaps: number[]
  playable: number
}

/** Records when Start is visible, and how long each frame of the game took. */
function watch(): void {
  const noted = { playable: 0, gaps: [] as number[] }
  Object.assign(window, { noted })
  const look = () => {
    if (document.querySelector('.start .big')) requestAnimationFrame(() => (noted.playable = performance.now()))
    else requestAnimationFrame(look)
  }
  look()
}
const noted = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { playable: number; gaps: number[] } }).noted)

/** Runs in the page. Returns the center of the choice to press next. */
function spotOf(press: number): { x: number; y: number } | null {
  const all = [...document.querySelectorAll('.world [data-scan]:not(:disabled)')].filter(
    (at) => !at.closest('.bar, [inert]'),
  )
  const box = all[press % Math.max(1, all.length)]?.getBoundingClientRect()
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
}

/**
 * Plays like a fast player, by sending input directly through the browser. Playwright would run code in the page for
 * each question, which costs as much as half a press and would count as the game's.
 */
async function playOn(page: Page, session: CDPSession, playing: () => boolean): Promise<void> {
  for (let press = 0; playing(); press += 1) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${String(spotOf)})(${press})`,
      returnByValue: true,
    })
    const spot = result.value as ReturnType<typeof spotOf>
    if (spot) await page.mouse.click(spot.x, spot.y, { delay: pressed })
    await pause(pressEvery - pressed)
  }
}

async function read(address: string, level: number | null, slow: boolean): Promise<Reading> {
  return withPage(async (page, session) => {
    if (slow) await slowDown(session)
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForFunction(() => (window as unknown as { noted: { playable: number } }).noted.playable > 0)
    const { playable } = await noted(page)
    const choice = page.getByRole('button', { name: new RegExp(`^${level}\\.`) })
    if (level !== null && (await choice.count()) > 0) await choice.click()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const browser = page.context().browser()
    await browser?.startTracing(page, { categories })
    let playing = true
    const frames = page.evaluate(gather, seconds).finally(() => (playing = false))
    await playOn(page, session, () => playing)
    const gaps = await frames
    const trace = await browser?.stopTracing()
    const found = trace ?? Buffer.from('{"traceEvents":[]}')
    return { playable, gaps, presses: inputCosts(found), ...mainThread(found) }
  })
}

const rate = (gaps: number[]) => (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)

function rowsOf(slug: string, size: number, ours: Reading[], bares: Reading[]): Row[] {
  const gaps = ours.flatMap((reading) => reading.gaps)
  const late = (100 * gaps.filter((gap) => gap > 25).length) / gaps.length
  const long = ours.flatMap(({ tasks }) => tasks).filter((ms) => ms > longTask)
  const p95 = (readings: Reading[]) => readings.map(({ frames }) => quantile(frames, 0.95))
  const bareRate = shown(rate(bares.flatMap((reading) => reading.gaps)))
  const first = atMost(
    'first playable',
    slug,
    ours.map(({ playable }) => playable / 1000),
    1.5,
    ' s',
  )
  const fps = atLeast(
    'frames a second',
    slug,
    ours.map((reading) => rate(reading.gaps)),
    59,
  )
  const main = atMost('main thread, p95 of a frame', slug, p95(ours), 13, ' ms')
  return [
    atMost('page, gzipped', slug, [size / 1000], 300, ' kB'),
    first,
    { ...fps, value: `${fps.value}; bare page ${bareRate}` },
    {
      what: slug,
      goal: 'frames over 25 ms < 1 %',
      value: `${shown(late)} % (p99 ${shown(quantile(gaps, 0.99))} ms)`,
      holds: late < 1,
    },
    {
      ...main,
      value: `${main.value}; bare page ${shown(
        quantile(
          bares.flatMap(({ frames }) => frames),
          0.95,
        ),
      )} ms`,
    },
    {
      what: slug,
      goal: `tasks over ${longTask} ms: none`,
      value: long.length === 0 ? 'none' : `${long.length}, ${shown(Math.max(...long))} ms at most`,
      holds: long.length === 0,
    },
  ]
}

/** Returns the cost of a press at full speed, by kind of work. A busy machine changes little of it. */
function pressRows(slug: string, ours: Reading[]): Row[] {
  const presses = ours.flatMap((reading) => reading.presses)
  const at = (share: number, kind: keyof Cost) => {
    const costs = presses.map((press) => press[kind])
    return quantile(costs, share)
  }
  const parts = (['script', 'style', 'layout', 'paint'] as const).map((kind) => `${kind} ${shown(at(0.5, kind))}`)
  return [
    {
      what: slug,
      goal: `processor time of a press, p95 ≤ ${longTask / slowdown} ms`,
      value: `${shown(at(0.5, 'all'))} ms, p95 ${shown(at(0.95, 'all'))} ms; ${parts.join(', ')}; ${presses.length} presses`,
      holds: at(0.95, 'all') <= longTask / slowdown,
    },
  ]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    level: { type: 'string' },
    press: { type: 'boolean', default: false },
    built: { type: 'string' },
  },
})
const dist = values.built ?? join(import.meta.dirname, '../games/dist')
const built = existsSync(dist) ? readdirSync(dist).filter((name) => existsSync(join(dist, name, 'index.html'))) : []
const slugs = positionals.length > 0 ? positionals : built.filter((name) => !name.startsWith('_'))
const missing = slugs.filter((slug) => !built.includes(slug))
if (missing.length > 0 || slugs.length === 0) {
  console.error(
    `Not built: ${missing.join(', ') || 'no game'}. Build first: npm run -w games build ${missing.join(' ')}`,
  )
  process.exit(2)
}
const pages = new Map(slugs.map((slug) => [`/${slug}`, readFileSync(join(dist, slug, 'index.html'), 'utf8')]))
pages.set('/bare', bare)
const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page ?? '')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const level = values.level === undefined ? null : Number(values.level)
const bares: Reading[] = []
const readings = new Map<string, Reading[]>(slugs.map((slug) => [slug, []]))
for (let run = 0; run < Number(values.runs); run += 1) {
  if (!values.press) bares.push(await read(`${at}/bare`, null, true))
  for (const slug of slugs) readings.get(slug)?.push(await read(`${at}/${slug}#seed=7`, level, !values.press))
}
server.close()
const rows = slugs.flatMap((slug) => {
  const ours = readings.get(slug) ?? []
  return values.press ? pressRows(slug, ours) : rowsOf(slug, gzipSync(pages.get(`/${slug}`) ?? '').length, ours, bares)
})
const [minute = 0] = loadavg()
console.log(table(rows))
console.log(
  `\nProcessor × ${values.press ? 1 : slowdown}, ${cpus().length} cores, ${values.runs} runs of ${seconds} s, load ${minute.toFixed(1)}`,
)
