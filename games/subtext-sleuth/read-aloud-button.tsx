import { m } from '#messages'
import type { SleuthPlay } from './journal.ts'

/** Reads a text aloud, if reading aloud is turned on. */
export function ReadAloudButton({ play, text }: { play: SleuthPlay; text: string }) {
  if (play.values.read !== true) return null
  return (
    <span data-scan-group={m.kit_read_aloud()} data-scan-late="">
      <button
        type="button"
        class="ss-ear"
        data-scan=""
        aria-label={m.subtext_sleuth_read_it_aloud()}
        onClick={() => void play.aloud(text)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 9V15H8L13 19V5L8 9Z" fill="currentColor" />
          <path
            d="M16 9C17.500 10.500 17.500 13.500 16 15M18.500 6.500C21.500 9.500 21.500 14.500 18.500 17.500"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
          />
        </svg>
      </button>
    </span>
  )
}
