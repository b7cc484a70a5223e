import { m } from '#messages'
import picture from '../../../assets/empty/privacy.svg'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link } from 'react-router'
import { TextPage, type Part } from './text-page.tsx'

const parts: Part[] = [
  {
    id: 'short',
    title: m.site_in_short(),
    body: (
      <>
        <p>{m.site_we_ask_for_what_an_account()}</p>
      </>
    ),
  },
  {
    id: 'collect',
    title: m.site_what_we_collect(),
    body: (
      <>
        <p>{m.site_this_policy_covers_the_following_kinds()}</p>
        <ul>
          <li>{m.site_first_and_last_name_asked_for()}</li>
          <li>{m.site_email_address_password_and_occupation_asked()}</li>
          <li>{m.site_mailing_address_and_phone_number_only()}</li>
          <li>{m.site_employer_only_the_name_of_a()}</li>
          <li>{m.site_a_photo_of_you_if_you()}</li>
          <li>{m.site_job_title_only_as_the_occupation()}</li>
          <li>{m.site_date_of_birth_covered_by_this()}</li>
          <li>{m.site_anonymous_age_and_gender_covered_by()}</li>
          <li>{m.site_what_you_do_on_the_site()}</li>
          <li>{m.site_if_you_turn_two_step_login()}</li>
          <li>{m.site_technical_records_the_kind_of_browser()}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'clients',
    title: m.site_information_about_clients(),
    body: (
      <>
        <p>{m.site_marigold_does_not_ask_for_the()}</p>
        <p>{m.site_pictures_and_recordings_that_you_add()}</p>
        <p>{m.site_please_do_not_put_information_that()}</p>
      </>
    ),
  },
  {
    id: 'payments',
    title: m.site_payments(),
    body: <p>{m.site_payments_are_made_on_the_pages()}</p>,
  },
  {
    id: 'use',
    title: m.site_how_we_use_it(),
    body: (
      <ul>
        <li>{m.site_to_run_your_account_sign_you()}</li>
        <li>{m.site_to_take_payments_and_to_tell()}</li>
        <li>{m.site_to_remind_you_once_by_email()}</li>
        <li>{m.site_to_answer_your_messages_and_mend()}</li>
        <li>{m.site_to_write_to_you_about_new()}</li>
        <li>{m.site_to_keep_the_service_safe_from()}</li>
      </ul>
    ),
  },
  {
    id: 'storage',
    title: m.site_cookies_and_storage_in_your_browser(),
    body: <p>{m.site_marigold_stores_your_login_the_plan()}</p>,
  },
  {
    id: 'share',
    title: m.site_who_else_sees_it(),
    body: <p>{m.site_our_payment_provider_the_service_that()}</p>,
  },
  {
    id: 'children',
    title: m.site_children(),
    body: <p>{m.site_account_holders_are_18_or_older()}</p>,
  },
  {
    id: 'keep',
    title: m.site_how_long_we_keep_it_and(),
    body: (
      <p>
        <ParaglideMessage
          message={m.site_we_keep_account_information_while_you}
          markup={{
            link: ({ children }) => <Link to="/myprofile">{children}</Link>,
            link2: ({ children }) => <Link to="/contactus">{children}</Link>,
          }}
        />
      </p>
    ),
  },
  {
    id: 'changes',
    title: m.site_changes_to_this_policy(),
    body: <p>{m.site_the_first_version_of_this_policy()}</p>,
  },
]

/** The privacy policy. */
export function Privacy() {
  return (
    <TextPage
      picture={picture}
      title={m.site_privacy_policy()}
      lead={m.site_effective_august_22_2022()}
      parts={parts}
    />
  )
}
