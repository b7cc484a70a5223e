import { z } from 'zod'
import { Deck, Trial } from '../cards/cards.ts'
import { GameKey } from '../catalogue/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

export const RecentGame = z.object({
  game_id: z.int(),
  played_at: z.string(),
  game: z.object({
    game_image: z.string().nullable(),
    /** The same picture in landscape 8:5, where the game has it. */
    game_image_land: z.string().nullable(),
    title: z.string(),
    game_name: z.string(),
    short_description: z.string(),
    un_zip_filename: z.string(),
  }),
})
export type RecentGame = z.infer<typeof RecentGame>
export const getRecentGames = endpoint({
  method: 'GET',
  path: '/api/user/recent-games',
  auth: 'bearer',
  summary: 'Games the person played last, newest first.',
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  response: z.array(RecentGame),
})

/** Sent by the player: keeps the game among the recent ones and hands out where its files are. */
export const viewGame = endpoint({
  method: 'POST',
  path: '/api/game/{id}',
  auth: 'bearer',
  summary: 'Notes that the person opened the game.',
  params: GameKey,
  response: z.object({ message: z.string(), play_url: z.string().nullable() }),
})

// ---- Messages between the player page and the game in its frame -------------------------------------------------

/** Largest message accepted from a game, in characters of its JSON. */
export const messageCap = 200_000
export const messageVersion = 1

/** A person at the game: told apart by colour and symbol, never by colour alone. `name` stays on the device. */
export const Player = z.object({
  id: z.int().min(1).max(limits.players),
  name: z.string().max(24),
  color: z.enum(['violet', 'teal', 'brown', 'pink', 'blue', 'green']),
  symbol: z.enum(['star', 'triangle', 'diamond', 'circle', 'square', 'heart']),
})
export type Player = z.infer<typeof Player>
export const looks = ['playful', 'clean', 'grown-up'] as const
export type Look = (typeof looks)[number]

const Settings = z.record(z.string().max(40), z.union([z.string().max(2000), z.number(), z.boolean()]))

/** What the player page tells a game. `TOGGLE_PAUSE` 0 pauses, 1 resumes; games from elsewhere may know that one alone. */
export const ToGame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('TOGGLE_PAUSE'), value: z.union([z.literal(0), z.literal(1)]) }),
  z.object({
    type: z.literal('SETUP'),
    version: z.int(),
    players: z.array(Player).min(1).max(limits.players),
    look: z.enum(looks),
    calm: z.boolean(),
    /** Trials that the player page practises at each `TURN_END`; 0 when cards between turns are off. */
    trialsPerTurn: z.int().min(0).max(10),
    settings: Settings,
    saved: z.unknown().optional(),
  }),
  z.object({
    type: z.literal('DECK'),
    /** The cards of everybody without an entry in `own`. */
    deck: Deck,
    /** By a player's id: other cards, or null for none. */
    own: z.record(z.string(), Deck.nullable()).optional(),
  }),
  z.object({ type: z.literal('CARDS_DONE'), player: z.int(), trials: z.int().min(0) }),
  z.object({ type: z.literal('LEVEL'), rms: z.number().min(0).max(1) }),
  z.object({ type: z.literal('SAVED') }),
])
export type ToGame = z.infer<typeof ToGame>

/** What a game may tell the player page; anything else, and anything over `messageCap`, is dropped. */
export const FromGame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('GAME_READY'),
    version: z.int().optional(),
    wants: z
      .object({
        players: z.tuple([z.int(), z.int()]).optional(),
        turns: z.boolean().optional(),
        deck: z.boolean().optional(),
        mic: z.boolean().optional(),
      })
      .optional(),
  }),
  z.object({ type: z.literal('TRIAL'), trial: Trial }),
  z.object({
    type: z.literal('TURN_END'),
    player: z.int().min(1).max(limits.players),
    turn: z.int().min(1),
    /** Cards that the player chose to practice beyond `trialsPerTurn`. */
    more: z.int().min(1).max(10).optional(),
  }),
  z.object({
    type: z.literal('GAME_OVER'),
    summary: z.array(z.object({ label: z.string().max(80), value: z.string().max(200) })).max(40),
  }),
  z.object({ type: z.literal('SAVE'), data: z.unknown() }),
  z.object({ type: z.literal('PRINT'), picture: z.string().startsWith('data:image/').max(messageCap) }),
  z.object({
    type: z.literal('DOWNLOAD'),
    picture: z.string().startsWith('data:image/').max(messageCap),
    name: z.string().max(80),
  }),
  z.object({ type: z.literal('COPY'), text: z.string().max(10_000) }),
  z.object({ type: z.literal('MENU') }),
  /** Asks the page to listen to the microphone and to send `LEVEL`s, or to stop. */
  z.object({ type: z.literal('MIC'), on: z.boolean() }),
  /** Asks the page to copy its own address with this code of settings; it comes back as `settings.code`. */
  z.object({
    type: z.literal('LINK'),
    code: z
      .string()
      .regex(/^[\w-]+$/)
      .max(2000),
  }),
])
export type FromGame = z.infer<typeof FromGame>

/** `game.json` at the root of a game's zip: fills the catalogue. Absent in games made elsewhere. */
export const GameManifest = z.object({
  un_zip_filename: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  game_name: z.string().min(1).max(80),
  short_description: z.string().max(200),
  long_description: z.string().max(4000),
  description: z.string().max(4000).optional(),
  how_to_play: z.array(z.string().max(500)).max(20),
  categories: z.array(z.string().max(40)).max(20),
  age_filters: z.array(z.string().max(10)).max(10),
  free: z.boolean(),
  /** Place in the catalogue, lowest first. */
  rank: z.int().min(0).max(1_000_000),
  featured: z.boolean(),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** The upper part of the cover is light: the title on it is written in `color`, at least 4.5:1. */
  light_cover: z.boolean().optional(),
  goals: z.array(z.string().max(400)).max(10),
  /** Paths inside the zip. */
  media: z.object({
    cover: z.string().optional(),
    cover_land: z.string().optional(),
    cover_wide: z.string().optional(),
    video: z.string().optional(),
    steps: z.array(z.string()).max(12),
  }),
})
export type GameManifest = z.infer<typeof GameManifest>
