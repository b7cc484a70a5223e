import { m } from '#messages'
import type { SiteContent } from './site-kind.ts'

const entry = (id: string, group: string, question: string, answer: string) => ({
  id,
  fields: { group, question, answer },
})

function entries() {
  const plans = m.site_plans_and_the_free_trial()
  const using = m.site_using_marigold()
  const privacy = m.site_privacy()
  return [
    entry('free', plans, m.site_is_marigold_free(), m.site_there_are_free_and_premium_plans()),
    entry('trial', plans, m.site_how_does_the_free_trial_work(), m.site_a_free_trial_of_7_days()),
    entry('cancel', plans, m.site_can_i_cancel(), m.site_yes_at_any_time_in_your()),
    entry('change-plan', plans, m.site_can_i_change_to_another_plan(), m.site_yes_with_upgrade_plan_in_your()),
    entry('pay', plans, m.site_how_do_i_pay(), m.site_by_card_on_our_payment_providers()),
    entry('groups', plans, m.site_we_are_a_school_or_a(), m.site_an_account_is_for_one_person()),
    entry('needs', using, m.site_what_do_i_need(), m.site_a_browser_and_a_connection_marigold()),
    entry('together', using, m.site_how_do_cards_and_games_go(), m.site_choose_what_to_practice_as_cards()),
    entry(
      'for-whom',
      using,
      m.site_who_is_it_for(),
      m.site_speech_language_pathologists_occupational_therapists_psychologists(),
    ),
    entry('video-call', using, m.site_can_i_use_it_over_a(), m.site_yes_share_the_tab_in_your()),
    entry('app', using, m.site_is_there_an_app(), m.site_you_dont_need_one_marigold_runs()),
    entry('hipaa', privacy, m.site_is_marigold_hipaa_compliant(), m.site_marigold_is_built_so_that_you()),
    entry('data', privacy, m.site_can_i_take_my_data_with(), m.site_yes_both_in_your_account_download()),
    entry('children', privacy, m.site_can_children_use_it(), m.site_with_an_adult_account_holders_are()),
  ]
}

/** The questions and answers of the FAQ page, in groups. */
export const faq: SiteContent = {
  origin: entries,
  titleOf: ({ fields }) => fields.question ?? '',
}
