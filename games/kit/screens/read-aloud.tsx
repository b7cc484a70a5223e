import { m } from '#messages'
import type { AnyPlay } from '../play/internal-play.ts'
import { Icon } from './icons.tsx'

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
