import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'patient-orchard',
  game_name: m.patient_orchard_patient_orchard(),
  short_description: m.patient_orchard_wait_for_riper_fruit_or_pick(),
  long_description: m.patient_orchard_patient_orchard_makes_waiting_a_real(),
  description: m.patient_orchard_a_skill_to_practice_under_an(),
  how_to_play: [
    m.patient_orchard_practice_your_card_if_cards_are(),
    m.patient_orchard_read_the_forecast(),
    m.patient_orchard_choose_to_plant_water_pick_or(),
    m.patient_orchard_guard_ripe_fruit_with_a_ladybug(),
    m.patient_orchard_fill_the_orders_before_sundown_and(),
  ],
  categories: ['MIND', 'OT', 'Executive Function', 'Turn-Taking'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 420,
  featured: true,
  color: '#5a2030',
  light_cover: true,
  goals: [
    m.patient_orchard_delay_gratification_and_use_a_waiting(),
    m.patient_orchard_weigh_risk_and_reward_and_plan(),
    m.patient_orchard_stay_calm_after_an_unlucky_outcome(),
  ],
  media: mediaOf(5, { covers: 'svg', wide: false }),
}
