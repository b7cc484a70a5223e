import type { PageSheet } from './page-sheets.tsx'

/** What a route module may say about itself in `export const handle`. */
export interface RouteHandle {
  /**
   * Its scripts begin at once: a page that is nothing without them. Public pages begin theirs after paint; 'person':
   * unless somebody is signed in, or the address asks for more than the first view.
   */
  startNow?: boolean | 'person'
  /** Without the site's header and footer. */
  bare?: boolean
  /** Sheets beside the one of every page. */
  sheets?: PageSheet[]
}
