import type { Game } from '@marigold/contract'
import { sql, type RawBuilder } from 'kysely'
import { contentLocale } from '../../platform/http/locale.ts'

/** A game as the queries below select it, with the names of its categories and ages. */
export interface GameRow {
  id: number
  un_zip_filename: string
  game_name: string
  short_description: string
  long_description: string
  description: string
  free: boolean
  color: string
  light_cover: boolean
  image: string | null
  image_land: string | null
  image_wide: string | null
  video: string | null
  features_video: string | null
  free_video: string | null
  step_images: string[]
  tags: string[]
  ages: string[]
}

/** Selects the columns of `games g` for a list or page, including tags and ages. */
export const gameColumns: RawBuilder<unknown> = sql`
  g.id, g.un_zip_filename, g.game_name, g.short_description, g.long_description, g.description, g.free, g.color,
  g.light_cover, g.image, g.image_land, g.image_wide, g.video, g.features_video, g.free_video, g.step_images,
  array(
    select c.name from game_categories gc join categories c on c.id = gc.category_id
    where gc.game_id = g.id order by gc.position, c.id
  ) as tags,
  array(
    select a.name from game_ages ga join age_filters a on a.id = ga.age_filter_id
    where ga.game_id = g.id order by a.position
  ) as ages`

/** Checks that `games g` is in the catalogue, in any language. The wording matches the partial indexes. */
export const isPublished: RawBuilder<boolean> = sql`g.published_at is not null and g.retired_at is null`

/** Checks that lists show `games g`: it must be in the language of the request's content. */
export const isListed = (): RawBuilder<boolean> => sql`${isPublished} and g.locale = ${contentLocale()}`

/** Maps a row to a game. Each dialog has its own video, or else the one of the page. */
export function toGame(row: GameRow): Game {
  return {
    id: row.id,
    game_name: row.game_name,
    title: row.game_name,
    un_zip_filename: row.un_zip_filename,
    short_description: row.short_description,
    long_description: row.long_description,
    description: row.description,
    game_image: row.image,
    game_image_land: row.image_land,
    game_image_wide: row.image_wide,
    game_video: row.video,
    free_video: row.free_video ?? row.video,
    features_video: row.features_video ?? row.video,
    game_image_steps: row.step_images,
    tags: row.tags,
    age_filters: row.ages,
    free: row.free,
    color: row.color,
    light_cover: row.light_cover,
  }
}
