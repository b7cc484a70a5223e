import type { AllGames, Game } from '@marigold/contract'
import { disciplines } from '../../ui/tag.tsx'
import type { CardGame } from './game-card.tsx'

/** What a card shows of a game, without the rest that its own page tells. */
export function forCard(game: Game): CardGame {
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

/** A page of the catalogue as explore shows it. */
export type ShownGames = Omit<AllGames, 'all_games'> & { all_games: CardGame[] }

/** The same page with of each game what its card shows. */
export function forCards(games: AllGames): ShownGames {
  return { ...games, all_games: games.all_games.map(forCard) }
}
