import { useEffect } from 'react'
import { preloadDialogs } from '../../../ui/dialog.tsx'
import { whenIdle } from '../../../platform/start/when-idle.ts'
import { lazyComponent } from '../../../platform/start/lazy-component.tsx'
import { after } from '../../../platform/time/timers.ts'

/** Code that the first card doesn't need. */
export const deferredCode = {
  ExtrasBar: lazyComponent(async () => (await import('./boards/extras-bar.tsx')).ExtrasBar),
  HelpPanel: lazyComponent(async () => (await import('./help/help-panel.tsx')).HelpPanel),
  Mirror: lazyComponent(async () => (await import('./recording/mirror.tsx')).Mirror),
  PastSessions: lazyComponent(async () => (await import('../tally/progress/past-sessions.tsx')).PastSessions),
  PhoneConnector: lazyComponent(async () => (await import('../phone/phone-connector.tsx')).PhoneConnector),
  SettingsPanel: lazyComponent(async () => (await import('./settings/settings-panel.tsx')).SettingsPanel),
  StripConnector: lazyComponent(async () => (await import('./scoring-window/strip-connector.tsx')).StripConnector),
  Summary: lazyComponent(async () => (await import('../tally/summary/summary.tsx')).Summary),
}

const delayMs = 3000

/** Loads one module at a time, so that a tap waits for at most one of them. */
async function loadDeferredCode() {
  await whenIdle()
  preloadDialogs()
  for (const { preload } of Object.values(deferredCode)) {
    await whenIdle()
    await preload().catch(() => {}) // retried when it is needed
  }
}

/** Prefetches the deferred code a few seconds after the first card, so that it works offline later. */
export function usePrefetchDeferredCode() {
  useEffect(() => {
    return after(delayMs, () => void loadDeferredCode())
  }, [])
}
