import { m } from '#messages'
import picture from '../../../assets/empty/terms.svg'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link } from 'react-router'
import { TextPage, type Part } from './text-page.tsx'

const parts: Part[] = [
  {
    id: 'agreement',
    title: m.site_this_agreement(),
    body: (
      <p>
        <ParaglideMessage
          message={m.site_these_terms_apply_between_you_and}
          markup={{ link: ({ children }) => <Link to="/privacy">{children}</Link> }}
        />
      </p>
    ),
  },
  {
    id: 'who',
    title: m.site_who_may_use_marigold(),
    body: (
      <>
        <p>{m.site_account_holders_are_18_or_older_anyone()}</p>
        <p>{m.site_we_do_not_knowingly_collect_data()}</p>
        <p>{m.site_one_account_is_for_one_person()}</p>
      </>
    ),
  },
  {
    id: 'account',
    title: m.ui_your_account(),
    body: <p>{m.site_give_true_details_keep_your_password()}</p>,
  },
  {
    id: 'plans',
    title: m.site_plans_trial_and_payment(),
    body: (
      <>
        <p>{m.site_some_games_are_free_for_everyone()}</p>
        <p>{m.site_a_first_subscription_starts_with_a()}</p>
      </>
    ),
  },
  {
    id: 'cancel',
    title: m.site_canceling_and_refunds(),
    body: (
      <>
        <p>
          <ParaglideMessage
            message={m.site_monthly_subscriptions_can_be_canceled_at}
            markup={{ link: ({ children }) => <Link to="/myprofile">{children}</Link> }}
          />
        </p>
        <p>{m.site_quarterly_and_yearly_plans_carry_a()}</p>
        <p>{m.site_if_you_cancel_during_the_trial()}</p>
      </>
    ),
  },
  {
    id: 'use',
    title: m.site_fair_use(),
    body: (
      <ul>
        <li>{m.site_use_games_and_cards_with_your()}</li>
        <li>{m.site_do_not_sell_publish_or_copy()}</li>
        <li>{m.site_do_not_disturb_the_service_try()}</li>
        <li>{m.site_keep_what_you_write_to_us()}</li>
      </ul>
    ),
  },
  {
    id: 'advice',
    title: m.site_not_medical_advice(),
    body: <p>{m.site_marigold_is_material_for_practice_it()}</p>,
  },
  {
    id: 'content',
    title: m.site_content_and_rights(),
    body: <p>{m.site_the_games_cards_drawings_and_texts()}</p>,
  },
  {
    id: 'liability',
    title: m.site_availability_and_liability(),
    body: <p>{m.site_we_work_to_keep_marigold_running()}</p>,
  },
  {
    id: 'end',
    title: m.site_ending_and_changes(),
    body: (
      <p>
        <ParaglideMessage
          message={m.site_you_can_stop_using_marigold_at}
          markup={{ link: ({ children }) => <Link to="/contactus">{children}</Link> }}
        />
      </p>
    ),
  },
]

/** The terms and conditions. */
export function Terms() {
  return (
    <TextPage
      picture={picture}
      title={m.site_terms_and_conditions_2()}
      lead={m.site_effective_august_22_2022()}
      parts={parts}
    />
  )
}
