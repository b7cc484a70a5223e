/** Limits that both sides apply: characters for texts, rows for lists. */
export const limits = {
  email: 254,
  name: 80,
  username: { min: 3, max: 30 },
  phone: 30,
  address: 160,
  postalCode: 16,
  /** Bytes of a profile photo as it's sent, after the crop. */
  photo: 2_000_000,
  logins: 100,
  password: { min: 8, max: 128 },
  review: 2000,
  bugReport: 5000,
  /** An announcement is also shown as a notification, so its text is short. */
  announcement: { title: 100, text: 600, key: 60, daysAhead: 366 },
  inbox: { text: 5000, key: 60, excerpt: 200, title: 80, savedReplies: 100 },
  console: {
    ...{ perPage: 50, listed: 50, search: 80, reason: 500, checker: 80, trialDays: 30, invoiceNumber: 60 },
    /** A file of cards: its bytes, as JSON, and its rows. */
    importBytes: 4_000_000,
    importRows: 10_000,
  },
  /** A picture that is uploaded for cards: its bytes, the characters of its description, and how many there can be. */
  cardPicture: { bytes: 10_000_000, alt: 60, most: 1000 },
  /** Bytes of what is uploaded for a game without a zip, and how many pictures of its steps there can be. */
  gameMedia: { picture: 10_000_000, video: 20_000_000, steps: 10 },
  contactMessage: { min: 10, max: 5000 },
  perPage: { default: 12, max: 100 },
  /** Characters of a search that are used. */
  search: 80,
  /** The maximum number of games in a search result. */
  found: 300,
  /** Favorites per user. */
  favorites: 100,
  games: 200,
  /** Bytes of a game's zip, slightly above what it may unpack to. */
  gameZip: 110_000_000,
  /** Compressed bytes of what a game loads, without its pictures and video for the catalog. */
  gameBytes: 350_000,
  featuredGames: 24,
  recentGames: 24,
  notifications: 100,
  billingHistory: 100,
  receiptName: 120,
  receiptNumber: 40,
  reviews: 20,
  cards: 1000,
  languageFilters: 300,
  contrasts: 50,
  players: 6,
  savedSets: 200,
  recentSets: 8,
  setName: 60,
  /** Characters of a set's picks, as JSON. */
  picks: 20_000,
  /** A user's own cards: characters of each text, and the number of each. */
  own: {
    name: 60,
    practices: 60,
    word: 60,
    phrase: 120,
    sentence: 240,
    marks: 12,
    lists: 100,
    inList: 200,
    cards: 2000,
    /** Cards that one call adds. */
    batch: 100,
  },
} as const
