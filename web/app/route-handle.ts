import type { PageSheet } from './page-sheets.tsx'

/** What a route module may say about itself in `export const handle`. */
export interface RouteHandle {
  /** Its scripts begin at once: a page that is nothing without them. Public pages begin theirs after paint. */
  startNow?: boolean
  /** Without the site's header and footer. */
  bare?: boolean
  /** Sheets beside the one of every page. */
  sheets?: PageSheet[]
}
