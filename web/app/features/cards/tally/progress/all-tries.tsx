import { Download, Trash2, Undo2, Upload } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { ownerNow } from '../../../../platform/storage/device-owner.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { AlertDialog } from '../../../../ui/dialog.tsx'
import { saveFile } from '../../../../platform/calls/save-file.ts'
import {
  deleteSittings,
  howLongKept,
  putSittings,
  readSittings,
  restorableUntil,
  restoreSittings,
} from '../kept-sittings.ts'
import { parseSitting, type Sitting } from '../sitting.ts'
import { leaveDeleted, resumeSitting, returnToRestored, sittingNow } from '../sitting-store.ts'
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
  return <p className="m-0 text-[15px] text-ink-2">{kept ? keptTexts[kept] : ''}</p>
}

/** Every session of this account on this device that can be read, with the one that is running. */
export async function allSittings(): Promise<Sitting[]> {
  const stored = (await readSittings(ownerNow())).flatMap((one) => parseSitting(one) ?? [])
  const now = sittingNow()
  const others = stored.filter((one) => one.id !== now.id)
  return now.tries.length > 0 ? [...others, now] : others
}

const dates = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
const times = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
const counted = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

/** What a deletion takes away: how many sessions and trials, and from which days. */
function deletionText(sittings: readonly Sitting[]): string {
  const withTrials = sittings.filter(({ tries }) => tries.length > 0)
  const trials = withTrials.reduce((sum, { tries }) => sum + tries.length, 0)
  const days = withTrials.map(({ started }) => started).sort((a, b) => a - b)
  const [first, last] = [dates.format(days[0]), dates.format(days.at(-1))]
  const when = first === last ? `from ${first}` : `from ${first} to ${last}`
  return `This deletes ${counted(withTrials.length, 'session')} with ${counted(trials, 'trial')} ${when}, in every tab of this browser. You can undo it for a day.`
}

/** Deletes every trial of this account on this device, after asking. For a day, they can be brought back. */
export function DeleteAll({ onChange }: { onChange?: () => void }) {
  const [asking, setAsking] = useState<string | null>(null)
  const [until, setUntil] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const look = useCallback(() => void restorableUntil(ownerNow()).then(setUntil), [])
  useEffect(look, [look])
  const ask = async () => {
    const sittings = await allSittings()
    if (sittings.some(({ tries }) => tries.length > 0)) setAsking(deletionText(sittings))
    else setSaid('There are no trials on this device.')
  }
  const attempt = async (work: () => Promise<void>, done: string, failed: string) => {
    try {
      await work()
      setSaid(done)
    } catch {
      setSaid(failed)
    }
    look()
    onChange?.()
  }
  const remove = () => {
    setAsking(null)
    const work = async () => {
      await deleteSittings(ownerNow())
      leaveDeleted()
    }
    void attempt(
      work,
      'All trials are deleted.',
      'We couldn’t delete them. Close other tabs of Marigold and try again.',
    )
  }
  const undo = async () => {
    const work = async () => {
      await restoreSittings(ownerNow())
      returnToRestored()
    }
    await attempt(
      work,
      'Your trials are back.',
      'We couldn’t bring them back, because this browser stores nothing now.',
    )
  }
  return (
    <>
      {until ? (
        <Button look="quiet" onClick={() => void undo()}>
          <Undo2 aria-hidden />
          Undo delete
        </Button>
      ) : null}
      <Button look="quiet" onClick={() => void ask()}>
        <Trash2 aria-hidden />
        Delete all trials on this device
      </Button>
      <span className="empty:hidden" role="status">
        {said}
        {until ? ` You can undo this until ${times.format(until)}.` : ''}
      </span>
      <AlertDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title="Delete all trials on this device?"
        actions={
          <>
            <Button onClick={() => setAsking(null)}>Keep them</Button>
            <Button look="quiet" onClick={remove}>
              Delete all trials
            </Button>
          </>
        }
      >
        <p>{asking}</p>
      </AlertDialog>
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
  await putSittings(ownerNow(), more)
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
      <span className="empty:hidden" role="status">
        {said}
      </span>
    </>
  )
}
