import type { GameManifest } from '@marigold/contract'

/** What the catalogue says of the game; becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'template',
  game_name: 'Template',
  // The first 15 characters stand alone under "Recently played": let them carry the meaning.
  short_description: 'Pick apples by turns and fill the basket together',
  long_description:
    'Take one, two or three apples a turn and fill the basket together. Practice cards can open between turns, so every apple is earned with real work.',
  // One sentence a line: on the page all but its first letter becomes lower case.
  how_to_play: [
    'Practice your card if cards are switched on',
    'Pick one, two or three apples',
    'Fill the basket together',
  ],
  categories: ['SLP', 'Turn-Taking'],
  age_filters: ['5-7', '8-10'],
  free: false,
  rank: 1000,
  featured: false,
  // The title on the cover takes this color where the cover's upper part is light, else it is cream.
  color: '#1e4a36',
  light_cover: true,
  goals: ['Take turns without prompting in 4 of 5 rounds.'],
  // `npm run -w games record _template` takes the steps and the film by `recording.ts`; they are named here then.
  media: { cover: 'media/cover.svg', steps: [] },
}
