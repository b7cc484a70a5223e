import { m } from '#messages'
import { PhoneRow } from '../../phone/phone-row.tsx'
import { ExtrasSettings } from '../boards/extras-settings.tsx'
import { SessionSettings } from '../help/session-settings.tsx'
import { Choice, Toggle } from './setting-rows.tsx'
import { changeSettings, fadeChoices, repeatChoices, scanChoices, timerChoices, useViewerSettings } from './settings.ts'
import { ScoringWindowRow } from '../scoring-window/scoring-window-row.tsx'
import { goalChoices } from '../../../../caseload/session.ts'
import { changeSession, useTherapySession } from '../../../../caseload/session-store.ts'

function ScoringSettings({ onMoved }: { onMoved: () => void }) {
  const settings = useViewerSettings()
  const { goal } = useTherapySession()
  return (
    <section aria-label={m.cards_scoring()} data-scan-group="">
      <h3>{m.cards_scoring()}</h3>
      <Choice
        title={m.cards_goal()}
        line={m.cards_the_flower_fills_up_as_trials()}
        value={goal}
        choices={goalChoices}
        nameOf={(trials) => (trials === 0 ? m.ui_none() : m.cards_tries_2({ count: trials }))}
        onChange={(next) => changeSession((now) => ({ ...now, goal: next }))}
      />
      <Toggle
        name="nextAfterScore"
        title={m.cards_next_card_after_a_score()}
        line={m.cards_one_tap_scores_the_trial_and()}
      />
      <Choice
        title={m.cards_trials_at_each_card()}
        line={m.cards_how_many_scores_before_the_next()}
        value={settings.repeat}
        choices={repeatChoices}
        nameOf={String}
        onChange={(repeat) => changeSettings({ repeat })}
      />
      <Toggle
        name="touchScores"
        title={m.cards_a_touched_answer_scores()}
        line={m.cards_the_first_answer_tapped_counts_your()}
      />
      <Toggle name="clickerScores" title={m.cards_score_by_clicker()} line={m.cards_page_down_is_correct_and_next()} />
      <Toggle name="counts" title={m.cards_show_trials_and_accuracy()} line={m.cards_turn_off_for_a_probe_theyre()} />
      <ScoringWindowRow onMoved={onMoved} />
      <PhoneRow onMoved={onMoved} />
    </section>
  )
}

const hideNames = { nothing: m.ui_nothing(), word: m.cards_the_word(), picture: m.cards_the_picture() } as const

function CardSettings() {
  const settings = useViewerSettings()
  return (
    <section aria-label={m.cards_card_2()} data-scan-group="">
      <h3>{m.cards_card_2()}</h3>
      <Toggle
        name="onlyPictured"
        title={m.cards_only_words_with_a_picture()}
        line={m.cards_for_words_to_say_with_children()}
      />
      <Toggle name="shuffle" title={m.ui_shuffle()} line={m.cards_show_the_cards_in_random_order()} />
      <Choice
        title={m.cards_hide()}
        line={m.cards_for_words_and_sentences_to_say()}
        value={settings.hides}
        choices={['nothing', 'word', 'picture'] as const}
        nameOf={(part) => hideNames[part]}
        onChange={(hides) => changeSettings({ hides })}
      />
      <Toggle name="bigText" title={m.cards_big_text()} line={m.cards_bigger_words_smaller_pictures()} />
      <Toggle
        name="underline"
        title={m.cards_underline_the_sound()}
        line={m.cards_marks_the_letters_that_spell_the()}
      />
      <Toggle name="keep" title={m.cards_keep_until_next()} line={m.cards_scores_and_answers_stay_until_the()} />
      <Toggle name="clock" title={m.cards_session_clock()} line={m.cards_shown_next_to_the_card_number()} />
      <Choice
        title={m.cards_turn_timer()}
        line={m.cards_a_quiet_bar_along_the_bottom()}
        value={settings.timer}
        choices={timerChoices}
        nameOf={(seconds) => (seconds === 0 ? m.cards_off() : `${seconds} s`)}
        onChange={(timer) => changeSettings({ timer })}
      />
      <Choice
        title={m.cards_controls_fade()}
        line={m.cards_the_card_doesnt_change_any_touch()}
        value={settings.fade}
        choices={fadeChoices}
        nameOf={(seconds) => (seconds === 0 ? m.cards_never() : m.cards_after_s({ seconds }))}
        onChange={(fade) => changeSettings({ fade })}
      />
      <Toggle name="calm" title={m.cards_calm_mode()} line={m.cards_cards_petals_and_panels_fade()} />
      <Toggle name="holdToLeave" title={m.cards_hold_to_leave()} line={m.cards_press_and_hold_to_exit()} />
    </section>
  )
}

/** Settings for how cards are shown and scored on this device. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const settings = useViewerSettings()
  return (
    <div className="settings">
      <ScoringSettings onMoved={onClose} />
      <SessionSettings />
      <CardSettings />
      <ExtrasSettings />
      <section aria-label={m.cards_keys_and_switches()} data-scan-group="">
        <h3>{m.cards_keys_and_switches()}</h3>
        <Choice
          title={m.cards_one_switch()}
          line={m.cards_buttons_light_up_in_turn_press()}
          value={settings.scan}
          choices={scanChoices}
          skip={0}
          nameOf={(seconds) => (seconds === 0 ? m.cards_off() : m.cards_s_each({ seconds }))}
          onChange={(scan) => changeSettings({ scan, twoSwitches: false })}
        />
        <Toggle name="twoSwitches" title={m.cards_two_switches()} line={m.cards_space_lights_the_next_button_enter()} />
        <Toggle name="characterKeys" title={m.cards_single_character_keys()} line={m.cards_n1_2_3_0_c_and()} />
      </section>
    </div>
  )
}
