import { z } from 'zod'
import { Game } from '../catalogue/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { Int32, UrlId } from '../ids.ts'
import { limits } from '../limits.ts'
import { Certification } from './certification.ts'

export const gameStates = ['draft', 'scheduled', 'published', 'retired'] as const
export type GameState = (typeof gameStates)[number]

/** A game in the console's list. */
export const GameRow = z.object({
  id: z.int(),
  un_zip_filename: z.string(),
  game_name: z.string(),
  state: z.enum(gameStates),
  free: z.boolean(),
  featured: z.boolean(),
  rank: z.int(),
  image: z.string().nullable(),
})
export type GameRow = z.infer<typeof GameRow>

export const getConsoleGames = endpoint({
  method: 'GET',
  path: '/api/admin/games',
  auth: 'admin',
  summary: 'Lists every game in the order of the catalogue, with drafts and retired games.',
  response: z.object({ games: z.array(GameRow) }),
})

const text = (max: number) => z.string().trim().max(max)
const lines = (max: number, most: number) => z.array(text(max).min(1)).max(most)

/** What an administrator can edit. */
export const GameFields = z.object({
  game_name: text(80).min(1, fault('missing')),
  short_description: text(200),
  long_description: text(4000),
  description: text(4000),
  goals: lines(400, 10),
  how_to_play: lines(500, 20),
  categories: lines(40, 20),
  age_filters: z.array(text(10)).max(10),
  free: z.boolean(),
  featured: z.boolean(),
  /** Its position in the catalogue, lowest first. */
  rank: z.int(fault('whole_number_needed')).min(0, fault('whole_number_needed')).max(1_000_000),
  /** The color of its page, dark enough for light texts on it. */
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** Whether the cover's upper part is light: then the title on it uses `color`. */
  light_cover: z.boolean(),
})
export type GameFields = z.infer<typeof GameFields>

/** What a new game needs. */
export const NewGameFields = GameFields.extend({ short_description: text(200).min(1, fault('missing')) })

/** What can be uploaded for a game without a zip: its cover in every size, pictures of its steps, and its video. */
export const gameMediaKinds = ['cover', 'steps', 'video'] as const
export const GameMediaKind = z.enum(gameMediaKinds)
export type GameMediaKind = z.infer<typeof GameMediaKind>

/** What a game's page shows. */
const GameMedia = z.object({
  image: z.string().nullable(),
  image_land: z.string().nullable(),
  image_wide: z.string().nullable(),
  steps: z.array(z.string()),
  video: z.string().nullable(),
  /** What was uploaded by itself. New versions don't change it. */
  own: z.array(GameMediaKind),
  /** What the active version has. */
  packaged: z.array(GameMediaKind),
})

export const GamePackage = z.object({
  version: z.int(),
  active: z.boolean(),
  /** Whether its files are still stored, so that it can be played and made live. */
  stored: z.boolean(),
  bytes: z.int(),
  files: z.int(),
  warnings: z.array(z.string()),
  /** The report of `npm run certify`, once an administrator has attached it. */
  certification: Certification.nullable(),
  created_at: z.string(),
})
export type GamePackage = z.infer<typeof GamePackage>

export const GameRecord = GameRow.extend({
  /** Grows with each change. A change that is based on an older one is refused. */
  revision: z.int(),
  /** Whether an administrator has edited it: then new versions keep these texts. */
  edited: z.boolean(),
  /** When a scheduled game goes live. */
  publish_at: z.string().nullable(),
  fields: GameFields,
  media: GameMedia,
  /** All ages that there are, youngest first. */
  ages: z.array(z.string()),
  /** All categories that there are. */
  categories: z.array(z.string()),
  /** Newest first. */
  packages: z.array(GamePackage),
})
export type GameRecord = z.infer<typeof GameRecord>

const which = { params: z.object({ id: UrlId }) }
const based = { revision: Int32.min(0) }
const limit = { max: 300, per: '1 hour', by: 'user' } as const

export const getConsoleGame = endpoint({
  method: 'GET',
  path: '/api/admin/games/{id}',
  auth: 'admin',
  summary: 'Returns a game with its texts and versions.',
  ...which,
  response: GameRecord,
})

