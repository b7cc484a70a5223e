import { locale, m } from '#messages'
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
  kept: m.cards_saved_only_in_this_browser_on(),
  'until-cleared': m.cards_saved_only_in_this_browser_on_this(),
  page: m.cards_this_browser_isnt_saving_anything_the(),
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

const dates = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric' })
const times = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' })

/** What a deletion takes away: how many sessions and trials, and from which days. */
function deletionText(sittings: readonly Sitting[]): string {
  const withTrials = sittings.filter(({ tries }) => tries.length > 0)
  const trials = withTrials.reduce((sum, { tries }) => sum + tries.length, 0)
  const days = withTrials.map(({ started }) => started).sort((a, b) => a - b)
  const [first, last] = [dates.format(days[0]), dates.format(days.at(-1))]
  const when = first === last ? m.cards_from({ first }) : m.cards_from_to({ first, last })
  return m.cards_this_deletes_with_in_every_tab({
    sessions: m.cards_sessions({ count: withTrials.length }),
    trials: m.cards_trials({ count: trials }),
    when,
  })
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
    else setSaid(m.cards_there_are_no_trials_on_this())
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
    void attempt(work, m.cards_all_trials_are_deleted(), m.cards_we_couldnt_delete_them_close_other())
  }
  const undo = async () => {
    const work = async () => {
      await restoreSittings(ownerNow())
      returnToRestored()
    }
    await attempt(work, m.cards_your_trials_are_back(), m.cards_we_couldnt_bring_them_back_because())
  }
  return (
    <>
      {until ? (
        <Button look="quiet" onClick={() => void undo()}>
          <Undo2 aria-hidden />
          {m.cards_undo_delete()}
        </Button>
      ) : null}
      <Button look="quiet" onClick={() => void ask()}>
        <Trash2 aria-hidden />
        {m.cards_delete_all_trials_on_this_device()}
      </Button>
      <span className="empty:hidden" role="status">
        {said}
        {until ? m.cards_you_can_undo_this_until({ format: times.format(until) }) : ''}
      </span>
      <AlertDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={m.cards_delete_all_trials_on_this_device_2()}
        actions={
          <>
            <Button onClick={() => setAsking(null)}>{m.cards_keep_them()}</Button>
            <Button look="quiet" onClick={remove}>
              {m.cards_delete_all_trials()}
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
  'not-ours': m.cards_this_isnt_a_file_of_trials(),
  newer: m.cards_this_file_is_from_a_newer(),
  damaged: m.cards_this_file_is_damaged_and_cant(),
}

/** Adds what a file holds to what is here, and says what came of it. */
async function restore(file: File): Promise<string> {
  const opened = openBackup(await file.text())
  if ('problem' in opened) return problemTexts[opened.problem]
  const more = newOf(await allSittings(), opened.sittings)
  if (more.length === 0) return m.cards_everything_in_this_file_is_already()
  await putSittings(ownerNow(), more)
  const now = more.find((one) => one.id === sittingNow().id)
  if (now) resumeSitting(now)
  return m.cards_sessions_were_restored({ count: more.length })
}

/** Everything to a file, and from it. */
export function ExportAndRestore({ onChange }: { onChange: () => void }) {
  const [said, setSaid] = useState('')
  const id = useId()
  const save = async () => {
    const day = new Date().toISOString().slice(0, 10)
    saveFile(`marigold-tries-${day}.json`, new Blob([backupOf(await allSittings())], { type: 'application/json' }))
    setSaid(m.cards_exported_keep_the_file_where_client())
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      setSaid(await restore(file))
      onChange()
    } catch {
      setSaid(m.cards_this_browser_couldnt_store_them_nothing())
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => void save()}>
        <Download aria-hidden />
        {m.cards_export_all_to_a_file()}
      </Button>
      <label className={buttonClass({ look: 'quiet' }, 'restore')} htmlFor={id}>
        <Upload aria-hidden />
        {m.cards_restore_from_a_file()}
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
