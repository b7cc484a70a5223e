import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'tide-breath',
  game_name: 'Tide Breath',
  short_description: 'Breathe with the sea as the tide rises, rests and falls',
  long_description:
    'Tide Breath is a calm space for every age. Watch the tide rise and fall, or press and release to lead it yourself, breathing in and out as you go. Choose three easy breaths, box breathing or a longer out-breath, with or without holds. The sea adapts to you before it invites you to slow down, so nobody gets it wrong. A simple body scale before and after shows what helped, and each session leaves a shell for your shelf.',
  description:
    'For the opening or the close of a session, alone or with the whole group. A skill to practice under an adult’s guidance, not a treatment.',
  how_to_play: [
    'Tap how your body feels right now',
    'Choose a breathing pattern',
    'Breathe in as the tide rises and out as it falls',
    'Press and release to lead the tide yourself',
    'Tap how your body feels now and keep your shell',
  ],
  categories: ['MIND', 'Mindfulness', 'Emotions', 'Free Games'],
  age_filters: ['2-4', '5-7', '8-10', '11-13', '14+'],
  free: true,
  rank: 30,
  featured: true,
  color: '#6b2b2f',
  light_cover: true,
  goals: [
    'Follow a paced breath for 1 to 3 minutes',
    'Choose a breathing pattern that helps and say when to use it',
    'Rate body calm before and after',
  ],
  media: {
    cover: 'media/cover.svg',
    cover_land: 'media/cover-land.svg',
    cover_wide: 'media/cover-wide.svg',
    video: 'media/video.mp4',
    steps: ['media/step-1.webp', 'media/step-2.webp', 'media/step-3.webp', 'media/step-4.webp', 'media/step-5.webp'],
  },
}
