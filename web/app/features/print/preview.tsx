import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cardText } from './faces.ts'
import { paperNames, paperText, sizeText } from './measures.ts'
import type { PrintOptions } from './options.ts'
import type { Cell, Page } from './page.ts'
import { PageView } from './page-view.tsx'

/** Describes the paper and the card size, for scissors and sleeves. */
function captionOf(page: Page, { paper, sheet }: PrintOptions): string {
  const [cell] = page.cells
  const isCards = sheet === 'cards' || sheet === 'memory' || sheet === 'strips'
  if (!cell || !isCards) return paperText(paper)
  return m.print_paper_with_cards({ paper: paperNames[paper], size: sizeText(cell.box, paper) })
}

/** Makes each card of the page clickable, to print it alone. */
function CardsToTouch(props: { page: Page; cards: readonly Card[]; onOnly: (key: string) => void }) {
  const { page, cards, onOnly } = props
  const button = ({ card: key, box }: Cell, place: number) => {
    const card = cards.find((one) => one.key === key)
    if (!card) return null
    const only = () => onOnly(card.key)
    return (
      <g
        key={place}
        role="button"
        tabIndex={0}
        aria-label={m.print_print_only({ textOf: cardText(card) })}
        onClick={only}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          only()
        }}
      >
        <title>{m.print_print_only_this_card()}</title>
        <rect {...box} rx="2" />
      </g>
    )
  }
  return (
    <svg
      className="sheet print-touch [&_g]:cursor-pointer [&_g]:[outline:none] [&_rect]:fill-transparent [filter:none]"
      viewBox={`0 0 ${page.width} ${page.height}`}
    >
      {page.cells.map(button)}
    </svg>
  )
}

export interface PreviewProps {
  pages: readonly Page[]
  at: number
  onTurn: (at: number) => void
  options: PrintOptions
  name: string
  /** Why there are no pages. */
  whyNone: string
  /** Cards that can be printed alone; none if the sheet isn't made of single cards. */
  cards: readonly Card[]
  onOnly: (key: string) => void
}

/** Shows one page as it will be printed, with links to the others. */
export function Preview(props: PreviewProps) {
  const { pages, at, onTurn, options, name } = props
  const page = pages[at]
  const side = page?.side === 'back' ? m.print_back() : ''
  return (
    <section
      className="flex flex-col min-w-0 min-h-0 gap-4 pt-4.5 px-6 pb-6 bg-marigold-soft max-[820px]:order-2 max-[820px]:pb-29"
      aria-label={m.ui_preview()}
    >
      <div className="print-turn flex items-center justify-center gap-4 text-body/[1.2] font-semibold font-text [&_p]:min-w-37.5 [&_p]:text-center">
        <button type="button" aria-label={m.print_previous_page()} disabled={at === 0} onClick={() => onTurn(at - 1)}>
          <ChevronLeft aria-hidden />
        </button>
        <p aria-live="polite">{page ? m.print_page_of({ at: at + 1, pages: pages.length, side }) : props.whyNone}</p>
        <button
          type="button"
          aria-label={m.print_next_page()}
          disabled={at >= pages.length - 1}
          onClick={() => onTurn(at + 1)}
        >
          <ChevronRight aria-hidden />
        </button>
      </div>
      <div className="print-paper flex-1 min-h-0 grid place-items-center">
        {page ? <PageView page={page} label={m.print_page({ name, at: at + 1 })} /> : null}
        {page && props.cards.length > 1 ? <CardsToTouch page={page} cards={props.cards} onOnly={props.onOnly} /> : null}
      </div>
      {page ? (
        <p className="text-center text-body/[1.3] font-medium font-text text-ink-2">{captionOf(page, options)}</p>
      ) : null}
    </section>
  )
}
