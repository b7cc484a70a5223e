import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'lantern-river',
  game_name: 'Lantern River',
  short_description: 'Float a lantern to the lake, with practice cards between turns',
  long_description:
    'Lantern River is a gentle race for one to four players that works with any goal. Spin the pinwheel, float your paper lantern round the bends and choose between a rocky short cut and a calm long channel. Practice cards can open between turns, so every spin is earned with real work. Nobody is knocked back and everybody arrives: each lantern rises to become a star, and the last one to land sets off the fireworks. Ideal for mixed groups.',
  how_to_play: [
    'Choose how many players are on the river and pick a lantern color',
    'Practice the card that opens, if practice cards are switched on',
    'Tap the pinwheel and watch your lantern float',
    'At a fork, choose the short rocky channel or the long calm one',
    'Pass the turn to the next player',
    'Reach the lake and turn your lantern into a star',
  ],
  categories: ['SLP', 'Turn-Taking', 'Social Skills', 'Articulation', 'Language', 'Fluency', 'Free Games'],
  age_filters: ['2-4', '5-7', '8-10', '11-13', '14+'],
  free: true,
  rank: 1,
  featured: true,
  color: '#241d52',
  goals: [
    'Sustain 1, 3, 5 or 10 target trials per turn with a neutral reinforcer, any card deck.',
    "Wait for and announce turns ('my turn / your turn') without prompting in 4 of 5 rounds.",
    'Make and state a choice with a reason at each river fork.',
  ],
  media: {
    cover: 'media/cover.svg',
    cover_land: 'media/cover-land.svg',
    cover_wide: 'media/cover-wide.svg',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5, 6].map((step) => `media/step-${step}.webp`),
  },
}
