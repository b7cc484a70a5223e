import { useEffect } from 'preact/hooks'
import type { SoundName } from '../kit/sound/sample.ts'
import type { Piece } from './pieces.ts'
import type { WeatherPlay } from './play-types.ts'
import type { Shape } from './visits.ts'

/** How much wind and water a piece brings, and what is heard in it now and then. */
interface Voice {
  wind?: number
  water?: number
  now?: readonly [SoundName, number]
}
const voices: Record<Piece, Voice> = {
  sun: { now: ['chirp', 2] },
  rain: { water: 0.7, now: ['drip', 3] },
  wind: { wind: 0.8 },
  thunder: { wind: 0.3, now: ['drum', -3] },
  mist: { wind: 0.15, now: ['pad', 0] },
  cloud: { wind: 0.2 },
  fog: { wind: 0.2, now: ['pad', -2] },
  snow: { now: ['twinkle', 2] },
  rainbow: { now: ['harp', 4] },
  moon: { now: ['kalimba', -2] },
  stars: { now: ['bell', 5] },
  drizzle: { water: 0.3, now: ['drip', 5] },
  sunset: { now: ['harp', -2] },
  puddle: { now: ['plop', 1] },
  heat: { now: ['brush', 0] },
  lights: { now: ['pad', 3] },
  leaves: { wind: 0.3, now: ['rustle', 0] },
  tide: { water: 0.8 },
  whirl: { wind: 1 },
  hail: { now: ['wood', 5] },
}
const everyMs = 2600

/** What a piece sounds like when it comes into the sky or is touched: the sky is an instrument. */
export function playPiece({ sound }: WeatherPlay, piece: Piece, size: number): void {
  const [name, step] = voices[piece].now ?? ['wind', 0]
  sound.play(name, { step: step + size, gain: 0.6 })
  sound.play('pluck', { step: step + size, gain: 0.35, delay: 0.08 })
}

/** The weather is heard under everything: beds of wind and water, and a voice of one piece after another. */
export function useAmbient(play: WeatherPlay, shapes: readonly Shape[]): void {
  const key = JSON.stringify(shapes)
  const isOpen = !play.closing.value
  useEffect(() => {
    if (!isOpen || shapes.length === 0) return
    const total = (kind: 'wind' | 'water') =>
      Math.min(1, Math.max(0, ...shapes.map(({ piece, share }) => (voices[piece][kind] ?? 0) * (0.4 + share * 0.6))))
    const beds = (['wind', 'water'] as const).flatMap((kind) => {
      const level = total(kind)
      const bed = level > 0 ? play.sound.bed(kind) : null
      bed?.level(level * 0.32, 1.2)
      return bed ?? []
    })
    let round = 0
    const stop = play.clock.every(everyMs, () => {
      const shape = shapes[round++ % shapes.length]
      const voice = shape && voices[shape.piece].now
      if (voice) play.sound.play(voice[0], { step: voice[1] + (round % 3), gain: 0.12 + shape.share * 0.16 })
    })
    return () => {
      stop()
      beds.forEach((bed) => bed.stop())
    }
  }, [play, key, isOpen])
}
