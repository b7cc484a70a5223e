import { useEffect } from 'react'
import { loadWindows } from '../../../ui/dialog.tsx'
import { idle } from '../../../platform/start/idle.ts'
import { late } from '../../../platform/start/late.ts'
import { after } from '../../../platform/time/timers.ts'

/** Code that the first card does not wait for. */
export const lateCode = {
  bar: late(async () => ({ default: (await import('./boards/bar.tsx')).Bar })),
  help: late(async () => ({ default: (await import('./help/help-panel.tsx')).HelpPanel })),
  mirror: late(async () => ({ default: (await import('./recording/mirror.tsx')).Mirror })),
  past: late(async () => ({ default: (await import('../tally/progress/past-sessions.tsx')).PastSessions })),
  phone: late(async () => ({ default: (await import('../phone/phone-link.tsx')).PhoneLink })),
  settings: late(async () => ({ default: (await import('./settings/settings-panel.tsx')).SettingsPanel })),
  strip: late(async () => ({ default: (await import('./strip-window/strip-link.tsx')).StripLink })),
  summary: late(async () => ({ default: (await import('../tally/summary/summary.tsx')).Summary })),
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
    return after(waits, () => void loadLateCode())
  }, [])
}
