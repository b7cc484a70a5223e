import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'lantern-river',
  game_name: m.lantern_river_lantern_river(),
  short_description: m.lantern_river_float_a_lantern_to_the_lake(),
  long_description: m.lantern_river_lantern_river_is_a_gentle_race(),
  how_to_play: [
    m.lantern_river_choose_how_many_players_are_on(),
    m.lantern_river_practice_the_card_that_opens_if(),
    m.lantern_river_tap_the_pinwheel_and_watch_your(),
    m.lantern_river_at_a_fork_choose_the_short(),
    m.lantern_river_pass_the_turn_to_the_next(),
    m.lantern_river_reach_the_lake_and_turn_your(),
  ],
  categories: ['SLP', 'Turn-Taking', 'Social Skills', 'Articulation', 'Language', 'Fluency', 'Free Games'],
  age_filters: ['2-4', '5-7', '8-10', '11-13', '14+'],
  free: true,
  rank: 1,
  featured: true,
  color: '#241d52',
  goals: [
    m.lantern_river_sustain_1_3_5_or_10(),
    m.lantern_river_wait_for_and_announce_turns_my(),
    m.lantern_river_make_and_state_a_choice_with(),
  ],
  media: mediaOf(6, { covers: 'svg' }),
}
