import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'switchyard-sounds',
  game_name: 'Switchyard Sounds',
  short_description: 'Hear the word, throw the lever and send the train the right way',
  long_description:
    'Switchyard Sounds makes small sound differences matter. Two stations show words that differ by one sound, such as key and tea. Listen, throw the lever and send the train where it belongs. Then swap jobs: the learner speaks, the adult sets the points to what was truly heard, and the train shows whether the message arrived. A wrong station is simply a reason to try again. Contrasts cover fronting, stopping, gliding, voicing, final sounds and clusters.',
  how_to_play: [
    'Choose the sound contrast you are working on',
    'Listen to the word from the signal tower',
    'Throw the lever to the matching station and send the train',
    'Swap roles and say a word for your partner to route',
    'If the train goes the wrong way, change your sound and try again',
  ],
  categories: ['SLP', 'Articulation', 'Language'],
  age_filters: ['5-7', '8-10'],
  free: false,
  rank: 40,
  featured: false,
  color: '#17385c',
  light_cover: true,
  goals: [
    'Discriminate minimal pairs for the target contrast at 90 percent.',
    'Produce both members of a pair so that a listener routes the train correctly in 8 of 10.',
    'Repair after a misunderstanding by adjusting the sound.',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
