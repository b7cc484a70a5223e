import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SoundSet } from './sample.ts'
import { chordsOf, lengthOf, outsideNotes, readLoop, type Loop, type Music } from './score.ts'

const games = join(import.meta.dirname, '../..')
const slugs = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(games, entry.name, 'music.ts')))
  .map(({ name }) => name)

const loop = (notes: string, more: Partial<Loop> = {}): Loop => ({
  tempo: 120,
  beats: 2,
  chords: 'C | G7',
  tracks: [{ play: 'harp', gain: 1, notes }],
  ...more,
})

test('reads notes, held notes, rests, and chords of one track', () => {
  const read = readLoop(loop('c4 - e . | . g4+b d5 -'))
  expect(read.map(({ at, lasts, midi }) => [at, lasts, midi])).toEqual([
    [0, 1, 60],
    [1, 0.5, 64],
    [2.5, 0.5, 67],
    [2.5, 0.5, 71],
    [3, 1, 74],
  ])
})

test('patterns follow the chords of each bar', () => {
  const track = { play: 'bass', gain: 1, pattern: '1 . 5 8', octave: 2 } as const
  const read = readLoop(loop('', { chords: 'C | G7 | C Am', tracks: [track] }))
  expect(read.map(({ midi }) => midi)).toEqual([36, 43, 48, 43, 50, 55, 36, 40, 45])
})

test('names the bar that is not complete', () => {
  expect(() => readLoop(loop('c4 . e . | c4 .'))).toThrow('harp: bar 2 has 2 steps, not 4')
})

test('finds notes that are in neither the key nor the chord', () => {
  expect(outsideNotes(loop('c4 . f#4 . | . . . .'), 'C')).toEqual(['bar 1: 66'])
})

test.each(slugs)('the music of %s is complete, in its key, and played by its own sounds', async (slug) => {
  const { music } = (await import(join(games, slug, 'music.ts'))) as { music: Music }
  const sounds = (await import(join(games, slug, 'sound-set.ts'))) as SoundSet
  expect(music.loops.length).toBeGreaterThanOrEqual(2)
  for (const one of [...music.loops, ...(music.ending ? [music.ending] : [])]) {
    expect(outsideNotes(one, music.key)).toEqual([])
    expect(one.tracks.filter(({ play }) => !sounds[play])).toEqual([])
    const notes = readLoop(one)
    expect(notes.every(({ at, lasts }) => at >= 0 && at + lasts <= lengthOf(one) + 0.01)).toBe(true)
    // A melody that jumps over an octave can't be hummed, and a sample played at thrice its pitch sounds thin.
    for (const track of one.tracks) {
      const melody = track.notes === undefined ? [] : notes.filter((note) => note.track === track)
      const leaps = melody.slice(1).map(({ midi }, i) => Math.abs((midi ?? 0) - (melody[i]?.midi ?? 0)))
      expect(Math.max(0, ...leaps)).toBeLessThanOrEqual(12)
    }
    for (const { midi, track } of notes) {
      const hertz = sounds[track.play]?.hertz
      if (midi !== null && hertz) expect(Math.abs(midi - (69 + 12 * Math.log2(hertz / 440)))).toBeLessThanOrEqual(20)
    }
  }
  for (const one of music.loops) expect(chordsOf(one).length).toBeGreaterThanOrEqual(8)
})

test.each(slugs)('%s has ten or more sounds beside its music, and all that its views play', async (slug) => {
  const { music } = (await import(join(games, slug, 'music.ts'))) as { music: Music }
  const sounds = (await import(join(games, slug, 'sound-set.ts'))) as SoundSet
  const inMusic = new Set(music.loops.flatMap(({ tracks }) => tracks.map(({ play }) => sounds[play])))
  expect(new Set(Object.values(sounds).filter((one) => !inMusic.has(one))).size).toBeGreaterThanOrEqual(10)
  const bytes = [...new Set(Object.values(sounds))].reduce((sum, { file }) => sum + (file.length * 3) / 4, 0)
  expect(bytes).toBeLessThanOrEqual(80_000)
  const sources = readdirSync(join(games, slug)).filter((file) => /\.tsx?$/.test(file))
  const played = sources.flatMap((file) => [
    ...readFileSync(join(games, slug, file), 'utf8').matchAll(/(?:\.(?:play|poke|series)|\bplays)\('(\w+)'/g),
  ])
  expect(played.map(([, name]) => name).filter((name) => !((name ?? '') in sounds))).toEqual([])
})
