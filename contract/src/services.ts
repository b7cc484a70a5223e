import type { z } from 'zod'
import type { AllGames, AllGamesQuery, Game, GameDetail, HowToPlayStep } from './catalogue/catalogue.ts'
import type { MailKind } from './account/mail-preferences.ts'
import type { Card } from './cards/cards.ts'
import type { Ratings } from './reviews.ts'
import type { SetRows } from './cards/set-rows.ts'
import type { SiteEntry, SiteKind } from './site/site-content.ts'

/** What public pages may read while the server renders them. Missing records are null, never errors. */
export interface PublicServices {
  /** The nonce in this response's content-security policy. */
  nonce: string
  /** Logs an error that happened while a page was loaded or rendered. */
  report(error: unknown): void
  allGames(query: AllGamesQuery): Promise<AllGames>
  games(): Promise<Game[]>
  featuredGames(): Promise<Game[]>
  game(key: string): Promise<GameDetail | null>
  howToPlay(key: string): Promise<z.infer<typeof HowToPlayStep>[]>
  ratings(key: string, page: number): Promise<Ratings>
  /** How many games and cards there are in the language of the request. */
  productCounts(): Promise<{ games: number; cards: number }>
  /** Cards for the home page's slider, the same for everyone. */
  sampleCards(): Promise<Card[]>
  /** The therapy cards that a visitor may try, the same for everyone. */
  sampleSet(): Promise<SetRows>
  /** Site content in the language of the request, in its order and without what is retired. */
  siteEntries(kind: SiteKind): Promise<SiteEntry[]>
  /** Returns the kind of emails in an unsubscribe link's token, or null for one that isn't ours. */
  unsubscribeKind(token: string): MailKind | null
  facts: SiteFacts
}

/** Facts about this installation that pages show. */
export interface SiteFacts {
  /** The site's URL with its scheme, without a trailing slash. */
  publicUrl: string
  /** The site of the virtual-therapy partner. Its button is hidden if there's none. */
  partnerUrl: string | null
  /** The languages of the site, as BCP 47 tags. */
  locales: readonly string[]
  /** False in production. Shows pages for developers. */
  development: boolean
}
