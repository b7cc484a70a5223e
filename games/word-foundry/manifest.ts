import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'word-foundry',
  game_name: 'Word Foundry',
  short_description: 'Forge words from roots and endings to fill each odd request',
  long_description:
    'Word Foundry makes morphology hands-on for older learners. Clients ask for a word meaning not able to be seen, or someone who builds, and you line up prefix, root and suffix tiles, then strike. Real words ring and join the wall chart; non-words crack back into parts with a hint about what each one means. Say a sentence to earn back heat. Levels run from compound words to Greek and Latin roots, with an open bench for free invention.',
  how_to_play: [
    'Read the request on the order slip',
    'Choose word parts and set them in the mold',
    'Strike to see whether the word rings true',
    'Say a sentence with your word to win back heat',
    'Fill the shift and look at your word wall',
  ],
  categories: ['SLP', 'Language', 'Executive Function'],
  age_filters: ['8-10', '11-13', '14+'],
  free: false,
  rank: 120,
  featured: false,
  color: '#2e2b33',
  goals: [
    'Build and define words with 20 common prefixes and suffixes.',
    'Infer meaning of an unknown word from its parts in 4 of 5.',
    'Use a built word in a spoken sentence.',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
