/** Rules of games: who writes about them. */
export const catalogueRules = [
  // Reviews
  {
    rule: 'a review is deleted by its writer alone',
    file: 'server/src/features/reviews/reviews.service.ts',
    code: 'delete from reviews where user_id = ${userId} and game_id = (',
    without: 'delete from reviews where ${userId} > 0 and game_id = (',
    tests: 'server/src/features/reviews/reviews.test.ts',
  },
  {
    rule: 'a person has one review of a game',
    file: 'server/src/features/reviews/reviews.service.ts',
    code: '    do update set rating = excluded.rating, review = excluded.review, created_at = now()`',
    without: '    do nothing`',
    tests: 'server/src/features/reviews/reviews.test.ts',
  },
  {
    rule: 'only a game that is shown is reviewed',
    file: 'server/src/features/reviews/reviews.service.ts',
    code: '    where ${gameKey(key)} and g.published_at is not null and g.retired_at is null\n    order by (g.un_zip_filename = ${key}) limit 1\n    on conflict',
    without: '    where ${gameKey(key)}\n    order by (g.un_zip_filename = ${key}) limit 1\n    on conflict',
    tests: 'server/src/features/reviews/reviews.test.ts',
  },
  // Favorites
  {
    rule: 'a person reads their own favorites alone',
    file: 'server/src/features/catalogue/favorites.service.ts',
    code: 'where f.user_id = ${userId} and ${isShown}\n    order by',
    without: 'where ${userId} > 0 and ${isShown}\n    order by',
    tests: 'server/src/features/catalogue/favorites.test.ts',
  },
  {
    rule: 'a person takes away their own favorites alone',
    file: 'server/src/features/catalogue/favorites.service.ts',
    code: 'delete from favorites where user_id = ${userId} and',
    without: 'delete from favorites where ${userId} > 0 and',
    tests: 'server/src/features/catalogue/favorites.test.ts',
  },
  {
    rule: 'a person has so many favorites and no more',
    file: 'server/src/features/catalogue/favorites.service.ts',
    code: '< ${limits.favorites}\n',
    without: '< 10 * ${limits.favorites}\n',
    tests: 'server/src/features/catalogue/favorites.test.ts',
  },
]
