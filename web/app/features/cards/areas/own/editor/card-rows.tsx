import { m } from '#messages'
import type { OwnCard } from '@marigold/contract'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { MarkedWord } from './marked-word.tsx'
import { OwnThumb } from './pictures/own-thumb.tsx'

interface RowActions {
  onEdit: (card: OwnCard) => void
  onDelete: (card: OwnCard) => void
  /** -1 is up, 1 is down. */
  onMove: (card: OwnCard, by: 1 | -1) => void
}

function MoveButton(props: { card: OwnCard; by: 1 | -1; can: boolean; onMove: RowActions['onMove'] }) {
  const { card, by, can } = props
  const Icon = by === 1 ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      className="mine-round"
      aria-label={(by === 1 ? m.cards_move_down : m.cards_move_up)({ word: card.word })}
      // Stays focusable, so that keyboard users keep the focus when a card reaches the end.
      aria-disabled={!can || undefined}
      onClick={() => can && props.onMove(card, by)}
    >
      <Icon aria-hidden />
    </button>
  )
}

/** Lists the cards of a list in order, one per row. */
export function CardRowsList(props: RowActions & { cards: readonly OwnCard[]; canWrite: boolean }) {
  const { cards, canWrite } = props
  return (
    <ol className="grid gap-2 p-0 [list-style:none]">
      {cards.map((card, at) => (
        <li
          key={card.id}
          className="flex items-center gap-3.5 pt-2 pr-2 pb-2 pl-3.5 rounded-[18px] bg-paper [box-shadow:inset_0_0_0_1px_var(--line)] phone:flex-wrap phone:gap-y-1 phone:gap-x-3"
        >
          <OwnThumb card={card} />
          <span className="mine-row-text flex-1 min-w-0 phone:[flex-basis:calc(100%_-_76px)] [&_b]:block [&_b]:text-body/[1.3] [&_b]:font-bold [&_b]:font-card [&_b]:wrap-anywhere">
            <MarkedWord {...card} />
            <small>{[card.phrase, card.sentence].filter(Boolean).join(' · ')}</small>
          </span>
          <span className="flex flex-none phone:ml-auto">
            {canWrite ? (
              <>
                <MoveButton card={card} by={-1} can={at > 0} onMove={props.onMove} />
                <MoveButton card={card} by={1} can={at < cards.length - 1} onMove={props.onMove} />
                <button
                  type="button"
                  className="mine-round"
                  aria-haspopup="dialog"
                  aria-label={m.cards_edit({ word: card.word })}
                  onClick={() => props.onEdit(card)}
                >
                  <Pencil aria-hidden />
                </button>
              </>
            ) : null}
            <button
              type="button"
              className="mine-round"
              aria-label={m.cards_delete({ word: card.word })}
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
