import type { GameManifest } from '@marigold/contract'

/** What the catalogue says of the game; becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'barrier-builders',
  game_name: 'Barrier Builders',
  short_description: 'One describes, one builds, then drop the curtain and compare',
  long_description:
    'Barrier Builders is the classic barrier task made instant. One player sees a finished scene, the other has an empty one and a tray full of look-alikes. Describe, listen, ring the bell when the message is not clear, then drop the curtain and slide both pictures together. Scenes range from three items for beginners to floor plans and city maps for teens and adults. A spoken guide lets one learner practice following one, two and three part directions alone.',
  how_to_play: [
    'Decide who guides and who builds',
    'The guide describes one thing at a time',
    'The builder places it or rings the bell to ask for more',
    'Press ready on both sides to drop the curtain',
    'Talk about what matched and which word would help next time',
  ],
  categories: ['SLP', 'Language', 'Social Skills', 'Executive Function'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 80,
  featured: false,
  color: '#8a2350',
  light_cover: true,
  goals: [
    'Give directions with item, color, size and position so that a partner places 4 of 5 items correctly',
    'Follow 1 to 3 part directions',
    'Ask for clarification when a message is incomplete',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
