import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'haystack-hello',
  game_name: 'Haystack Hello',
  short_description: 'Who is in the hay? Wait, ask and find the hiding animals',
  long_description:
    'Haystack Hello is a first game for very young communicators. Something is wobbling in the hay, and it will not come out until someone says, signs or shows what they want. The adult controls the pause, so the game rewards communicating rather than tapping. Explore simple cause and effect, build requests, find a named friend among two to four hiding places, or practice in, under, behind and on. Each animal found joins a cheerful parade home.',
  how_to_play: [
    'Look and listen for the hiding place that wobbles',
    'Ask for it with a word, sign, picture or device',
    'The adult presses hello and the friend pops out',
    'Later, find the one you hear or say where it is',
    'Join the parade when everyone is found',
  ],
  categories: ['SLP', 'Language', 'Social Skills'],
  age_filters: ['2-4', '5-7'],
  free: false,
  rank: 60,
  featured: false,
  color: '#7a4a16',
  light_cover: true,
  goals: [
    "Request or comment with a word, sign, picture or device ('open', 'more', 'cow') after a 5 second expectant wait.",
    'Identify a named animal or object from 2 to 4 hiding places.',
    'Understand in, under, behind and on with 80 percent accuracy.',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
