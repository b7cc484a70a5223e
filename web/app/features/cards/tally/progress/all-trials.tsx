import { locale, m } from '#messages'
import { Download, Trash2, Undo2, Upload } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { currentOwner } from '../../../../platform/storage/device-owner.ts'
import { accountStorage } from '../../../../platform/storage/account-storage.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { AlertDialog } from '../../../../ui/dialog.tsx'
import { logFailure } from '../../../../platform/log.ts'
import { saveFile } from '../../../../platform/calls/save-file.ts'
import {
  deleteSessions,
  storageLifetime,
  putSessions,
  readSessions,
  restorableUntil,
  restoreSessions,
} from '../../../../caseload/session-records.ts'
import { loadCaseload, readCaseload, saveRecords } from '../../../../caseload/caseload-store.ts'
import { dayValue } from '../../../../caseload/day-value.ts'
import { parseSession, type TherapySession } from '../../../../caseload/session.ts'
import { leaveDeleted, resumeSession, returnToRestored, sessionNow } from '../../../../caseload/session-store.ts'
import { addGrowth, readAllGrowth } from '../../../../caseload/growth.ts'
import { backupOf, newRecords, newSessions, openBackup, type Everything } from '../../../../caseload/backup.ts'

const keptTexts = {
  kept: m.cards_saved_only_in_this_browser_on(),
  'until-cleared': m.cards_saved_only_in_this_browser_on_this(),
  page: m.cards_this_browser_isnt_saving_anything_the(),
}

/** How long this browser keeps the trials. */
export function StorageLifetime() {
  const [kept, setKept] = useState<keyof typeof keptTexts | null>(null)
  useEffect(() => {
    let here = true
    void storageLifetime().then((how) => here && setKept(how))
    return () => {
      here = false
    }
  }, [])
  return <p className="m-0 text-small text-ink-2">{kept ? keptTexts[kept] : ''}</p>
}

/** The running session added to those that are stored. Sessions that can't be read are left out. */
function withRunning(stored: readonly unknown[]): TherapySession[] {
  const now = sessionNow()
  const others = stored.flatMap((one) => parseSession(one) ?? []).filter((one) => one.id !== now.id)
  return now.trials.length > 0 || now.attendance ? [...others, now] : others
}

/** Every session of this account on this device that can be read, with the one that is running. Rejects as `readSessions`. */
const allSessions = async (): Promise<TherapySession[]> => withRunning(await readSessions(currentOwner()))

/** Everything for a file, and how many sessions can't be read. Rejects where storage fails. */
async function everything(): Promise<Everything & { unread: number }> {
  const owner = currentOwner()
  const stored = await readSessions(owner)
  const unread = stored.filter((one) => parseSession(one) === null).length
  return {
    ...(await readCaseload(owner)),
    ...{ sessions: withRunning(stored), growth: await readAllGrowth(owner), unread },
  }
}

const dates = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric' })
const times = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' })

/** What a deletion takes away: how many sessions and trials, and from which days. */
function deletionText(sessions: readonly TherapySession[]): string {
  const withTrials = sessions.filter(({ trials }) => trials.length > 0)
  const trials = withTrials.reduce((sum, { trials }) => sum + trials.length, 0)
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
  const look = useCallback(() => void restorableUntil(currentOwner()).then(setUntil), [])
  useEffect(look, [look])
  const ask = async () => {
    const sessions = await allSessions().catch(() => null)
    if (!sessions) return setSaid(m.cards_we_couldnt_delete_them_close_other())
    if (sessions.some(({ trials }) => trials.length > 0)) setAsking(deletionText(sessions))
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
      await deleteSessions(currentOwner())
      leaveDeleted()
    }
    void attempt(work, m.cards_all_trials_are_deleted(), m.cards_we_couldnt_delete_them_close_other())
  }
  const undo = async () => {
    const work = async () => {
      await restoreSessions(currentOwner())
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
  const more = newSessions(await allSessions(), opened.sessions)
  const records = newRecords(await loadCaseload(), opened)
  const grown = await addGrowth(currentOwner(), opened.growth)
  if (more.length === 0 && grown === 0 && Object.values(records).every((list) => list.length === 0))
    return m.cards_everything_in_this_file_is_already()
  if (typeof currentOwner() === 'number') await saveRecords(records)
  await putSessions(currentOwner(), more)
  const now = more.find((one) => one.id === sessionNow().id)
  if (now) resumeSession(now)
  return m.cards_sessions_were_restored({ count: more.length })
}

const exportedKey = 'marigold-exported'

/** Everything to a file, and from it; and when that was done last. */
export function ExportAndRestore({ onChange }: { onChange: () => void }) {
  const [said, setSaid] = useState('')
  const [exported, setExported] = useState(() => Number(accountStorage.read(exportedKey) ?? 0))
  const id = useId()
  const save = async () => {
    try {
      const { unread, ...all } = await everything()
      saveFile(`marigold-trials-${dayValue(Date.now())}.json`, new Blob([backupOf(all)], { type: 'application/json' }))
      accountStorage.write(exportedKey, String(Date.now()))
      setExported(Date.now())
      const missing = unread > 0 ? ` ${m.cards_unreadable_sessions_left_out({ count: unread })}` : ''
      setSaid(m.cards_exported_keep_the_file_where_client() + missing)
    } catch (error) {
      logFailure('The trials could not be exported', error)
      setSaid(m.cards_we_couldnt_read_everything_nothing_exported())
    }
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
      <span className="text-ink-2 text-body">
        {exported > 0 ? m.cards_last_exported({ date: dates.format(exported) }) : m.cards_never_exported()}
      </span>
    </>
  )
}

/** Export and import of everything, deletion, and how long this browser keeps it. */
export function TrialData() {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2 [&_svg]:size-5">
        <ExportAndRestore onChange={() => void loadCaseload()} />
        <DeleteAll />
      </div>
      <StorageLifetime />
    </div>
  )
}
