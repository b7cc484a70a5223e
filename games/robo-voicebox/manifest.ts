import type { GameManifest } from '@marigold/contract'

/** What the catalogue says of the game; becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'robo-voicebox',
  game_name: 'Robo Voicebox',
  short_description: 'Plug in sound chips, pull the lever and hear what the robot says',
  long_description:
    'Robo Voicebox lets children hear the result of their sound choices. A robot wants to say a word but its voice box is empty. Slot in the sound chips, pull the lever, and it says exactly what you built, even when that is a very silly nonsense word. Blend, segment, find first, middle and last sounds, or swap one chip to make a new word. Every finished word earns a part for a robot of your own design.',
  how_to_play: [
    'Look at the picture the robot wants to say',
    'Put the sound chips into the slots in order',
    'Pull the lever and listen to what the robot says',
    'Change the chips until the word is right',
    'Choose a new part for your robot',
  ],
  categories: ['SLP', 'Articulation', 'Language'],
  age_filters: ['5-7', '8-10'],
  free: false,
  rank: 75,
  featured: false,
  color: '#4a2a06',
  light_cover: true,
  goals: [
    'Blend and segment words of 2 to 5 sounds with 80 percent accuracy',
    'Identify the first, middle or last sound and its position',
    'Manipulate sounds (change cat to cap) in 4 of 5 trials',
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
