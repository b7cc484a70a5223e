import { m } from '#messages'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { playerName, activePlayers, currentSeat, type TablePlayer } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import type { PlayerDeck } from '../../../platform/storage/print-set.ts'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { tabsWithRows, noRows, describeRows, toDeck } from '../sets/card-rows.ts'
import { pickedTabs, allowedPicks, serializePicks } from '../sets/set-picks.ts'
import { PlayerChip } from '../viewer/player-chip.tsx'
import { Exit } from '../viewer/rails.tsx'
import { SetViewer, type SetPlace } from '../viewer/set-viewer.tsx'
import { useTherapySession } from '../../../caseload/session-store.ts'
import { turnsContext, type Turns } from '../viewer/turns-context.ts'
import { GroupDialog } from './group-dialog.tsx'
import { useOwnRows, type OwnRows } from './own-rows.ts'
import { ownPicks } from './own-set.ts'
import { everybody, makePlaces } from './places.ts'
import { SetChooser } from './set-chooser.tsx'
import { giveSet } from './give-set.ts'

export interface GroupViewerProps {
  /** The cards of everybody who has none of their own; null when nobody chose any. */
  set: CardRows | null
  /** What was picked for them. */
  asked: SetPicks | null
  place: SetPlace
  onPlace: (place: SetPlace) => void
  backs: ReactNode
  exit?: ReactNode
}

/** In the place of a player's cards while there are none. */
function NoCards(props: Pick<GroupViewerProps, 'backs' | 'exit'> & { children: ReactNode }) {
  return (
    <div className="viewer own-waits" data-scan-room="">
      <section className="rail is-left">
        <div className="backs">{props.backs}</div>
      </section>
      <Exit>{props.exit}</Exit>
      <div className="card-stage">
        <article className="card-face">
          <div className="[font:600_calc(var(--u)_*_9)_/_1.2_var(--display)] text-center grid justify-items-center gap-5">
            {props.children}
          </div>
        </article>
      </div>
      <section className="strip" aria-label={m.cards_scoring()}>
        <PlayerChip />
      </section>
    </div>
  )
}

/** What stands where there are no cards to show: they are on their way, did not come, or nobody chose any. */
function Waiting(props: { rows: OwnRows; name: string; onRetry: () => void; onChoose: () => void }) {
  const { rows, name } = props
  if (rows.state === 'loading') return <Spinner label={m.cards_loading_s_cards({ name })} />
  const failed = rows.state === 'failed'
  return (
    <>
      <p>{failed ? m.cards_we_couldnt_load_s_cards({ name }) : m.cards_has_no_cards_yet({ name })}</p>
      <Button data-scan="1" onClick={failed ? props.onRetry : props.onChoose}>
        {failed ? m.ui_retry() : m.cards_choose_cards_for({ name })}
      </Button>
    </>
  )
}

/** The cards of each player of a group, as far as they are here: own ones, else those of everybody. */
function useDecks(players: readonly TablePlayer[], ownOf: (seat: number) => OwnRows, shared: CardRows | null) {
  return useCallback(() => {
    const here = activePlayers(players)
    if (here.length < 2) return []
    return here.flatMap(({ seat }): PlayerDeck[] => {
      const rows = ownOf(seat)
      const found = rows.state === 'here' ? rows.rows : rows.state === 'none' ? shared : null
      return found && tabsWithRows(found).length > 0 ? [{ seat, deck: toDeck(found) }] : []
    })
  }, [players, ownOf, shared])
}

/** The cards of the player whose turn it is: own ones, else those of everybody. */
export function GroupViewer({ set, asked, place, onPlace, backs, exit }: GroupViewerProps) {
  const { players } = useTable()
  const session = useTherapySession()
  const seat = currentSeat(players, session.seat)
  const name = playerName(players, seat)
  const areas = useEnabledAreas()
  const own = useOwnRows()
  const [places] = useState(() => makePlaces(place))
  const [open, setOpen] = useState(false)
  const [choosing, setChoosing] = useState<number | null>(null)
  const picks = ownPicks(players.find((player) => player.seat === seat))
  const cards = picks ? serializePicks(picks) : ''
  const decks = useDecks(players, own.of, set)
  const turns = useMemo<Turns>(() => {
    // Players without cards of their own go through those of everybody together.
    const stand = (of: number) => (own.of(of).state === 'none' ? everybody : of)
    return {
      onTurnOver: (of) => places.turnOver(stand(of)),
      onUndone: (of) => places.undone(stand(of)),
      openPlayers: () => setOpen(true),
      decks,
    }
  }, [places, decks, own])
  const storeForLogin = useCallback((next: SetPlace) => places.keep(seat, cards, next), [places, seat, cards])
  const keepShared = useCallback(
    (next: SetPlace) => {
      places.keep(everybody, '', next)
      onPlace(next)
    },
    [places, onPlace],
  )
  const rows = own.of(seat)
  const hasShared = set !== null && tabsWithRows(set).length > 0
  if (choosing !== null) {
    return (
      <SetChooser
        seat={choosing}
        onCancel={() => setChoosing(null)}
        onDone={(given) => {
          giveSet(choosing, given)
          setChoosing(null)
          setOpen(true)
        }}
      />
    )
  }
  // Alone, or with cards for everybody, it is as it is without a group.
  const isShared = rows.state === 'none' && (hasShared || activePlayers(players).length === 1)
  const closeAndChoose = (at: number) => {
    setOpen(false)
    setChoosing(at)
  }
  return (
    <turnsContext.Provider value={turns}>
      {rows.state === 'here' ? (
        <SetViewer
          key={`${seat}/${cards}`}
          set={rows.rows}
          place={places.at(seat, cards)}
          onPlace={storeForLogin}
          {...{ backs, exit }}
        />
      ) : isShared ? (
        <SetViewer
          set={set ?? noRows}
          first={asked ? pickedTabs(allowedPicks(asked, areas))[0] : undefined}
          place={places.at(everybody, '')}
          onPlace={keepShared}
          {...{ backs, exit }}
        />
      ) : (
        <NoCards {...{ backs, exit }}>
          <Waiting rows={rows} name={name} onRetry={own.retry} onChoose={() => setChoosing(seat)} />
        </NoCards>
      )}
      <GroupDialog
        open={open}
        shared={hasShared && set ? describeRows(set).title : null}
        onClose={() => setOpen(false)}
        onChoose={closeAndChoose}
      />
    </turnsContext.Provider>
  )
}
