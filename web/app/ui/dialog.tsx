import { m } from '#messages'
import { Suspense, useState, type ReactNode } from 'react'
import './use-return-focus.ts'
import { lazyComponent } from '../platform/start/lazy-component.tsx'
import type { AlertDialogProps, DialogProps } from './dialog-content.tsx'
import { Spinner } from './spinner.tsx'

// Base UI is loaded when a dialog opens, so that public pages don't include it.
const Window = lazyComponent(async () => (await import('./dialog-content.tsx')).DialogContent)
const AlertWindow = lazyComponent(async () => (await import('./dialog-content.tsx')).AlertDialogContent)

/** Preloads the dialog code, for screens where every tap opens one. */
export function preloadDialogs() {
  for (const { preload } of [Window, AlertWindow]) preload().catch(() => {}) // retried when a dialog opens
}

/** Shows that a tap was registered while the dialog's code loads. */
function OpeningIndicator() {
  return (
    <div className="is-opening fixed z-60 [inset:auto_0_24px] grid justify-center pointer-events-none [animation:dialog-opening_0.2s_0.5s_backwards]">
      <Spinner label={m.ui_loading()} />
    </div>
  )
}

/** Draws a window from the first time that it opens. */
function FromFirstOpening({ open, children }: { open: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return wanted ? <Suspense fallback={open ? <OpeningIndicator /> : null}>{children}</Suspense> : null
}

/** A modal dialog with a close button. Traps the focus and returns it. */
export function Dialog(props: DialogProps) {
  return (
    <FromFirstOpening open={props.open}>
      <Window {...props} />
    </FromFirstOpening>
  )
}

/** The specification's alert or popup: a title, a sentence, and a button that must be pressed. */
export function AlertDialog(props: AlertDialogProps) {
  return (
    <FromFirstOpening open={props.open}>
      <AlertWindow {...props} />
    </FromFirstOpening>
  )
}
