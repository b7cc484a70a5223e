import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Every question with its answer. */
export const faqGroups: { title: string; items: { asks: string; answer: ReactNode }[] }[] = [
  {
    title: m.site_plans_and_the_free_trial(),
    items: [
      {
        asks: m.site_is_marigold_free(),
        answer: (
          <p>
            <ParaglideMessage
              message={m.site_there_are_free_and_premium_plans}
              markup={{ link: ({ children }) => <Link to="/pricing">{children}</Link> }}
            />
          </p>
        ),
      },
      {
        asks: m.site_how_does_the_free_trial_work(),
        answer: <p>{m.site_a_free_trial_of_7_days()}</p>,
      },
      {
        asks: m.site_can_i_cancel(),
        answer: (
          <p>
            <ParaglideMessage
              message={m.site_yes_at_any_time_in_your}
              markup={{ link: ({ children }) => <Link to="/myprofile">{children}</Link> }}
            />
          </p>
        ),
      },
      {
        asks: m.site_can_i_change_to_another_plan(),
        answer: <p>{m.site_yes_with_upgrade_plan_in_your()}</p>,
      },
      {
        asks: m.site_how_do_i_pay(),
        answer: <p>{m.site_by_card_on_the_secure_pages()}</p>,
      },
      {
        asks: m.site_we_are_a_school_or_a(),
        answer: (
          <p>
            <ParaglideMessage
              message={m.site_an_account_is_for_one_person}
              markup={{ link: ({ children }) => <Link to="/contactus">{children}</Link> }}
            />
          </p>
        ),
      },
    ],
  },
  {
    title: m.site_using_marigold(),
    items: [
      {
        asks: m.site_what_do_i_need(),
        answer: <p>{m.site_a_browser_and_a_connection_marigold()}</p>,
      },
      {
        asks: m.site_how_do_cards_and_games_go(),
        answer: (
          <p>
            <ParaglideMessage
              message={m.site_choose_what_to_practice_as_cards}
              markup={{ link: ({ children }) => <Link to="/help">{children}</Link> }}
            />
          </p>
        ),
      },
      {
        asks: m.site_who_is_it_for(),
        answer: <p>{m.site_speech_language_pathologists_occupational_therapists_psychologists()}</p>,
      },
      {
        asks: m.site_can_i_use_it_over_a(),
        answer: (
          <p>
            <ParaglideMessage
              message={m.site_yes_share_the_tab_in_your}
              markup={{ link: ({ children }) => <Link to="/sessioncheck">{children}</Link> }}
            />
          </p>
        ),
      },
      {
        asks: m.site_is_there_an_app(),
        answer: <p>{m.site_no_app_is_needed_marigold_runs()}</p>,
      },
    ],
  },
  {
    title: m.site_privacy(),
    items: [
      {
        asks: m.site_is_marigold_hipaa_compliant(),
        answer: (
          <p>
            <ParaglideMessage
              message={m.site_marigold_is_built_so_that_you}
              markup={{ link: ({ children }) => <Link to="/privacy">{children}</Link> }}
            />
          </p>
        ),
      },
      {
        asks: m.site_can_i_take_my_data_with(),
        answer: (
          <p>
            <ParaglideMessage
              message={m.site_yes_both_in_your_account_download}
              markup={{ link: ({ children }) => <Link to="/myprofile">{children}</Link> }}
            />
          </p>
        ),
      },
      {
        asks: m.site_may_children_use_it(),
        answer: <p>{m.site_with_an_adult_account_holders_are()}</p>,
      },
    ],
  },
]

/** Frequently asked questions, each a native disclosure. */
export function Faq() {
  return (
    <section className="faq sec">
      <div className="wrap page-narrow">
        <h1>{m.site_questions_and_answers()}</h1>
        <p className="lead">{m.site_how_plans_the_trial_and_sessions()}</p>
        {faqGroups.map((group) => (
          <div key={group.title} className="mt-10 [&_h2]:text-[26px] print:[&_h2]:text-[15pt] [&_h2]:mb-3">
            <h2>{group.title}</h2>
            {group.items.map(({ asks, answer }) => (
              <details key={asks}>
                <summary>
                  {asks}
                  <Icon of={ChevronDown} />
                </summary>
                {answer}
              </details>
            ))}
          </div>
        ))}
        <div className="faq-more box">
          <p>{m.site_your_question_is_not_here()}</p>
          <LinkButton to="/contactus" look="quiet">
            {m.site_contact_us()}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
