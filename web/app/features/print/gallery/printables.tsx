import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { ArrowRight } from 'lucide-react'
import { Suspense } from 'react'
import picture from '../../../assets/empty/print.svg'
import { Link } from 'react-router'
import { lazyComponent } from '../../../platform/start/lazy-component.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { PageTop } from '../../../ui/page-top.tsx'
import { printUrl } from '../print-url.ts'
import { sheetNames, sheetsWithoutCards, sheetUses, type SheetName } from '../sheet-names.ts'
import './printables.css'

const PageThumb = lazyComponent(async () => (await import('./page-thumb.tsx')).PageThumb)

const groups: readonly { id: string; title: string; sheets: readonly SheetName[] }[] = [
  { id: 'cards', title: m.print_cards_to_cut_and_fold(), sheets: ['cards', 'memory', 'strips', 'booklet'] },
  { id: 'games', title: m.print_games_on_paper(), sheets: ['bingo', 'roll', 'path', 'spinner'] },
  {
    id: 'home',
    title: m.print_for_home_and_for_the_session(),
    sheets: ['homework', 'tracking', 'aids', 'feelings', 'hands'],
  },
]

interface PrintablesProps {
  /** The user can print their own cards. */
  active: boolean
  /** The cards that everyone may try. */
  sample: readonly Card[]
}

function actionOf(sheet: SheetName, active: boolean): string {
  if (!active) return m.print_open_sample()
  return sheetsWithoutCards.includes(sheet) ? m.print_open_the_sheet() : m.print_print_your_cards()
}

function Printable({ sheet, active, sample }: PrintablesProps & { sheet: SheetName }) {
  return (
    <li>
      <Link className="printable panel" to={printUrl(sheet, active ? 'own' : 'sample')} prefetch="intent">
        <WhenNear className="printable-page">
          <Suspense>
            <div className="contents" aria-hidden>
              <PageThumb sheet={sheet} cards={sample} />
            </div>
          </Suspense>
        </WhenNear>
        <div>
          <h3>{sheetNames[sheet]}</h3>
          <p>{sheetUses[sheet]}</p>
          <span className="printable-go">
            {actionOf(sheet, active)} <Icon of={ArrowRight} />
          </span>
        </div>
      </Link>
    </li>
  )
}

/** Everything that can be printed: with a user's own cards, or as a free sample. */
export function Printables({ active, sample }: PrintablesProps) {
  return (
    <>
      <PageTop title={m.print_ready_to_print()} lead={m.print_choose_a_layout_print_it_on()} picture={picture}>
        <p className="lead">{active ? m.print_your_own_cards_fill_it() : m.print_each_layout_opens_as_a_free()}</p>
        <div className="cta">
          {active ? (
            <LinkButton to="/therapycard/print">{m.print_print_your_cards()}</LinkButton>
          ) : (
            <LinkButton to="/pricing">{m.ui_start_free_trial()}</LinkButton>
          )}
        </div>
      </PageTop>
      {groups.map(({ id, title, sheets }) => (
        <section key={id} className="printables-group" aria-labelledby={`printables-${id}`}>
          <div className="wrap">
            <h2 id={`printables-${id}`}>{title}</h2>
            <ul className={sheets.length === 5 ? 'printables is-five' : 'printables'}>
              {sheets.map((sheet) => (
                <Printable key={sheet} sheet={sheet} active={active} sample={sample} />
              ))}
            </ul>
          </div>
        </section>
      ))}
    </>
  )
}
