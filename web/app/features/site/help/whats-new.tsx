import { m } from '#messages'
import picture from '../../../assets/empty/announce.svg'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link } from 'react-router'
import { TextPage, type Part } from '../texts/text-page.tsx'

interface Release {
  id: string
  title: string
  /** Month of the release. */
  on: string
  lines: Part['body'][]
}

const releases: [Release, ...Release[]] = [
  {
    id: 'fifteen-games',
    title: m.site_fifteen_new_games(),
    on: m.site_november_2026(),
    lines: [
      <>
        <ParaglideMessage
          message={m.site_eight_new_games_for_occupational}
          markup={{ link: ({ children }) => <Link to="/occupationaltherapy">{children}</Link> }}
        />
      </>,
      <>
        <ParaglideMessage
          message={m.site_seven_new_games_for_behavioral}
          markup={{ link: ({ children }) => <Link to="/behavioraltherapy">{children}</Link> }}
        />
      </>,
      <>{m.site_each_new_game_leaves_something_to_print()}</>,
    ],
  },
  {
    id: 'caseload',
    title: m.site_your_caseload_and_games(),
    on: m.site_november_2026(),
    lines: [
      <>
        <ParaglideMessage
          message={m.site_your_caseload_holds_clients_by_code}
          markup={{ link: ({ children }) => <Link to="/caseload">{children}</Link> }}
        />
      </>,
      <>{m.site_home_opens_with_todays_groups()}</>,
      <>{m.site_in_games_cards_open_before_a()}</>,
    ],
  },
  {
    id: 'workspace',
    title: m.site_a_work_space_and_a_hub(),
    on: m.site_november_2026(),
    lines: [
      <>
        <ParaglideMessage
          message={m.site_your_work_space_opens_your_last}
          markup={{ link: ({ children }) => <Link to="/speechtherapyhub_new">{children}</Link> }}
        />
      </>,
      <>
        <ParaglideMessage
          message={m.site_hubs_for_speech_occupational_and_behavioral}
          markup={{
            link: ({ children }) => <Link to="/speechtherapyhub">{children}</Link>,
            link2: ({ children }) => <Link to="/occupationaltherapy">{children}</Link>,
            link3: ({ children }) => <Link to="/behavioraltherapy">{children}</Link>,
            link4: ({ children }) => <Link to="/schoolandorganisation">{children}</Link>,
          }}
        />
      </>,
      <>
        <ParaglideMessage
          message={m.site_a_launcher_for_use_in_front}
          markup={{ link: ({ children }) => <Link to="/gameworkspace">{children}</Link> }}
        />
      </>,
      <>
        <ParaglideMessage
          message={m.site_help_for_the_first_session_and}
          markup={{
            link: ({ children }) => <Link to="/help">{children}</Link>,
            kbd: ({ children }) => <kbd>{children}</kbd>,
          }}
        />
      </>,
    ],
  },
  {
    id: 'print',
    title: m.site_sheets_for_home(),
    on: m.site_november_2026(),
    lines: [<>{m.site_flash_cards_memory_bingo_home_practice()}</>, <>{m.site_feelings_at_home_and_hands_at()}</>],
  },
  {
    id: 'cards',
    title: m.site_sets_own_cards_and_scoring(),
    on: m.site_november_2026(),
    lines: [
      <>{m.site_saved_sets_are_stored_in_your()}</>,
      <>{m.site_my_cards_your_own_words_with()}</>,
      <>{m.site_scoring_in_a_separate_window_or()}</>,
      <>{m.site_guest_links_open_one_game_or()}</>,
    ],
  },
]

/** What the newest release is about. */
export const newestRelease: Pick<Release, 'id' | 'title' | 'on'> = releases[0]

const parts: Part[] = releases.map(({ id, title, on, lines }) => ({
  id,
  title,
  body: (
    <>
      <p className="-mt-1.5 mx-0 mb-3 text-ink-2">{on}</p>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </>
  ),
}))

/** Release notes for users, newest first. */
export function WhatsNew() {
  return (
    <TextPage picture={picture} title={m.site_whats_new()} lead={m.site_whats_changed_newest_first()} parts={parts} />
  )
}
