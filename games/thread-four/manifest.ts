import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'thread-four',
  game_name: 'Thread Four',
  short_description: 'Find hidden groups in the grid and weave them into a pattern',
  long_description:
    'Thread Four asks what belongs together and why. Select a set from the grid and pull the thread: a true group weaves into a colored band, a near miss tells you that you are one away. Some items fit two groups, so players have to think again. Children sort nine pictures into three groups, while teens and adults tackle sixteen words with double meanings. Name the link before it is revealed to earn the full pattern.',
  how_to_play: [
    'Look for items that share a link',
    'Select a whole set and pull the thread',
    'If you are one away, swap an item and try again',
    'Name the link before the label appears',
    'Weave every band to finish the tapestry',
  ],
  categories: ['SLP', 'OT', 'Language', 'Executive Function', 'Free Games'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: true,
  rank: 40,
  featured: true,
  color: '#7a2340',
  light_cover: true,
  goals: [
    'Group items by category, function, part or sound and name the group.',
    'Shift to a second possible grouping when the first fails.',
    'Explain relationships between words in a full sentence.',
  ],
  media: {
    cover: 'media/cover.svg',
    cover_land: 'media/cover-land.svg',
    cover_wide: 'media/cover-wide.svg',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
