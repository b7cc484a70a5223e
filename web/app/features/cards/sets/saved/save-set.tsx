import { m } from '#messages'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { use, useState } from 'react'
import { useAction } from '../../../../platform/calls/use-action.ts'
import { fetchUserId } from '../../../../platform/session/session.ts'
import { preloadDialogs } from '../../../../ui/dialog.tsx'
import type { CardRows, SetPicks } from '../../areas/areas.ts'
import { pickedTabs } from '../set-picks.ts'
import { toSetContent, describeSet } from '../describe-set.ts'
import { useEditedSet } from './edited-set.ts'
import { PlayedSet } from '../played-set.ts'
import { AccountUnavailable, LogInToSave, SaveDialog, type SaveDialogProps } from './save-dialog.tsx'
import { findSameSet } from './quick-sets.ts'
import { useCardSets } from './use-card-sets.ts'

type Draft = Omit<SaveDialogProps, 'onClose'>

/** State of the Save button; `rows` if the cards are loaded already. */
function useSave(picks: SetPicks, rows: CardRows | null) {
  const { saved, person, status } = useCardSets()
  const edited = useEditedSet()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [asksLogin, setAsksLogin] = useState(false)
  const { run, problem, reset } = useAction('Who is here could not be read')
  const target = saved.find((set) => set.id === edited) ?? null
  const same = findSameSet(saved, picks)
  const press = () => {
    preloadDialogs()
    if (status === 'none') return setAsksLogin(true)
    void run(async () => {
      // Cached sets may be available before the user is known.
      const who = person ?? (await fetchUserId())
      const content = rows ? toSetContent(picks, rows) : await describeSet(picks)
      setDraft({ content, person: who, target: target ?? same, taken: saved.map((set) => set.name) })
    })
  }
  return {
    label: same ? m.cards_saved() : target ? m.ui_save_changes() : m.cards_save_set(),
    done: same !== null,
    press,
    windows: (
      <>
        <SaveDialog draft={draft} onClose={() => setDraft(null)} />
        <LogInToSave open={asksLogin} onClose={() => setAsksLogin(false)} />
        <AccountUnavailable open={problem !== null} onClose={reset} />
      </>
    ),
  }
}

/** Saves the setup's picks. */
export function SaveInDock({ picks }: { picks: SetPicks }) {
  const { label, done, press, windows } = useSave(picks, null)
  if (pickedTabs(picks).length === 0) return null
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

/** Saves the viewer's set; hidden if it can't be saved, such as the sample. */
export function SaveInViewer() {
  const played = use(PlayedSet)
  return played ? <SaveTool {...played} /> : null
}
