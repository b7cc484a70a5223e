import { m } from '#messages'
import { signal, useSignal } from '@preact/signals'
import type { AnyPlay } from '../play/internal-play.ts'
import { AdultCorner } from './adult-confirm.tsx'

/** How something can be said. All of them count the same. */
const ways = ['speech', 'sign', 'aac', 'writing', 'pointing'] as const
const mostCue = 3

/** That an adult heard it: how it was said, and the cue, from 0 (independent) to 3 (maximal). */
export interface Said {
  how: (typeof ways)[number]
  cue: number
}

// A child mostly says things the same way, so the last one stays until the page closes.
const how = signal<Said['how']>('speech')

interface HeardProps {
  play: Pick<AnyPlay, 'clock'>
  question: string
  /** What the first button says; “Heard” when left out. */
  label?: string
  /** One more thing that the adult can set, with its key. */
  more?: { key: string; label: string; act: () => void }
  onHeard: (said: Said) => void
}

/**
 * The adult confirms that something was said, signed, written, pointed to, or said with a device: one tap, or the key H.
 * The other two buttons (W and C) change how and with what cue. Until then, show what depends on it as a sketch; never
 * wait for it.
 */
export function Heard({ play, question, label = m.kit_heard(), more, onHeard }: HeardProps) {
  const cue = useSignal(0)
  const act = {
    heard: () => onHeard({ how: how.value, cue: cue.value }),
    how: () => void (how.value = ways[(ways.indexOf(how.value) + 1) % ways.length] ?? 'speech'),
    cue: () => void (cue.value = (cue.value + 1) % (mostCue + 1)),
    more: () => more?.act(),
  }
  return (
    <AdultCorner
      play={play}
      question={question}
      choices={[
        ['heard', 'h', label],
        ['how', 'w', m.kit_said_by({ how: how.value })],
        ['cue', 'c', m.kit_cue_level({ level: cue.value })],
        ...(more ? [['more', more.key, more.label] as const] : []),
      ]}
      choose={(button: keyof typeof act) => act[button]()}
    />
  )
}
