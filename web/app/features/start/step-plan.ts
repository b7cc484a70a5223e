import { m } from '#messages'

/** The user's field of work, which decides what the first steps are about. */
export type Field = 'speech' | 'occupational' | 'behavioral' | 'school'

const stepNames = ['choose', 'game', 'play'] as const
type StepName = (typeof stepNames)[number]

/** Which steps are done. */
export type StepsDone = Readonly<Record<StepName, boolean>>

/** Title, sentence, and link of one step. */
interface StepTexts {
  title: string
  line: string
  go: string
  to: string
}

/** A field's first steps, in words. */
interface FieldSteps {
  choose: StepTexts
  game: Omit<StepTexts, 'to'>
  /** The sentence of the last step, whose link opens the field's first game. */
  play: string
  /** The sample that needs no choice: cards, or the field's first game. */
  sample: 'cards' | 'game'
  printable: { go: string; to: string }
}

const goal = { title: m.print_choose_a_goal(), go: m.start_open_the_goals(), to: '/caseload' }

const fields: Record<Field, FieldSteps> = {
  speech: {
    choose: {
      title: m.start_choose_sounds_or_a_goal(),
      line: m.start_tap_a_sound_then_choose_words(),
      go: m.start_choose_sounds(),
      to: '/therapycard?step=articulation',
    },
    game: {
      title: m.play_choose_a_game(),
      line: m.start_any_game_can_hold_your_cards(),
      go: m.start_speech_games(),
    },
    play: m.start_the_child_plays_you_score_each(),
    sample: 'cards',
    printable: { go: m.start_print_home_practice(), to: '/therapycard/print?sheet=homework&cards=sample' },
  },
  occupational: {
    choose: { ...goal, line: m.start_add_a_client_by_code_hands() },
    game: {
      title: m.play_choose_a_game(),
      line: m.start_games_for_fine_movement_seeing_and(),
      go: m.start_ot_games(),
    },
    play: m.start_set_speed_and_target_size_to(),
    sample: 'game',
    printable: { go: m.hubs_print_hands_at_home(), to: '/therapycard/print?sheet=hands' },
  },
  behavioral: {
    choose: { ...goal, line: m.start_add_a_client_by_code_feelings() },
    game: {
      title: m.play_choose_a_game(),
      line: m.start_games_for_calm_patience_and_friendship(),
      go: m.start_behavioral_therapy_games(),
    },
    play: m.start_play_together_and_talk_about_what(),
    sample: 'game',
    printable: { go: m.hubs_print_feelings_at_home(), to: '/therapycard/print?sheet=feelings' },
  },
  school: {
    choose: {
      title: m.start_choose_cards(),
      line: m.start_a_sound_or_a_language_goal(),
      go: m.ui_choose_cards(),
      to: '/therapycard',
    },
    game: {
      title: m.play_choose_a_game(),
      line: m.start_in_turn_based_games_each_player(),
      go: m.start_group_games(),
    },
    play: m.start_the_child_plays_you_score_each(),
    sample: 'cards',
    printable: { go: m.hubs_print_visual_aids(), to: '/therapycard/print?sheet=aids' },
  },
}

/** A game that the steps can open. */
export interface StepGame {
  name: string
  /** Path of its player. */
  to: string
  /** Its wide picture. */
  picture: string
}

/** One step as it is shown. */
export interface Step extends StepTexts {
  name: StepName
}

export interface StepPlan {
  steps: readonly Step[]
  sample: { line: string; go: string; to: string; game: StepGame | null }
  printable: { go: string; to: string }
}

/**
 * Plans a field's three steps to the first session. `games` are the field's games that the user may play, the first
 * one first; without any, the sample is cards and the last step opens the catalog page at `gamesPath`.
 */
export function planSteps(field: Field, games: readonly StepGame[], gamesPath: string): StepPlan {
  const { choose, game, play, sample, printable } = fields[field]
  const first = games[0] ?? null
  const open = first
    ? { go: m.start_play_the_game({ name: first.name }), to: first.to }
    : { go: game.go, to: gamesPath }
  const sampleGame = sample === 'game' ? first : null
  return {
    steps: [
      { name: 'choose', ...choose },
      { name: 'game', ...game, to: gamesPath },
      { name: 'play', title: m.ui_play(), line: play, ...open },
    ],
    sample: sampleGame
      ? { line: m.start_try_one_now_nothing_to_set(), go: open.go, to: sampleGame.to, game: sampleGame }
      : {
          line: m.start_try_some_cards_now_nothing_to(),
          go: m.start_show_sample_cards(),
          to: '/therapycard?step=sample',
          game: null,
        },
    printable,
  }
}

/** Returns true once no step is left. */
export const areAllDone = (done: StepsDone): boolean => stepNames.every((name) => done[name])
