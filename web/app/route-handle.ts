/** Options a route module may set in `export const handle`. */
export interface RouteHandle {
  /**
   * Loads scripts at once, for a page that needs them. Public pages load them after the first paint, unless a user is
   * logged in; 'search' also loads them at once if the URL has a query.
   */
  startNow?: boolean | 'search'
  /** Without the site's header and footer. */
  bare?: boolean
  /** Manages its own focus on opening, as a game does; other pages focus their heading. */
  ownFocus?: boolean | ((search: URLSearchParams) => boolean)
}
