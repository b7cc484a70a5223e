/** Public pages that search engines are told of, besides one for each game. */
export const publicPages = [
  '/',
  '/exploregames',
  '/pricing',
  '/about',
  '/faq',
  '/contactus',
  '/therapycard',
  '/privacy',
  '/termsandconditions',
] as const

/** What search engines need not read: calls, files of games, and what belongs to a person. */
export const privatePaths = [
  '/api/',
  '/game_unzip_file/',
  '/game/',
  '/games/in',
  '/myaccount',
  '/myprofile',
  '/notification',
  '/auto-login',
  '/redirect',
  '/resetpassword',
] as const
