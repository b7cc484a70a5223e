import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialog.tsx'
import { onStorageTrouble, storageTrouble } from './kept-sittings.ts'
import { keepAgain, useSitting } from './sitting-store.ts'

const texts = {
  blocked: {
    title: 'Your scores aren’t being saved',
    why: 'This browser blocks storage for Marigold, as a private window or a strict privacy setting does.',
    fix: 'Allow storage for this site, or open Marigold in an ordinary window.',
  },
  full: {
    title: 'This device has no space left',
    why: 'Your last score could not be saved on this device.',
    fix: 'Delete files or photos you don’t need, then try again.',
  },
}

/**
 * Says before the next trial that scores aren't being stored, and what to do. Meanwhile, they stay on the page. While
 * `held`, it waits because a game is running.
 */
export function StorageAlert({ held = false }: { held?: boolean }) {
  const trouble = useSyncExternalStore(onStorageTrouble, storageTrouble, () => null)
  const { tries } = useSitting()
  const [accepted, setAccepted] = useState<string | null>(null)
  // A browser that stores nothing is no trouble before there is something to store.
  const open = !held && trouble !== null && tries.length > 0 && accepted !== trouble
  const { title, why, fix } = texts[trouble ?? 'blocked']
  return (
    <AlertDialog
      open={open}
      onClose={() => setAccepted(trouble)}
      title={title}
      actions={
        <>
          <Button onClick={keepAgain}>Try again</Button>
          <Button look="quiet" onClick={() => setAccepted(trouble)}>
            Score without saving
          </Button>
        </>
      }
    >
      <p>{why}</p>
      <p>
        Your scores of this session are still on this page: open the summary and copy the note before you close it.{' '}
        {fix}
      </p>
    </AlertDialog>
  )
}
