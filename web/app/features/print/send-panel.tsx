import { m } from '#messages'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../platform/calls/use-action.ts'
import { flatItems, pointsPerMm, type Page } from './page.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { printPages } from './send.ts'
import { hasOption } from './sheet-list.ts'
import { sheetNames } from './sheet-names.ts'
import type { PrintPages } from './use-print-pages.ts'

/** In mm, below the header line. */
const headerEnd = 17

function smallestLetters(pages: readonly Page[]): number {
  const texts = pages.flatMap((page) =>
    flatItems(page.items).filter((item) => item.kind === 'text' && item.ink === 'ink'),
  )
  const sizes = texts.map((item) => (item.kind === 'text' && item.y > headerEnd ? item.size : 99))
  return Math.min(99, ...sizes) * pointsPerMm
}

/** Advice before printing. */
function Advice({ print, pages }: { print: PrintPages; pages: readonly Page[] }) {
  const { options } = print
  const backs = pages.filter((page) => page.side === 'back').length
  const isLarge = options.largePrint && hasOption(options, 'largePrint')
  const letters = smallestLetters(pages)
  const sheets = pages.length - backs
  return (
    <p className="print-advice" aria-live="polite">
      {backs > 0
        ? m.print_print_on_both_sides_and_flip({
            sheets,
            flip: options.flip,
          })
        : ''}
      {letters < (isLarge ? 23.9 : 8.5) ? m.print_the_smallest_words_are_pt_fewer({ round: Math.round(letters) }) : ''}
    </p>
  )
}

type PrintProblem = 'letters' | 'failed' | 'pictures'

const problems: Record<PrintProblem, string> = {
  letters: m.print_the_pdf_is_missing_some_letter(),
  failed: m.print_we_couldnt_make_the_pdf_try(),
  pictures: m.print_some_pictures_didnt_load_try_again(),
}

/** State of printing and PDF creation. */
function useSend(print: PrintPages, pages: readonly Page[], chosen: readonly Page[]) {
  const [what, setWhat] = useState<'print' | 'pdf'>('print')
  const action = useAction<PrintProblem | null, PrintProblem>('The PDF could not be made', () => 'failed')
  const name = sheetNames[print.options.sheet]
  const run = (next: 'print' | 'pdf', work: () => Promise<PrintProblem | null>) => {
    setWhat(next)
    void action.run(work)
  }
  const toPrinter = (isWhole: boolean) =>
    run('print', async () => ((await printPages(pages, isWhole)) ? null : 'pictures'))
  const toFile = () =>
    run('pdf', async () => {
      // The PDF code is loaded on demand.
      const { makePdf } = await import('./pdf/make-pdf.ts')
      const made = await makePdf(chosen, `${name}: ${print.words.target}`)
      if (!(made instanceof Blob)) return made.kind
      saveFile(m.print_pdf({ replaceAll: name.toLowerCase().replaceAll(' ', '-') }), made)
      return null
    })
  return { busy: action.busy ? what : null, problem: action.problem ?? action.done, toPrinter, toFile }
}

interface SendProps {
  print: PrintPages
  /** The pages on paper, which can be a moment behind the choices. */
  pages: readonly Page[]
  /** The pages as chosen, which a PDF has. */
  chosen: readonly Page[]
}

/** Prints, or creates a PDF. */
export function SendPanel({ print, pages, chosen }: SendProps) {
  const { busy, problem, toPrinter, toFile } = useSend(print, pages, chosen)
  const none = pages.length === 0
  const label = none ? m.ui_print() : m.print_print_2({ count: pages.length })
  return (
    <footer className="print-send">
      <Advice print={print} pages={pages} />
      {problem ? (
        <p className="print-problem py-2.5 px-3.5 rounded-[12px] bg-slate-soft text-ink" role="alert">
          {problems[problem]}
          {problem === 'pictures' ? (
            <button type="button" className="link" onClick={() => toPrinter(false)}>
              {m.print_print_without_them()}
            </button>
          ) : null}
        </p>
      ) : null}
      <button type="button" className="btn btn-large" disabled={none || busy !== null} onClick={() => toPrinter(true)}>
        <Printer aria-hidden className="ico" />
        {busy === 'print' ? m.print_loading_pictures() : label}
      </button>
      <button type="button" className="btn btn-quiet btn-large" disabled={none || busy !== null} onClick={toFile}>
        <Download aria-hidden className="ico" />
        {busy === 'pdf' ? m.print_making() : 'PDF'}
      </button>
    </footer>
  )
}
