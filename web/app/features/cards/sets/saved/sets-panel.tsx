import { m } from '#messages'
import setsPicture from '../../../../assets/empty/sets.svg'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Bookmark, History } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { storeReturnPath } from '../../../../platform/session/return-path.ts'
import { preloadDialogs } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { SetPicks } from '../../areas/areas.ts'
import { ListFailed } from '../../setup/list-failed.tsx'
import { isDialogOpen } from '../../viewer/input/use-viewer-keys.ts'
import type { AccountSet } from './account-sets.ts'
import { SetOptions } from './set-options.tsx'
import { RecentRows, SavedRows } from './set-rows.tsx'
import { useDeletion, type Deletion } from './use-deletion.ts'
import type { CardSets } from './use-card-sets.ts'

export interface SetsPanelProps {
  sets: CardSets
  onStart: (picks: SetPicks) => void
  onEdit: (set: AccountSet) => void
  onPrint: (picks: AccountSet) => void
  /** Sample for visitors; null for others. */
  sample: ReactNode
}

const said: Record<Deletion['state'], (name: string) => string> = {
  deleted: (name) => m.cards_is_deleted_3({ name }),
  'not-deleted': (name) => m.cards_we_couldnt_delete({ name }),
  'not-restored': (name) => m.cards_we_couldnt_restore({ name }),
}

function DeletionNotice({ deletion }: { deletion: Deletion }) {
  const button = useRef<HTMLButtonElement>(null)
  // Takes the focus after the options dialog has returned it.
  useEffect(() => {
    const focus = () => button.current?.focus({ preventScroll: true })
    const closed = () => {
      frame = requestAnimationFrame(isDialogOpen() ? closed : focus)
    }
    let frame = requestAnimationFrame(closed)
    return () => cancelAnimationFrame(frame)
  }, [deletion])
  return (
    <Notice
      tone={deletion.state === 'deleted' ? 'plain' : 'bad'}
      action={
        <button type="button" className="setup-btn" data-scan="" ref={button} onClick={deletion.act}>
          {deletion.state === 'deleted' ? m.ui_undo() : m.ui_try_again()}
        </button>
      }
    >
      {said[deletion.state](deletion.name)}
    </Notice>
  )
}

/** Skeleton rows while the account loads. */
function Waiting() {
  return (
    <div aria-busy="true" aria-label={m.cards_loading_your_sets()} role="status">
      {[1, 2].map((row) => (
        <span key={row} className="quick is-waiting" aria-hidden>
          <span className="trio">
            <i />
          </span>
          <span className="quick-text flex-1 min-w-0 [&_small]:text-body [&_small]:text-ink-2">
            <b />
            <small />
          </span>
        </span>
      ))}
    </div>
  )
}

function SavedSection({ sets, onStart, onEdit, onPrint }: Omit<SetsPanelProps, 'sample'>) {
  const [opened, setOpened] = useState<AccountSet | null>(null)
  const { deletion, remove } = useDeletion()
  const [named, setNamed] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(preloadDialogs, [])
  // After a restore, the focused button is gone, so the focus moves to the list.
  const had = useRef(false)
  useEffect(() => {
    if (had.current && !deletion) title.current?.focus({ preventScroll: true })
    had.current = deletion !== null
  }, [deletion])
  const close = () => setOpened(null)
  return (
    <section className="sets" aria-labelledby="saved-sets" data-scan-group="Saved sets">
      <h2 id="saved-sets" ref={title} tabIndex={-1}>
        <Bookmark aria-hidden />
        {m.cards_saved_sets()}
      </h2>
      {deletion ? <DeletionNotice deletion={deletion} /> : null}
      <p className="empty:hidden" role="status">
        {named && !deletion ? m.cards_name_saved({ named }) : ''}
      </p>
      {sets.stale && sets.status === 'ready' ? (
        <ListFailed onRetry={sets.retry}>{m.cards_we_cant_reach_your_account_these()}</ListFailed>
      ) : null}
      {sets.status === 'failed' ? (
        <ListFailed onRetry={sets.retry}>{m.cards_we_couldnt_load_your_sets()}</ListFailed>
      ) : null}
      {sets.status === 'loading' || sets.status === 'unknown' ? <Waiting /> : null}
      {sets.status === 'ready' && sets.saved.length === 0 ? (
        <div className="px-3 text-ink-2">
          <EmptyState picture={setsPicture} size="small">
            {m.cards_pick_cards_and_tap_save_set()}
          </EmptyState>
        </div>
      ) : null}
      <SavedRows
        sets={sets.saved}
        onStart={onStart}
        onMore={(set) => {
          setNamed('')
          setOpened(set)
        }}
      />
      <SetOptions
        set={opened}
        onClose={close}
        onNamed={setNamed}
        onEdit={onEdit}
        onPrint={(set) => {
          close()
          onPrint(set)
        }}
        onDelete={(set) => {
          close()
          remove(set)
        }}
      />
    </section>
  )
}

function VisitorSection({ sample }: { sample: ReactNode }) {
  return (
    <>
      {sample}
      <p className="pt-1 px-3 pb-3 text-body leading-[1.4] text-ink-2 [&_a]:font-semibold [&_a]:[text-decoration:underline]">
        <ParaglideMessage
          message={m.cards_log_in_to_see_your_saved}
          markup={{
            link: ({ children }) => (
              <Link to="/login" data-scan="4" onClick={() => storeReturnPath('/therapycard')}>
                {children}
              </Link>
            ),
          }}
        />
      </p>
    </>
  )
}

/** Sets to start directly: recently played, saved, and the sample for visitors. */
export function SetsPanel(props: SetsPanelProps) {
  const { sets, sample, onStart } = props
  const { recent, saved, status } = sets
  const isEmpty = recent.length === 0 && saved.length === 0 && (status === 'ready' || status === 'none')
  return (
    <aside
      className="quicks panel"
      aria-label={m.cards_start_now()}
      data-status={status}
      data-empty={isEmpty || undefined}
    >
      {recent.length > 0 ? (
        <section className="sets is-recent phone:hidden" aria-labelledby="recent-sets" data-scan-group="Recent">
          <h2 id="recent-sets">
            <History aria-hidden />
            {m.cards_recent()}
          </h2>
          <RecentRows sets={recent} saved={saved} onStart={onStart} />
        </section>
      ) : null}
      {status === 'none' || status === 'unknown' ? (
        <div className="for-visitor">
          {recent.length === 0 ? <h2>{m.cards_start_now()}</h2> : null}
          <VisitorSection sample={sample} />
        </div>
      ) : null}
      {status === 'none' ? null : (
        <div className={status === 'unknown' ? 'for-user' : undefined}>
          {status === 'unknown' ? null : sample}
          <SavedSection {...props} />
        </div>
      )}
    </aside>
  )
}
