import { useEffect } from 'react'
import { loadWindows } from '../../../ui/dialog.tsx'

/** Code that the first card does not wait for. */
export const lateCode = {
  bar: () => import('./boards/bar.tsx'),
  help: () => import('./help/help-panel.tsx'),
  mirror: () => import('./recording/mirror.tsx'),
  past: () => import('./progress/past-sessions.tsx'),
  phone: () => import('../phone/phone-link.tsx'),
  settings: () => import('./settings-panel.tsx'),
  strip: () => import('./strip-window/strip-link.tsx'),
  summary: () => import('./summary/summary.tsx'),
}

const waits = 3000

/** Fetches the rest some seconds after the first card: what is pressed later is there, also when the network is gone. */
export function useLateCode() {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadWindows()
      for (const load of Object.values(lateCode)) load().catch(() => {}) // asked for again when it is wanted
    }, waits)
    return () => clearTimeout(timer)
  }, [])
}
