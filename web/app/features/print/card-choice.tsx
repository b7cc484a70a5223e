import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { ChevronDown } from 'lucide-react'
import { cardText } from './faces.ts'

/** Includes or excludes single cards. */
export function CardChoice(props: {
  cards: readonly Card[]
  /** The cards of each player, if printed separately. */
  lists: readonly (readonly Card[])[]
  excluded: ReadonlySet<string>
  onExcluded: (keys: ReadonlySet<string>) => void
}) {
  const { cards, lists, excluded, onExcluded } = props
  const toggle = (key: string) => {
    const keys = new Set(excluded)
    if (!keys.delete(key)) keys.add(key)
    onExcluded(keys)
  }
  const firstTen = () => {
    const keys = new Set(lists.flatMap((list) => list.slice(0, 10).map((card) => card.key)))
    onExcluded(new Set(cards.flatMap((card) => (keys.has(card.key) ? [] : card.key))))
  }
  const taken = cards.filter((card) => !excluded.has(card.key)).length
  return (
    <details className="print-pick flex-none rounded-[16px] [box-shadow:inset_0_0_0_1.5px_var(--line)] bg-cream [&_img]:size-8">
      <summary>
        {m.ui_choose_cards()} <span>{m.print_of({ taken, cards: cards.length })}</span>
        <ChevronDown aria-hidden />
      </summary>
      <div className="print-pick-all flex gap-2 pt-1 px-3.5 pb-2.5">
        <button type="button" onClick={() => onExcluded(new Set())}>
          {m.ui_all()}
        </button>
        <button type="button" onClick={() => onExcluded(new Set(cards.map((card) => card.key)))}>
          {m.ui_none()}
        </button>
        <button type="button" onClick={firstTen}>
          {m.print_first_ten()}
        </button>
      </div>
      <ul>
        {cards.map((card) => (
          <li key={card.key}>
            <label>
              <input type="checkbox" checked={!excluded.has(card.key)} onChange={() => toggle(card.key)} />
              {card.pictures[0] ? <img src={card.pictures[0].url} alt="" loading="lazy" /> : null}
              <span>{cardText(card)}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
