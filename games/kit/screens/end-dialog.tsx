import { m } from '#messages'
import type { AnySession } from '../session/session.ts'
import { Dialog } from './dialog.tsx'
import { closeDialog } from './open-dialog.ts'

/** Asks before a game ends: the button is small, and hands are quick. */
export function EndDialog({ session }: { session: AnySession }) {
  const close = () => closeDialog(session)
  const end = () => {
    close()
    session.play.value?.end('asked')
  }
  return (
    <Dialog title={m.kit_end_and_show_the_summary()} class="asks" close={close}>
      <h2>{m.kit_end_and_show_the_summary()}</h2>
      <div class="row">
        <button type="button" class="button" data-scan="first" onClick={close}>
          {m.kit_keep_playing()}
        </button>
        <button type="button" class="button plain" data-scan="" onClick={end}>
          {m.kit_end_the_game()}
        </button>
      </div>
    </Dialog>
  )
}
