import { m } from '#messages'
import type { GameDetail, Ratings } from '@marigold/contract'
import { plainName } from '../../platform/words/plain-name.ts'
import { ageSpan, gameAddress, titleCase } from './game-names.ts'

/** A game and the way to it, as search engines read them. An average is told only where somebody rated. */
export function gameData(game: GameDetail, { average_rating: average, total_reviews: total }: Ratings): object[] {
  const name = plainName(game.game_name)
  const ages = ageSpan(game.age_filters)?.replace(' to ', '-').replace(/\+$/, '')
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
      url: gameAddress(game),
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
        { '@type': 'ListItem', position: 2, name, item: gameAddress(game) },
      ],
    },
  ]
}
