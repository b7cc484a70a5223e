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
}
