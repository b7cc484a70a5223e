import { m } from '#messages'
import { useLayoutEffect } from 'preact/hooks'
import { AdultCorner, offerKeys, Press } from '../kit/index.ts'
import type { HayPlay } from './scene.ts'
import { waitsBeforeTogether } from './rules.ts'
import { modes, type Mode } from './state.ts'
import { capitalize } from './texts.ts'

const keys: Record<Mode, string> = { word: 'w', sign: 's', picture: 'p', device: 'd', gesture: 'g' }
// The kit has styles for a class of the name `picture`.
const ways = modes.map((how) => [`by-${how}` as const, keys[how], capitalize(how)] as const)

interface AdultProps {
  play: HayPlay
  hello: (mode: Mode) => void
  together: () => void
}
/**
 * The adult's corner: one tap records how the child communicated and opens the hiding place. A child's own tap or switch
 * never does.
 */
export function Adult({ play, hello, together }: AdultProps) {
  const helps = play.state.value.nudges >= waitsBeforeTogether
  return (
    <AdultCorner
      key={helps}
      play={play}
      question={m.haystack_hello_the_child_communicated_by()}
      choices={[...ways, ...(helps ? [['together', 't', m.haystack_hello_open_together()] as const] : [])]}
      choose={(choice: `by-${Mode}` | 'together') =>
        choice === 'together' ? together() : hello(choice.slice(3) as Mode)
      }
    />
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
