// `npm run bench:zips`: measures how long each broken or hostile package takes to be refused, and how much memory that
// needs, each in its own process. Valid packages that cost a lot (the largest one, slow texts) are listed below.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brokenZips } from '../fixtures/broken-zips.ts'
import { heavyZips } from '../fixtures/heavy-zips.ts'
import { writeZip } from '../fixtures/raw-zip.ts'

interface Taken {
  ms: number
  processorMs: number
  megabytes: number
  answer: string
}

const root = mkdtempSync(join(tmpdir(), 'marigold-zips-'))

function take(zip: string): Taken {
  const target = join(root, 'deep', 'target')
  mkdirSync(target, { recursive: true })
  const child = spawnSync(process.execPath, [join(import.meta.dirname, 'unpack-one.ts'), zip, target], {
    encoding: 'utf8',
  })
  const left = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const outside = left.filter(
    (path) => path !== 'deep' && !path.startsWith(join('deep', 'target')) && join(root, path) !== zip,
  )
  rmSync(join(root, 'deep'), { recursive: true, force: true })
  if (child.status !== 0)
    return { ms: NaN, processorMs: NaN, megabytes: NaN, answer: `THE PROCESS ENDED: ${child.stderr.slice(0, 300)}` }
  const taken = JSON.parse(child.stdout) as Taken
  return outside.length === 0 ? taken : { ...taken, answer: `WRITTEN OUTSIDE: ${outside.join(', ')}` }
}

try {
  const rows: (Taken & { what: string })[] = []
  for (const [what, entries] of [...brokenZips, ...heavyZips()]) {
    const zip = writeZip(root, entries)
    const taken = take(zip)
    rmSync(zip)
    rows.push({ what, ...taken })
    console.log(
      `${String(Math.round(taken.ms)).padStart(5)} ms (${Math.round(taken.processorMs)}) ${taken.megabytes.toFixed(1).padStart(6)} MB  ${what}: ${taken.answer.slice(0, 110)}`,
    )
  }
  const worst = (pick: (row: Taken) => number) => rows.toSorted((a, b) => pick(b) - pick(a))[0]
  const slowest = worst((row) => row.ms)
  const largest = worst((row) => row.megabytes)
  console.log(`\n${rows.length} packages; slowest ${slowest?.ms.toFixed(0)} ms (${slowest?.what})`)
  console.log(`largest ${largest?.megabytes.toFixed(1)} MB above the idle process (${largest?.what})`)
} finally {
  rmSync(root, { recursive: true, force: true })
}
