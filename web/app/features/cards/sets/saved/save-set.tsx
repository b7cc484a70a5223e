import { m } from '#messages'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { use, useState } from 'react'
import { logFailure } from '../../../../platform/log.ts'
import { readWho } from '../../../../platform/session/session.ts'
import { loadWindows } from '../../../../ui/dialog.tsx'
import type { CardRows, SetPicks } from '../../areas/areas.ts'
import { pickedParts } from '../set-picks.ts'
import { contentOf, describeSet } from '../describe-set.ts'
import { useEditedSet } from './edited-set.ts'
import { PlayedSet } from '../played-set.ts'
import { AccountAway, LogInToSave, SaveDialog, type SaveDialogProps } from './save-dialog.tsx'
import { sameSet } from './soonest.ts'
import { useCardSets } from './use-card-sets.ts'

type Draft = Omit<SaveDialogProps, 'onClose'>

/** What the button for saving says and does: `rows` where the cards are there already. */
function useSave(picks: SetPicks, rows: CardRows | null) {
  const { saved, person, status } = useCardSets()
  const edited = useEditedSet()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [asksLogin, setAsksLogin] = useState(false)
  const [away, setAway] = useState(false)
  const [busy, setBusy] = useState(false)
  const target = saved.find((set) => set.id === edited) ?? null
  const same = sameSet(saved, picks)
  const press = async () => {
    loadWindows()
    if (status === 'none') return setAsksLogin(true)
    if (busy) return
    setBusy(true)
    try {
      // The sets that this device knows are there before the account has said who is here.
      const who = person ?? (await readWho())
      const content = rows ? contentOf(picks, rows) : await describeSet(picks)
      setDraft({ content, person: who, target: target ?? same, taken: saved.map((set) => set.name) })
    } catch (error) {
      logFailure('Who is here could not be read', error)
      setAway(true)
    } finally {
      setBusy(false)
    }
  }
  return {
    label: same ? m.cards_saved() : target ? m.ui_save_changes() : m.cards_save_set(),
    done: same !== null,
    press: () => void press(),
    windows: (
      <>
        <SaveDialog draft={draft} onClose={() => setDraft(null)} />
        <LogInToSave open={asksLogin} onClose={() => setAsksLogin(false)} />
        <AccountAway open={away} onClose={() => setAway(false)} />
      </>
    ),
  }
}

/** Saves what is picked in the setup. */
export function SaveInDock({ picks }: { picks: SetPicks }) {
  const { label, done, press, windows } = useSave(picks, null)
  if (pickedParts(picks).length === 0) return null
  const Sign = done ? BookmarkCheck : Bookmark
  return (
    <>
      <button type="button" className="setup-btn dock-save" data-scan="" aria-haspopup="dialog" onClick={press}>
        <Sign aria-hidden />
        <span>{label}</span>
      </button>
      {windows}
    </>
  )
}

function SaveTool({ picks, rows }: { picks: SetPicks; rows: CardRows }) {
  const { label, done, press, windows } = useSave(picks, rows)
  const Sign = done ? BookmarkCheck : Bookmark
  return (
    <>
      <button type="button" className="tool is-save" data-scan="" aria-haspopup="dialog" onClick={press}>
        <Sign aria-hidden className="play-icon" />
        <span>{done ? label : m.cards_save_this_set()}</span>
      </button>
      {windows}
    </>
  )
}

/** Saves the set that the viewer shows; absent where there is nothing to save, as with the sample. */
export function SaveInViewer() {
  const played = use(PlayedSet)
  return played ? <SaveTool {...played} /> : null
}
