import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'sky-high-scoops',
  game_name: 'Sky-High Scoops',
  short_description: 'Count big drill sets as a wobbly ice-cream tower climbs to space',
  long_description:
    'Sky-High Scoops turns the hardest part of articulation work, many good repetitions, into a tower that climbs past giraffes, rooftops and the moon. The learner says the target, the adult scores it with one quiet tap, and scoops, sprinkles and toppings pile up. Choose a goal of ten to one hundred productions, blocked or shuffled, with every response logged as correct, close or not yet. Self-rating mode lets the learner judge first and compare with a partner.',
  how_to_play: [
    'Pick a deck and set a goal number',
    'Say the word or sentence on the card',
    'The adult taps spot on, close or try again',
    'Watch the scoop land and choose a topping every tenth time',
    'Reach your goal and save the tower picture',
  ],
  categories: ['SLP', 'Articulation', 'Fluency', 'Language', 'Free Games'],
  age_filters: ['2-4', '5-7', '8-10', '11-13'],
  free: true,
  rank: 50,
  featured: true,
  color: '#3c4fa3',
  goals: [
    'Reach 50 to 100 target productions in a session block at the chosen level.',
    'Raise accuracy of the target sound to 80 percent over three blocks.',
    "Self-rate own production ('spot on / close / try again') in agreement with the therapist in 4 of 5 trials.",
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
