import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export const papers = ['letter', 'A4'] as const
export type Paper = (typeof papers)[number]

const never = () => () => {}

/** Only the pages that it holds are printed while it's shown, on paper of this size. */
export function PrintCopy({ paper, children }: { paper: Paper; children: ReactNode }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${paper} portrait; margin: 13mm }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [paper])
  if (!here) return null
  return createPortal(
    <div className="report-print" aria-hidden>
      {children}
    </div>,
    document.body,
  )
}
