import { m } from '#messages'
import {
  getAuditLog,
  getReviews,
  limits,
  reviewFilters,
  setReviewHidden,
  type ModeratedReview,
} from '@marigold/contract'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import reviewsPicture from '../../../assets/empty/reviews.svg'
import searchPicture from '../../../assets/empty/search.svg'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { invalidateQuery, useCall } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailed, Notice, Problem } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { formatDay, formatMoment } from '../format-time.ts'
import { KeysetPages } from '../keyset-pages.tsx'
import { SearchBox } from '../search-box.tsx'
import { ChangeDialog, reasonField } from '../change-dialog.tsx'
import { parseReviewQuery, reviewListPath, type ReviewQuery } from './review-query.ts'

const filterNames: Record<(typeof reviewFilters)[number], string> = {
  shown: m.console_shown_reviews(),
  hidden: m.console_hidden_reviews(),
}
const fields = [reasonField]
const draftOf = ({ id }: ModeratedReview) => `review ${id}`

/** Hides or restores a review, and reads the list again, also when another administrator was faster. */
async function setHidden({ id, revision, hidden }: ModeratedReview, reason: string): Promise<ModeratedReview> {
  const reread = () => invalidateQuery({ queryKey: [getReviews.path] })
  try {
    const body = { on: hidden === null, reason, revision }
    const review = await call(setReviewHidden, { params: { id }, body })
    void invalidateQuery({ queryKey: [getAuditLog.path] })
    await reread()
    return review
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await reread()
    throw error
  }
}

function Item({ review, onChange }: { review: ModeratedReview; onChange: () => void }) {
  const { game, user, rating, text, created_at, hidden } = review
  return (
    <li className="console-item">
      <p className="flex flex-wrap gap-x-3 gap-y-1 items-center text-ink-2">
        <Link className="link" to={`/Gamedescription/${game.key}`}>
          {game.name}
        </Link>
        <b className="text-ink">{m.console_rating({ rating })}</b>
        {user ? (
          <Link className="link" to={`/console/users/${user.id}`}>
            {user.name || user.email}
          </Link>
        ) : (
          <span>{m.admin_an_account_that_was_deleted()}</span>
        )}
        <span>{formatDay(created_at)}</span>
        {hidden ? <Tag>{m.console_hidden()}</Tag> : null}
      </p>
      <p className="console-words">{text}</p>
      {hidden ? (
        <p className="text-ink-2 wrap-anywhere">
          {m.console_hidden_by({ name: hidden.by, date: formatMoment(hidden.at), reason: hidden.reason })}
        </p>
      ) : null}
      <div>
        <Button size="small" look="quiet" onClick={onChange}>
          {hidden ? m.console_restore_review() : m.console_hide_review()}
        </Button>
      </div>
    </li>
  )
}

/** Says what was done to a review, and undoes it. */
function DoneNotice({ review, onUndone }: { review: ModeratedReview; onUndone: () => void }) {
  const { run, busy, problem } = useAction('The change was not undone')
  const undo = () =>
    run(async () => {
      await setHidden(review, m.console_undone())
      onUndone()
    })
  return (
    <>
      <Notice
        tone="good"
        action={
          <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void undo()}>
            {m.ui_undo()}
          </Button>
        }
      >
        {review.hidden ? m.console_review_is_hidden() : m.console_review_is_restored()}
      </Notice>
      <Problem>{problem}</Problem>
    </>
  )
}

/** The reason to hide or restore a review. */
function HideDialog({ review, onClose, onDone }: HideDialogProps) {
  const action = review.hidden ? m.console_restore_review() : m.console_hide_review()
  return (
    <ChangeDialog
      open
      onClose={onClose}
      draft={draftOf(review)}
      title={action}
      lead={review.hidden ? m.console_restore_review_lead() : m.console_hide_review_lead()}
      fields={fields}
      action={action}
      send={async ({ reason = '' }) => onDone(await setHidden(review, reason))}
    />
  )
}

interface HideDialogProps {
  review: ModeratedReview
  onClose: () => void
  onDone: (review: ModeratedReview) => void
}

/** The parts of a search that are given. */
const givenOf = ({ filter, search, before }: ReviewQuery) => ({
  ...(filter && { filter }),
  ...(search && { search }),
  ...(before && { before }),
})

/** Reviews by words and by whether they're hidden, last written first. */
export function ReviewsSection({ token }: { token: string }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const sought = parseReviewQuery(params)
  const { filter, search, before } = sought
  const query = givenOf(sought)
  const { data, isPending, isError, refetch } = useCall(getReviews, { query, who: token, staleTime: 0 })
  const [asked, setAsked] = useState<number | null>(null)
  const [last, setLast] = useState<ModeratedReview | null>(null)
  const pathTo = (next: Partial<ReviewQuery>) => reviewListPath({ ...sought, before: null, ...next })
  const review = data?.reviews.find(({ id }) => id === asked)
  return (
    <>
      <div className="flex flex-wrap gap-y-3 gap-x-6 items-center justify-between">
        <LinkTabs
          label={m.console_which_reviews()}
          items={[null, ...reviewFilters].map((one) => ({
            to: pathTo({ filter: one }),
            label: one === null ? m.ui_all() : filterNames[one],
            current: one === filter,
          }))}
        />
        <SearchBox
          label={m.console_search_reviews()}
          placeholder={m.console_search_reviews_hint()}
          maxLength={limits.console.search}
          search={search}
          onSearch={(words) => void navigate(pathTo({ search: words }))}
        />
      </div>
      {last ? <DoneNotice key={`${last.id} ${last.revision}`} review={last} onUndone={() => setLast(null)} /> : null}
      {isPending ? <RowSkeletons count={4} /> : null}
      {isError && data === undefined ? (
        <LoadFailed onRetry={refetch}>{m.console_we_couldnt_load_the_reviews()}</LoadFailed>
      ) : null}
      {data?.reviews.length === 0 ? (
        <EmptyState picture={search ? searchPicture : reviewsPicture}>
          {search ? m.console_no_reviews_match() : m.console_no_reviews_here()}
        </EmptyState>
      ) : null}
      <ul className="grid gap-4">
        {data?.reviews.map((review) => (
          <Item key={review.id} review={review} onChange={() => setAsked(review.id)} />
        ))}
      </ul>
      <KeysetPages before={before} next={data?.next ?? null} pathTo={(id) => pathTo({ before: id })} />
      {review ? <HideDialog review={review} onClose={() => setAsked(null)} onDone={setLast} /> : null}
    </>
  )
}
