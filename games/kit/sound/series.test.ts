import { expect, test } from 'vitest'
import { playSeries } from './series.ts'

test('notes are handed to the audio clock at their exact times, and can be silenced together', () => {
  const played: { at: number; hertz: number; gain: number; out: unknown }[] = []
  const silenced: number[] = []
  const own = {
    connect: (to: unknown) => to,
    gain: { setTargetAtTime: (value: number) => void silenced.push(value) },
  }
  const room = {
    context: { currentTime: 12, createGain: () => own } as unknown as BaseAudioContext,
    out: {} as AudioNode,
    noise: {} as AudioBuffer,
  }
  const recipe = { ground: 400, voices: [(note: (typeof played)[number]) => void played.push(note)] }
  const series = playSeries(room, recipe as never, [{ at: 0 }, { at: 0.7123, step: 5, gain: 0.5 }], 12)
  expect(played.map(({ at, hertz, gain }) => [at, hertz, gain])).toEqual([
    [12, 400, 1],
    [12.7123, 800, 0.5],
  ])
  expect(played.every(({ out }) => out === own)).toBe(true)
  series.stop()
  expect(silenced).toEqual([0])
})
