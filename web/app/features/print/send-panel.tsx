import { m } from '#messages'
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
        ? m.print_print_on_both_sides_and_flip({
            sheets,
            flip: options.flip,
          })
        : ''}
      {letters < 23.9 ? m.print_the_smallest_words_are_pt_fewer({ round: Math.round(letters) }) : ''}
    </p>
  )
}

type Trouble = 'letters' | 'failed' | 'pictures' | null

const troubles: Record<Exclude<Trouble, null>, string> = {
  letters: m.print_the_pdf_is_missing_some_letter(),
  failed: m.print_we_couldnt_make_the_pdf_try(),
  pictures: m.print_some_pictures_didnt_load_try_again(),
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
      saveFile(m.print_pdf({ replaceAll: name.toLowerCase().replaceAll(' ', '-') }), made)
      return null
    })
  return { busy, trouble, toPrinter, toFile }
}

/** The browser's print window, and a PDF made here. */
export function SendPanel({ print, pages }: { print: PrintPages; pages: readonly Page[] }) {
  const { busy, trouble, toPrinter, toFile } = useSend(print, pages)
  const none = pages.length === 0
  const label = none ? m.ui_print() : m.print_print_2({ count: pages.length })
  return (
    <footer className="print-send">
      <Advice print={print} pages={pages} />
      {trouble ? (
        <p className="print-trouble py-2.5 px-3.5 rounded-[12px] bg-slate-soft text-ink" role="alert">
          {troubles[trouble]}
          {trouble === 'pictures' ? (
            <button type="button" className="link" onClick={() => void toPrinter(false)}>
              {m.print_print_without_them()}
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
        {busy === 'print' ? m.print_loading_pictures() : label}
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-large"
        disabled={none || busy !== null}
        onClick={() => void toFile()}
      >
        <Download aria-hidden className="ico" />
        {busy === 'pdf' ? m.print_making() : 'PDF'}
      </button>
    </footer>
  )
}
