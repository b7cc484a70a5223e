import { m } from '#messages'
import { listed } from '../../../platform/words/words.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { accountTabTexts } from '../../../platform/storage/account-texts.ts'
import { nameAt, present } from '../../../players/table.ts'
import { playAlone, useTable } from '../../../players/table-store.ts'
import { Button } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialog.tsx'
import type { SetPicks } from '../areas/areas.ts'
import { textOfPicks } from '../sets/set-picks.ts'
import { beginSitting, noteOpened, sittingNow } from '../tally/sitting-store.ts'

const key = 'marigold-group-plays'

/**
 * The cards, once it is clear who plays them: where players from before have cards of their own, a set that was just
 * opened is either for them too or for another child alone. A reload doesn't ask again.
 */
export function GroupQuestion({ asked, children }: { asked: SetPicks | null; children: ReactNode }) {
  const set = asked ? textOfPicks(asked) : ''
  const { players } = useTable()
  const owners = present(players).filter((player) => player.set)
  const [settled, setSettled] = useState(() => owners.length === 0 || accountTabTexts.read(key) === set)
  useEffect(() => {
    if (settled) accountTabTexts.write(key, set)
  }, [settled, set])
  useEffect(() => {
    noteOpened()
    return () => void accountTabTexts.write(key, null)
  }, [])
  if (settled) return children
  const withGroup = () => setSettled(true)
  const alone = () => {
    playAlone()
    if (sittingNow().tries.length > 0) beginSitting()
    setSettled(true)
  }
  return (
    <AlertDialog
      open
      onClose={withGroup}
      title={m.cards_who_is_playing()}
      actions={
        <>
          <Button onClick={alone}>{m.cards_someone_else_only_these_cards()}</Button>
          <Button look="quiet" onClick={withGroup}>
            {m.cards_the_same_group()}
          </Button>
        </>
      }
    >
      <p>
        {m.cards_cards_of_their_own_from_before({
          count: owners.length,
          names: listed(owners.map(({ seat }) => nameAt(players, seat))),
        })}
      </p>
    </AlertDialog>
  )
}
