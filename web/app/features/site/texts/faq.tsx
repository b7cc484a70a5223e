import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import picture from '../../../assets/empty/reviews.svg'
import { LinkButton } from '../../../ui/button.tsx'
import { PageTop } from '../page-top.tsx'
import { Icon } from '../../../ui/icon.tsx'

type Message = Parameters<typeof ParaglideMessage>[0]['message'] & (() => string)

interface Item {
  asks: string
  /** May contain a link. */
  answer: Message
  /** The link's target. */
  to?: string
}

/** All questions with their answers. */
export const faqGroups: { title: string; items: Item[] }[] = [
  {
    title: m.site_plans_and_the_free_trial(),
    items: [
      {
        asks: m.site_is_marigold_free(),
        answer: m.site_there_are_free_and_premium_plans,
        to: '/pricing',
      },
      {
        asks: m.site_how_does_the_free_trial_work(),
        answer: m.site_a_free_trial_of_7_days,
      },
      {
        asks: m.site_can_i_cancel(),
        answer: m.site_yes_at_any_time_in_your,
        to: '/myprofile',
      },
      {
        asks: m.site_can_i_change_to_another_plan(),
        answer: m.site_yes_with_upgrade_plan_in_your,
      },
      {
        asks: m.site_how_do_i_pay(),
        answer: m.site_by_card_on_our_payment_providers,
      },
      {
        asks: m.site_we_are_a_school_or_a(),
        answer: m.site_an_account_is_for_one_person,
        to: '/contactus',
      },
    ],
  },
  {
    title: m.site_using_marigold(),
    items: [
      {
        asks: m.site_what_do_i_need(),
        answer: m.site_a_browser_and_a_connection_marigold,
      },
      {
        asks: m.site_how_do_cards_and_games_go(),
        answer: m.site_choose_what_to_practice_as_cards,
        to: '/help',
      },
      {
        asks: m.site_who_is_it_for(),
        answer: m.site_speech_language_pathologists_occupational_therapists_psychologists,
      },
      {
        asks: m.site_can_i_use_it_over_a(),
        answer: m.site_yes_share_the_tab_in_your,
        to: '/sessioncheck',
      },
      {
        asks: m.site_is_there_an_app(),
        answer: m.site_you_dont_need_one_marigold_runs,
      },
    ],
  },
  {
    title: m.site_privacy(),
    items: [
      {
        asks: m.site_is_marigold_hipaa_compliant(),
        answer: m.site_marigold_is_built_so_that_you,
        to: '/privacy',
      },
      {
        asks: m.site_can_i_take_my_data_with(),
        answer: m.site_yes_both_in_your_account_download,
        to: '/myprofile',
      },
      {
        asks: m.site_can_children_use_it(),
        answer: m.site_with_an_adult_account_holders_are,
      },
    ],
  },
]

/** FAQ page; each question is a native `details`. */
export function Faq() {
  return (
    <div className="faq">
      <PageTop
        title={m.site_questions_and_answers()}
        lead={m.site_how_plans_the_trial_and_sessions()}
        picture={picture}
        narrow
      />
      <div className="wrap page-narrow pt-2 pb-16">
        {faqGroups.map((group) => (
          <div key={group.title} className="mt-10 [&_h2]:text-title print:[&_h2]:text-[15pt] [&_h2]:mb-3">
            <h2>{group.title}</h2>
            {group.items.map(({ asks, answer, to = '/' }) => (
              <details key={asks}>
                <summary>
                  {asks}
                  <Icon of={ChevronDown} />
                </summary>
                <p>
                  <ParaglideMessage
                    message={answer}
                    inputs={{}}
                    markup={{ link: ({ children }: { children?: ReactNode }) => <Link to={to}>{children}</Link> }}
                  />
                </p>
              </details>
            ))}
          </div>
        ))}
        <div className="faq-more box">
          <p>{m.site_still_have_a_question()}</p>
          <LinkButton to="/contactus" look="quiet">
            {m.ui_contact_us()}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
