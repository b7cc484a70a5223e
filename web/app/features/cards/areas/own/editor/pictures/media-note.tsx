import { useEffect, useState } from 'react'
import { deleteAllMedia, mediaHere } from '../../../../../../platform/storage/own-media.ts'
import { AlertDialog } from '../../../../../../ui/dialog.tsx'
import { Button } from '../../../../../../ui/button.tsx'
import { forgetDeletedMedia } from '../../deleted-media.ts'

type Here = Awaited<ReturnType<typeof mediaHere>>

const some = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** What this device alone holds of own cards, how long, and the way to delete it. `changed` counts anew. */
export function MediaNote({ changed }: { changed: unknown }) {
  const [here, setHere] = useState<Here>(null)
  const [asks, setAsks] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let left = false
    const look = async () => {
      await forgetDeletedMedia().catch(() => {}) // storage is blocked: there is nothing to forget
      const found = await mediaHere()
      if (!left) setHere(found)
    }
    void look()
    return () => {
      left = true
    }
  }, [changed, round])
  const remove = async () => {
    setAsks(false)
    await deleteAllMedia().catch(() => {}) // the count that follows tells what is left
    setRound((now) => now + 1)
  }
  const some_ = here && here.photos + here.voices > 0
  return (
    <div className="flex flex-wrap items-center gap-y-2 gap-x-4 text-ink-2">
      <p>
        Words are kept with your account. Photos and recordings stay on this device and are never sent
        {some_ ? `: ${some(here.photos, 'photo')} and ${some(here.voices, 'recording')} here` : ''}.
        {some_ && !here.forGood ? ' The browser may clear them when it runs out of space.' : ''}
      </p>
      {some_ ? (
        <Button look="quiet" size="small" onClick={() => setAsks(true)}>
          Delete them from this device
        </Button>
      ) : null}
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Delete all photos and recordings from this device?"
        actions={
          <>
            <Button onClick={() => setAsks(false)}>Keep them</Button>
            <Button look="quiet" onClick={() => void remove()}>
              Delete them
            </Button>
          </>
        }
      >
        They cannot be brought back. The words of your cards stay.
      </AlertDialog>
    </div>
  )
}
