import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { riseLevel } from '../../kit/sound/sample.ts'
import { catalog, type Recipe } from './catalog.ts'
import { filtered, rate, scaled, type Signal } from './signal.ts'

const folder = join(import.meta.dirname, '../../kit/sound/generated')
// The loudest 120 ms of every sound are this loud, unless a peak comes first: games then only choose gains.
const loudness = 10 ** (-19 / 20)
const highestPeak = 0.8
const windowSamples = Math.round(rate * 0.12)

const peakOf = (signal: Signal): number => signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

/** Trims silence at both ends, where a decoder can't tell it from its own delay. */
function trimmed(signal: Signal, hasLoop: boolean): Signal {
  const peak = peakOf(signal)
  const start = hasLoop ? 0 : signal.findIndex((value) => Math.abs(value) > peak * 0.01)
  const end = hasLoop ? signal.length : signal.findLastIndex((value) => Math.abs(value) > peak * 0.003) + 1
  const out = signal.slice(Math.max(0, start - 20), end)
  const fade = hasLoop ? 0 : Math.min(out.length / 4, rate * 0.03)
  return out.map((value, i) => value * Math.min(1, (i + 1) / 20, fade ? (out.length - i) / fade : 1))
}

/** Makes the loudest 120 ms as loud as all others; low tones count less, as in the ear. */
function normalized(signal: Signal): Signal {
  const heard = filtered('highpass', signal, 160, 0.6)
  let [energy, most] = [0, 0]
  for (let i = 0; i < heard.length; i++) {
    energy += (heard[i] ?? 0) ** 2 - (heard[i - windowSamples] ?? 0) ** 2
    most = Math.max(most, energy)
  }
  return scaled(signal, Math.min(loudness / Math.sqrt(most / windowSamples), highestPeak / peakOf(signal)))
}

function encode(name: string, { dark }: Recipe, signal: Signal): void {
  const pcm = Buffer.from(Float32Array.from([...signal, ...new Float64Array(rate * 0.02)]).buffer)
  const quality = dark ? ['-ar', '22050', '-b:a', '32k'] : ['-ar', '32000', '-b:a', '48k']
  const plain = ['-write_xing', '0', '-id3v2_version', '0', '-map_metadata', '-1', '-fflags', '+bitexact']
  const input = ['-f', 'f32le', '-ar', String(rate), '-ac', '1', '-i', '-']
  const output = join(folder, `${name}.mp3`)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, '-c:a', 'libmp3lame', ...quality, ...plain, output], {
    input: pcm,
  })
}

const only = process.argv.slice(2)
if (only.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const lines = ["// Written by `npm run -w games sounds`.\nimport type { Sample } from '../rendered-sample.ts'"]
const entries: string[] = []
for (const [name, recipe] of Object.entries(catalog)) {
  const signal = normalized(trimmed(recipe.make(), recipe.loop !== undefined))
  if (only.length === 0 || only.includes(name)) {
    encode(name, recipe, signal)
    const { size } = statSync(join(folder, `${name}.mp3`))
    console.log(name.padEnd(14), `${(signal.length / rate).toFixed(2)} s`, `${size} B`)
  }
  const peak = peakOf(signal)
  const rises = signal.findIndex((value) => Math.abs(value) > peak * riseLevel) / rate
  const { hertz, loop } = recipe
  const fields = [
    `name: '${name}'`,
    `file: ${name}File`,
    `rises: ${rises.toFixed(4)}`,
    ...(hertz ? [`hertz: ${hertz}`] : []),
    ...(loop ? [`loop: [${loop.join(', ')}]`] : []),
  ]
  lines.push(`import ${name}File from './${name}.mp3?inline'`)
  entries.push(`export const ${name}: Sample = { ${fields.join(', ')} }`)
}
writeFileSync(join(folder, 'samples.ts'), `${lines.join('\n')}\n\n${entries.join('\n')}\n`)
