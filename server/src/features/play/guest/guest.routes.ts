import { m } from '#messages'
import {
  endGuestLink,
  getGuestLinks,
  getGuestLinkStatus,
  createGuestLink,
  openGuestLink,
  type AreaSwitch,
  type CardPicks,
  type Game,
  type SetRows,
} from '@marigold/contract'
import type { App, Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { guestPlayUrl } from '../play.service.ts'
import { isCodeActive, endLink, deleteExpiredLinks, listLinks, createLink, openLink } from './guest-links.service.ts'

/** What other features know about the content of a link. The app passes it in. */
export interface GuestContent {
  game: (db: Db, key: string) => Promise<Game | null>
  /** `maker` says which card areas are enabled for the owner of the link. */
  set: (db: Db, picks: CardPicks, maker: Readonly<Record<AreaSwitch, boolean>>) => Promise<SetRows>
}

const isEmpty = ({ articulation, pairs, language, fluency }: SetRows) =>
  articulation.length + pairs.length + language.rows.length + fluency.length === 0

/** Registers the calls for guest links: one game or one set on a client's own device, without an account. */
export function guestRoutes(app: App, { db, config, jobs }: Services, openable: GuestContent): void {
  app.call(createGuestLink, async ({ body, user }) => {
    // A link that would open nothing is refused when it's created, and not when the child opens it.
    if ('set' in body && isEmpty(await openable.set(db, body.set.picks, user.row)))
      throw new Refusal('invalid', m.play_guest_links_can_only_include_marigolds(), {
        set: [m.play_choose_some_of_marigolds_cards_your()],
      })
    return createLink(db, user, body)
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
    const url = await guestPlayUrl(db, { appSecret: config.appSecret, id: game_id, exp, guest: id })
    return { opens: 'game' as const, game, play_url: url, ...left }
  })
  app.call(getGuestLinkStatus, async ({ body }) => ({ lives: await isCodeActive(db, body.code) }))
  jobs.every('forget-guest-links', '23 * * * *', () => deleteExpiredLinks(db))
}
