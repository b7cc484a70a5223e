import { expect, test } from 'vitest'
import { playSeries } from './series.ts'

test('hands notes to the audio clock at their exact times, and silences them together', () => {
  const played: { at: number; step: number; gain: number; out: unknown }[] = []
  const silenced: number[] = []
  const own = {
    connect: (to: unknown) => to,
    gain: { setTargetAtTime: (value: number) => void silenced.push(value) },
  }
  const context = { currentTime: 12, createGain: () => own }
  const bus = { context } as unknown as AudioNode
  const series = playSeries(bus, [{ at: 0 }, { at: 0.7123, step: 5, gain: 0.5 }], 12, (note) => void played.push(note))
  expect(played.map(({ at, step, gain }) => [at, step, gain])).toEqual([
    [12, 0, 1],
    [12.7123, 5, 0.5],
  ])
  expect(played.every(({ out }) => out === own)).toBe(true)
  series.stop()
  expect(silenced).toEqual([0])
})
