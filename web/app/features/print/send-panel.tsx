import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { logFailure } from '../../platform/log.ts'
import { sheetNames } from './options.ts'
import { flatItems, pointsPerMm, type Page } from './page.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { printPages } from './send.ts'
import { listens } from './sheet-list.ts'
import type { PrintPages } from './use-print-pages.ts'

/** Below the header line, in millimeters. */
const headerEnd = 17

function smallestLetters(pages: readonly Page[]): number {
  const texts = pages.flatMap((page) => flatItems(page.items).filter((item) => item.kind === 'text' && item.bold))
  const sizes = texts.map((item) => (item.kind === 'text' && item.y > headerEnd ? item.size : 99))
  return Math.min(99, ...sizes) * pointsPerMm
}

/** What is worth knowing before paper is used. */
function Advice({ print, pages }: { print: PrintPages; pages: readonly Page[] }) {
  const { options } = print
  const backs = pages.filter((page) => page.side === 'back').length
  const isLarge = options.largePrint && listens(options, 'largePrint')
  const letters = isLarge ? smallestLetters(pages) : 24
  const sheets = pages.length - backs
  return (
    <p className="print-advice" aria-live="polite">
      {backs > 0
        ? `${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}: print on both sides and flip on the ${options.flip} edge. Try one sheet first. `
        : ''}
      {letters < 23.9 ? `The smallest words are ${Math.round(letters)} pt here: fewer a page make them larger.` : ''}
    </p>
  )
}

type Trouble = 'letters' | 'failed' | 'pictures' | null

const troubles: Record<Exclude<Trouble, null>, string> = {
  letters: 'The PDF lacks the shapes of some letters here. Print has them all.',
  failed: 'The PDF could not be made. Nothing is lost: try again, or use Print.',
  pictures: 'Some pictures did not load. Try again, or print without them.',
}

/** The two ways onto paper, and how far they are. */
function useSend(print: PrintPages, pages: readonly Page[]) {
  const [busy, setBusy] = useState<'print' | 'pdf' | null>(null)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const name = sheetNames[print.options.sheet]
  const run = async (what: 'print' | 'pdf', work: () => Promise<Trouble>) => {
    setBusy(what)
    setTrouble(null)
    try {
      setTrouble(await work())
    } catch (error) {
      logFailure('The PDF could not be made', error)
      setTrouble('failed')
    } finally {
      setBusy(null)
    }
  }
  const toPrinter = (isWhole: boolean) =>
    run('print', async () => ((await printPages(pages, isWhole)) ? null : 'pictures'))
  const toFile = () =>
    run('pdf', async () => {
      // The PDF's code comes only when it is asked for.
      const { makePdf } = await import('./pdf/make-pdf.ts')
      const made = await makePdf(pages, `${name}: ${print.words.target}`)
      if (!(made instanceof Blob)) return made.kind
      saveFile(`${name.toLowerCase().replaceAll(' ', '-')}.pdf`, made)
      return null
    })
  return { busy, trouble, toPrinter, toFile }
}

/** The browser's print window, and a PDF made here. */
export function SendPanel({ print, pages }: { print: PrintPages; pages: readonly Page[] }) {
  const { busy, trouble, toPrinter, toFile } = useSend(print, pages)
  const none = pages.length === 0
  const label = none ? 'Print' : `Print ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`
  return (
    <footer className="print-send">
      <Advice print={print} pages={pages} />
      {trouble ? (
        <p className="print-trouble py-2.5 px-3.5 rounded-[12px] bg-slate-soft text-ink" role="alert">
          {troubles[trouble]}
          {trouble === 'pictures' ? (
            <button type="button" className="link" onClick={() => void toPrinter(false)}>
              Print without them
            </button>
          ) : null}
        </p>
      ) : null}
      <button
        type="button"
        className="btn btn-large"
        disabled={none || busy !== null}
        onClick={() => void toPrinter(true)}
      >
        <Printer aria-hidden className="ico" />
        {busy === 'print' ? 'Loading pictures…' : label}
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-large"
        disabled={none || busy !== null}
        onClick={() => void toFile()}
      >
        <Download aria-hidden className="ico" />
        {busy === 'pdf' ? 'Making…' : 'PDF'}
      </button>
    </footer>
  )
}
