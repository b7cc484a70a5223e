import { ArrowLeft, ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { logFailure } from '../../platform/log.ts'
import { CardChoice } from './card-choice.tsx'
import { Segments } from './choices.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { sheetNames } from './options.ts'
import { pointsPerMm, type Page } from './page.ts'
import { PageView } from './page-view.tsx'
import { printPages, save, usePaperSize } from './send.ts'
import { listens } from './sheet-list.ts'
import { usePrintPages, type PrintCards, type PrintPages, type Source } from './use-print-pages.ts'
import './print.css'

function NoCards() {
  return (
    <main id="main" className="print-empty">
      <h1>Nothing to print yet</h1>
      <p>Choose cards first, then come back with Print.</p>
      <Link className="btn" to="/therapycard">
        Choose cards
      </Link>
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

function Sources({ given, print }: { given: PrintCards; print: PrintPages }) {
  if (!given.set || given.used.length === 0) return null
  return (
    <Segments<Source>
      label="Which cards"
      value={print.source}
      choices={[
        {
          value: 'used',
          label: (
            <>
              Used today <em>{given.used.length}</em>
            </>
          ),
        },
        {
          value: 'set',
          label: (
            <>
              Whole set <em>{given.set.cards.length}</em>
            </>
          ),
        },
      ]}
      onChange={print.setSource}
    />
  )
}

function smallestLetters(pages: readonly Page[]): number {
  const texts = pages.flatMap((page) => page.items.filter((item) => item.kind === 'text' && item.bold))
  return Math.min(...texts.map((item) => (item.kind === 'text' ? item.size : 99))) * pointsPerMm
}

/** What is worth knowing before paper is used. */
function Advice({ print }: { print: PrintPages }) {
  const { options, pages } = print
  const hasBacks = pages.some((page) => page.side === 'back')
  const isLarge = options.largePrint && listens(options, 'largePrint')
  const cardTexts = isLarge && !options.headerLine ? smallestLetters(pages) : 24
  return (
    <p className="print-advice" aria-live="polite">
      {hasBacks ? 'Print on both sides and flip on the long edge. Try one sheet first. ' : ''}
      {cardTexts < 23.9
        ? `The smallest words are ${Math.round(cardTexts)} pt here: fewer a page make them larger.`
        : ''}
    </p>
  )
}

type Trouble = 'letters' | 'failed' | null

/** The two ways onto paper: the browser's print window, and a PDF made here. */
function Send({ print }: { print: PrintPages }) {
  const { pages } = print
  const [making, setMaking] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const makeFile = async () => {
    setMaking(true)
    setTrouble(null)
    try {
      // The PDF's code comes only when it is asked for.
      const { makePdf } = await import('./pdf/make-pdf.ts')
      const made = await makePdf(pages, `${sheetNames[print.options.sheet]}: ${print.words.target}`)
      if (made instanceof Blob) save(made, `${sheetNames[print.options.sheet].toLowerCase().replaceAll(' ', '-')}.pdf`)
      else setTrouble(made.kind)
    } catch (error) {
      logFailure('The PDF could not be made', error)
      setTrouble('failed')
    } finally {
      setMaking(false)
    }
  }
  const none = pages.length === 0
  return (
    <footer className="print-send">
      <Advice print={print} />
      {trouble ? (
        <p className="print-trouble" role="alert">
          {trouble === 'letters'
            ? 'The PDF lacks the shapes of some letters here. Print has them all.'
            : 'The PDF could not be made. Nothing is lost: try again, or use Print.'}
        </p>
      ) : null}
      <button type="button" className="btn btn-large" disabled={none} onClick={() => void printPages(pages)}>
        <Printer aria-hidden className="ico" />
        {none ? 'Print' : `Print ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`}
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-large"
        disabled={none || making}
        onClick={() => void makeFile()}
      >
        <Download aria-hidden className="ico" />
        {making ? 'Making…' : 'PDF'}
      </button>
    </footer>
  )
}

/** Why there are no pages. */
const whyNone = (chosen: number) => (chosen === 0 ? 'No cards chosen' : 'Bingo needs at least nine different cards')

function Preview({ pages, name, chosen }: { pages: readonly Page[]; name: string; chosen: number }) {
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, Math.max(0, pages.length - 1))
  const page = pages[at]
  const side = page?.side === 'back' ? ', back' : ''
  return (
    <section className="print-preview" aria-label="Preview">
      <div className="print-turn">
        <button type="button" aria-label="Previous page" disabled={at === 0} onClick={() => setWanted(at - 1)}>
          <ChevronLeft aria-hidden />
        </button>
        <p aria-live="polite">{page ? `Page ${at + 1} of ${pages.length}${side}` : whyNone(chosen)}</p>
        <button
          type="button"
          aria-label="Next page"
          disabled={at >= pages.length - 1}
          onClick={() => setWanted(at + 1)}
        >
          <ChevronRight aria-hidden />
        </button>
      </div>
      <div className="print-paper">{page ? <PageView page={page} label={`${name}, page ${at + 1}`} /> : null}</div>
    </section>
  )
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

/** Printing: options at one side, the pages as they will come out at the other. */
export function PrintScreen({ set, used, first }: PrintCards & { first: Source }) {
  const print = usePrintPages({ set, used }, first)
  const onPaper = useDeferredValue(print.pages)
  usePaperSize(print.pages[0])
  if (print.all.length === 0) return <NoCards />
  return (
    <>
      <main id="main" className="print-screen">
        <section className="print-options" aria-label="Print options">
          <header>
            <h1>Print</h1>
            <Back />
          </header>
          <div className="print-scroll">
            <Sources given={{ set, used }} print={print} />
            <CardChoice cards={print.all} leftOut={print.leftOut} onLeftOut={print.setLeftOut} />
            <OptionsPanel
              options={print.options}
              onOptions={print.changeOptions}
              words={print.words}
              onWords={print.changeWords}
              onMix={print.mix}
            />
          </div>
          <Send print={print} />
        </section>
        <Preview pages={print.pages} name={sheetNames[print.options.sheet]} chosen={print.cards.length} />
      </main>
      <Paper pages={onPaper} />
    </>
  )
}
