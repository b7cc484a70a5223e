/** A public page with a sheet of its own, inlined when the server renders it. */
export type PageSheet =
  'cards' | 'explore' | 'game' | 'help' | 'home' | 'hub' | 'launcher' | 'more' | 'pricing' | 'promo' | 'text'

/** What a route module may say about itself in `export const handle`. */
export interface RouteHandle {
  /**
   * Its scripts begin at once: a page that is nothing without them. Public pages begin theirs after paint, unless somebody
   * is logged in; with 'search' also where the address asks for more than the first view.
   */
  startNow?: boolean | 'search'
  /** Without the site's header and footer. */
  bare?: boolean
  /** Places the focus itself when it opens, as a game does; others get it on their heading. */
  ownFocus?: boolean | ((search: URLSearchParams) => boolean)
  /**
   * Words, pictures and links alone: no field, tab, notice or shape of what is on its way stands on it, but in a window,
   * which brings their rules along. It goes without their sheet.
   */
  plain?: boolean
  /** Sheets beside the one of every page. */
  sheets?: PageSheet[]
}
