import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { Eye } from 'lucide-react'
import { memo, useDeferredValue, useState } from 'react'
import { isPair } from '../../../platform/words/pair-words.ts'
import { CardFace } from './faces/card-face.tsx'
import { wrapIndex } from './input/keys.ts'
import { useViewerSettings, type ViewerSettings } from './settings/settings.ts'
import type { ViewerAnswer } from './use-answer.ts'
import { useStableCallback } from '../../../platform/use-stable-callback.ts'

const none: readonly number[] = []

/**
 * Returns the indexes of the mounted faces: the current one, and both neighbors of the last settled one. They are in
 * set order, so that a move never reorders DOM nodes.
 */
function mounted(index: number, settled: number, length: number): number[] {
  const places = [index, settled, wrapIndex(settled, 1, length), wrapIndex(settled, -1, length)]
  return [...new Set(places)].filter((place) => place < length).sort((a, b) => a - b)
}

const revealNames = {
  word: [m.cards_show_word(), m.cards_show_words()],
  picture: [m.cards_show_picture(), m.cards_show_pictures()],
} as const

/** Returns true if the settings hide part of a card that is to be said. */
const isHidden = (card: Card, hides: ViewerSettings['hides']) =>
  hides !== 'nothing' && ['word', 'sentence', 'pair', 'pair-same'].includes(card.layout)

/** Reveals what the settings hide. */
function Reveal(props: { card: Card; hides: keyof typeof revealNames; open: boolean; onPress: () => void }) {
  const { open } = props
  return (
    <button
      type="button"
      className="reveal"
      data-open={open || undefined}
      data-scan="0"
      aria-pressed={open}
      onClick={props.onPress}
    >
      <Eye aria-hidden className="play-icon" />
      <span>{revealNames[props.hides][isPair(props.card) ? 1 : 0]}</span>
    </button>
  )
}

/** One face in its layer. Props that depend on the current card are strings, so that memo can skip the rest. */
const Layer = memo(function Layer(props: {
  card: Card
  now: boolean
  /** It comes from the side of the cards before it. */
  back: boolean
  covered: boolean
  shown: boolean
  touched: readonly number[]
  onToggle: () => void
  onTouch: (place: number) => void
}) {
  const { card, now, back, covered, ...face } = props
  return (
    <div
      className={`face-layer is-${card.layout}${now ? ' face-now' : ''}${back ? ' from-before' : ''}`}
      data-covered={covered || undefined}
      aria-hidden={now ? undefined : true}
      inert={!now}
    >
      <CardFace card={card} {...face} />
    </div>
  )
})

/** Returns true if the last move went to the card before. */
function useMovedBack(index: number, length: number): boolean {
  const [move, setMove] = useState({ index, back: false })
  if (move.index === index) return move.back
  const back = index !== wrapIndex(move.index, 1, length) && index === wrapIndex(move.index, -1, length)
  setMove({ index, back })
  return back
}

/** Renders the current card's face and, off screen, its neighbors', so that a move only swaps them. */
export function FaceStack(props: {
  cards: readonly Card[]
  index: number
  showing: string
  answer: ViewerAnswer
  onTouch: (place: number) => void
}) {
  const { cards, index, answer, showing } = props
  const { hides } = useViewerSettings()
  const [revealed, setRevealed] = useState('')
  const settled = useDeferredValue(index)
  const back = useMovedBack(index, cards.length)
  const onToggle = useStableCallback(answer.toggle)
  const onTouch = useStableCallback(props.onTouch)
  const now = cards[index]
  const open = revealed === showing
  return (
    <>
      {mounted(index, settled, cards.length).map((place) => {
        const card = cards[place]
        if (!card) return null
        const isNow = place === index
        return (
          <Layer
            key={card.key}
            card={card}
            now={isNow}
            back={isNow && back}
            covered={isHidden(card, hides) && !(isNow && open)}
            shown={isNow && answer.shown}
            touched={isNow ? answer.touched : none}
            onToggle={onToggle}
            onTouch={onTouch}
          />
        )
      })}
      {now && hides !== 'nothing' && isHidden(now, hides) ? (
        <Reveal card={now} hides={hides} open={open} onPress={() => setRevealed(open ? '' : showing)} />
      ) : null}
    </>
  )
}
