import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

/** A number in a query, or its default. */
const count = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback)

/** A game in lists and pages. Paths of pictures and videos are relative to the site's root. */
export const Game = z.object({
  id: z.int(),
  game_name: z.string(),
  title: z.string(),
  un_zip_filename: z.string(),
  short_description: z.string(),
  long_description: z.string(),
  description: z.string(),
  game_image: z.string().nullable(),
  /** The same picture in landscape 8:5 and in wide 2:1, if the game has them. */
  game_image_land: z.string().nullable(),
  game_image_wide: z.string().nullable(),
  game_video: z.string().nullable(),
  free_video: z.string().nullable(),
  features_video: z.string().nullable(),
  game_image_steps: z.array(z.string()),
  /** The names of its categories, including 'Free Games' for a free one. */
  tags: z.array(z.string()),
  age_filters: z.array(z.string()),
  free: z.boolean(),
  /** The cover's darkest color as #rrggbb, for the band of its page. */
  color: z.string(),
  /** Whether the cover's upper part is light: then the title on it uses `color`. */
  light_cover: z.boolean(),
})
export type Game = z.infer<typeof Game>

/** A game on its own page. */
export const GameDetail = Game.extend({
  /** What it practices, as goals in a therapist's words. */
  goals: z.array(z.string()),
  /** The picture for link previews, 1200 × 630. */
  share_image: z.string().nullable(),
})
export type GameDetail = z.infer<typeof GameDetail>

export const Category = z.object({ id: z.int(), name: z.string() })
export type Category = z.infer<typeof Category>
export const AgeFilter = z.object({ id: z.int(), name: z.string() })
export type AgeFilter = z.infer<typeof AgeFilter>
export const Pagination = z.object({ current_page: z.int(), last_page: z.int(), per_page: z.int(), total: z.int() })
export type Pagination = z.infer<typeof Pagination>

/** Filters take names or ids, as a comma-separated list or repeated. */
const Filter = z.union([z.string(), z.array(z.string())]).transform((value) =>
  [value]
    .flat()
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 50),
)

/** Orders of the catalogue. `shelf` is the stored one, or for a search the best match first. */
export const gameOrders = ['shelf', 'name', 'newest', 'rating'] as const
export type GameOrder = (typeof gameOrders)[number]

export const AllGamesQuery = z.object({
  /** Words of a name, a goal, or a skill, which may be misspelled or incomplete. */
  search: z
    .string()
    .transform((text) => text.trim().slice(0, limits.search))
    .default(''),
  sort: z.enum(gameOrders).catch('shelf'),
  age_filters: Filter.default([]),
  categories: Filter.default([]),
  page: count(1, 1_000_000),
  per_page: count(limits.perPage.default, limits.perPage.max),
})
export type AllGamesQuery = z.infer<typeof AllGamesQuery>
export const AllGames = z.object({
  all_games: z.array(Game),
  all_categories: z.array(Category),
  all_age_filters: z.array(AgeFilter),
  pagination: Pagination,
})
export type AllGames = z.infer<typeof AllGames>

export const getAllGames = endpoint({
  method: 'GET',
  path: '/api/all-games',
  auth: 'open',
  summary: 'Returns a page of the games that match words, categories, and ages.',
  query: AllGamesQuery,
  response: AllGames,
})
export const getGames = endpoint({
  method: 'GET',
  path: '/api/games',
  auth: 'open',
  summary: 'Lists all games in catalogue order, free ones first, for the home page.',
  query: z.object({ page: count(1, 1_000_000) }),
  response: z.object({ game_view2: z.array(Game) }),
})
export const getFeaturedGames = endpoint({
  method: 'GET',
  path: '/api/featuredGames',
  auth: 'open',
  summary: 'Lists the featured games without duplicates.',
  query: z.object({ page: count(1, 1_000_000) }),
  response: z.array(Game),
})
/** A game by its number or its `un_zip_filename`. */
export const GameKey = z.object({ id: z.string().min(1).max(120) })
export const getGame = endpoint({
  method: 'GET',
  path: '/api/game/{id}',
  auth: 'open',
  summary: 'Returns a game.',
  params: GameKey,
  response: GameDetail,
})
export const HowToPlayStep = z.object({ steps: z.string() })
export const getHowToPlay = endpoint({
  method: 'GET',
  path: '/api/games/howtoplay/{gameId}',
  auth: 'optional',
  viewable: true,
  summary: 'Returns the steps of how to play a game.',
  params: z.object({ gameId: z.string().min(1).max(120) }),
  response: z.array(HowToPlayStep),
})
