import { m } from '#messages'
import { useEffect, useState } from 'react'
import { deleteAllMedia, countMedia } from '../../../../../../platform/storage/own-media.ts'
import { AlertDialog } from '../../../../../../ui/dialog.tsx'
import { Button } from '../../../../../../ui/button.tsx'
import { purgeDeletedMedia } from '../../deleted-media.ts'

type MediaCounts = Awaited<ReturnType<typeof countMedia>>

/**
 * Shows how many photos and recordings are stored only on this device, and deletes them. Recounts when `changed`
 * changes.
 */
export function MediaNote({ changed }: { changed: unknown }) {
  const [counts, setCounts] = useState<MediaCounts>(null)
  const [asks, setAsks] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let left = false
    const look = async () => {
      await purgeDeletedMedia().catch(() => {}) // storage is blocked, so there is nothing to delete
      const found = await countMedia()
      if (!left) setCounts(found)
    }
    void look()
    return () => {
      left = true
    }
  }, [changed, round])
  const remove = async () => {
    setAsks(false)
    await deleteAllMedia().catch(() => {}) // the recount shows what is left
    setRound((now) => now + 1)
  }
  const some_ = counts && counts.photos + counts.voices > 0
  return (
    <div className="flex flex-wrap items-center gap-y-2 gap-x-4 text-ink-2">
      <p>
        {some_
          ? m.cards_and_here({
              photos: m.cards_photos({ count: counts.photos }),
              recordings: m.cards_recordings({ count: counts.voices }),
            })
          : m.cards_words_are_kept_with_your_account()}
        {some_ && !counts.forGood ? m.cards_the_browser_may_clear_them_when() : ''}
      </p>
      {some_ ? (
        <Button look="quiet" size="small" onClick={() => setAsks(true)}>
          {m.cards_delete_them_from_this_device()}
        </Button>
      ) : null}
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={m.cards_delete_all_photos_and_recordings_from()}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{m.cards_keep_them()}</Button>
            <Button look="quiet" onClick={() => void remove()}>
              {m.cards_delete_them()}
            </Button>
          </>
        }
      >
        {m.cards_this_cant_be_undone_the_words()}
      </AlertDialog>
    </div>
  )
}
