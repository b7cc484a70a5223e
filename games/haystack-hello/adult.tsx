import { m } from '#messages'
import type { Signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { offerKeys, Press } from '../kit/index.ts'
import type { HayPlay } from './scene.ts'
import { waitsBeforeTogether } from './rules.ts'
import { modes, type Mode } from './state.ts'
import { capitalize } from './texts.ts'
import { waitSeconds } from './trials.ts'

const signs: Record<Mode, string> = {
  word: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
  sign: 'M7 12V6a1.500 1.500 0 0 1 3 0v5V4a1.500 1.500 0 0 1 3 0v7V5a1.500 1.500 0 0 1 3 0v8l1.500-2a1.500 1.500 0 0 1 2.500 1.600L16 19q-1 2-4 2-5 0-5-6z',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 4M15.500 9.500h.01',
  device: 'M5 4h14v16H5zM8 8h3v3H8zM13 8h3v3h-3zM8 13h3v3H8zM13 13h3v3h-3z',
  gesture: 'M9 11V4.500a1.500 1.500 0 0 1 3 0V11l6 1.500q2 .5 1.500 3L18.500 21H11l-5-6a1.500 1.500 0 0 1 2.300-2z',
}
const keys: Record<Mode, string> = { word: 'w', sign: 's', picture: 'p', device: 'd', gesture: 'g' }

function Sign({ mode }: { mode: Mode }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path
        d={signs[mode]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}

interface AdultProps {
  play: HayPlay
  /** How the child communicated last; this key is highlighted. */
  mode: Signal<Mode>
  hello: (mode: Mode) => void
  together: () => void
}
/** The adult's controls: one tap records how the child communicated and opens the hiding place. */
export function Adult({ play, mode, hello, together }: AdultProps) {
  const { nudges, found } = play.state.value
  const mark = (how: Mode) => {
    mode.value = how
    hello(how)
  }
  const helps = nudges >= waitsBeforeTogether
  // A layout effect registers keys along with the buttons, so an immediate key press isn't lost.
  useLayoutEffect(() => {
    const letters = Object.fromEntries(modes.map((how) => [keys[how], () => mark(how)]))
    return offerKeys({ ...letters, h: () => mark(mode.value), ...(helps && { t: together }) })
  })
  return (
    <div
      class="adult"
      role="group"
      aria-label={m.haystack_hello_the_child_communicated_by()}
      data-scan-group={m.haystack_hello_hello()}
      data-scan-late=""
    >
      <div class="adult-row">
        <Press class="hello" aria-keyshortcuts="h" onClick={() => mark(mode.value)}>
          <i
            key={`${found} ${nudges}`}
            class="waits"
            style={{ animationDuration: `${waitSeconds(play)}s` }}
            aria-hidden="true"
          />
          <span>{m.haystack_hello_hello()}</span> <small>{mode.value}</small>
        </Press>
        {helps && (
          <Press class="together" aria-keyshortcuts="t" onClick={together}>
            {m.haystack_hello_open_together()}
          </Press>
        )}
      </div>
      <div class="adult-row modes">
        {modes.map((how) => (
          <Press
            key={how}
            class={how === mode.value ? 'last' : ''}
            aria-keyshortcuts={keys[how]}
            onClick={() => mark(how)}
          >
            <Sign mode={how} />
            <span>{capitalize(how)}</span>
          </Press>
        ))}
      </div>
    </div>
  )
}

/** Shows a button that asks the question again; the log records how often it was needed. */
export function AskAgain({ left, again }: { left: boolean; again: () => void }) {
  useLayoutEffect(() => offerKeys(left ? { r: again } : {}))
  return (
    <div class="adult" data-scan-group={m.haystack_hello_ask_again()} data-scan-late="">
      <Press class="ask-again" aria-keyshortcuts="r" disabled={!left} onClick={again}>
        {m.haystack_hello_ask_again()}
      </Press>
    </div>
  )
}
