import { m } from '#messages'
import { lazy, Suspense, useState } from 'react'
import './opener.ts'
import { late } from '../platform/start/late.ts'
import type { AlertDialogProps, DialogProps } from './dialog-window.tsx'
import { Spinner } from './spinner.tsx'

// Base UI comes only when a window opens, so that public pages do not carry it.
const windows = late(() => import('./dialog-window.tsx'))
const Window = lazy(() => windows().then((module) => ({ default: module.DialogWindow })))
const AlertWindow = lazy(() => windows().then((module) => ({ default: module.AlertWindow })))

/** Fetches the windows' code before the first one opens: for screens where each tap opens one. */
export function loadWindows() {
  windows().catch(() => {}) // asked for again when a window opens
}

/** A press was heard, though what it opens is still on its way: seen where that takes a while. */
function OnItsWay() {
  return (
    <div className="on-its-way fixed z-60 [inset:auto_0_24px] grid justify-center pointer-events-none [animation:on-its-way_0.2s_0.5s_backwards]">
      <Spinner label={m.ui_loading()} />
    </div>
  )
}

/** A window over the page, with a close button. Focus goes in, stays in, and comes back. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={props.open ? <OnItsWay /> : null}>
      <Window {...props} />
    </Suspense>
  )
}

/** What the specification calls an alert or popup: a title, a sentence and a button that must be pressed. */
export function AlertDialog(props: AlertDialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={props.open ? <OnItsWay /> : null}>
      <AlertWindow {...props} />
    </Suspense>
  )
}
