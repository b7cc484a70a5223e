import { m } from '#messages'
import { useParams } from 'react-router'
import { ConsolePage } from '../../console-page.tsx'
import { parseTable } from '../../features/console/cards/card-query.ts'
import { ImportSection } from '../../features/console/cards/import-section.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.editing_cards_marigold() }, { name: 'robots', content: 'noindex' }]

export default function ConsoleCardsImportPage() {
  const table = parseTable(useParams().table)
  return <ConsolePage section={(token) => <ImportSection key={table} token={token} table={table} />} />
}
