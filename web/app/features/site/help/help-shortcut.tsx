import { lazy, Suspense, useEffect, useState } from 'react'
import { isHelpKey } from './is-help-key.ts'
import { retryImport } from '../../../platform/start/retry-import.ts'

const KeyboardSheet = lazy(
  retryImport(() => import('./keyboard-sheet.tsx').then((module) => ({ default: module.KeyboardSheet }))),
)

/** Opens the keyboard sheet on '?'; its code is loaded on first use. */
export function HelpShortcut() {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isHelpKey(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  if (open === null) return null
  return (
    <Suspense>
      <KeyboardSheet open={open} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
