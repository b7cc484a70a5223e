import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'shutter-street',
  game_name: 'Shutter Street',
  short_description: 'Ask smart yes/no questions and close shutters until one is left',
  long_description:
    'Shutter Street trains questions that work. Somewhere on the street a secret picture is hiding. Ask whether it is alive, has wheels or lives in water, and watch shutters clatter closed in a wave until one window is left. Younger players build questions with tiles, while older ones ask freely and decide for themselves which shutters to shut. Streets of animals, tools, food, jobs or feelings keep it fresh from early describing to adult word-finding.',
  how_to_play: [
    'Choose a street and let someone pick the secret',
    'Ask a yes or no question',
    'Close the shutters that no longer fit',
    'Knock on a door when you think you know',
    'Try to solve the next street in fewer questions',
  ],
  categories: ['SLP', 'Language', 'Executive Function', 'Social Skills'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 90,
  featured: false,
  color: '#17506a',
  goals: [
    'Ask grammatical yes/no questions about category, part, use, place and color',
    'Describe an item with 3 or more features',
    'Choose questions that halve the field (plan) and find the answer in 6 or fewer',
  ],
  media: {
    cover: 'media/cover.svg',
    cover_land: 'media/cover-land.svg',
    video: 'media/video.mp4',
    steps: ['media/step-1.webp', 'media/step-2.webp', 'media/step-3.webp', 'media/step-4.webp', 'media/step-5.webp'],
  },
}
