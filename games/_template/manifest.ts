import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'template',
  game_name: m.template_title(),
  // The "Recently played" list shows only the first 15 characters, so put the important words first.
  short_description: m.template_pick_apples_by_turns_and_fill(),
  long_description: m.template_take_one_two_or_three_apples(),
  // One sentence per line. The page shows all but its first letter in lower case.
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
  // The color of the title on the cover if the top of the cover is light; otherwise the title is cream.
  color: '#1e4a36',
  light_cover: true,
  goals: [m.template_take_turns_without_prompting_in_4()],
  // `npm run -w games record _template` records the steps and the video with `recording.ts`. Then list them here.
  media: { cover: 'media/cover.svg', steps: [] },
}
