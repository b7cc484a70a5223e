import { Choice } from '../settings/setting-rows.tsx'
import { mannerNames, manners, practiceNames, practices, settingChoices } from '../../tally/practice.ts'
import { changeSitting, useSitting } from '../../tally/sitting-store.ts'

const unsaid = ''

/** What the note says of this session beside its tries; nothing until it is chosen. */
export function SessionSettings() {
  const { setting, practice, manner } = useSitting()
  return (
    <section aria-label="For the note" data-scan-group="">
      <h3>For the note</h3>
      <Choice
        title="Where"
        line="Stands at the head of the note."
        value={setting ?? unsaid}
        choices={[unsaid, ...settingChoices]}
        nameOf={(where) => (where === unsaid ? 'Not said' : where.charAt(0).toUpperCase() + where.slice(1))}
        onChange={(where) => changeSitting((now) => ({ ...now, setting: where === unsaid ? undefined : where }))}
      />
      <Choice
        title="Practice"
        line="Of each try from now on; holding the cue button changes it too."
        value={practice ?? unsaid}
        choices={[unsaid, ...practices]}
        nameOf={(way) => (way === unsaid ? 'Not said' : practiceNames[way])}
        onChange={(way) => changeSitting((now) => ({ ...now, practice: way === unsaid ? undefined : way }))}
      />
      <Choice
        title="Said"
        line="After a model, or without one."
        value={manner ?? unsaid}
        choices={[unsaid, ...manners]}
        nameOf={(way) => (way === unsaid ? 'Not said' : mannerNames[way])}
        onChange={(way) => changeSitting((now) => ({ ...now, manner: way === unsaid ? undefined : way }))}
      />
    </section>
  )
}
