import { m } from '#messages'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { playerName, activePlayers } from '../../../players/table.ts'
import { restoreSavedGroup, hasSavedGroup, playAlone, useTable } from '../../../players/table-store.ts'
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
        title={m.cards_next_player()}
        line={m.cards_turns_change_automatically_or_tap_the()}
        value={turns}
        choices={turnChoices}
        nameOf={(trials) =>
          trials === 0 ? m.cards_by_hand() : trials === 1 ? m.cards_after_each_try() : m.cards_after_tries({ trials })
        }
        onChange={(next) => changeSettings({ turns: next })}
      />
    </div>
  )
}

/** Who takes part in the viewer, each with the cards of their own. */
export function GroupDialog({ open, shared, onClose, onChoose }: GroupDialogProps) {
  const { players } = useTable()
  const [changing, setChanging] = useState<number | null>(null)
  const many = activePlayers(players).length > 1
  const close = () => {
    setChanging(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={changing === null ? m.ui_players() : m.cards_cards_for({ nameAt: playerName(players, changing) })}
    >
      {changing === null ? (
        <div className="own-body w-full grid gap-4 [&_p]:m-0">
          <p>{m.cards_use_initials_or_a_code_each()}</p>
          <GroupRows shared={shared} onChange={setChanging} />
          {many ? <Turns /> : null}
          {many ? (
            <button type="button" className="players-add" onClick={playAlone}>
              {m.cards_one_player_again()}
            </button>
          ) : null}
          {hasSavedGroup() ? (
            <button type="button" className="players-add" onClick={restoreSavedGroup}>
              {m.cards_restore_the_saved_group()}
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
            {m.cards_back_to_the_players()}
          </button>
        </div>
      )}
    </Dialog>
  )
}
