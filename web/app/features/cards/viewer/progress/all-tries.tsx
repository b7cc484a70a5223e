import { Download, Trash2, Undo2, Upload } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { saveFile } from '../../../../platform/save-file.ts'
import { deleteSittings, howLongKept, putSittings, readSittings } from '../tally/kept-sittings.ts'
import { beginSitting, parseSitting, resumeSitting, sittingNow, type Sitting } from '../tally/sitting.ts'
import { backupOf, newOf, openBackup } from './backup.ts'

const keptTexts = {
  kept: 'Kept in this browser, on this device alone, until you delete them. Nothing is sent to Marigold.',
  'until-cleared':
    'Kept in this browser, on this device alone. The browser may clear them when it needs space: export them now and then.',
  page: 'This browser keeps nothing: the tries are gone when the page closes.',
}

/** How long this browser keeps the tries. */
export function HowLongKept() {
  const [kept, setKept] = useState<keyof typeof keptTexts | null>(null)
  useEffect(() => {
    let here = true
    void howLongKept().then((how) => here && setKept(how))
    return () => {
      here = false
    }
  }, [])
  return <p className="summary-kept">{kept ? keptTexts[kept] : ''}</p>
}

/** Every sitting of this device that can be read, with the one that is running. */
export async function allSittings(): Promise<Sitting[]> {
  const stored = (await readSittings()).flatMap((one) => parseSitting(one) ?? [])
  const now = sittingNow()
  const others = stored.filter((one) => one.id !== now.id)
  return now.tries.length > 0 ? [...others, now] : others
}

/** Deletes every try of this device at one touch; until the window closes, another touch brings them back. */
export function DeleteAll({ onChange }: { onChange?: () => void }) {
  const [deleted, setDeleted] = useState<{ all: unknown[]; now: Sitting } | null>(null)
  const [said, setSaid] = useState('')
  const remove = async () => {
    try {
      const before = { all: await deleteSittings(), now: sittingNow() }
      beginSitting()
      setDeleted(before)
      setSaid('All tries of this device are deleted.')
      onChange?.()
    } catch {
      setSaid('They could not be deleted. Close other tabs of Marigold and try again.')
    }
  }
  const undo = async () => {
    if (!deleted) return
    try {
      await putSittings(deleted.all)
      resumeSitting(deleted.now)
      setDeleted(null)
      setSaid('They are back.')
      onChange?.()
    } catch {
      setSaid('They could not be brought back: this browser keeps nothing now.')
    }
  }
  return (
    <>
      {deleted ? (
        <Button look="quiet" onClick={() => void undo()}>
          <Undo2 aria-hidden />
          Undo delete
        </Button>
      ) : (
        <Button look="quiet" onClick={() => void remove()}>
          <Trash2 aria-hidden />
          Delete all tries of this device
        </Button>
      )}
      <span className="summary-said" role="status">
        {said}
      </span>
    </>
  )
}

const problemTexts = {
  'not-ours': 'This is not a file of tries that Marigold wrote. Nothing was changed.',
  newer: 'A newer Marigold wrote this file. Reload the page and try again. Nothing was changed.',
  damaged: 'This file is damaged: a part of it cannot be read. Nothing was changed.',
}

/** Adds what a file holds to what is here, and says what came of it. */
async function restore(file: File): Promise<string> {
  const opened = openBackup(await file.text())
  if ('problem' in opened) return problemTexts[opened.problem]
  const more = newOf(await allSittings(), opened.sittings)
  if (more.length === 0) return 'Everything in this file is here already.'
  await putSittings(more)
  const now = more.find((one) => one.id === sittingNow().id)
  if (now) resumeSitting(now)
  return more.length === 1 ? '1 session was restored.' : `${more.length} sessions were restored.`
}

/** Everything to a file, and from it. */
export function ExportAndRestore({ onChange }: { onChange: () => void }) {
  const [said, setSaid] = useState('')
  const id = useId()
  const save = async () => {
    const day = new Date().toISOString().slice(0, 10)
    saveFile(`marigold-tries-${day}.json`, new Blob([backupOf(await allSittings())], { type: 'application/json' }))
    setSaid('Exported. Keep the file where client data belongs.')
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      setSaid(await restore(file))
      onChange()
    } catch {
      setSaid('This browser could not store them. Nothing was changed.')
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => void save()}>
        <Download aria-hidden />
        Export all to a file
      </Button>
      <label className={buttonClass({ look: 'quiet' }, 'restore')} htmlFor={id}>
        <Upload aria-hidden />
        Restore from a file
        <input
          id={id}
          type="file"
          className="sr-only"
          accept=".json,application/json"
          onChange={(event) => {
            void open(event.target.files?.[0])
            event.target.value = '' // the same file may be chosen again
          }}
        />
      </label>
      <span className="summary-said" role="status">
        {said}
      </span>
    </>
  )
}
