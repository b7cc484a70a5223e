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
    /** The same picture in landscape 8:5, if the game has it. */
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
  viewable: true,
  summary: 'Lists the games that the user played last, newest first.',
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  response: z.array(RecentGame),
})

/** Called by the player: adds the game to the recent ones and returns where its files are. */
export const viewGame = endpoint({
  method: 'POST',
  path: '/api/game/{id}',
  auth: 'bearer',
  summary: 'Records that the user opened the game, and returns where its files are.',
  params: GameKey,
  response: z.object({ message: z.string(), play_url: z.string().nullable() }),
})

// ---- Messages between the player page and the game in its frame -------------------------------------------------

/** The maximum size of a message from a game, in characters of its JSON. */
export const messageCap = 200_000
export const messageVersion = 1

/** A player, told apart by color and symbol, never by color alone. `name` stays on the device. */
export const Player = z.object({
  id: z.int().min(1).max(limits.players),
  name: z.string().max(24),
  color: z.enum(['violet', 'teal', 'brown', 'pink', 'blue', 'green']),
  symbol: z.enum(['star', 'triangle', 'diamond', 'circle', 'square', 'heart']),
  /** An id that stays with the child wherever they sit; absent for a player who isn't on the caseload. */
  client: z.string().max(64).optional(),
})
export type Player = z.infer<typeof Player>
export const looks = ['playful', 'clean', 'grown-up'] as const
export type Look = (typeof looks)[number]

/** Settings of a game or of the kit, by key. */
export const Settings = z.record(z.string().max(40), z.union([z.string().max(2000), z.number(), z.boolean()]))
export type Settings = z.infer<typeof Settings>

/** What a practice try earns in a game: alone, with help or close, not yet, or skipped, which earns nothing. */
export const Earned = z.enum(['independent', 'helped', 'notYet', 'skipped'])
export type Earned = z.infer<typeof Earned>

/**
 * Messages from the player page to a game. `TOGGLE_PAUSE` 0 pauses, 1 resumes; third-party games may only know that
 * one.
 */
export const ToGame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('TOGGLE_PAUSE'), value: z.union([z.literal(0), z.literal(1)]) }),
  z.object({
    type: z.literal('SETUP'),
    version: z.int(),
    players: z.array(Player).min(1).max(limits.players),
    look: z.enum(looks),
    calm: z.boolean(),
    /** Cards that the player page opens at each turn. 0 if they are off, or if the game wants the deck for itself. */
    trialsPerTurn: z.int().min(0).max(10),
    settings: Settings,
    /** The kit's settings for each of the players by `client`, and for everybody else under ''. */
    kit: z.record(z.string(), Settings).optional(),
    saved: z.unknown().optional(),
    /** What has grown for each player over earlier plays of this game, by player id. */
    grown: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({
    type: z.literal('DECK'),
    /** The cards of every player without an entry in `own`. */
    deck: Deck,
    /** Other cards by player id, or null for none. */
    own: z.record(z.string(), Deck.nullable()).optional(),
  }),
  z.object({
    type: z.literal('CARDS_DONE'),
    player: z.int(),
    /** Scored trials; skipped cards aren't. */
    trials: z.int().min(0),
    /** What each card earned, in order; empty if none opened. */
    results: z.array(Earned),
  }),
  z.object({ type: z.literal('LEVEL'), rms: z.number().min(0).max(1) }),
  z.object({ type: z.literal('SAVED') }),
])
export type ToGame = z.infer<typeof ToGame>

/** How loud every game is: the kit's settings of these names, volumes in percent. */
export const SoundSettings = z.object({
  muted: z.boolean(),
  speech: z.number().min(0).max(100),
  effects: z.number().min(0).max(100),
  music: z.number().min(0).max(100),
})
export type SoundSettings = z.infer<typeof SoundSettings>

/** A local help line that an adult wrote down for games about feelings, and whether it is printed. */
export const HelpLine = z.object({ helpLine: z.string().max(120), helpLinePrints: z.boolean() })
export type HelpLine = z.infer<typeof HelpLine>

/** Messages from a game to the player page. Anything else, and anything over `messageCap`, is dropped. */
export const FromGame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('GAME_READY'),
    version: z.int().optional(),
    wants: z
      .object({
        players: z.tuple([z.int(), z.int()]).optional(),
        turns: z.boolean().optional(),
        /** The game practices the deck itself: the page opens no cards at its turns. */
        deck: z.boolean().optional(),
        mic: z.boolean().optional(),
      })
      .optional(),
  }),
  z.object({ type: z.literal('TRIAL'), trial: Trial }),
  /** A turn begins: the page opens the player's cards and always answers with `CARDS_DONE`. */
  z.object({
    type: z.literal('TURN_BEGIN'),
    player: z.int().min(1).max(limits.players),
    turn: z.int().min(1),
    /** Number of cards, for more of them within a turn; `trialsPerTurn` by default. */
    cards: z.int().min(1).max(10).optional(),
  }),
  /** Opens cards only for a game that has never sent `TURN_BEGIN`. */
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
  /** The kit's settings have changed for a client, or, with '', for groups and players who aren't on the caseload. */
  z.object({ type: z.literal('KIT'), client: z.string().max(64), settings: Settings }),
  /** What has grown for a player, stored for their client, or else for their seat. */
  z.object({ type: z.literal('GROWN'), player: z.int().min(1).max(limits.players), data: z.unknown() }),
  z.object({ type: z.literal('PRINT'), picture: z.string().startsWith('data:image/').max(messageCap) }),
  z.object({
    type: z.literal('DOWNLOAD'),
    picture: z.string().startsWith('data:image/').max(messageCap),
    name: z.string().max(80),
  }),
  z.object({ type: z.literal('COPY'), text: z.string().max(10_000) }),
  z.object({ type: z.literal('MENU') }),
  /** Sound settings that apply to all games; they come back in `settings`. */
  z.object({ type: z.literal('SOUND'), settings: SoundSettings }),
  /** The help line of this device, for all games; it comes back in `settings`. */
  z.object({ type: z.literal('HELP_LINE'), settings: HelpLine }),
  /** Asks the page to listen to the microphone and to send `LEVEL`s, or to stop. */
  z.object({ type: z.literal('MIC'), on: z.boolean() }),
  /** Asks the page to copy its own URL with this code of settings, which comes back as `settings.code`. */
  z.object({
    type: z.literal('LINK'),
    code: z
      .string()
      .regex(/^[\w-]+$/)
      .max(2000),
  }),
])
export type FromGame = z.infer<typeof FromGame>

/** `game.json` at the root of a game's zip, which fills the catalogue. Absent in third-party games. */
export const GameManifest = z.object({
  un_zip_filename: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  /** The language of its words, as a BCP 47 tag; English where it says none. */
  locale: z.string().max(35).optional(),
  game_name: z.string().min(1).max(80),
  short_description: z.string().max(200),
  long_description: z.string().max(4000),
  description: z.string().max(4000).optional(),
  how_to_play: z.array(z.string().max(500)).max(20),
  categories: z.array(z.string().max(40)).max(20),
  age_filters: z.array(z.string().max(10)).max(10),
  free: z.boolean(),
  /** Its position in the catalogue, lowest first. */
  rank: z.int().min(0).max(1_000_000),
  featured: z.boolean(),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** The upper part of the cover is light, so the title on it uses `color`, with a contrast of at least 4.5:1. */
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
