import { m } from '#messages'
import printPicture from '../../assets/empty/print.svg'
import { ArrowLeft } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Later } from '../../ui/later.tsx'
import { CardChoice } from './card-choice.tsx'
import { GoalFields } from './goal-fields.tsx'
import { HeaderFields } from './header-fields.tsx'
import { OptionsPanel } from './options-panel.tsx'
import type { Page } from './page.ts'
import { selectPages, type PageChoice } from './page-range.ts'
import { readOptions } from './options.ts'
import { PageView } from './page-view.tsx'
import { PagesChoice } from './pages-choice.tsx'
import { Preview } from './preview.tsx'
import { SendPanel } from './send-panel.tsx'
import { usePaperSize } from './send.ts'
import { sheetNames, sheetsWithoutCards, sheetUses, type SheetName } from './sheet-names.ts'
import { SheetSketch } from './sheet-tiles.tsx'
import { SourceChoice } from './source-choice.tsx'
import type { Source, Sources } from './sources.ts'
import { usePrintPages, type PrintPages } from './use-print-pages.ts'

/** Goes back to where Print was clicked, or to the cards if the page was opened directly. */
function Back() {
  const navigate = useNavigate()
  const back = () => {
    const steps = (window.history.state as { idx?: number } | null)?.idx ?? 0
    if (steps > 0) void navigate(-1)
    else void navigate('/therapycard')
  }
  return (
    <button
      type="button"
      className="inline-flex items-center justify-self-start gap-2 min-h-12 py-0 px-5 rounded-(--full) bg-cream [box-shadow:inset_0_0_0_1.5px_var(--line-2)] text-body/[1] font-semibold font-text"
      onClick={back}
    >
      <ArrowLeft aria-hidden />
      {m.ui_back()}
    </button>
  )
}

/** Without cards, offers the sheets that need none. `sheet` is used as soon as there are cards. */
function NoCards({ sheet: wanted, onSheet }: { sheet: SheetName; onSheet: (sheet: SheetName) => void }) {
  const [{ paper }] = useState(readOptions)
  return (
    <main id="main" className="grid grid-rows-[auto_1fr] gap-6 min-h-[100dvh] p-5 min-[820px]:px-10">
      <Back />
      <div className="grid content-center justify-self-center justify-items-center gap-4 w-[min(860px,100%)] pb-12 text-center [&_h1]:text-heading/[1.1] [&_h1]:font-semibold [&_h1]:font-display">
        <img src={printPicture} alt="" width="210" height="163" />
        <h1>{m.print_nothing_to_print_yet()}</h1>
        <p>{m.print_choose_cards_first_then_come_back()}</p>
        <Link className="btn" to="/therapycard" onClick={() => onSheet(wanted)}>
          {m.ui_choose_cards()}
        </Link>
        <p className="mt-6">{m.print_these_sheets_need_no_cards()}</p>
        <div className="grid w-full gap-4 min-[620px]:grid-cols-3">
          {sheetsWithoutCards.map((sheet) => (
            <button key={sheet} type="button" className="no-cards-sheet panel" onClick={() => onSheet(sheet)}>
              <Later>
                <SheetSketch sheet={sheet} paper={paper} />
              </Later>
              <b>{sheetNames[sheet]}</b>
              <small>{sheetUses[sheet]}</small>
            </button>
          ))}
        </div>
        <Link className="link" to="/printables">
          {m.print_see_everything_you_can_print()}
        </Link>
      </div>
    </main>
  )
}

/** Returns why there are no pages. */
function whyNone(print: PrintPages, pages: readonly Page[]): string {
  if (pages.length > 0) return ''
  return print.cards.length === 0 ? m.print_no_cards_chosen() : m.print_bingo_needs_at_least_nine_different()
}

/** All pages in real size: hidden on screen, and the only content on paper. */
function Paper({ pages }: { pages: readonly Page[] }) {
  return (
    <div className="absolute size-0 overflow-hidden print:static print:size-auto print:overflow-visible" aria-hidden>
      {pages.map((page, at) => (
        <div
          key={at}
          className="print-page print:overflow-hidden print:[break-after:page] print:[break-inside:avoid] print:[print-color-adjust:exact] print:last:[break-after:auto]"
          style={{ width: `${page.width}mm`, height: `${page.height - 0.4}mm` }}
        >
          <PageView page={page} label="" />
        </div>
      ))}
    </div>
  )
}

/** Sheets with single cards, each of which can be reprinted. */
const sheetsOfCards: readonly SheetName[] = ['cards', 'memory', 'strips']

/** State of which pages are shown and printed. */
function usePageChoice(pages: readonly Page[]) {
  const [wanted, setWanted] = useState(0)
  const [choice, setChoice] = useState<PageChoice>('all')
  const [range, setRange] = useState('')
  const at = Math.min(wanted, Math.max(0, pages.length - 1))
  const chosen = useMemo(() => selectPages(pages, choice, at, range), [pages, choice, at, range])
  return { at, turn: setWanted, choice, setChoice, range, setRange, chosen }
}

/** Print screen: options on one side, a preview on the other. */
export function PrintScreen(props: {
  sources: Sources
  first: Source
  sheet: SheetName | null
  /** What was picked for the cards, serialized; null if that is unknown. */
  picks: string | null
}) {
  const { sources } = props
  const print = usePrintPages(sources, props.first, props.sheet, props.picks)
  const { pages } = print
  const { at, turn, chosen, ...choice } = usePageChoice(pages)
  // Deferred, so that the label matches the pages on paper.
  const onPaper = useDeferredValue(chosen)
  usePaperSize(onPaper[0])
  const hasCards = print.all.length > 0
  if (!hasCards && !sheetsWithoutCards.includes(print.options.sheet))
    return <NoCards sheet={print.options.sheet} onSheet={(sheet) => print.changeOptions({ sheet })} />
  return (
    <>
      <main
        id="main"
        className="print-screen grid grid-cols-[clamp(360px,44vw,520px)_1fr] h-[100dvh] bg-paper min-[1600px]:grid-cols-[620px_1fr] max-[820px]:flex max-[820px]:flex-col max-[820px]:h-auto max-[820px]:min-h-[100dvh] print:hidden"
      >
        <section className="print-options" aria-label={m.print_print_options()}>
          <header>
            <h1>{m.ui_print()}</h1>
            <Back />
          </header>
          <div className="flex-1 min-h-0 overflow-y-auto flex flex-col gap-4 pt-2 px-6.5 pb-5 max-[820px]:overflow-visible max-[820px]:px-4.5">
            {hasCards ? (
              <>
                <SourceChoice sources={sources} print={print} />
                <CardChoice
                  cards={print.all}
                  lists={print.lists}
                  excluded={print.excluded}
                  onExcluded={print.setExcluded}
                />
              </>
            ) : null}
            <OptionsPanel
              options={print.options}
              hasSentences={print.all.some(({ companion }) => companion !== undefined)}
              onOptions={print.changeOptions}
              onMix={print.mix}
            />
            <GoalFields print={print} />
            <HeaderFields print={print} />
            <PagesChoice
              count={pages.length}
              choice={choice.choice}
              range={choice.range}
              onChoice={choice.setChoice}
              onRange={choice.setRange}
            />
          </div>
          <SendPanel print={print} pages={onPaper} chosen={chosen} />
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
