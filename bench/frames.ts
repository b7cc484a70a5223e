import { viewGame } from '@marigold/contract'
import { gather, slowDown, withPage } from './browser.ts'
import { atLeast, quantile, shown, type Row } from './measure.ts'
import { openDatabase, logIn, type RunningApp } from './running-app.ts'

const seconds = 6

async function framesOf(address: string): Promise<number[]> {
  return withPage(async (page, session) => {
    await page.goto(address, { waitUntil: 'load' })
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await slowDown(session)
    const frames = page.evaluate(gather, seconds)
    let playing = true
    void frames.then(() => (playing = false))
    // Plays with the keys that every game understands.
    for (let press = 0; playing; press += 1)
      await page.keyboard.press(['Enter', 'ArrowRight', ' ', 'ArrowLeft'][press % 4] ?? ' ', { delay: 120 })
    return frames
  })
}

/** Measures the frames of each game during play on the slow tablet. */
export async function measureFrames(app: RunningApp, runs: number): Promise<Row[]> {
  const token = await logIn(app)
  const database = openDatabase(app)
  const { rows } = await database.query<{ name: string }>(
    `select un_zip_filename as name from games where package_version > 0 and retired_at is null order by id`,
  )
  await database.end()
  const found: Row[] = []
  for (const { name } of rows) {
    const call = await fetch(app.url + viewGame.path.replace('{id}', name), {
      headers: { authorization: `Bearer ${token}` },
    })
    const { play_url: address } = viewGame.response.parse(await call.json())
    if (address === null) continue
    const rates: number[] = []
    const gaps: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const frames = await framesOf(new URL(address, app.url).href)
      rates.push((1000 * frames.length) / frames.reduce((sum, gap) => sum + gap, 0))
      gaps.push(...frames)
    }
    const late = (100 * gaps.filter((gap) => gap > 25).length) / gaps.length
    found.push(atLeast('frames a second', name, rates, 59), {
      what: name,
      goal: 'frames over 25 ms < 1 %',
      value: `${shown(late)} % (p99 ${shown(quantile(gaps, 0.99))} ms)`,
      holds: late < 1,
    })
  }
  return found
}
