declare global {
  interface Window {
    openedAt?: string
  }
}

/** Runs before paint: notes which address the page was rendered for. */
export const noteAddress = 'self.openedAt=location.pathname+location.search'

/**
 * Whether the address has moved on since the page came: the back button, pressed after a reload and before the scripts
 * were there, changes the address alone, and nobody listens yet who would change the page.
 */
export function hasMovedOn(): boolean {
  const { pathname, search } = window.location
  return window.openedAt !== undefined && window.openedAt !== pathname + search
}
