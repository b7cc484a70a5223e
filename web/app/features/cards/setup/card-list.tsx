import { m } from '#messages'
import { EyeOff, Printer, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { storePrintSet } from '../../../platform/storage/print-set.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { CardRows } from '../areas/areas.ts'
import { tabScreen } from '../areas/area-lookup.ts'
import { listCards, type ListedCard } from '../sets/list-cards.ts'
import { toDeck } from '../sets/card-rows.ts'
import { excludeCard, includeCard, useExcludedCards, withoutExcluded } from '../sets/excluded-cards.ts'

function Line({ card, out }: { card: ListedCard; out: boolean }) {
  return (
    <li className="listed" data-out={out || undefined}>
      {card.picture ? (
        <img src={card.picture} alt="" loading="lazy" />
      ) : (
        <span className="size-12 flex-none object-contain" aria-hidden />
      )}
      <span className="flex-1 min-w-0 [&_b]:block [&_b]:text-body/[1.3] [&_b]:font-[650] [&_b]:font-card [&_small]:text-small [&_small]:text-ink-2">
        <b>{card.text}</b>
        <small>{[card.answer, card.target].filter(Boolean).join(' · ')}</small>
      </span>
      <button
        type="button"
        className="setup-btn"
        aria-label={`${out ? m.cards_put_back_in() : m.cards_leave_out()}: ${card.text}`}
        onClick={() =>
          out
            ? includeCard(card.key)
            : excludeCard({ key: card.key, text: card.text, slot: card.slot, plain: card.picture === null })
        }
      >
        {out ? <Undo2 aria-hidden /> : <EyeOff aria-hidden />}
        <span>{out ? m.cards_take_in() : m.cards_leave_out()}</span>
      </button>
    </li>
  )
}

/** Lists the cards of the picks with their answers. A tap excludes a card on this device. */
export function CardList({ rows, onClose }: { rows: CardRows | null; onClose: () => void }) {
  return (
    <Dialog open={rows !== null} onClose={onClose} title={m.cards_the_cards_of_this_set()} wide>
      {rows ? <Lines rows={rows} /> : null}
    </Dialog>
  )
}

function Lines({ rows }: { rows: CardRows }) {
  const left = useExcludedCards()
  const out = new Set(left.map((one) => one.key))
  const cards = listCards(rows)
  const excludedCount = cards.filter((card) => out.has(card.key)).length
  const byArea = [...new Set(cards.map((card) => card.part))].map(
    (part) => [tabScreen(part).name, cards.filter((card) => card.part === part)] as const,
  )
  return (
    <div className="pick-body w-full grid gap-4.5">
      <p className="text-ink-2" role="status">
        {m.cards_of_cards_are_included_cards_you({ cards: cards.length - excludedCount, cards2: cards.length })}
      </p>
      {cards.length > excludedCount ? (
        <Link
          className="setup-btn justify-self-start"
          to="/therapycard/print"
          onClick={() => storePrintSet(toDeck(withoutExcluded(rows, left)))}
        >
          <Printer aria-hidden />
          <span>{m.cards_print_these_cards()}</span>
        </Link>
      ) : null}
      {byArea.map(([name, ofArea]) => (
        <section key={name} aria-label={name}>
          {byArea.length > 1 ? <h3 className="mb-2 text-lead/[1.2] font-semibold font-display">{name}</h3> : null}
          <ul className="grid gap-2 [list-style:none] p-0">
            {ofArea.map((card) => (
              <Line key={card.key} card={card} out={out.has(card.key)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
