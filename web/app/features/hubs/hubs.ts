import { m } from '#messages'

/** Text of a category landing page's hero. */
interface Landing {
  title: string
  lead: string
}

interface Way {
  icon: 'cards' | 'print' | 'group' | 'check'
  title: string
  says: string
  /** Label of its link. */
  go: string
  to: string
}

/** A discipline's hub: its content and its games. */
export interface Hub {
  key: HubKey
  path: string
  /** Name of the discipline's pages. */
  name: string
  /** Word for use inside a sentence: 'your {short} hub'. */
  short: string
  /** Category of its games. */
  category: string
  /** The discipline whose colors are used; slate for null. */
  code: 'SLP' | 'OT' | 'MIND' | null
  title: string
  lead: string
  gamesTitle: string
  gamesLead: string
  ways: Way[]
  landing: Landing
}

export type HubKey = 'speech' | 'occupational' | 'behavioral' | 'school'

const cards: Way = {
  icon: 'cards',
  title: m.hubs_cards_for_a_sound_a_goal(),
  says: m.hubs_choose_positions_question_types_or_sentence(),
  go: m.ui_choose_cards(),
  to: '/therapycard',
}
const check: Way = {
  icon: 'check',
  title: m.hubs_check_before_the_session(),
  says: m.hubs_test_sound_display_and_screen_sharing(),
  go: m.hubs_check_this_device(),
  to: '/sessioncheck',
}

const hubs: Record<HubKey, Hub> = {
  speech: {
    key: 'speech',
    path: '/speechtherapyhub',
    name: m.hubs_speech_therapy(),
    short: 'speech therapy',
    category: 'SLP',
    code: 'SLP',
    title: m.hubs_speech_therapy_hub(),
    lead: m.hubs_sounds_language_and_fluency_a_card(),
    gamesTitle: m.hubs_games_for_speech_and_language(),
    gamesLead: m.hubs_each_of_them_can_hold_any(),
    ways: [
      cards,
      {
        icon: 'print',
        title: m.hubs_home_practice_on_paper(),
        says: m.hubs_ten_cards_and_a_week_to(),
        go: m.hubs_print_sheets(),
        to: '/therapycard/print',
      },
      check,
    ],
    landing: {
      title: m.hubs_speech_therapy(),
      lead: m.hubs_games_for_sounds_language_fluency_and(),
    },
  },
  occupational: {
    key: 'occupational',
    path: '/occupationaltherapy',
    name: m.hubs_occupational_therapy(),
    short: 'occupational therapy',
    category: 'OT',
    code: 'OT',
    title: m.hubs_occupational_therapy_hub(),
    lead: m.hubs_hands_eyes_and_planning_games_by(),
    gamesTitle: m.hubs_games_for_hands_eyes_and_planning(),
    gamesLead: m.hubs_speed_targets_and_movement_can_be(),
    ways: [
      {
        icon: 'print',
        title: m.ui_hands_at_home(),
        says: m.hubs_roads_to_trace_in_three_widths(),
        go: m.hubs_print_hands_at_home(),
        to: '/therapycard/print?sheet=hands',
      },
      {
        icon: 'print',
        title: m.ui_visual_aids(),
        says: m.hubs_first_and_then_wait_and_calm(),
        go: m.hubs_print_visual_aids(),
        to: '/therapycard/print?sheet=aids',
      },
      check,
    ],
    landing: {
      title: m.hubs_occupational_therapy(),
      lead: m.hubs_games_for_fine_movement_seeing_planning(),
    },
  },
  behavioral: {
    key: 'behavioral',
    path: '/behavioraltherapy',
    name: m.hubs_psychologists_or_behavioral_therapists(),
    short: 'behavioral therapy',
    category: 'MIND',
    code: 'MIND',
    title: m.hubs_behavioral_therapy_hub(),
    lead: m.hubs_for_psychologists_behavioral_therapists_and_social(),
    gamesTitle: m.hubs_games_for_feelings_focus_and_friends(),
    gamesLead: m.hubs_no_one_is_knocked_out_and(),
    ways: [
      {
        icon: 'print',
        title: m.ui_feelings_at_home(),
        says: m.hubs_a_calm_card_a_toolbox_and(),
        go: m.hubs_print_feelings_at_home(),
        to: '/therapycard/print?sheet=feelings',
      },
      {
        icon: 'cards',
        title: m.hubs_something_to_talk_about(),
        says: m.hubs_questions_stories_and_conversation_starters_among(),
        go: m.hubs_choose_language_cards(),
        to: '/therapycard?step=language',
      },
      {
        icon: 'print',
        title: m.ui_visual_aids(),
        says: m.hubs_first_and_then_wait_feelings_and(),
        go: m.hubs_print_visual_aids(),
        to: '/therapycard/print?sheet=aids',
      },
    ],
    landing: {
      title: m.hubs_psychologists_or_behavioral_therapists(),
      lead: m.hubs_games_for_calm_patience_feelings_and(),
    },
  },
  school: {
    key: 'school',
    path: '/schoolandorganisation',
    name: m.hubs_school_or_organization(),
    short: 'school',
    category: m.hubs_turn_taking(),
    code: null,
    title: m.hubs_school_and_organization_hub(),
    lead: m.hubs_several_children_at_one_board_turn(),
    gamesTitle: m.hubs_turn_based_games_for_groups(),
    gamesLead: m.hubs_each_player_has_their_own_color(),
    ways: [
      {
        icon: 'group',
        title: m.ui_a_group_with_different_goals(),
        says: m.hubs_open_a_game_tap_cards_and(),
        go: m.hubs_group_games_on_the_board(),
        to: '/gameworkspace',
      },
      {
        icon: 'print',
        title: m.hubs_sheets_for_the_whole_group(),
        says: m.hubs_each_players_own_cards_in_one(),
        go: m.hubs_print_sheets(),
        to: '/therapycard/print',
      },
      {
        icon: 'check',
        title: m.hubs_an_account_for_each_person(),
        says: m.hubs_one_account_is_for_one_person(),
        go: m.ui_contact_us(),
        to: '/contactus',
      },
    ],
    landing: {
      title: m.hubs_school_or_organization(),
      lead: m.hubs_all_games_for_several_children_at(),
    },
  },
}

/** The four hubs in link order. */
export const allHubs: readonly Hub[] = [hubs.speech, hubs.occupational, hubs.behavioral, hubs.school]

/** Returns a hub by its key. */
export function getHub(key: HubKey): Hub {
  return hubs[key]
}

const byOccupation: Record<string, HubKey> = {
  '1': 'speech',
  '2': 'behavioral',
  '3': 'occupational',
  '4': 'behavioral',
}

/** Returns the hub of an occupation: behavioral for social workers, and the school hub for all others. */
export function hubForOccupation(occupation: string | null | undefined): Hub {
  return hubs[byOccupation[occupation ?? ''] ?? 'school']
}

const landings: Record<string, HubKey> = { '1': 'speech', '2': 'behavioral', '3': 'occupational', school: 'school' }

/** Returns the hub for a parameter of the category pages; null for all games. */
export function landingHub(parameter: string | undefined): Hub | null {
  const key = landings[parameter ?? '']
  return key ? hubs[key] : null
}

/** Returns the path of a discipline's category page. */
export function landingPath(hub: Hub): string {
  const found = Object.entries(landings).find(([, key]) => key === hub.key)
  return `/Filteredoage/${found?.[0] ?? 'all'}`
}
