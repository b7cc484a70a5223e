import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playPhrase, type Glide } from './phrase.ts'

/** A context that notes what is made and how it is tuned. */
function listening() {
  const made: { kind: string; started: number; stopped: number; pitches: number[]; to: unknown }[] = []
  const parameter = (note: number[] = []) => ({
    value: 0,
    setValueAtTime: (value: number) => void note.push(value),
    linearRampToValueAtTime: (value: number) => void note.push(value),
  })
  const node = (kind: string) => {
    const pitches: number[] = []
    const one = {
      kind,
      started: -1,
      stopped: -1,
      pitches,
      to: null as unknown,
      Q: parameter(),
      gain: parameter(),
      frequency: parameter(pitches),
      connect: (to: unknown) => ((one.to = to), to),
      start: (at: number) => (one.started = at),
      stop: (at: number) => (one.stopped = at),
    }
    made.push(one)
    return one
  }
  const context = {
    createOscillator: () => node('tone'),
    createBufferSource: () => node('air'),
    createBiquadFilter: () => node('filter'),
    createGain: () => node('gain'),
  } as unknown as BaseAudioContext
  const out = { speaker: true } as unknown as AudioNode
  return { made, room: { context, out, noise: {} as AudioBuffer }, out }
}
const moo: Glide[] = [{ at: 0, lasts: 0.5, shape: 'sawtooth', hertz: [100, 200, 150], mouth: [300, 700] }]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part begins at its time, glides along its pitches and ends', () => {
  const { made, room } = listening()
  playPhrase(room, moo, 10, { pitch: 2 })
  const tone = made.find(({ kind }) => kind === 'tone')
  expect(tone?.pitches).toEqual([200, 400, 300])
  expect(tone?.started).toBeCloseTo(10)
  expect(tone?.stopped).toBeCloseTo(10.55)
})

test('what is muffled goes through a wall before it is heard', () => {
  const clear = listening()
  playPhrase(clear.room, moo, 0)
  expect(clear.made.filter(({ to }) => to === clear.out).map(({ kind }) => kind)).toEqual(['gain'])
  const muffled = listening()
  playPhrase(muffled.room, moo, 0, { muffled: true })
  expect(muffled.made.filter(({ to }) => to === muffled.out).map(({ kind }) => kind)).toEqual(['filter'])
})

test('noise is heard through a filter that travels, a trill is a second tone', () => {
  const { made, room } = listening()
  playPhrase(room, [{ at: 0, lasts: 1, shape: 'noise', hertz: [400, 900] }], 0)
  expect(made.filter(({ kind }) => kind === 'air')).toHaveLength(1)
  expect(made.find(({ kind }) => kind === 'filter')?.pitches).toEqual([400, 900])
  playPhrase(room, [{ at: 0, lasts: 1, shape: 'sine', hertz: [400], trill: [9, 0.1] }], 0)
  expect(made.filter(({ kind }) => kind === 'tone')).toHaveLength(2)
})

test('what is heard later is made shortly before, and still begins at its time', () => {
  const { made, room } = listening()
  const clap = (at: number): Glide => ({ at, lasts: 0.06, shape: 'noise', hertz: [1500, 900] })
  playPhrase(room, [clap(0), clap(0.4), clap(2)], 5)
  const claps = () => made.filter(({ kind }) => kind === 'air').map(({ started }) => started)
  expect(claps()).toEqual([5])
  vi.advanceTimersByTime(300)
  expect(claps()).toEqual([5, 5.4])
  vi.advanceTimersByTime(1000)
  expect(claps()).toHaveLength(2)
  vi.advanceTimersByTime(700)
  expect(claps()).toEqual([5, 5.4, 7])
})
