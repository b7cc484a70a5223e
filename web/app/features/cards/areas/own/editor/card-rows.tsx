import type { OwnCard } from '@marigold/contract'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { MarkedWord } from './marked-word.tsx'
import { OwnThumb } from './pictures/own-thumb.tsx'

interface RowActions {
  onEdit: (card: OwnCard) => void
  onDelete: (card: OwnCard) => void
  /** Up is -1, down 1. */
  onMove: (card: OwnCard, by: 1 | -1) => void
}

function MoveButton(props: { card: OwnCard; by: 1 | -1; can: boolean; onMove: RowActions['onMove'] }) {
  const { card, by, can } = props
  const Icon = by === 1 ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      className="mine-round"
      aria-label={`Move ${card.word} ${by === 1 ? 'down' : 'up'}`}
      // Stays in reach: who moves a card to the end by key must not lose the focus.
      aria-disabled={!can || undefined}
      onClick={() => can && props.onMove(card, by)}
    >
      <Icon aria-hidden />
    </button>
  )
}

/** The cards of a list, one a row, in their order. */
export function CardRowsList(props: RowActions & { cards: readonly OwnCard[]; canWrite: boolean }) {
  const { cards, canWrite } = props
  return (
    <ol className="mine-rows">
      {cards.map((card, at) => (
        <li key={card.id} className="mine-row">
          <OwnThumb card={card} />
          <span className="mine-row-text">
            <MarkedWord {...card} />
            <small>{[card.phrase, card.sentence].filter(Boolean).join(' · ')}</small>
          </span>
          <span className="mine-row-ways">
            {canWrite ? (
              <>
                <MoveButton card={card} by={-1} can={at > 0} onMove={props.onMove} />
                <MoveButton card={card} by={1} can={at < cards.length - 1} onMove={props.onMove} />
                <button
                  type="button"
                  className="mine-round"
                  aria-haspopup="dialog"
                  aria-label={`Edit ${card.word}`}
                  onClick={() => props.onEdit(card)}
                >
                  <Pencil aria-hidden />
                </button>
              </>
            ) : null}
            <button
              type="button"
              className="mine-round"
              aria-label={`Delete ${card.word}`}
              onClick={() => props.onDelete(card)}
            >
              <Trash2 aria-hidden />
            </button>
          </span>
        </li>
      ))}
    </ol>
  )
}
