import type { z } from 'zod'
import type { AllGames, AllGamesQuery, Game, GameDetail, HowToPlayStep } from './catalogue/catalogue.ts'
import type { MailKind } from './account/mail-preferences.ts'
import type { Card } from './cards/cards.ts'
import type { Ratings } from './reviews.ts'
import type { SetRows } from './cards/set-rows.ts'

/** What the public pages may read while the server renders them. Each throws nothing for what is absent: it answers null. */
export interface PublicServices {
  /** Of this answer, for the content-security policy. */
  nonce: string
  /** Logs an error that a page met while it was loaded or rendered. */
  report(error: unknown): void
  allGames(query: AllGamesQuery): Promise<AllGames>
  games(): Promise<Game[]>
  featuredGames(): Promise<Game[]>
  game(key: string): Promise<GameDetail | null>
  howToPlay(key: string): Promise<z.infer<typeof HowToPlayStep>[]>
  ratings(key: string, page: number): Promise<Ratings>
  /** Cards for the home page's slider, the same for everyone. */
  sampleCards(): Promise<Card[]>
  /** What a visitor may try of the therapy cards, the same for everyone. */
  sampleSet(): Promise<SetRows>
  /** Which letters the token of an unsubscribe link is about; null for one that is not ours. */
  unsubscribeKind(token: string): MailKind | null
  facts: SiteFacts
}

/** Facts about this installation that pages show. */
export interface SiteFacts {
  /** Address of the site with its scheme, without a slash at the end. */
  publicUrl: string
  /** The virtual-therapy partner's site; its button is absent without one. */
  partnerUrl: string | null
  /** False in production: pages for developers exist. */
  development: boolean
}
