import { m } from '#messages'
import type { GameDetail, Ratings } from '@marigold/contract'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { ageRange, gameUrl, titleCase } from './game-names.ts'

/** Structured data of a game for search engines. The average rating is included only if there are ratings. */
export function gameData(game: GameDetail, { average_rating: average, total_reviews: total }: Ratings): object[] {
  const name = unescapeName(game.game_name)
  const ages = ageRange(game.age_filters)?.replace(' to ', '-').replace(/\+$/, '')
  const rating = {
    '@type': 'AggregateRating',
    ratingValue: average,
    ratingCount: total,
    bestRating: 5,
    worstRating: 1,
  }
  return [
    {
      '@type': ['VideoGame', 'WebApplication'],
      name,
      url: gameUrl(game),
      description: game.short_description,
      ...(game.share_image && { image: game.share_image }),
      applicationCategory: 'EducationalApplication',
      operatingSystem: m.catalogue_any_with_a_web_browser(),
      genre: game.tags.filter((tag) => tag !== 'Free Games').map(titleCase),
      ...(ages && { typicalAgeRange: ages }),
      isAccessibleForFree: game.free,
      ...(total > 0 && { aggregateRating: rating }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: m.ui_all_games(), item: '/exploregames' },
        { '@type': 'ListItem', position: 2, name, item: gameUrl(game) },
      ],
    },
  ]
}
