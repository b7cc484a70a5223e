import { m } from '#messages'
import {
  endGuestLink,
  getGuestLinks,
  guestLinkLives,
  makeGuestLink,
  openGuestLink,
  type Area,
  type CardPicks,
  type Game,
  type SetRows,
} from '@marigold/contract'
import type { App, Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { filesOf } from '../play.service.ts'
import { codeLives, endLink, forgetOldLinks, listLinks, makeLink, openLink } from './guest-links.service.ts'

/** What other areas know of what a link opens; composed in the app. */
export interface Openable {
  game: (db: Db, key: string) => Promise<Game | null>
  /** `maker` says which areas of cards are switched on for whoever made the link. */
  set: (db: Db, picks: CardPicks, maker: Readonly<Record<Area, boolean>>) => Promise<SetRows>
}

const isEmpty = ({ articulation, pairs, language, fluency }: SetRows) =>
  articulation.length + pairs.length + language.rows.length + fluency.length === 0

/** Links for guests: one game or one set on a client's own device, without an account. */
export function guestRoutes(app: App, { db, config, jobs }: Services, openable: Openable): void {
  app.call(makeGuestLink, async ({ body, user }) => {
    // A link that would open nothing is refused to whoever makes it, not to the child.
    if ('set' in body && isEmpty(await openable.set(db, body.set.picks, user.row)))
      throw new Refusal('invalid', m.play_guest_links_can_only_include_marigolds(), {
        set: [m.play_choose_some_of_marigolds_cards_your()],
      })
    return makeLink(db, user, body)
  })
  app.call(getGuestLinks, async ({ user }) => ({ links: await listLinks(db, user.id) }))
  app.call(endGuestLink, async ({ params, user }) => {
    await endLink(db, user.id, params.id)
    return { message: m.play_the_link_has_expired() }
  })
  app.call(openGuestLink, async ({ body }) => {
    const { id, game_id, picks, title, ends_at, ...maker } = await openLink(db, body.code)
    const left = { seconds_left: Math.max(0, Math.round((ends_at.getTime() - Date.now()) / 1000)) }
    if (game_id === null)
      return { opens: 'set' as const, title, set: await openable.set(db, picks as CardPicks, maker), ...left }
    const game = await openable.game(db, String(game_id))
    if (game === null) throw new Refusal('not_found', m.play_this_game_is_no_longer_in())
    const exp = Math.floor(ends_at.getTime() / 1000)
    const url = await filesOf(db, { appSecret: config.appSecret, id: game_id, exp, guest: id })
    return { opens: 'game' as const, game, play_url: url, ...left }
  })
  app.call(guestLinkLives, async ({ body }) => ({ lives: await codeLives(db, body.code) }))
  jobs.every('forget-guest-links', '23 * * * *', () => forgetOldLinks(db))
}
