import { m } from '#messages'

/** What the fields of games are called. */
export const gameFieldNames: Partial<Record<string, string>> = {
  game_name: m.games_name(),
  short_description: m.games_short_description(),
  long_description: m.games_long_description(),
  description: m.games_description(),
  goals: m.games_goals(),
  how_to_play: m.games_how_to_play(),
  categories: m.publishing_categories(),
  rank: m.games_place_in_the_catalog(),
  color: m.games_color(),
  light_cover: m.games_light_cover(),
  free: m.games_free_for_everyone(),
  featured: m.games_featured(),
}

/** What a field of a game is called: an age by itself. */
export const gameFieldName = (name: string): string => gameFieldNames[name] ?? name.replace(/^age /, '')
