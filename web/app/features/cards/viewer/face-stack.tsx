import type { Card } from '@marigold/contract'
import { Eye } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { isPair } from '../../../platform/pair-words.ts'
import { CardFace } from './faces/card-face.tsx'
import { stepped } from './keys.ts'
import { useViewerSettings } from './settings.ts'
import type { ViewerAnswer } from './use-answer.ts'

const none: readonly number[] = []
const nothing = () => {}

/** Places whose faces are there: the one shown, and both neighbors of where it was when the page last had time. */
function mounted(index: number, settled: number, length: number): number[] {
  const places = [index, settled, stepped(settled, 1, length), stepped(settled, -1, length)]
  return [...new Set(places)].filter((place) => place < length)
}

const revealNames = { word: ['Show word', 'Show words'], picture: ['Show picture', 'Show pictures'] } as const

/** What the settings hide of a card to say, until it is asked for. */
function Reveal({ card, showing }: { card: Card; showing: string }) {
  const { hides } = useViewerSettings()
  const [revealed, setRevealed] = useState('')
  const canHide = ['word', 'sentence', 'pair', 'pair-same'].includes(card.layout)
  if (hides === 'nothing' || !canHide) return null
  const open = revealed === showing
  return (
    <button
      type="button"
      className="reveal"
      data-open={open || undefined}
      data-scan="0"
      aria-pressed={open}
      onClick={() => setRevealed(open ? '' : showing)}
    >
      <Eye aria-hidden className="play-icon" />
      <span>{revealNames[hides][isPair(card) ? 1 : 0]}</span>
    </button>
  )
}

/**
 * The face of the card that is shown, on top of its neighbors' faces, which are drawn but out of reach: a move then only
 * changes which one lies on top.
 */
export function FaceStack(props: {
  cards: readonly Card[]
  index: number
  showing: string
  answer: ViewerAnswer
  onTouch: (place: number) => void
}) {
  const { cards, index, answer } = props
  const settled = useDeferredValue(index)
  const now = cards[index]
  return (
    <>
      {mounted(index, settled, cards.length).map((place) => {
        const card = cards[place]
        if (!card) return null
        const isNow = place === index
        return (
          <div
            key={card.key}
            className={`face-layer is-${card.layout}${isNow ? ' face-now' : ''}`}
            aria-hidden={isNow ? undefined : true}
            inert={!isNow}
          >
            <CardFace
              card={card}
              shown={isNow && answer.shown}
              touched={isNow ? answer.touched : none}
              onToggle={isNow ? answer.toggle : nothing}
              onTouch={isNow ? props.onTouch : nothing}
            />
          </div>
        )
      })}
      {now ? <Reveal card={now} showing={props.showing} /> : null}
    </>
  )
}
