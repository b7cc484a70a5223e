import { m } from '#messages'
import { Check, LayoutGrid, Users } from 'lucide-react'
import { Dialog } from '../../../ui/dialog.tsx'
import { playerName, type PlayerSet } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { serializePicks, parseSetPicks } from '../sets/set-picks.ts'
import { PictureTrio } from '../setup/recent-rows.tsx'
import { useCardSets } from '../sets/saved/use-card-sets.ts'
import { giveSet } from './give-set.ts'
import { offeredSets } from './own-set.ts'

export interface SetListProps {
  seat: number
  /** How many take part as long as nobody has said so. */
  fallback?: number
  /** There are cards for everybody, which a player without own ones practices. */
  hasShared: boolean
  /** What the player's own set practices, when it is more than one thing. */
  targets?: readonly string[]
  /** Called once the player has other cards. */
  onGiven: () => void
  onChoose: (seat: number) => void
}

function Offer(props: { set: PlayerSet; pressed: boolean; onGive: () => void }) {
  const { set } = props
  return (
    <button type="button" className="own-offer" aria-pressed={props.pressed} onClick={props.onGive}>
      {set.pictures.length > 0 ? <PictureTrio pictures={set.pictures} /> : null}
      <span>
        <b>{set.title}</b>
        <small>{set.line}</small>
      </span>
      {props.pressed ? <Check aria-hidden strokeWidth={3} /> : null}
    </button>
  )
}

/** The cards that one touch gives to a player, and the way to others. */
export function SetList(props: SetListProps) {
  const { seat, fallback, targets = [], onGiven } = props
  const { players } = useTable(fallback)
  const { recent, saved } = useCardSets()
  const named = saved.map((set) => ({ ...set, title: set.name, picks: parseSetPicks(set.picks) }))
  const own = players.find((player) => player.seat === seat)?.set
  const key = (set: PlayerSet) => serializePicks(parseSetPicks(set.picks))
  const ownKey = own ? key(own) : ''
  const give = (set: PlayerSet | null) => {
    giveSet(seat, set, fallback)
    onGiven()
  }
  return (
    <div className="own-list">
      {own && targets.length > 1 ? (
        <section aria-label={m.cards_which_of_these_cards()}>
          <h3>{m.cards_which_of_these_cards()}</h3>
          <div className="choice-pills flex flex-wrap gap-2">
            {[null, ...targets].map((target) => (
              <button
                key={target}
                type="button"
                aria-pressed={own.only === target}
                onClick={() => give({ ...own, only: target })}
              >
                {target ?? m.cards_all_of_them()}
              </button>
            ))}
          </div>
        </section>
      ) : null}
      <section aria-label={m.cards_sets()}>
        {own && targets.length > 1 ? <h3>{m.cards_other_cards()}</h3> : null}
        {offeredSets(players, recent, named).map((set) => (
          <Offer key={key(set)} set={set} pressed={key(set) === ownKey} onGive={() => give(set)} />
        ))}
        {props.hasShared ? (
          <button type="button" className="own-offer" aria-pressed={!own} onClick={() => give(null)}>
            <Users aria-hidden />
            <span>
              <b>{m.cards_everyones_cards()}</b>
              <small>{m.cards_no_individual_cards()}</small>
            </span>
            {own ? null : <Check aria-hidden strokeWidth={3} />}
          </button>
        ) : null}
        <button type="button" className="own-offer" onClick={() => props.onChoose(seat)}>
          <LayoutGrid aria-hidden />
          <span>
            <b>{m.cards_choose_other_cards()}</b>
            <small>{m.cards_articulation_language_fluency()}</small>
          </span>
        </button>
      </section>
    </div>
  )
}

/** The same in a window of its own. `seat` null is closed. */
export function SetListDialog(props: Omit<SetListProps, 'seat'> & { seat: number | null; onClose: () => void }) {
  const { seat, onClose, ...rest } = props
  const { players } = useTable(props.fallback)
  return (
    <Dialog
      open={seat !== null}
      onClose={onClose}
      title={seat === null ? '' : m.cards_cards_for({ nameAt: playerName(players, seat) })}
    >
      {seat === null ? null : <SetList {...rest} seat={seat} />}
    </Dialog>
  )
}
