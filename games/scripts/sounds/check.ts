import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { spectrogram } from './spectrogram.ts'

const games = join(import.meta.dirname, '../..')
const folder = join(games, 'dist/sounds')
const seconds = 30
const rate = 48_000
/** All games are this close to each other, in LU. */
const spread = 2
/** dBTP; above it, converters and Bluetooth clip. */
const highestPeak = -1.5

interface Loudness {
  /** LUFS over the whole. */
  integrated: number
  /** The loudest 3 s, in LUFS. */
  shortTerm: number
  truePeak: number
}

/** Measures a file, or ffmpeg's input, by EBU R 128. */
function loudnessOf(input: string[]): Loudness {
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostats', ...input, '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
  const last = (pattern: RegExp) => Number([...stderr.matchAll(pattern)].at(-1)?.[1])
  const shortTerms = [...stderr.matchAll(/ S:\s*(-?[\d.]+)/g)].map(([, value]) => Number(value))
  return {
    integrated: last(/ I:\s*(-?[\d.]+) LUFS/g),
    shortTerm: Math.max(...shortTerms),
    truePeak: last(/ Peak:\s*(-?[\d.]+) dBFS/g),
  }
}

const ffmpeg = (args: string[], input?: Uint8Array) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { input })

function drawSpectrum(slug: string, pcm: Buffer): void {
  const samples = Float32Array.from({ length: pcm.length / 2 }, (_, i) => pcm.readInt16LE(i * 2) / 32_768)
  const [width, height] = [1200, 360]
  const size = `${width}x${height}`
  ffmpeg(
    ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', size, '-i', '-', '-frames:v', '1', join(folder, `${slug}.png`)],
    spectrogram(samples, rate, width, height),
  )
}

async function bundle(): Promise<string> {
  const result = (await build({
    configFile: join(games, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'check-page.ts'), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return result.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

// A card, read by a synthetic voice; device voices are louder.
const card = "flite=text='The rabbit ran around the red rocket. Which one is a fruit? Say it again.'"

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
const page = await browser.newPage()
await page.addScriptTag({ content: await bundle(), type: 'module' })
const only = process.argv.slice(2)
const slugs = ((await page.evaluate('slugs')) as string[]).filter((slug) => only.length === 0 || only.includes(slug))
const voice = loudnessOf(['-f', 'lavfi', '-i', card])
console.log(`${'a reading voice'.padEnd(22)} ${voice.integrated.toFixed(1)} LUFS`)
const failures: string[] = []
const found: number[] = []
for (const slug of slugs) {
  const pcm = Buffer.from((await page.evaluate(`renderedPcm('${slug}', ${seconds})`)) as string, 'base64')
  const wave = join(folder, `${slug}.wav`)
  ffmpeg(['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', '-', wave], pcm)
  ffmpeg(['-i', wave, '-lavfi', 'showwavespic=s=1200x200', join(folder, `${slug}-wave.png`)])
  drawSpectrum(slug, pcm)
  const { integrated, shortTerm, truePeak } = loudnessOf(['-i', wave])
  console.log(
    `${slug.padEnd(22)} ${integrated.toFixed(1)} LUFS, loudest 3 s ${shortTerm.toFixed(1)}, peak ${truePeak.toFixed(1)} dBTP`,
  )
  found.push(integrated)
  if (!(truePeak <= highestPeak)) failures.push(`${slug} peaks at ${truePeak} dBTP`)
  if (!(shortTerm <= voice.integrated)) failures.push(`${slug} is louder than a reading voice`)
}
await browser.close()
const apart = Math.max(...found) - Math.min(...found)
if (!(apart <= spread)) failures.push(`games are ${apart.toFixed(1)} LU apart`)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0
