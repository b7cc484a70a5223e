import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'otter-glide',
  game_name: 'Otter Glide',
  short_description: 'Easy onset and flowing voice send an otter down the slide',
  long_description:
    'Otter Glide shows what a gentle start to speech looks like. Say a vowel, a word or a linked phrase: a gradual rise launches a long smooth slide, a sudden start makes a cheerful belly-flop, and steady voicing keeps the otter gliding past the buoys. Loudness is measured only on the device and is never recorded. There are no penalties and no fluency score. Learners compare tense and easy starts on purpose and rate how each one felt.',
  how_to_play: [
    'Allow the microphone and stay quiet for three seconds',
    'Take an easy breath and begin your sound softly',
    'Keep your voice flowing to keep the otter gliding',
    'Try one quick start and one soft start and compare them',
    'Choose the glide that felt easiest',
  ],
  categories: ['SLP', 'Fluency', 'Mindfulness'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 70,
  featured: false,
  color: '#143c5c',
  goals: [
    'Begin voicing with a gradual rise in loudness (easy onset) in 8 of 10 trials.',
    'Sustain voicing or a linked phrase for 2 to 8 seconds without a break.',
    'Describe how a tense start and an easy start feel different.',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
