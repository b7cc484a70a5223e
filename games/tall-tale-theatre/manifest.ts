import type { GameManifest } from '@marigold/contract'

/** What the catalogue says of the game; becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'tall-tale-theatre',
  game_name: 'Tall Tale Theatre',
  short_description: 'Direct a puppet show: who, where, problem, plan and big finish',
  long_description:
    'Tall Tale Theatre gives narrative goals a stage. Open six curtains to choose who, where, what went wrong, how they felt, what they tried and how it ended, then throw in a surprise prop from the trunk. Puppets move where you tell them, and the show pauses at each scene so that you can narrate. Connecting-word tickets reward first, because and so. Groups take one curtain each. Finish with applause, a poster and a printable mini-booklet to retell at home.',
  how_to_play: [
    'Open each curtain and choose or spin a story part',
    'Use the surprise prop from the trunk somewhere',
    'Move the puppets to their marks',
    'Start the show and tell each scene aloud',
    'Hand in connecting-word tickets as you use them',
    'Take a bow and print the booklet',
  ],
  categories: ['SLP', 'Language', 'Social Skills', 'Emotions'],
  age_filters: ['5-7', '8-10', '11-13'],
  free: false,
  rank: 110,
  featured: false,
  color: '#4b194c',
  goals: [
    'Tell a story with setting, character, problem, feeling, plan and ending',
    'Use time and cause words (first, then, because, so)',
    'Retell from the map with 80 percent of the elements',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5, 6].map((step) => `media/step-${step}.webp`),
  },
}
