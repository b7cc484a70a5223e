// Measures our pages and calls next to the best possible ones, and prints one table. docs/speed.md explains how.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCalls } from './calls.ts'
import { measureConsole } from './console.ts'
import { measureFrames } from './frames.ts'
import { measureGrowth } from './growth.ts'
import { atMost, residentMegabytes, table, type Row } from './measure.ts'
import { measureBytes, measurePages, measureReadiness, measureScores } from './pages.ts'
import { dataFolder, fillCatalogue, removeFolder, openDatabase, startApp, type RunningApp } from './running-app.ts'
import { measureTouches } from './touches.ts'
import { measureYear } from './year.ts'

const parts: Record<string, (app: RunningApp, runs: number) => Promise<Row[]>> = {
  bytes: measureBytes,
  pages: measurePages,
  scores: measureScores,
  ready: measureReadiness,
  touches: measureTouches,
  frames: measureFrames,
  year: measureYear,
  calls: measureCalls,
  console: measureConsole,
  // Fills the catalogue, and therefore runs last.
  growth: measureGrowth,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})
const runs = Number(values.runs)
const unknown = positionals.filter((name) => name !== 'start' && !(name in parts))
if (unknown.length > 0 || !Number.isSafeInteger(runs) || runs < 1) {
  console.error(`Usage: npm run bench -- [--runs 3] [start ${Object.keys(parts).join(' ')}]`)
  process.exit(2)
}
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name)

async function secondStarts(dataDir: string): Promise<Row[]> {
  const times: number[] = []
  const memory: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const app = await startApp(dataDir)
    times.push(app.startedIn / 1000)
    memory.push(residentMegabytes(app.pid))
    await app.stop()
  }
  return [
    atMost('second start to the first page', 'with its own database', times, 3, ' s'),
    atMost('memory', 'the app, idle', memory, 200, ' MB'),
  ]
}

const dataDir = dataFolder()
const rows: Row[] = []
try {
  await (await startApp(dataDir)).stop()
  if (wanted('start')) rows.push(...(await secondStarts(dataDir)))
  const app = await startApp(dataDir)
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (!wanted(name)) continue
      console.error(`${name} …`)
      // Measures home and explore with a realistic catalogue of 60 games.
      if (name === 'touches' || name === 'calls') {
        const database = openDatabase(app)
        await fillCatalogue(database, 60)
        await database.end()
      }
      const found = await measure(app, runs)
      console.error(table(found))
      rows.push(...found)
    }
  } finally {
    await app.stop()
  }
} finally {
  removeFolder(dataDir)
}
const [minute = 0] = loadavg()
console.log(table(rows))
console.log(`\n${cpus().length} cores, Node ${process.versions.node}, ${runs} runs, load ${minute.toFixed(1)}`)
