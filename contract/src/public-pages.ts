/** Public pages that search engines are told of, besides one for each game. */
export const publicPages = [
  '/',
  '/exploregames',
  '/Filteredoage/1',
  '/Filteredoage/2',
  '/Filteredoage/3',
  '/Filteredoage/school',
  '/speechtherapyhub',
  '/occupationaltherapy',
  '/behavioraltherapy',
  '/schoolandorganisation',
  '/pricing',
  '/about',
  '/faq',
  '/contactus',
  '/therapycard',
  '/privacy',
  '/termsandconditions',
  '/help',
  '/whatsnew',
  '/accessibility',
  '/sessioncheck',
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
  '/speechtherapyhub_new',
  '/auto-login',
  '/redirect',
  '/resetpassword',
] as const
