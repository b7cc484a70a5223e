import { useEffect } from 'react'
import { loadWindows } from '../../../ui/dialog.tsx'
import { idle } from '../../../platform/idle.ts'
import { late } from '../../../platform/late.ts'

/** Code that the first card does not wait for. */
export const lateCode = {
  bar: late(() => import('./boards/bar.tsx')),
  help: late(() => import('./help/help-panel.tsx')),
  mirror: late(() => import('./recording/mirror.tsx')),
  past: late(() => import('./progress/past-sessions.tsx')),
  phone: late(() => import('../phone/phone-link.tsx')),
  settings: late(() => import('./settings-panel.tsx')),
  strip: late(() => import('./strip-window/strip-link.tsx')),
  summary: late(() => import('./summary/summary.tsx')),
}

const waits = 3000

/** One after the other: each is parsed and run as one task, and a press between two of them waits for one alone. */
async function loadLateCode() {
  await idle()
  loadWindows()
  for (const load of Object.values(lateCode)) {
    await idle()
    await load().catch(() => {}) // asked for again when it is wanted
  }
}

/** Fetches the rest some seconds after the first card: what is pressed later is there, also when the network is gone. */
export function useLateCode() {
  useEffect(() => {
    const timer = setTimeout(() => void loadLateCode(), waits)
    return () => clearTimeout(timer)
  }, [])
}
