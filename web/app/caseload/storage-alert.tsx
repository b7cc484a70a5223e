import { m } from '#messages'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { AlertDialog } from '../ui/dialog.tsx'
import { onStorageTrouble, storageTrouble } from './session-records.ts'
import { isRunning } from './session.ts'
import { retrySaving, useTherapySession } from './session-store.ts'

const texts = {
  blocked: {
    title: m.cards_your_scores_arent_being_saved(),
    why: m.cards_this_browser_blocks_storage_for_marigold(),
    fix: m.cards_allow_storage_for_this_site_or(),
  },
  full: {
    title: m.cards_this_device_has_no_space_left(),
    why: m.cards_we_couldnt_save_your_last_score(),
    fix: m.cards_delete_files_or_photos_you_dont(),
  },
  silent: {
    title: m.cards_your_scores_arent_being_saved(),
    why: m.cards_this_browsers_storage_isnt_responding(),
    fix: m.cards_quit_the_browser_and_open_it_again(),
  },
}

/**
 * Says before the next trial that scores aren't being stored, and what to do. Meanwhile, they stay on the page. While
 * `held`, it waits because a game is running.
 */
export function StorageAlert({ held = false }: { held?: boolean }) {
  const trouble = useSyncExternalStore(onStorageTrouble, storageTrouble, () => null)
  const session = useTherapySession()
  const [accepted, setAccepted] = useState<string | null>(null)
  // A browser that stores nothing is no trouble before there is something to store.
  const open = !held && trouble !== null && isRunning(session) && accepted !== trouble
  const { title, why, fix } = texts[trouble ?? 'blocked']
  return (
    <AlertDialog
      open={open}
      onClose={() => setAccepted(trouble)}
      title={title}
      actions={
        <>
          <Button onClick={retrySaving}>{m.ui_try_again()}</Button>
          <Button look="quiet" onClick={() => setAccepted(trouble)}>
            {m.cards_score_without_saving()}
          </Button>
        </>
      }
    >
      <p>{why}</p>
      <p>{m.cards_your_scores_of_this_session_are({ fix })}</p>
    </AlertDialog>
  )
}
