import type { GameManifest } from '@marigold/contract'

/** What the catalogue says of the game; becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'sentence-diner',
  game_name: 'Sentence Diner',
  short_description: 'Serve a sentence from the word belt and see it acted out',
  long_description:
    'Sentence Diner serves language hot off the belt. A customer orders a picture; you pick word plates by who, doing, what and where, then ring the bell. The scene is acted exactly as you wrote it, so a mix-up such as a bicycle riding a fox gets a laugh and a second chance. Begin with two words and grow to endings, pronouns and because sentences. The belt can stand still for switch users and careful thinkers. Print your sentences at closing time.',
  how_to_play: [
    'Look at the picture the customer orders',
    'Take word plates from the belt and put them on the tray',
    'Ring the bell to serve your sentence',
    'Watch it acted out and change any plate that does not fit',
    'Collect recipe cards and open a new menu',
  ],
  categories: ['SLP', 'Language', 'Executive Function'],
  age_filters: ['5-7', '8-10', '11-13'],
  free: false,
  rank: 100,
  featured: false,
  color: '#a52f28',
  light_cover: false,
  goals: [
    'Build subject-verb-object-place sentences that match a picture at 80 percent',
    'Use target grammar (is + -ing, plurals, past, pronouns, and/because)',
    'Detect and repair a sentence that does not match',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
