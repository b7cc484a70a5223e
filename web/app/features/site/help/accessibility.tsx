import { m } from '#messages'
import picture from '../../../assets/empty/access.svg'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link } from 'react-router'
import { TextPage, type Part } from '../texts/text-page.tsx'

const parts: Part[] = [
  {
    id: 'aim',
    title: m.site_what_we_aim_for(),
    body: <p>{m.site_marigold_is_for_people_with_real()}</p>,
  },
  {
    id: 'does',
    title: m.site_what_works(),
    body: (
      <ul>
        <li>{m.site_you_can_use_pages_cards_and()}</li>
        <li>{m.site_when_a_new_page_opens_its()}</li>
        <li>{m.site_cards_and_our_games_work_with()}</li>
        <li>{m.site_every_standalone_button_and_link_is()}</li>
        <li>{m.site_you_can_enlarge_text_to_200()}</li>
        <li>{m.site_if_your_device_is_set_to()}</li>
        <li>{m.site_color_is_never_the_only_cue()}</li>
        <li>{m.site_in_your_systems_high_contrast_mode()}</li>
        <li>{m.site_cards_have_no_time_limit_unless()}</li>
        <li>{m.site_pages_have_headings_landmarks_and_names()}</li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: m.site_what_doesnt_work_yet(),
    body: (
      <ul>
        <li>{m.site_many_cards_depend_on_a_picture()}</li>
        <li>{m.site_game_videos_are_silent_and_have()}</li>
        <li>{m.site_reading_aloud_uses_your_devices_voices()}</li>
        <li>{m.site_you_can_open_pause_and_leave()}</li>
        <li>{m.site_we_havent_tested_every_screen_reader()}</li>
      </ul>
    ),
  },
  {
    id: 'checked',
    title: m.site_how_we_check(),
    body: <p>{m.site_automated_checks_run_on_our_pages()}</p>,
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

/** Accessibility statement: what is accessible, what isn't, and whom to contact. */
export function Accessibility() {
  return (
    <TextPage
      picture={picture}
      title={m.site_accessibility()}
      lead={m.site_what_works_what_doesnt_and_how()}
      parts={parts}
    />
  )
}
