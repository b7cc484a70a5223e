import { m } from '#messages'
import { Choice } from '../settings/setting-rows.tsx'
import { mannerNames, manners, practiceNames, practices, settingChoices } from '../../../../caseload/practice.ts'
import { changeSession, useTherapySession } from '../../../../caseload/session-store.ts'

const unsaid = ''

/** Settings that the progress note mentions; empty until chosen. */
export function SessionSettings() {
  const { setting, practice, manner } = useTherapySession()
  return (
    <section aria-label={m.cards_for_the_note()} data-scan-group="">
      <h3>{m.cards_for_the_note()}</h3>
      <Choice
        title={m.cards_where()}
        line={m.cards_shown_at_the_top_of_the()}
        value={setting ?? unsaid}
        choices={[unsaid, ...settingChoices]}
        nameOf={(where) => (where === unsaid ? m.cards_not_set() : where.charAt(0).toUpperCase() + where.slice(1))}
        onChange={(where) => changeSession((now) => ({ ...now, setting: where === unsaid ? undefined : where }))}
      />
      <Choice
        title={m.cards_practice()}
        line={m.cards_applies_to_each_trial_from_now()}
        value={practice ?? unsaid}
        choices={[unsaid, ...practices]}
        nameOf={(way) => (way === unsaid ? m.cards_not_set() : practiceNames[way])}
        onChange={(way) => changeSession((now) => ({ ...now, practice: way === unsaid ? undefined : way }))}
      />
      <Choice
        title={m.cards_said()}
        line={m.cards_after_a_model_or_without_one()}
        value={manner ?? unsaid}
        choices={[unsaid, ...manners]}
        nameOf={(way) => (way === unsaid ? m.cards_not_set() : mannerNames[way])}
        onChange={(way) => changeSession((now) => ({ ...now, manner: way === unsaid ? undefined : way }))}
      />
    </section>
  )
}
