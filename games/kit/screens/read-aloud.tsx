import { m } from '#messages'
import type { AnyPlay } from '../play/internal-play.ts'
import { Icon } from './icons.tsx'
import { Press } from './press.tsx'
import { Stroke } from './stroke.tsx'

/** A text for the adult to read out, where no voice does. */
export function ReadAloud({ play }: { play: AnyPlay }) {
  const now = play.toRead.value
  if (!now) return null
  return (
    <section class="practice read-aloud" role="group" aria-label={m.kit_read_this_aloud()}>
      <small>
        <Icon name="sound" size={20} /> {m.kit_read_this_aloud()}
      </small>
      <p>{now.text}</p>
      <button type="button" class="button" data-scan="first" onClick={() => now.done()}>
        {m.kit_done()}
      </button>
    </section>
  )
}

interface ReadAloudButtonProps {
  play: { aloud: (text: string) => Promise<void> }
  text: string
  label: string
  /** Of the group around it. */
  class?: string
  /** Of its picture, in px. */
  size?: number
}
/** A button that reads a text aloud again; switches reach it last. */
export const ReadAloudButton = ({ play, text, label, class: name, size = 24 }: ReadAloudButtonProps) => (
  <span class={name} data-scan-group={m.kit_read_aloud()} data-scan-late="">
    <Press aria-label={label} onClick={() => void play.aloud(text)}>
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <path d="M4 9V15H8L13 19V5L8 9Z" fill="currentColor" />
        <Stroke
          d="M16 9C17.5 10.5 17.5 13.5 16 15M18.5 6.5C21.5 9.5 21.5 14.5 18.5 17.5"
          color="currentColor"
          width={2}
        />
      </svg>
    </Press>
  </span>
)
