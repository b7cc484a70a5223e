import type { AllGames, Game } from '@marigold/contract'
import { disciplines } from '../../ui/tag.tsx'
import type { CardGame } from './game-card.tsx'

/** Returns the fields of a game that its card shows. */
export function toCardGame(game: Game): CardGame {
  const { id, game_name, un_zip_filename, short_description, tags, free, color, light_cover } = game
  const { game_image, game_image_land, features_video, free_video } = game
  return {
    id,
    game_name,
    un_zip_filename,
    short_description,
    game_image,
    game_image_land,
    tags: tags.filter((tag) => disciplines.some(({ code }) => code === tag)),
    features_video,
    free,
    free_video,
    color,
    light_cover,
  }
}

/** Returns a frame of the game in play: of its step pictures the last but one, since the last shows how it ends. */
export const stillOf = ({ game_image_steps }: Pick<Game, 'game_image_steps'>): string | undefined =>
  game_image_steps.at(-2)

/** A page of the catalogue with card fields only. */
export type CardGamesPage = Omit<AllGames, 'all_games'> & { all_games: CardGame[] }

/** Reduces each game of the page to its card fields. */
export function toCardGamesPage(games: AllGames): CardGamesPage {
  return { ...games, all_games: games.all_games.map(toCardGame) }
}
