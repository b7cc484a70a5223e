import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { nameAt, present } from '../../../players/table.ts'
import { bringBackKeptGroup, keptGroupWaits, playAlone, useTable } from '../../../players/table-store.ts'
import { changeSettings, turnChoices, useViewerSettings } from '../viewer/settings/settings.ts'
import { Choice } from '../viewer/settings/setting-rows.tsx'
import { GroupRows } from './group-rows.tsx'
import { SetList } from './set-list.tsx'

export interface GroupDialogProps {
  open: boolean
  /** What those without own cards practice; null when that is nothing. */
  shared: string | null
  onClose: () => void
  onChoose: (seat: number) => void
}

function Turns() {
  const { turns } = useViewerSettings()
  return (
    <div className="settings">
      <Choice
        title="Next player"
        line="Whose turn it is changes by itself, or by a press on the name."
        value={turns}
        choices={turnChoices}
        nameOf={(tries) => (tries === 0 ? 'By hand' : tries === 1 ? 'After each try' : `After ${tries} tries`)}
        onChange={(next) => changeSettings({ turns: next })}
      />
    </div>
  )
}

/** Who takes part in the viewer, each with the cards of their own. */
export function GroupDialog({ open, shared, onClose, onChoose }: GroupDialogProps) {
  const { players } = useTable()
  const [changing, setChanging] = useState<number | null>(null)
  const many = present(players).length > 1
  const close = () => {
    setChanging(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={changing === null ? 'Players' : `Cards for ${nameAt(players, changing)}`}
    >
      {changing === null ? (
        <div className="own-body w-full grid gap-4 [&_p]:m-0">
          <p>Initials or a code are enough. Each player may have cards of their own, and has a tally of their own.</p>
          <GroupRows shared={shared} onChange={setChanging} />
          {many ? <Turns /> : null}
          {many ? (
            <button type="button" className="players-add" onClick={playAlone}>
              One player again
            </button>
          ) : null}
          {keptGroupWaits() ? (
            <button type="button" className="players-add" onClick={bringBackKeptGroup}>
              Bring back the kept group
            </button>
          ) : null}
        </div>
      ) : (
        <div className="own-body w-full grid gap-4 [&_p]:m-0">
          <SetList
            seat={changing}
            hasShared={shared !== null}
            onGiven={() => setChanging(null)}
            onChoose={(seat) => {
              setChanging(null)
              onChoose(seat)
            }}
          />
          <button type="button" className="players-add" onClick={() => setChanging(null)}>
            <ArrowLeft aria-hidden />
            Back to the players
          </button>
        </div>
      )}
    </Dialog>
  )
}
