import { m } from '#messages'
import { publicPages } from '@marigold/contract'
import { gameKey } from '../../platform/database/game-key.ts'
import type { Db } from '../../platform/database/database.ts'

/** Pages of users that a text may link to, besides the public ones. */
const userPages = ['/login', '/myaccount', '/myprofile', '/notification', '/speechtherapyhub_new', '/caseload']
const pages = new Set<string>([...publicPages, ...userPages])

async function isPage(db: Db, path: string): Promise<boolean> {
  const [, game] = /^\/Gamedescription\/([\w-]+)$/.exec(path) ?? []
  if (game === undefined) return pages.has(path) || /^\/myprofile\/\w+$/.test(path)
  const found = await db.selectFrom('games as g').where(gameKey(game)).select('g.id').executeTakeFirst()
  return found !== undefined
}

/** Returns a sentence for each link that leads nowhere. Addresses of other sites aren't opened. */
export async function checkLinks(db: Db, links: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    links.map(async (link) => {
      if (/^mailto:[^@\s]+@[^@\s]+$/.test(link)) return true
      if (link.startsWith('https://')) return URL.canParse(link)
      return link.startsWith('/') && (await isPage(db, link.replace(/[?#].*$/, '')))
    }),
  )
  return links.filter((_, at) => !found[at]).map((link) => m.site_link_no_page({ link }))
}
