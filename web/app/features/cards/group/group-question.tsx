import { m } from '#messages'
import { useEffect, useState, type ReactNode } from 'react'
import { beginSession, noteOpened, sessionNow } from '../../../caseload/session-store.ts'
import { SeatMark } from '../../../players/seat-mark.tsx'
import { activePlayers, playerName } from '../../../players/table.ts'
import { changeTable, playAlone, useTable } from '../../../players/table-store.ts'
import { Button } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialog.tsx'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { giveSet } from './give-set.ts'
import { playerSet } from './own-set.ts'
import { isSettled, settleGroup } from './settled-group.ts'

interface QuestionProps {
  /** What was picked, and its cards. */
  asked: SetPicks | null
  rows: CardRows | null
  children: ReactNode
}

/**
 * The cards, once it is clear who practices them: while several players are seated, or a client, or one with their own cards, a set
 * that was just opened is for all of them, for one, or for somebody else. A reload doesn't ask again.
 */
export function GroupQuestion({ asked, rows, children }: QuestionProps) {
  const { players } = useTable()
  const here = activePlayers(players)
  const owners = here.filter((player) => player.set)
  const known = here.filter((player) => player.set ?? player.client)
  const [settled, setSettled] = useState(() => (here.length < 2 && known.length === 0) || isSettled(asked))
  useEffect(() => {
    if (settled) settleGroup(asked)
  }, [settled, asked])
  useEffect(() => {
    noteOpened()
    return () => settleGroup(null)
  }, [])
  if (settled) return children
  const keep = () => setSettled(true)
  const forAll = () => {
    changeTable((now) => ({ ...now, players: now.players.map(({ set: _set, ...player }) => player) }))
    setSettled(true)
  }
  const forOne = (seat: number) => {
    if (asked && rows) giveSet(seat, playerSet(asked, rows))
    setSettled(true)
  }
  const alone = () => {
    playAlone()
    if (sessionNow().trials.length > 0) beginSession()
    setSettled(true)
  }
  return (
    <AlertDialog
      open
      onClose={keep}
      title={here.length > 1 ? m.cards_for_the_group_or_one_child() : m.cards_who_is_playing()}
      actions={
        <>
          {here.length > 1 ? <Button onClick={forAll}>{m.cards_for_the_group()}</Button> : null}
          {here.map(({ seat }) => (
            <Button key={seat} look="quiet" onClick={() => forOne(seat)}>
              <span className="flex [&_svg]:size-6">
                <SeatMark seat={seat} />
              </span>
              {m.cards_for_name({ name: playerName(players, seat) })}
            </Button>
          ))}
          {owners.length > 0 ? (
            <Button look="quiet" onClick={keep}>
              {m.cards_keep_each_childs_own_cards()}
            </Button>
          ) : null}
          <Button look="quiet" onClick={alone}>
            {m.cards_someone_else_only_these_cards()}
          </Button>
        </>
      }
    >
      <p>{here.length > 1 ? m.cards_a_group_is_seated_choose_who() : m.cards_a_child_is_seated_choose_who()}</p>
    </AlertDialog>
  )
}