export const addGame = endpoint({
  method: 'POST',
  path: '/api/admin/games',
  auth: 'admin',
  summary: 'Adds a game as a draft, before its zip is uploaded. Its page is named after it.',
  body: z.object({ fields: NewGameFields }),
  limit,
  response: GameRecord,
})

export const changeGame = endpoint({
  method: 'PUT',
  path: '/api/admin/games/{id}',
  auth: 'admin',
  summary: "Changes a game's texts, place, and price. From then on, new versions keep them, unless `edited` is false.",
  ...which,
  body: z.object({ ...based, fields: GameFields, edited: z.boolean().default(true) }),
  limit,
  response: GameRecord,
})

export const setGameState = endpoint({
  method: 'PUT',
  path: '/api/admin/games/{id}/state',
  auth: 'admin',
  summary: 'Publishes a game now or at a time, takes it back to a draft, or retires it.',
  ...which,
  body: z
    .object({ ...based, state: z.enum(gameStates), publish_at: z.iso.datetime({ offset: true }).optional() })
    .refine(({ state, publish_at }) => (state === 'scheduled') === (publish_at !== undefined), {
      path: ['publish_at'],
      error: fault('publish_time_missing'),
    }),
  limit,
  response: GameRecord,
})

export const activateGamePackage = endpoint({
  method: 'PUT',
  path: '/api/admin/games/{id}/version',
  auth: 'admin',
  summary: 'Makes a stored version of a game live, newer or older.',
  ...which,
  body: z.object({ ...based, version: Int32.min(1) }),
  limit,
  response: GameRecord,
})

export const attachCertification = endpoint({
  method: 'PUT',
  path: '/api/admin/games/{id}/certification',
  auth: 'admin',
  summary: "Attaches a certification report to one of a game's versions, which is found by the zip's SHA-256.",
  ...which,
  body: z.object({ ...based, report: Certification }),
  limit,
  response: GameRecord,
})

const media = { params: which.params.extend({ kind: GameMediaKind }) }
/** The revision of calls without a JSON body. */
const asked = { revision: z.coerce.number().int().min(0).max(2_147_483_647) }

export const uploadGameMedia = endpoint({
  method: 'POST',
  path: '/api/admin/games/{id}/media/{kind}',
  auth: 'admin',
  summary: `Stores a game's cover, adds a picture to its steps, or stores its video, from the field "file" of a form. At most ${limits.gameMedia.picture / 1_000_000} MB for a picture and ${limits.gameMedia.video / 1_000_000} MB for a video.`,
  ...media,
  query: z.object(asked),
  limit,
  response: GameRecord,
})

export const resetGameMedia = endpoint({
  method: 'DELETE',
  path: '/api/admin/games/{id}/media/{kind}',
  auth: 'admin',
  summary: "Shows what the game's package has instead of what was uploaded.",
  ...media,
  query: z.object(asked),
  limit,
  response: GameRecord,
})

export const orderGameSteps = endpoint({
  method: 'PUT',
  path: '/api/admin/games/{id}/steps',
  auth: 'admin',
  summary: "Puts the pictures of a game's steps in another order, or leaves some out.",
  ...which,
  body: z.object({ ...based, steps: z.array(z.string().max(400)).max(20) }),
  limit,
  response: GameRecord,
})

export const testGamePackage = endpoint({
  method: 'POST',
  path: '/api/admin/games/{id}/test',
  auth: 'admin',
  summary: 'Returns where the files of any stored version are, to play it before it goes live.',
  ...which,
  body: z.object({ version: Int32.min(1) }),
  limit,
  response: z.object({ game: Game, play_url: z.string() }),
})

export const uploadGame = endpoint({
  method: 'POST',
  path: '/api/admin/games/upload',
  auth: 'admin',
  summary: `Stores a game's zip as a new version, or as a draft if the game is new. A game's first version is in use at once. Nothing else goes live. At most ${limits.gameZip / 1_000_000} MB.`,
  /** Refuses a zip of another game than this one. */
  query: z.object({ game: UrlId.optional() }),
  limit: { max: 60, per: '1 hour', by: 'user' },
  response: z.object({
    id: z.int(),
    version: z.int(),
    unchanged: z.boolean(),
    warnings: z.array(z.string()),
    game: GameRecord,
  }),
})
