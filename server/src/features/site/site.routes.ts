import {
  addSiteEntry,
  changeSiteEntry,
  getSiteEntries,
  getSiteEntry,
  growingKinds,
  restoreSiteEntry,
  retireSiteEntry,
} from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { emptyEntry, listRows, readEntry } from './read-site.service.ts'
import { addEntry, changeEntry, restoreEntry, setRetired } from './save-site.service.ts'

/** Registers the console's calls about the texts and lists of the site. */
export const siteRoutes: Routes = (app, { db }) => {
  app.call(getSiteEntries, async ({ params }) => ({ entries: await listRows(db, params.kind) }))
  app.call(getSiteEntry, ({ params: { kind, id }, query: { locale } }) =>
    id === 'new' && growingKinds.includes(kind) ? emptyEntry(db, kind) : readEntry(db, { kind, id, locale }),
  )
  app.call(addSiteEntry, ({ user: admin, params, body }) => addEntry(db, admin, params.kind, body.fields))
  app.call(changeSiteEntry, ({ user: admin, params, body: { fields, ...based } }) =>
    changeEntry(db, { admin, ...params, ...based }, fields),
  )
  app.call(restoreSiteEntry, ({ user: admin, params, body: { version, ...based } }) =>
    restoreEntry(db, { admin, ...params, ...based }, version),
  )
  app.call(retireSiteEntry, ({ user: admin, params, body: { retired, ...based } }) =>
    setRetired(db, { admin, ...params, ...based }, retired),
  )
}
