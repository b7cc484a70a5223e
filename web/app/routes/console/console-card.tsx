import { m } from '#messages'
import type { SetRows } from '@marigold/contract'
import { ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import { PictureChoice } from '../../features/cards/areas/own/editor/pictures/picture-choice.tsx'
import { CardPreview } from '../../features/cards/preview/card-preview.tsx'
import { setOfCard } from '../../features/cards/preview/set-of-card.ts'
import { allCards, noRows } from '../../features/cards/sets/card-rows.ts'
import type { CardTools } from '../../features/console/cards/card-form.tsx'
import { parseTable } from '../../features/console/cards/card-query.ts'
import { CardSection, NewCardSection } from '../../features/console/cards/card-section.tsx'
import { PageThumb } from '../../features/print/gallery/page-thumb.tsx'
import type { RouteHandle } from '../../route-handle.ts'
import { Icon } from '../../ui/icon.tsx'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.editing_cards_marigold() }, { name: 'robots', content: 'noindex' }]

/** The card as the viewer and paper show it. */
function Shown({ rows, id }: { rows: SetRows; id: number | null }) {
  const cards = useMemo(() => allCards({ ...noRows, ...rows }).map(({ card }) => card), [rows])
  const [card] = cards
  if (!card) return null
  return (
    <div className="grid gap-5">
      <section className="account-box panel" aria-labelledby="viewer-title">
        <h2 id="viewer-title">{m.editing_the_viewer()}</h2>
        <CardPreview key={card.layout} card={card} />
        {card.layout === 'word' && card.pictures.length === 0 ? <p>{m.editing_hidden_without_a_picture()}</p> : null}
        <a className="link justify-self-start" href={setOfCard(rows, id)} target="_blank" rel="noreferrer">
          {m.editing_open_in_the_viewer()} <Icon of={ExternalLink} />
        </a>
      </section>
      <section className="account-box panel" aria-labelledby="paper-title">
        <h2 id="paper-title">{m.editing_on_paper()}</h2>
        <div className="card-paper" aria-hidden>
          <PageThumb sheet="cards" cards={cards} />
        </div>
      </section>
    </div>
  )
}

const tools: CardTools = {
  picker: (props) => <PictureChoice {...props} />,
  preview: (rows, id) => <Shown rows={rows} id={id} />,
}

export default function ConsoleCardPage() {
  const { table: named, id } = useParams()
  const table = parseTable(named)
  return (
    <ConsolePage
      section={(token) =>
        id === 'new' ? (
          <NewCardSection key={table} token={token} table={table} {...tools} />
        ) : (
          <CardSection key={`${table} ${id}`} token={token} table={table} id={Number(id)} {...tools} />
        )
      }
    />
  )
}
