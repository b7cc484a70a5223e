declare global {
  interface Window {
    renderedUrl?: string
  }
}

/** Runs before the first paint: records the URL the page was rendered for. */
export const recordRenderedUrl = 'self.renderedUrl=location.pathname+location.search'

/**
 * Returns true if the URL has changed since the page was rendered: Back after a reload and before hydration changes the
 * URL, but nothing handles it yet.
 */
export function hasUrlChanged(): boolean {
  const { pathname, search } = window.location
  return window.renderedUrl !== undefined && window.renderedUrl !== pathname + search
}
