import { m } from '#messages'
import type { Sound } from '@marigold/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog, Dialog } from '../../../../ui/dialog.tsx'
import { toggleId } from '../id-lists.ts'
import { pictureUrl } from '../picture-url.ts'
import { kindName } from '../kind-names.ts'
import { positionName } from './articulation-cards.ts'
import { doneRefusal, type Picks } from './picks.ts'

interface Option {
  id: number
  question: string
}

function OptionTile(props: { label: string; pressed: boolean; onToggle: () => void; slot?: number }) {
  return (
    <button type="button" className="option" aria-pressed={props.pressed} onClick={props.onToggle}>
      {props.slot ? (
        <span className="slots flex items-center gap-1" aria-hidden>
          {[1, 2, 3].map((place) => (
            <i key={place} className={place === props.slot ? 'is-on' : ''} />
          ))}
        </span>
      ) : null}
      <b>{props.label}</b>
      <span className="option-box" aria-hidden>
        <Check strokeWidth={3.2} />
      </span>
    </button>
  )
}

export interface PickDialogProps {
  open: boolean
  /** Kept while the dialog closes. */
  sound: Sound | null
  positions: readonly Option[]
  kinds: readonly Option[]
  picked: Picks[string] | undefined
  onDone: (pick: Picks[string]) => void
  onClose: () => void
}

/** Picks positions and card kinds for one sound. Done requires at least one of each. */
export function PickDialog(props: PickDialogProps) {
  const { sound } = props
  return (
    <Dialog open={props.open} onClose={props.onClose} title={m.cards_select_a_sub_category_and_position()} wide>
      {sound ? <PickLists key={sound.id} {...props} sound={sound} /> : null}
    </Dialog>
  )
}

function PickLists({ sound, positions, kinds, picked, onDone }: PickDialogProps & { sound: Sound }) {
  const [chosenPositions, setPositions] = useState<number[]>(picked?.[0] ?? [])
  const [chosenKinds, setKinds] = useState<number[]>(picked?.[1] ?? [])
  const [alert, setAlert] = useState<string | null>(null)
  const done = () => {
    const refusal = doneRefusal(sound.sound_name, chosenPositions, chosenKinds)
    if (refusal) setAlert(refusal)
    else onDone([chosenPositions, chosenKinds])
  }
  return (
    <div className="pick-body w-full grid gap-4.5">
      <p className="pick-sound flex items-center gap-3.5 text-ink-2">
        {sound.image ? <img src={pictureUrl(sound.image)} alt="" /> : null}
        <b>{sound.sound_name}</b>
        <span>{m.cards_choose_at_least_one_from_each()}</span>
      </p>
      <div className="grid grid-cols-[1fr_1fr] gap-6 phone:grid-cols-[1fr] phone:gap-3.5 [&_h3]:text-small/[1.2] [&_h3]:font-semibold [&_h3]:font-text [&_h3]:text-ink-2 [&_h3]:mb-2.5">
        <div role="group" aria-label={m.cards_position()}>
          <h3>{m.cards_position()}</h3>
          {positions
            .filter((position) => sound.positions.includes(position.id))
            .map((position) => (
              <OptionTile
                key={position.id}
                label={positionName(position.id) || position.question}
                slot={position.id}
                pressed={chosenPositions.includes(position.id)}
                onToggle={() => setPositions(toggleId(chosenPositions, position.id))}
              />
            ))}
        </div>
        <div role="group" aria-label={m.cards_sub_category()}>
          <h3>{m.cards_sub_category()}</h3>
          {kinds.map((kind) => (
            <OptionTile
              key={kind.id}
              label={kindName(kind.id) || kind.question}
              pressed={chosenKinds.includes(kind.id)}
              onToggle={() => setKinds(toggleId(chosenKinds, kind.id))}
            />
          ))}
        </div>
      </div>
      <div className="pick-foot">
        <button type="button" className="setup-btn is-solid is-big" onClick={done}>
          {m.ui_done()}
        </button>
      </div>
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert ?? ''} />
    </div>
  )
}
