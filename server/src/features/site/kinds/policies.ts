import { m } from '#messages'
import type { SiteContent } from './site-kind.ts'

const section = (title: string, ...paragraphs: string[]) => [`## ${title}`, ...paragraphs].join('\n\n')
const list = (...items: string[]) => items.map((item) => `- ${item}`).join('\n')

const privacy = () =>
  [
    section(m.site_in_short(), m.site_we_ask_for_what_an_account()),
    section(
      m.site_what_we_collect(),
      m.site_this_policy_covers_the_following_kinds(),
      list(
        m.site_first_and_last_name_asked_for(),
        m.site_email_address_password_and_occupation_asked(),
        m.site_mailing_address_and_phone_number_only(),
        m.site_employer_only_the_name_of_a(),
        m.site_a_photo_of_you_if_you(),
        m.site_job_title_only_as_the_occupation(),
        m.site_date_of_birth_covered_by_this(),
        m.site_anonymous_age_and_gender_covered_by(),
        m.site_what_you_do_on_the_site(),
        m.site_if_you_turn_two_step_login(),
        m.site_technical_records_the_kind_of_browser(),
      ),
    ),
    section(
      m.site_information_about_clients(),
      m.site_marigold_does_not_ask_for_the(),
      m.site_pictures_and_recordings_that_you_add(),
      m.site_please_do_not_put_information_that(),
    ),
    section(m.site_payments(), m.site_payments_are_made_on_the_pages()),
    section(
      m.site_how_we_use_it(),
      list(
        m.site_to_run_your_account_sign_you(),
        m.site_to_take_payments_and_to_tell(),
        m.site_to_remind_you_once_by_email(),
        m.site_to_answer_your_messages_and_mend(),
        m.site_to_write_to_you_about_new(),
        m.site_to_keep_the_service_safe_from(),
      ),
    ),
    section(m.site_cookies_and_storage_in_your_browser(), m.site_marigold_stores_your_login_the_plan()),
    section(m.site_who_else_sees_it(), m.site_our_payment_provider_the_service_that()),
    section(m.site_children(), m.site_account_holders_are_18_or_older()),
    section(m.site_how_long_we_keep_it_and(), m.site_we_keep_account_information_while_you()),
    section(m.site_changes_to_this_policy(), m.site_the_first_version_of_this_policy()),
  ].join('\n\n')

const terms = () =>
  [
    section(m.site_this_agreement(), m.site_these_terms_apply_between_you_and()),
    section(
      m.site_who_may_use_marigold(),
      m.site_account_holders_are_18_or_older_anyone(),
      m.site_we_do_not_knowingly_collect_data(),
      m.site_one_account_is_for_one_person(),
    ),
    section(m.site_your_account(), m.site_give_true_details_keep_your_password()),
    section(
      m.site_plans_trial_and_payment(),
      m.site_some_games_are_free_for_everyone(),
      m.site_a_first_subscription_starts_with_a(),
    ),
    section(
      m.site_canceling_and_refunds(),
      m.site_monthly_subscriptions_can_be_canceled_at(),
      m.site_quarterly_and_yearly_plans_carry_a(),
      m.site_if_you_cancel_during_the_trial(),
    ),
    section(
      m.site_fair_use(),
      list(
        m.site_use_games_and_cards_with_your(),
        m.site_do_not_sell_publish_or_copy(),
        m.site_do_not_disturb_the_service_try(),
        m.site_keep_what_you_write_to_us(),
      ),
    ),
    section(m.site_not_medical_advice(), m.site_marigold_is_material_for_practice_it()),
    section(m.site_content_and_rights(), m.site_the_games_cards_drawings_and_texts()),
    section(m.site_availability_and_liability(), m.site_we_work_to_keep_marigold_running()),
    section(m.site_ending_and_changes(), m.site_you_can_stop_using_marigold_at()),
  ].join('\n\n')

/** The privacy policy, and the terms and conditions. */
export const policies: SiteContent = {
  origin: () => [
    { id: 'privacy', fields: { effective: m.site_effective_august_22_2022(), text: privacy() } },
    { id: 'terms', fields: { effective: m.site_effective_august_22_2022(), text: terms() } },
  ],
  titleOf: ({ id }) => (id === 'privacy' ? m.site_privacy_policy() : m.site_terms_and_conditions()),
}
