import { m } from '#messages'
import { useId } from 'react'
import { changeSettings, useViewerSettings } from '../settings/settings.ts'
import { cueTypeNames, cueTypes, mannerNames, manners, practiceNames, practices } from '../../tally/practice.ts'
import { changeSitting, useSitting } from '../../tally/sitting-store.ts'
import { cueNames } from '../../tally/tally.ts'
import { withLevel, withType, type HelpNow } from './use-help.ts'

/** Words of which one, or none, is pressed. */
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

/** How strong the cue is, and of what kind. */
export function HelpChoices({ help }: { help: HelpNow }) {
  const { now, set } = help
  return (
    <>
      <Choices
        title={m.ui_cue()}
        values={[0, 1, 2, 3] as const}
        pressed={now.cue}
        nameOf={(cue) => `${cue} ${cueNames[cue]}`}
        onPress={(cue) => set((was) => withLevel(was, cue))}
      />
      <Choices
        title={m.cards_cue_type()}
        values={cueTypes}
        pressed={now.cueType}
        nameOf={(type) => capital(cueTypeNames[type])}
        onPress={(type) => set((was) => withType(was, type))}
      />
    </>
  )
}

/** Blocked, random or probe; after a model or not. A second press takes it back. */
export function PracticeChoices() {
  const { counts } = useViewerSettings()
  const { practice, manner } = useSitting()
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
          changeSitting((now) => ({ ...now, practice: counts && now.practice === way ? undefined : way }))
        }}
      />
      <Choices
        title={m.cards_said()}
        values={manners}
        pressed={manner}
        nameOf={(way) => mannerNames[way]}
        onPress={(way) => changeSitting((now) => ({ ...now, manner: now.manner === way ? undefined : way }))}
      />
    </>
  )
}
