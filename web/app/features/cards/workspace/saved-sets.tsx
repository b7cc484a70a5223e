import { m } from '#messages'
import setsPicture from '../../../assets/empty/sets.svg'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { ArrowRight, Layers, Play, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { parseSetPicks } from '../sets/set-picks.ts'
import type { AccountSet } from '../sets/saved/account-sets.ts'
import { setSubtitle } from '../sets/saved/set-rows.tsx'
import type { CardSets } from '../sets/saved/use-card-sets.ts'
import { useCardCounts } from '../setup/use-card-count.ts'
import { cardsUrl, clearOtherPlace } from './set-url.ts'

const most = 6

/** Sorts by last use; unused sets come last, in their given order by name. */
export function sortByUse(sets: readonly AccountSet[]): AccountSet[] {
  return sets.toSorted((a, b) => (b.used_at ?? '').localeCompare(a.used_at ?? ''))
}

function Row({ set, line }: { set: AccountSet; line: string }) {
  return (
    <li>
      <Link to={cardsUrl(set.picks)} onClick={() => clearOtherPlace(parseSetPicks(set.picks))}>
        <span
          className="ws-trio flex gap-1 flex-none min-[600px]:w-35 [&_img]:size-8.5 [&_img]:object-contain"
          aria-hidden
        >
          {set.pictures.length === 0 ? (
            <i>
              <Icon of={Layers} />
            </i>
          ) : (
            set.pictures.map((url) => (
              <i key={url}>
                <img src={url} alt="" loading="lazy" />
              </i>
            ))
          )}
        </span>
        <span className="flex-1 min-w-0 grid leading-[1.35] [&_small]:text-body [&_small]:text-ink-2">
          <b>{set.name}</b>
          <small>{line}</small>
        </span>
        <span className="ws-go" aria-hidden>
          <Icon of={Play} />
        </span>
      </Link>
    </li>
  )
}

/** The most recently used saved sets, each opened with one tap. All sets are on the therapy cards screen. */
export function SavedSets({ sets }: { sets: CardSets }) {
  const [now] = useState(() => Date.now())
  const shown = sortByUse(sets.saved).slice(0, most)
  const countOf = useCardCounts(shown.map(({ picks }) => parseSetPicks(picks)))
  return (
    <section className="ws-sets" aria-labelledby="ws-sets">
      <div className="flex items-center justify-between gap-4 min-h-12 mb-3">
        <h2 id="ws-sets">{m.cards_saved_sets()}</h2>
        <Link
          className="inline-flex items-center gap-2 min-h-12 font-semibold [text-decoration:underline] [text-underline-offset:4px]"
          to="/therapycard"
        >
          {sets.saved.length > most ? m.cards_all_sets({ saved: sets.saved.length }) : m.cards_new_set()}{' '}
          <Icon of={sets.saved.length > most ? ArrowRight : Plus} />
        </Link>
      </div>
      {sets.status === 'failed' || (sets.stale && sets.status === 'ready') ? (
        <LoadFailed look="quiet" onRetry={sets.retry}>
          {sets.stale && sets.status === 'ready'
            ? m.cards_we_cant_reach_your_account_these()
            : m.cards_we_couldnt_load_your_sets()}
        </LoadFailed>
      ) : null}
      {sets.status === 'loading' || sets.status === 'unknown' ? (
        <div className="ws-panel panel">
          <RowSkeletons count={3} />
        </div>
      ) : null}
      {sets.status === 'ready' && shown.length === 0 ? (
        <div className="ws-panel panel ws-none">
          <EmptyState
            picture={setsPicture}
            size="small"
            action={
              <LinkButton to="/therapycard" look="quiet">
                {m.ui_choose_cards()}
              </LinkButton>
            }
          >
            {m.cards_no_saved_sets_yet_choose_cards()}
          </EmptyState>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <ul className="ws-panel panel">
          {shown.map((set) => (
            <Row key={set.id} set={set} line={setSubtitle(set, now, countOf(parseSetPicks(set.picks)))} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
