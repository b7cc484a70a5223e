import { useMemo } from 'preact/hooks'
import { html, plays, poke, Pokes, Stroke, type Poke, type Synth } from '../kit/index.ts'
import { pictureOf } from './pictures.ts'
import type { Layout } from './camera.ts'
import type { Piece } from './cone.ts'
import { flavorFeel } from './palette.ts'
import { Server } from './penguin.tsx'
import type { Prop } from './props.ts'
import type { ScoopPlay } from './scene.ts'
import type { Show } from './show.ts'

/** What the scenery answers to a touch. */
const answers: Record<string, Omit<Poke, 'name' | 'box'>> = {
  giraffe: { gag: 'tilt', sound: plays('slurp', { rises: 5 }) },
  house: { gag: 'shake', puff: 'dust', sound: plays('toot', { rises: 6 }) },
  lighthouse: { gag: 'swell', sound: plays('horn', { sinks: 5 }) },
  plane: { gag: 'spin', sound: plays('whoosh') },
  balloon: { gag: 'squash', sound: plays('squeak', { rises: 7 }) },
  moon: { gag: 'swell', puff: 'bubbles', sound: plays('croak', { sinks: 6 }) },
  cloud: {
    gag: 'squash',
    puff: 'sparks',
    sound: (sound) => [0, 0.1, 0.2].forEach((delay) => sound.play('shaker', { delay })),
  },
}

/** The pokes of the scenery, which move with it. */
export function SceneryPokes({ play, props }: { play: ScoopPlay; props: readonly Prop[] }) {
  const pokes = useMemo(
    () =>
      props.flatMap(({ name, box }): Poke[] => {
        const answer = answers[name.replace(/-\d$/, '')]
        return answer ? [{ ...answer, name, box }] : []
      }),
    [props],
  )
  return <Pokes play={play} pokes={pokes} />
}

/** Plays the note of a piece of the tower: a scoop's instrument, a friend who sings, or a knock on a wafer. */
export function playPiece(sound: Pick<Synth, 'play'>, piece: Piece, options: { step: number; delay?: number }): void {
  const named = { topping: 'bell', friend: 'ooh', wafer: 'wood' } as const
  sound.play(piece.kind === 'scoop' ? flavorFeel[piece.flavor].sound : named[piece.kind], { gain: 0.5, ...options })
}

const mostNotes = 10
/** The pokes of the tower, which trembles like jelly with a note for each scoop, and of the penguin, whose hat pops off. */
export function NearPokes({ play, show, layout }: { play: ScoopPlay; show: Show; layout: Layout }) {
  const pokes = useMemo((): Poke[] => {
    const { tower, unit, base, stage, server } = layout
    const top = stage.height * 0.24
    return [
      poke(
        'penguin',
        [server.x - 90 * server.scale, server.y - 190 * server.scale, 180 * server.scale, 230 * server.scale],
        'hop',
        (sound, times) => {
          sound.play('pop', { step: Math.min(times, 6) })
          sound.play('giggle', { delay: 0.2 })
        },
      ),
      poke('tower', [tower - unit * 1.3, top, unit * 2.6, base - top], 'squash', (sound) => {
        show.scene.jiggle()
        sound.play('jelly')
        for (const [at, piece] of show.scene.pieces().slice(-mostNotes).entries())
          playPiece(sound, piece, { step: at, delay: at * 0.09 })
      }),
    ]
  }, [layout, show])
  return <Pokes play={play} pokes={pokes} />
}

/**
 * Every few turns, for two seconds: the giraffe brings two cherries, a bird naps on top of the tower, or the penguin's
 * cousins slide past.
 */
export const surprises = ['cherries', 'nap', 'cousins'] as const

/** The surprise that happens now. */
export function Surprise({ play, show }: { play: ScoopPlay; show: Show }) {
  const { surprise, stage, look } = play
  const { x, y, unit } = show.scene.spotOf(show.scene.pieces().length)
  const size = Math.max(60, unit * 2)
  if (surprise.value === 'cousins')
    return (
      <div class="cousins" style={{ top: stage.value.height * 0.52 }}>
        {['#F7A8BF', '#FFD24D', '#84CC7C'].map((tone) => (
          <svg key={tone} viewBox="-150 -200 300 270">
            <Server look={look.value} mood="glad" band={tone} bib={tone} />
          </svg>
        ))}
      </div>
    )
  if (surprise.value === 'nap')
    return (
      <svg
        class="layer surprise"
        viewBox="0 0 128 128"
        style={{ left: x - size / 2, top: y - size * 0.95, width: size, height: size }}
      >
        <g {...html(pictureOf('bird'))} />
        <Stroke d="M92 8H114L94 30H116M74 2H88L75 16H89" color="#2B1B3D" width={5} flat />
      </svg>
    )
  if (surprise.value !== 'cherries') return null
  return (
    <svg
      class="layer surprise"
      viewBox="0 0 128 128"
      style={{ left: x + unit, top: y - size, width: size * 2, height: size * 2 }}
    >
      <g transform="matrix(-1 0 0 1 128 0)" {...html(pictureOf('giraffe'))} />
      {[0, 30].map((at) => (
        <svg key={at} x={at} y={at / 2} width="42" height="42" {...html(pictureOf('cherries'))} />
      ))}
    </svg>
  )
}
