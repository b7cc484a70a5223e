import type { ComponentChildren } from 'preact'
import { hearingOf, type Microphone } from '../session/microphone.ts'
import { Icon } from './icons.tsx'

interface Step {
  title: string
  text: string
}
const steps: Record<'off' | 'asking' | 'quiet' | 'talk' | 'unclear', Step> = {
  off: {
    title: 'May this game hear how loud you are?',
    text: 'It uses only the loudness. Nothing is recorded, and no sound leaves this device. A button works just as well.',
  },
  asking: { title: 'Please allow the microphone', text: 'The browser asks at the top of the page.' },
  quiet: { title: 'Shh, three seconds of quiet', text: 'The game learns how the room sounds.' },
  talk: { title: 'Now talk, just as you like', text: 'Count aloud or say your name, for three seconds.' },
  unclear: {
    title: 'The talk was not clear to hear',
    text: 'Come closer and try again, or play with the button. Both are fine.',
  },
}

function Panel({ step, children }: { step: Step; children: ComponentChildren }) {
  return (
    <section class="sheet mic" role="group" aria-label="Microphone">
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
            {state === 'off' ? 'Use the microphone' : 'Try again'}
          </button>
        )}
        <button type="button" class="button plain" data-scan="" onClick={() => microphone.useButton()}>
          Use a button
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
    <div class="voice-way" data-scan-group="Microphone or button" data-scan-late="">
      <button type="button" class="voice small" data-scan="" onClick={change}>
        <Icon name="mic" /> {hearing === 'hand' ? 'Use the microphone' : 'Use a button'}
      </button>
    </div>
  )
}

/** In play: hold it to be heard; with a switch, press once to begin and once to stop. */
export function VoiceButton({ microphone, tap }: { microphone: Microphone; tap: boolean }) {
  if (microphone.state.value === 'on') {
    return (
      <button type="button" class="voice small" data-scan="" onClick={() => microphone.useButton()}>
        <Icon name="mic" /> Use a button
      </button>
    )
  }
  if (microphone.state.value !== 'button') return null
  const down = microphone.down.value
  const hold = tap
    ? { onClick: () => microphone.press(!down) }
    : {
        onPointerDown: (event: PointerEvent) => {
          ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
          microphone.press(true)
        },
        onPointerUp: () => microphone.press(false),
        onPointerCancel: () => microphone.press(false),
        onKeyDown: (event: KeyboardEvent) => (event.key === ' ' || event.key === 'Enter') && microphone.press(true),
        onKeyUp: () => microphone.press(false),
        onBlur: () => microphone.press(false),
        onContextMenu: (event: Event) => event.preventDefault(),
      }
  const label = tap ? (down ? 'Stop the voice' : 'Start the voice') : 'Hold for the voice'
  return (
    <button type="button" class={`voice ${down ? 'down' : ''}`} data-scan="" aria-pressed={down} {...hold}>
      <Icon name="sound" size={32} /> {label}
    </button>
  )
}
