import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'teeter-critters',
  game_name: m.teeter_critters_title(),
  short_description: m.teeter_critters_balance_animals_together_and_keep_the(),
  long_description: m.teeter_critters_teeter_critters_is_a_team_game(),
  description: m.teeter_critters_this_is_practice_not_treatment(),
  how_to_play: [
    m.teeter_critters_practice_first_if_cards_are_turned(),
    m.teeter_critters_look_at_your_card_and_ask(),
    m.teeter_critters_place_it_on_a_spot_and(),
    m.teeter_critters_if_it_splashes_choose_another_spot(),
    m.teeter_critters_bring_everyone_aboard_and_take_the(),
  ],
  categories: ['MIND', 'OT', 'Turn-Taking', 'Social Skills', 'Executive Function', 'Free Games'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: true,
  rank: 390,
  featured: false,
  color: '#1e4a36',
  light_cover: true,
  goals: [
    m.teeter_critters_take_turns_and_negotiate_a_plan(),
    m.teeter_critters_cope_with_a_wobble_or_a(),
    m.teeter_critters_predict_weight_and_distance_cause_and(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
