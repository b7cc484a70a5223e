import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'

/** What the catalogue says of the game; becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'template',
  game_name: m.template_title(),
  // The first 15 characters stand alone under "Recently played": let them carry the meaning.
  short_description: m.template_pick_apples_by_turns_and_fill(),
  long_description: m.template_take_one_two_or_three_apples(),
  // One sentence a line: on the page all but its first letter becomes lower case.
  how_to_play: [
    m.template_practice_your_card_if_cards_are(),
    m.template_pick_one_two_or_three_apples(),
    m.template_fill_the_basket_together(),
  ],
  categories: ['SLP', 'Turn-Taking'],
  age_filters: ['5-7', '8-10'],
  free: false,
  rank: 1000,
  featured: false,
  // The title on the cover takes this color where the cover's upper part is light, else it is cream.
  color: '#1e4a36',
  light_cover: true,
  goals: [m.template_take_turns_without_prompting_in_4()],
  // `npm run -w games record _template` takes the steps and the film by `recording.ts`; they are named here then.
  media: { cover: 'media/cover.svg', steps: [] },
}
