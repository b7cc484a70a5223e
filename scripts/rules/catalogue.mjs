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
]
