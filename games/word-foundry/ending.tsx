import { m } from '#messages'
import { useEffect } from 'preact/hooks'
import { Pokes, type Poke } from '../kit/index.ts'
import { Customer } from './customer.tsx'
import type { FoundryPlay } from './show.ts'
import { piecesOf, placesOf, type Piece } from './window.ts'

interface Hung extends Piece {
  x: number
  y: number
  width: number
  height: number
}
/** Hangs the words in rows, as large as the window allows. */
function hang(pieces: readonly Piece[], width: number, height: number): Hung[] {
  const columns = Math.max(1, Math.min(pieces.length, width > 900 ? 4 : width > 560 ? 3 : 2))
  const rows = Math.ceil(pieces.length / columns)
  const [wide, high] = [width / columns, Math.min(150, height / Math.max(1, rows))]
  const top = (height - rows * high) / 2
  return pieces.map((piece, at) => {
    const inset = piece.masterpiece ? 4 : 12
    return {
      ...piece,
      x: (at % columns) * wide + inset,
      y: top + Math.floor(at / columns) * high + 6,
      width: wide - 2 * inset,
      height: high - 14,
    }
  })
}

/** The shop window at night: every word of this game, rung once, then each rings when it is touched. */
export function Ending({ play }: { play: FoundryPlay }) {
  const { width: all, height: full, portrait } = play.stage.value
  const { wall } = play.state.value
  const low = full < 480
  const [width, height] = [low ? all * 0.64 : all, low ? full : full - (portrait ? 290 : 170)]
  const [left, top] = [Math.max(18, width * 0.06), low ? 44 : 72]
  const people = Math.min(120, height * 0.22)
  const shelf = { width: width - 2 * left - 28, height: height - top - people - 34 }
  const most = low || portrait ? 10 : 12
  const earlier = piecesOf(play.grown(play.state.value.seat)).filter(
    ({ word }) => !wall.some((made) => made.word === word),
  )
  const hung = hang([...earlier, ...wall].slice(-most), shelf.width, shelf.height)
  useEffect(() => {
    hung.forEach(({ word }, at) =>
      play.sound.play('bell', { step: Math.min(9, Math.max(0, word.length - 4)), delay: 0.3 + at * 0.3, gain: 0.6 }),
    )
  }, [])
  const pokes = hung.map(({ word, x, y, width: wide, height: high }, at): Poke => ({
    name: `word-${at}`,
    box: [left + 14 + x, top + 14 + y, wide, high],
    gag: at % 2 === 0 ? 'hop' : 'wobble',
    puff: 'sparks',
    sound: (sound, times) => sound.play('bell', { step: (word.length + times) % 10, gain: 0.6 }),
  }))
  return (
    <div class="foundry shop-night">
      <p class="shop-sign" style={{ left, width: width - 2 * left, top: low ? 6 : 12 }}>
        {m.word_foundry_window_places({ count: placesOf(wall) })}
        {earlier.length > 0 && ` · ${m.word_foundry_words_in_your_shop({ count: earlier.length + wall.length })}`}
      </p>
      <div class="shop-window" style={{ left, top, width: shelf.width + 28, height: shelf.height + 28 }}>
        {hung.map(({ word, metal, masterpiece, x, y, width: wide, height: high }, at) => (
          <p
            key={word}
            data-poke={`word-${at}`}
            class={`plate is-${metal} ${masterpiece ? 'large' : ''}`}
            style={{ left: x + 14, top: y + 14, width: wide, height: high }}
          >
            {word}
          </p>
        ))}
      </div>
      <div class="shop-people" style={{ left: 0, width, top: top + shelf.height + 34, height: people }}>
        {wall.slice(-4).map((made, at) => (
          <Customer key={made.word} index={at} look={play.look.value} made={made} />
        ))}
      </div>
      <Pokes play={play} pokes={pokes} />
    </div>
  )
}
