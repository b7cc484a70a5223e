import { lazy, Suspense, useEffect, useState } from 'react'
import { asksForKeys } from './asks-for-keys.ts'
import { late } from '../../../platform/start/late.ts'

const KeyboardSheet = lazy(
  late(() => import('./keyboard-sheet.tsx').then((module) => ({ default: module.KeyboardSheet }))),
)

/** Waits for '?' and shows the keys; its code comes with the first press. */
export function SheetOnQuestion() {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!asksForKeys(event)) return
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
