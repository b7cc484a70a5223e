import type { Music, SoundSet } from '../../kit/index.ts'
import { levelsOf } from '../../kit/sound/levels.ts'
import { makeMixer } from '../../kit/sound/mixer.ts'
import { makeMusic } from '../../kit/sound/music.ts'
import { noiseAhead } from '../../kit/sound/noise.ts'
import { decodeSounds, playSample } from '../../kit/sound/sample.ts'
import { groundNear, pentatonic } from '../../kit/sound/scale.ts'

const rate = 48_000
const musics = import.meta.glob<{ music: Music }>('../../*/music.ts')
const sets = import.meta.glob<SoundSet>('../../*/sound-set.ts')

// As settings are before anyone changes them.
const values = { muted: false, speech: 100, effects: 70, music: 40 }
const situation = { calm: false, reading: false, speaking: false, listening: false }
// A lively game: a sound nearly every second, as loud as views play most of them.
const effectEvery = 0.9
const effectGain = 0.5

/** Renders a game in play, as mono samples: its music, and all of its sounds in turn. */
async function renderGame(slug: string, seconds: number): Promise<Float32Array> {
  const { music } = (await musics[`../../${slug}/music.ts`]?.()) as { music: Music }
  const sounds = (await sets[`../../${slug}/sound-set.ts`]?.()) as SoundSet
  const context = new OfflineAudioContext(1, seconds * rate, rate)
  const decoded = await decodeSounds(sounds)
  const mixer = makeMixer(context, noiseAhead()(rate))
  mixer.setLevels(levelsOf(values, situation))
  const player = makeMusic({ context, out: mixer.buses.music, sounds: decoded }, music)
  player.start()
  player.schedule(seconds)
  const all = [...decoded.values()]
  for (let at = 1, i = 0; at < seconds - 1; at += effectEvery, i++) {
    const sound = all[i % all.length]
    const { hertz } = sound?.sample ?? {}
    const pitch = hertz ? pentatonic(groundNear(hertz, music.key), i % 5) / hertz : 1
    if (sound) playSample(mixer.buses.effects, sound, { at, rate: pitch, gain: effectGain })
  }
  return (await context.startRendering()).getChannelData(0)
}

/** Base64 of the samples as 16-bit PCM. */
async function renderedPcm(slug: string, seconds: number): Promise<string> {
  const samples = await renderGame(slug, seconds)
  const bytes = new Uint8Array(Int16Array.from(samples, (value) => Math.max(-1, Math.min(1, value)) * 32_767).buffer)
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}

Object.assign(globalThis, { renderedPcm, slugs: Object.keys(musics).map((path) => path.split('/').at(-2)) })
