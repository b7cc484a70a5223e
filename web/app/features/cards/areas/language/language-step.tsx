import { m } from '#messages'
import { getLanguageCategories, type LanguageCategory } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { preloadDialogs } from '../../../../ui/dialog.tsx'
import { listStaleMs, type StepProps } from '../card-area.ts'
import { withIds, type IdLists } from '../id-lists.ts'
import { pictureUrl } from '../picture-url.ts'
import { ListFailed } from '../../setup/list-failed.tsx'
import { GoalDialog } from './goal-dialog.tsx'
import { NothingChecked } from './nothing-checked.tsx'
import { useTemporaryNote, useWelcome } from './use-temporary-note.ts'

function GoalTile(props: { goal: LanguageCategory; parts: number; bubble: boolean; onOpen: () => void }) {
  const { goal, parts } = props
  return (
    <div className="goal-place relative grid">
      <button
        type="button"
        className="goal"
        data-scan=""
        aria-pressed={parts > 0}
        aria-haspopup="dialog"
        onClick={props.onOpen}
      >
        {goal.image ? <img src={pictureUrl(goal.image)} alt="" /> : null}
        <span>{goal.category_name}</span>
        {parts > 0 ? (
          <em className="absolute -right-1.5 -top-1.75 min-w-7 h-7 py-0 px-1.5 rounded-[14px] grid place-items-center bg-ink text-cream text-small/[1] font-bold font-text not-italic">
            {parts}
            <span className="sr-only"> {m.cards_chosen()}</span>
          </em>
        ) : null}
      </button>
      {props.bubble ? <NothingChecked /> : null}
    </div>
  )
}

function Waiting() {
  return Array.from({ length: 12 }, (_, tile) => <span key={tile} className="goal is-waiting" aria-hidden />)
}

/** Returns the picked parts plus the one a search found. */
const withPart = (parts: readonly number[], found: number | undefined) =>
  found === undefined || parts.includes(found) ? parts : [...parts, found]

/** Shows the language goals. Each opens a dialog with its parts; the dock shows the picks. */
export function LanguageStep(props: StepProps<{ language: IdLists }>) {
  const picks = props.picks.language
  const onPicks = (language: IdLists) => props.onPicks({ language })
  const goals = useCall(getLanguageCategories, { staleTime: listStaleMs })
  // A search result is a goal, or a goal and one of its parts, which is checked once.
  const [foundGoal, part] = (props.found ?? '').split('.').map(Number)
  const [foundPart, setFoundPart] = useState(part)
  const [asked, setAsked] = useState<number | null>(foundGoal || null)
  const [open, setOpen] = useState(Boolean(props.found))
  const welcome = useWelcome(goals.isSuccess)
  const bubble = useTemporaryNote()
  useEffect(preloadDialogs, [])
  const list = goals.data?.data ?? []
  const goal = list.find((one) => one.id === asked) ?? null
  const close = () => {
    setOpen(false)
    setFoundPart(undefined)
  }
  const setParts = (id: number, parts: readonly number[]) => onPicks(withIds(picks, id, parts))
  const chips = Object.entries(picks).map(([id, parts]) => ({
    name: list.find((one) => String(one.id) === id)?.category_name ?? '',
    detail: m.cards_parts({ count: parts.length }),
    onRemove: () => setParts(Number(id), []),
  }))
  const dock = {
    label: m.cards_picked_language_goals(),
    chips: chips.filter((chip) => chip.name !== ''),
    ready: Object.keys(picks).length > 0,
  }
  return props.frame(
    dock,
    <>
      <div className="goal-list" aria-busy={goals.isPending}>
        <h1 className="sr-only">{m.cards_choose_the_language_goals()}</h1>
        {goals.isError ? (
          <ListFailed onRetry={() => void goals.refetch()}>{m.cards_we_couldnt_load_the_language_goals()}</ListFailed>
        ) : null}
        {goals.isPending ? <Waiting /> : null}
        {list.map((one) => (
          <GoalTile
            key={one.id}
            goal={one}
            parts={picks[one.id]?.length ?? 0}
            bubble={!open && bubble.at === one.id}
            onOpen={() => {
              setAsked(one.id)
              setOpen(true)
            }}
          />
        ))}
      </div>
      {welcome ? (
        <p className="welcome" role="status">
          {m.cards_welcome_choose_language_goals()}
        </p>
      ) : null}
      <GoalDialog
        open={open && goal !== null}
        goal={goal}
        picked={goal ? withPart(picks[goal.id] ?? [], goal.id === foundGoal ? foundPart : undefined) : []}
        bubble={open && bubble.at === goal?.id}
        onClose={close}
        onEmptied={() => {
          if (!goal) return
          setParts(goal.id, [])
          bubble.show(goal.id)
        }}
        onDone={(parts) => {
          if (!goal) return
          setParts(goal.id, parts)
          if (parts.length === 0) bubble.show(goal.id)
          close()
        }}
      />
    </>,
  )
}
