import { m } from '#messages'
import picture from '../../../assets/empty/goals.svg'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { TextPage, type Part } from '../texts/text-page.tsx'
import { KeyTables } from './key-tables.tsx'
import { ShowFirstSteps } from './show-first-steps.tsx'

const parts: Part[] = [
  {
    id: 'before',
    title: m.site_before_the_session(),
    body: (
      <ol className="help-steps">
        <li>
          <ParaglideMessage
            message={m.site_open_the_session_check_on_the}
            markup={{ link: ({ children }) => <Link to="/sessioncheck">{children}</Link> }}
          />
        </li>
        <li>{m.site_turn_a_tablet_sideways_every_game()}</li>
        <ShowFirstSteps />
      </ol>
    ),
  },
  {
    id: 'cards',
    title: m.site_choose_what_to_practice(),
    body: (
      <>
        <ol className="help-steps">
          <li>
            <ParaglideMessage
              message={m.site_open_therapy_cards_choose_articulation_language}
              markup={{ link: ({ children }) => <Link to="/therapycard">{children}</Link> }}
            />
          </li>
          <li>{m.site_articulation_tap_a_sound_choose_positions()}</li>
          <li>{m.site_language_tap_a_goal_check_its()}</li>
          <li>{m.site_tap_play_cards_save_set_stores()}</li>
        </ol>
        <p>{m.site_search_for_a_word_such_as()}</p>
      </>
    ),
  },
  {
    id: 'score',
    title: m.site_show_the_cards_and_score(),
    body: (
      <>
        <p>{m.site_tap_the_edges_of_the_screen()}</p>
        <p>{m.site_the_controls_fade_when_no_one()}</p>
      </>
    ),
  },
  {
    id: 'game',
    title: m.site_put_the_cards_into_a_game(),
    body: (
      <ol className="help-steps">
        <li>
          <ParaglideMessage
            message={m.site_open_a_game_from_all_games}
            markup={{
              link: ({ children }) => <Link to="/exploregames">{children}</Link>,
              link2: ({ children }) => <Link to="/gameworkspace">{children}</Link>,
            }}
          />
        </li>
        <li>{m.site_tap_cards_the_game_pauses_choose()}</li>
        <li>{m.site_in_games_with_turns_choose_how()}</li>
        <li>{m.site_back_to_game_picks_up_where()}</li>
      </ol>
    ),
  },
  {
    id: 'group',
    title: m.ui_a_group_with_different_goals(),
    body: <p>{m.site_tap_players_next_to_the_cards()}</p>,
  },
  {
    id: 'after',
    title: m.site_after_the_session(),
    body: (
      <ol className="help-steps">
        <li>{m.site_the_summary_has_trials_accuracy_and()}</li>
        <li>
          <ParaglideMessage
            message={m.site_print_what_was_practiced_home_practice}
            markup={{ link: ({ children }) => <Link to="/therapycard/print?cards=used">{children}</Link> }}
          />
        </li>
        <li>{m.site_tallies_and_names_stay_on_the()}</li>
      </ol>
    ),
  },
  {
    id: 'remote',
    title: m.site_over_a_video_call(),
    body: <p>{m.site_share_the_tab_with_its_sound()}</p>,
  },
  {
    id: 'access',
    title: m.site_without_touch_keyboard_and_switches(),
    body: (
      <>
        <p>
          <ParaglideMessage
            message={m.site_cards_and_games_work_with_a}
            markup={{ kbd: ({ children }) => <kbd>{children}</kbd> }}
          />
        </p>
        <KeyTables />
      </>
    ),
  },
  {
    id: 'stuck',
    title: m.site_when_something_doesnt_work(),
    body: (
      <>
        <p>
          <ParaglideMessage
            message={m.site_in_a_game_use_the_flag}
            markup={{ link: ({ children }) => <Link to="/myaccount#report">{children}</Link> }}
          />
        </p>
        <div className="help-more flex flex-wrap gap-3 mt-5 print:hidden">
          <LinkButton to="/faq" look="quiet">
            {m.site_faq()}
          </LinkButton>
          <LinkButton to="/contactus" look="quiet">
            {m.ui_contact_us()}
          </LinkButton>
        </div>
      </>
    ),
  },
]

/** Step-by-step guide to the first session. */
export function FirstSession() {
  return (
    <TextPage
      picture={picture}
      title={m.site_your_first_session()}
      lead={m.site_from_choosing_cards_to_the_note()}
      parts={parts}
    />
  )
}
