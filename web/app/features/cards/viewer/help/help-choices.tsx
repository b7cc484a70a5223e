import { m } from '#messages'
import { useId } from 'react'
import { changeSettings, useViewerSettings } from '../settings/settings.ts'
import {
  cueTypeNames,
  cueTypes,
  mannerNames,
  manners,
  practiceNames,
  practices,
} from '../../../../caseload/practice.ts'
import { changeSession, useTherapySession } from '../../../../caseload/session-store.ts'
import { cueNames } from '../../../../caseload/tally.ts'
import { setLevel, setType, type CurrentHelp } from './use-help.ts'

/** Buttons of which at most one is pressed. */
function Choices<Value extends string | number>(props: {
  title: string
  values: readonly Value[]
  pressed: Value | undefined
  nameOf: (value: Value) => string
  onPress: (value: Value) => void
}) {
  const id = useId()
  return (
    <div
      className="help-row [&>div]:flex [&>div]:flex-wrap [&>div]:gap-2"
      role="group"
      aria-labelledby={id}
      data-scan-group=""
    >
      <span id={id}>{props.title}</span>
      <div>
        {props.values.map((value) => (
          <button
            key={value}
            type="button"
            className="help-choice"
            aria-pressed={value === props.pressed}
            onClick={() => props.onPress(value)}
          >
            {props.nameOf(value)}
          </button>
        ))}
      </div>
    </div>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Chooses the cue's level and type. */
export function HelpChoices({ help }: { help: CurrentHelp }) {
  const { now, set } = help
  return (
    <>
      <Choices
        title={m.ui_cue()}
        values={[0, 1, 2, 3] as const}
        pressed={now.cue}
        nameOf={(cue) => `${cue} ${cueNames[cue]}`}
        onPress={(cue) => set((was) => setLevel(was, cue))}
      />
      <Choices
        title={m.cards_cue_type()}
        values={cueTypes}
        pressed={now.cueType}
        nameOf={(type) => capital(cueTypeNames[type])}
        onPress={(type) => set((was) => setType(was, type))}
      />
    </>
  )
}

/** Chooses blocked, random, or probe, and with or without a model. A second tap clears it. */
export function PracticeChoices() {
  const { counts } = useViewerSettings()
  const { practice, manner } = useTherapySession()
  return (
    <>
      <Choices
        title={m.cards_practice()}
        values={[...practices, 'probe'] as const}
        pressed={counts ? practice : 'probe'}
        nameOf={(way) => (way === 'probe' ? m.cards_probe_2() : practiceNames[way])}
        onPress={(way) => {
          if (way === 'probe') return changeSettings({ counts: !counts })
          changeSettings({ counts: true })
          changeSession((now) => ({ ...now, practice: counts && now.practice === way ? undefined : way }))
        }}
      />
      <Choices
        title={m.cards_said()}
        values={manners}
        pressed={manner}
        nameOf={(way) => mannerNames[way]}
        onPress={(way) => changeSession((now) => ({ ...now, manner: now.manner === way ? undefined : way }))}
      />
    </>
  )
}
