import { PhoneRow } from '../../phone/phone-row.tsx'
import { BesideSettings } from '../boards/beside-settings.tsx'
import { SessionSettings } from '../help/session-settings.tsx'
import { Choice, Toggle } from './setting-rows.tsx'
import { changeSettings, fadeChoices, repeatChoices, scanChoices, timerChoices, useViewerSettings } from './settings.ts'
import { StripWindowRow } from '../strip-window/strip-window-row.tsx'
import { goalChoices } from '../../tally/sitting.ts'
import { changeSitting, useSitting } from '../../tally/sitting-store.ts'

function ScoringSettings({ onMoved }: { onMoved: () => void }) {
  const settings = useViewerSettings()
  const { goal } = useSitting()
  return (
    <section aria-label="Scoring" data-scan-group="">
      <h3>Scoring</h3>
      <Choice
        title="Goal"
        line="The flower fills with the tries that are done."
        value={goal}
        choices={goalChoices}
        nameOf={(tries) => (tries === 0 ? 'None' : `${tries} tries`)}
        onChange={(next) => changeSitting((now) => ({ ...now, goal: next }))}
      />
      <Toggle
        name="nextAfterScore"
        title="Next card after a score"
        line="One tap scores the trial and shows the next card."
      />
      <Choice
        title="Trials at each card"
        line="How many scores before the next card comes."
        value={settings.repeat}
        choices={repeatChoices}
        nameOf={String}
        onChange={(repeat) => changeSettings({ repeat })}
      />
      <Toggle
        name="touchScores"
        title="A touched answer scores"
        line="The first option touched counts; a score of yours takes its place."
      />
      <Toggle
        name="clickerScores"
        title="Score by clicker"
        line="Page Down is correct and next, Page Up is not yet and next."
      />
      <Toggle name="counts" title="Show tries and percent" line="Off for a probe: they are still counted." />
      <StripWindowRow onMoved={onMoved} />
      <PhoneRow onMoved={onMoved} />
    </section>
  )
}

const hideNames = { nothing: 'Nothing', word: 'The word', picture: 'The picture' } as const

function CardSettings() {
  const settings = useViewerSettings()
  return (
    <section aria-label="Card" data-scan-group="">
      <h3>Card</h3>
      <Toggle
        name="onlyPictured"
        title="Only words with a picture"
        line="Words to say; for children who do not read yet."
      />
      <Toggle name="shuffle" title="Shuffle" line="The cards come in an order of chance." />
      <Choice
        title="Hide"
        line="Of words and sentences to say, until it is asked for."
        value={settings.hides}
        choices={['nothing', 'word', 'picture'] as const}
        nameOf={(part) => hideNames[part]}
        onChange={(hides) => changeSettings({ hides })}
      />
      <Toggle name="bigText" title="Big text" line="Words take more of the card, pictures less." />
      <Toggle name="underline" title="Underline the sound" line="Marks the letters that spell the target." />
      <Toggle name="keep" title="Keep until next" line="Scores and answers stay until the next card." />
      <Toggle name="clock" title="Session clock" line="Stands beside the number of the card." />
      <Choice
        title="Turn timer"
        line="A quiet bar along the foot of each card."
        value={settings.timer}
        choices={timerChoices}
        nameOf={(seconds) => (seconds === 0 ? 'Off' : `${seconds} s`)}
        onChange={(timer) => changeSettings({ timer })}
      />
      <Choice
        title="Controls fade"
        line="The card stays as it is; any touch brings them back."
        value={settings.fade}
        choices={fadeChoices}
        nameOf={(seconds) => (seconds === 0 ? 'Never' : `After ${seconds} s`)}
        onChange={(fade) => changeSettings({ fade })}
      />
      <Toggle name="holdToLeave" title="Hold to leave" line="The ways out open only when they are held." />
    </section>
  )
}

/** How cards are shown and scored on this device. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const settings = useViewerSettings()
  return (
    <div className="settings">
      <ScoringSettings onMoved={onClose} />
      <SessionSettings />
      <CardSettings />
      <BesideSettings />
      <section aria-label="Keys and switches" data-scan-group="">
        <h3>Keys and switches</h3>
        <Choice
          title="One switch"
          line="Buttons light up in turn; Space or Enter presses the lit one."
          value={settings.scan}
          choices={scanChoices}
          skip={0}
          nameOf={(seconds) => (seconds === 0 ? 'Off' : `${seconds} s each`)}
          onChange={(scan) => changeSettings({ scan, twoSwitches: false })}
        />
        <Toggle
          name="twoSwitches"
          title="Two switches"
          line="Space lights the next button, Enter presses the lit one."
        />
        <Toggle
          name="characterKeys"
          title="Single-character keys"
          line="1, 2, 3, 0, C and Z score, cue and undo; a to d choose."
        />
      </section>
    </div>
  )
}
