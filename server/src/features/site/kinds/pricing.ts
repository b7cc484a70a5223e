import { m } from '#messages'
import { featureIcons, plans as allPlans, type PlanWord } from '@marigold/contract'
import type { SiteContent } from './site-kind.ts'

const feature = (id: string, icon: (typeof featureIcons)[number], title: string, text: string) => ({
  id,
  fields: { icon, title, text },
})

/** What is in every plan. */
export const features: SiteContent = {
  origin: () => [
    feature('games', 'games', m.site_all_the_games(), m.site_for_speech_occupational_and_behavioral_therapy()),
    feature('cards', 'cards', m.site_therapy_cards(), m.site_articulation_language_and_fluency_plus_your()),
    feature('in-games', 'layers', m.site_cards_inside_games(), m.site_open_them_between_turns_or_pause()),
    feature('groups', 'group', m.site_a_group_with_different_goals(), m.site_players_share_a_game_and_each()),
    feature('screens', 'screen', m.site_any_screen(), m.site_smart_board_tablet_or_laptop_in()),
    feature('access', 'access', m.site_works_with_touch_keyboard_or_switch(), m.site_use_a_finger_a_mouse_keys()),
  ],
  titleOf: ({ fields }) => fields.title ?? '',
  choicesOf: () => ({ icon: featureIcons.map((icon) => ({ value: icon, label: icon })) }),
}

const texts: Record<PlanWord, () => string> = {
  monthly: m.site_cancel_any_time_you_keep_access,
  quarterly: m.site_good_for_a_semester_canceling_stops,
  yearly: m.site_canceling_stops_the_next_payment_part,
}

/** The sentence on each plan's card. Prices and limits belong to the app. */
export const plans: SiteContent = {
  origin: () => allPlans.map(({ word }) => ({ id: word, fields: { text: texts[word]() } })),
  titleOf: ({ fields }) => fields.text ?? '',
}
