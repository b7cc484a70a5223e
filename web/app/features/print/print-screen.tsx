import { ArrowLeft } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CardChoice } from './card-choice.tsx'
import { HeaderLines } from './header-words.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { sheetNames, type SheetName } from './options.ts'
import type { Page } from './page.ts'
import { chosenPages, type PageChoice } from './page-range.ts'
import { PageView } from './page-view.tsx'
import { PagesChoice } from './pages-choice.tsx'
import { Preview } from './preview.tsx'
import { SendPanel } from './send-panel.tsx'
import { usePaperSize } from './send.ts'
import { withoutCards } from './sheet-list.ts'
import { SourceChoice } from './source-choice.tsx'
import type { Source, Sources } from './sources.ts'
import { usePrintPages, type PrintPages } from './use-print-pages.ts'

/** Without cards there are the sheets that need none. */
function NoCards({ onSheet }: { onSheet: (sheet: SheetName) => void }) {
  return (
    <main id="main" className="print-empty">
      <h1>Nothing to print yet</h1>
      <p>Choose cards first, then come back with Print.</p>
      <Link className="btn" to="/therapycard">
        Choose cards
      </Link>
      <p>These sheets need no cards:</p>
      <div className="print-ready">
        {withoutCards.map((sheet) => (
          <button key={sheet} type="button" className="print-mix" onClick={() => onSheet(sheet)}>
            {sheetNames[sheet]}
          </button>
        ))}
      </div>
    </main>
  )
}

/** Goes back to where Print was touched; to the cards when the page was opened by itself. */
function Back() {
  const navigate = useNavigate()
  const back = () => {
    const steps = (window.history.state as { idx?: number } | null)?.idx ?? 0
    if (steps > 0) void navigate(-1)
    else void navigate('/therapycard')
  }
  return (
    <button type="button" className="print-back" onClick={back}>
      <ArrowLeft aria-hidden />
      Back
    </button>
  )
}

/** Why there are no pages. */
function whyNone(print: PrintPages, pages: readonly Page[]): string {
  if (pages.length > 0) return ''
  return print.cards.length === 0 ? 'No cards chosen' : 'Bingo needs at least nine different cards'
}

/** Every page in its real size: hidden on the screen, and all there is on paper. */
function Paper({ pages }: { pages: readonly Page[] }) {
  return (
    <div className="print-pages" aria-hidden>
      {pages.map((page, at) => (
        <div key={at} className="print-page" style={{ width: `${page.width}mm`, height: `${page.height - 0.4}mm` }}>
          <PageView page={page} label="" />
        </div>
      ))}
    </div>
  )
}

/** Sheets on which each card stands alone, so that one can be printed anew. */
const sheetsOfCards: readonly SheetName[] = ['cards', 'memory', 'strips']

/** Which pages are shown and sent. */
function usePageChoice(pages: readonly Page[]) {
  const [wanted, setWanted] = useState(0)
  const [choice, setChoice] = useState<PageChoice>('all')
  const [range, setRange] = useState('')
  const at = Math.min(wanted, Math.max(0, pages.length - 1))
  const chosen = useMemo(() => chosenPages(pages, choice, at, range), [pages, choice, at, range])
  return { at, turn: setWanted, choice, setChoice, range, setRange, chosen }
}

/** Printing: options at one side, the pages as they will come out at the other. */
export function PrintScreen(props: { sources: Sources; first: Source; sheet: SheetName | null }) {
  const { sources } = props
  const print = usePrintPages(sources, props.first, props.sheet)
  const { pages } = print
  const { at, turn, chosen, ...choice } = usePageChoice(pages)
  // What is said to be printed is what is on the paper by then.
  const onPaper = useDeferredValue(chosen)
  usePaperSize(onPaper[0])
  const hasCards = print.all.length > 0
  if (!hasCards && !withoutCards.includes(print.options.sheet))
    return <NoCards onSheet={(sheet) => print.changeOptions({ sheet })} />
  return (
    <>
      <main id="main" className="print-screen">
        <section className="print-options" aria-label="Print options">
          <header>
            <h1>Print</h1>
            <Back />
          </header>
          <div className="print-scroll">
            {hasCards ? (
              <>
                <SourceChoice sources={sources} print={print} />
                <CardChoice
                  cards={print.all}
                  lists={print.lists}
                  leftOut={print.leftOut}
                  onLeftOut={print.setLeftOut}
                />
              </>
            ) : null}
            <OptionsPanel options={print.options} onOptions={print.changeOptions} onMix={print.mix} />
            <HeaderLines print={print} />
            <PagesChoice
              count={pages.length}
              choice={choice.choice}
              range={choice.range}
              onChoice={choice.setChoice}
              onRange={choice.setRange}
            />
          </div>
          <SendPanel print={print} pages={onPaper} />
        </section>
        <Preview
          pages={pages}
          at={at}
          onTurn={turn}
          options={print.options}
          name={sheetNames[print.options.sheet]}
          whyNone={whyNone(print, pages)}
          cards={sheetsOfCards.includes(print.options.sheet) ? print.cards : []}
          onOnly={print.takeOnly}
        />
      </main>
      <Paper pages={onPaper} />
    </>
  )
}
