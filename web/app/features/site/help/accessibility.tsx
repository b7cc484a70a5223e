import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link } from 'react-router'
import { TextPage, type Part } from '../texts/text-page.tsx'

const parts: Part[] = [
  {
    id: 'aim',
    title: m.site_what_we_aim_for(),
    body: <p>{m.site_marigold_is_made_for_people_with()}</p>,
  },
  {
    id: 'does',
    title: m.site_what_works(),
    body: (
      <ul>
        <li>{m.site_pages_cards_and_our_own_games()}</li>
        <li>{m.site_when_another_page_opens_its_title()}</li>
        <li>{m.site_cards_and_our_games_work_with()}</li>
        <li>{m.site_every_button_and_link_on_its()}</li>
        <li>{m.site_text_can_be_enlarged_to_200()}</li>
        <li>{m.site_if_your_device_asks_for_less()}</li>
        <li>{m.site_what_a_color_says_is_also()}</li>
        <li>{m.site_in_the_high_contrast_colors_of()}</li>
        <li>{m.site_cards_have_no_time_limit_unless()}</li>
        <li>{m.site_pages_have_headings_landmarks_and_names()}</li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: m.site_what_does_not_or_not_yet(),
    body: (
      <ul>
        <li>{m.site_the_point_of_many_cards_is()}</li>
        <li>{m.site_game_videos_are_silent_and_have()}</li>
        <li>{m.site_voices_for_reading_aloud_are_those()}</li>
        <li>{m.site_games_by_other_makers_can_be()}</li>
        <li>{m.site_we_have_not_tested_with_each()}</li>
      </ul>
    ),
  },
  {
    id: 'checked',
    title: m.site_how_it_is_checked(),
    body: <p>{m.site_automatic_checks_run_on_our_pages()}</p>,
  },
  {
    id: 'tell',
    title: m.site_tell_us(),
    body: (
      <p>
        <ParaglideMessage
          message={m.site_if_something_keeps_you_or_a}
          markup={{ link: ({ children }) => <Link to="/contactus">{children}</Link> }}
        />
      </p>
    ),
  },
]

/** What is accessible, what is not, and whom to tell. */
export function Accessibility() {
  return <TextPage title={m.site_accessibility()} lead={m.site_what_works_what_does_not_and()} parts={parts} />
}
