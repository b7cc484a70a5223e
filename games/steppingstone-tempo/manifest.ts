import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'steppingstone-tempo',
  game_name: 'Steppingstone Tempo',
  short_description: 'Tap a stone for each syllable, word or phrase at your own pace',
  long_description:
    'Steppingstone Tempo is a pacing board you can see and hear. Words, phrases or sentences are laid across a stream, and the speaker taps one stone for each chunk. Steady taps stay dry, rushed taps splash a little, and turtle stones ask for a real pause between phrases. After each crossing the game plays back your own rhythm. Rate, pause length and chunk size are adjustable, with a night-city theme for teens and adults and space for your own sentences.',
  how_to_play: [
    'Choose syllables, words or phrases and set a comfortable speed',
    'Say each part as you tap its stone',
    'Stop on a turtle stone until the turtle blinks',
    'Listen to your own rhythm played back',
    'Try a longer crossing or a new speed',
  ],
  categories: ['SLP', 'Fluency', 'Articulation', 'Executive Function'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 75,
  featured: false,
  color: '#1e6576',
  goals: [
    'Pace syllables, words or phrases within a chosen rate band in 80 percent of steps.',
    'Pause at 4 of 5 marked phrase boundaries.',
    'Produce all syllables of 3 to 5 syllable words in sequence.',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
