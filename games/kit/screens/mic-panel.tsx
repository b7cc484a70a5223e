import { m } from '#messages'
import type { ComponentChildren } from 'preact'
import { useHoldOrTap } from '../input/hold-or-tap.ts'
import { hearingOf, type Microphone } from '../session/microphone.ts'
import { Icon } from './icons.tsx'

interface Step {
  title: string
  text: string
}
const steps: Record<'off' | 'asking' | 'quiet' | 'talk' | 'unclear', Step> = {
  off: {
    title: m.kit_can_this_game_listen_to_how(),
    text: m.kit_it_only_measures_loudness_nothing_is(),
  },
  asking: { title: m.kit_please_allow_the_microphone(), text: m.kit_tap_allow_at_the_top_of_the() },
  quiet: { title: m.kit_shh_be_quiet_for_seconds(), text: m.kit_the_game_is_listening_to_the_room() },
  talk: { title: m.kit_now_talk_the_way_you_always_do(), text: m.kit_count_out_loud_or_say_your() },
  unclear: {
    title: m.kit_we_couldnt_hear_you_clearly(),
    text: m.kit_come_closer_and_try_again_or(),
  },
}

function Panel({ step, children }: { step: Step; children: ComponentChildren }) {
  return (
    <section class="sheet mic" role="group" aria-label={m.kit_microphone()}>
      <Icon name="mic" size={56} />
      <h1>{step.title}</h1>
      <p class="lead" role="status">
        {step.text}
      </p>
      {children}
    </section>
  )
}

/** Asks for the microphone in plain words before the first turn, measures the room, and always offers the button. */
export function MicPanel({ microphone }: { microphone: Microphone }) {
  const state = microphone.state.value
  if (state === 'on' || state === 'button') return null
  const asks = state === 'off' || state === 'unclear'
  return (
    <Panel step={steps[state]}>
      <div class="row">
        {asks && (
          <button type="button" class="button big" data-scan="first" onClick={() => microphone.start()}>
            {state === 'off' ? m.kit_use_the_microphone() : m.kit_try_again()}
          </button>
        )}
        <button type="button" class="button plain" data-scan="" onClick={() => microphone.useButton()}>
          {m.kit_use_a_button()}
        </button>
      </div>
    </Panel>
  )
}

/** In play, for a game with hands of its own: the way from the microphone to them, and back. */
export function WayToHear({ microphone }: { microphone: Microphone }) {
  const hearing = hearingOf(microphone.state.value)
  if (hearing === null) return null
  const change = () => (hearing === 'hand' ? microphone.start() : microphone.useButton())
  return (
    <div class="voice-way" data-scan-group={m.kit_microphone_or_button()} data-scan-late="">
      <button type="button" class="voice small" data-scan="" onClick={change}>
        <Icon name="mic" /> {hearing === 'hand' ? m.kit_use_the_microphone() : m.kit_use_a_button()}
      </button>
    </div>
  )
}

/** In play: hold it, or tap it on and off, to be heard. */
function Voice({ microphone, tap }: { microphone: Microphone; tap: boolean }) {
  const down = microphone.down.value
  const { stays, handlers } = useHoldOrTap({ on: down, set: microphone.press, tap })
  const start = tap ? m.kit_start_the_voice() : m.kit_hold_or_tap_for_the_voice()
  return (
    <button type="button" class={`voice ${down ? 'down' : ''}`} data-scan="" aria-pressed={down} {...handlers}>
      <Icon name="sound" size={32} /> {stays ? m.kit_stop_the_voice() : start}
    </button>
  )
}

/** In play: the way from the microphone to the button, or the button. */
export function VoiceButton({ microphone, tap }: { microphone: Microphone; tap: boolean }) {
  if (microphone.state.value === 'button') return <Voice microphone={microphone} tap={tap} />
  if (microphone.state.value !== 'on') return null
  return (
    <button type="button" class="voice small" data-scan="" onClick={() => microphone.useButton()}>
      <Icon name="mic" /> {m.kit_use_a_button()}
    </button>
  )
}
