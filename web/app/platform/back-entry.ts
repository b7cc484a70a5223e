/** What a press of Back is for before the router hears of it; `back-closes.ts` sets it once a dialog has opened. */
export const back: { hear: ((event: PopStateEvent) => void) | null } = { hear: null }

/** Listens to Back, for dialogs. */
export function listenToBack() {
  window.addEventListener('popstate', (event) => back.hear?.(event))
  // Reloaded where a dialog was open.
  if ((window.history.state as { layer?: number } | null)?.layer) void import('./back-closes.ts')
}
