import { locales } from '#messages'
import { sampleCards } from './features/cards/areas/articulation/articulation.service.ts'
import { countCards } from './features/cards/count-cards.service.ts'
import { sampleSet } from './features/cards/sample.service.ts'
import {
  countGames,
  findAllGames,
  findGame,
  findHowToPlay,
  listFeaturedGames,
  listGames,
} from './features/catalogue/catalogue.service.ts'
import { readUnsubscribe } from './platform/messages/unsubscribe-link.ts'
import { findRatings, noRatings } from './features/reviews/reviews.service.ts'
import { listSiteEntries } from './features/site/read-site.service.ts'
import type { Services } from './platform/app.ts'
import type { PageServices } from './platform/web/web.ts'

/** Returns what public pages read while the server renders them: the services behind the calls. */
export function publicServices({ db, config, files, log }: Services): PageServices {
  return {
    report: (error) => log.error({ err: error }, 'a page failed'),
    allGames: (query) => findAllGames(db, query),
    games: () => listGames(db),
    featuredGames: () => listFeaturedGames(db),
    game: (key) => findGame(db, key),
    howToPlay: async (key) => (await findHowToPlay(db, key)) ?? [],
    ratings: async (key, page) =>
      (await findRatings(db, key, { page, photoUrl: (photo) => files.url(photo) })) ?? noRatings,
    productCounts: async () => ({ games: await countGames(db), cards: await countCards(db) }),
    sampleCards: () => sampleCards(db),
    sampleSet: () => sampleSet(db),
    siteEntries: (kind) => listSiteEntries(db, kind),
    unsubscribeKind: (token) => readUnsubscribe(config.appSecret, token)?.kind ?? null,
    facts: { publicUrl: config.publicUrl, partnerUrl: config.partnerUrl, locales, development: !config.production },
  }
}
