import { m } from '#messages'
import { getLanguageSubcategories, type LanguageCategory, type LanguageSubcategory } from '@marigold/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { listStaleMs } from '../card-area.ts'
import { toggleId } from '../id-lists.ts'
import { pictureUrl } from '../picture-url.ts'
import { ListFailed } from '../../setup/list-failed.tsx'
import { cardsText } from '../../cards-text.ts'
import { NothingChecked } from './nothing-checked.tsx'

export interface GoalDialogProps {
  open: boolean
  /** Kept while the dialog closes. */
  goal: LanguageCategory | null
  picked: readonly number[]
  bubble: boolean
  onDone: (parts: readonly number[]) => void
  /** Called when the last box is unchecked. */
  onEmptied: () => void
  onClose: () => void
}

/** Dialog with the parts of one language goal. */
export function GoalDialog(props: GoalDialogProps) {
  const { goal } = props
  return (
    <Dialog open={props.open} onClose={props.onClose} title={goal?.category_name ?? ''} wide>
      {goal ? <GoalParts key={goal.id} {...props} goal={goal} /> : null}
    </Dialog>
  )
}

/** Returns how many cards a part has. */
function cardsIn(part: LanguageSubcategory): number {
  return part.counts.reduce((sum, { count }) => sum + count, 0)
}

function PartTile(props: { part: LanguageSubcategory; checked: boolean; onToggle: () => void }) {
  const count = cardsIn(props.part)
  return (
    <button type="button" role="checkbox" className="option" aria-checked={props.checked} onClick={props.onToggle}>
      <b>
        {props.part.category_name}
        <small>{cardsText(count)}</small>
      </b>
      <span className="option-box" aria-hidden>
        <Check strokeWidth={3.2} />
      </span>
    </button>
  )
}

function GoalParts(props: GoalDialogProps & { goal: LanguageCategory }) {
  const { goal } = props
  const parts = useCall(getLanguageSubcategories, { params: { id: goal.id }, staleTime: listStaleMs })
  const [checked, setChecked] = useState<number[]>([...props.picked])
  const list = parts.data?.data ?? []
  const change = (next: number[]) => {
    setChecked(next)
    if (next.length === 0) props.onEmptied()
  }
  const all = list.map((part) => part.id)
  const everything = all.length > 0 && all.every((id) => checked.includes(id))
  return (
    <div className="pick-body w-full grid gap-4.5">
      <p className="goal-head relative flex items-center gap-3.5 text-ink-2">
        {goal.image ? <img src={pictureUrl(goal.image)} alt="" /> : null}
        <span>{m.cards_choose_what_to_practice()}</span>
        {props.bubble ? <NothingChecked /> : null}
      </p>
      {parts.isPending ? <Spinner label={m.ui_loading()} /> : null}
      {parts.isError ? (
        <ListFailed onRetry={() => void parts.refetch()}>{m.cards_we_couldnt_load_the_parts_of()}</ListFailed>
      ) : null}
      <div
        className="part-grid grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-3 phone:grid-cols-[1fr] phone:gap-2"
        role="group"
        aria-label={goal.category_name}
      >
        {list.map((part) => (
          <PartTile
            key={part.id}
            part={part}
            checked={checked.includes(part.id)}
            onToggle={() => change(toggleId(checked, part.id))}
          />
        ))}
      </div>
      <div className="pick-foot goal-foot items-center gap-3.5 phone:flex-wrap">
        <span className="flex-1 text-ink-2 phone:flex-[1_0_100%]">
          {m.cards_of_chosen({ checked: checked.length, list: list.length })}
        </span>
        <button type="button" className="setup-btn" onClick={() => change(everything ? [] : all)}>
          {everything ? m.cards_uncheck_all() : m.cards_check_all()}
        </button>
        <button type="button" className="setup-btn is-solid is-big" onClick={() => props.onDone(checked)}>
          {m.ui_done()}
        </button>
      </div>
    </div>
  )
}
