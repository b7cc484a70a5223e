import { m } from '#messages'
import { deleteRating } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { Flowers } from '../../ui/flowers.tsx'
import { Problem } from '../../ui/notice.tsx'

/** The user's own review of a game. */
export interface OwnReviewData {
  rating: number
  review: string
}

interface Props {
  gameId: number
  own: OwnReviewData
  onChange: () => void
  reload: () => Promise<void>
}

/** Shows the user's own review, to edit or delete. */
export function OwnReview({ gameId, own, onChange, reload }: Props) {
  const [asking, setAsking] = useState(false)
  const { run, problem } = useAction('The review was not deleted', (error) =>
    // It was already deleted elsewhere, so the page is stale.
    error instanceof ApiError && error.status === 404 ? null : m.reviews_your_review_wasnt_deleted_please_try(),
  )
  const remove = async () => {
    setAsking(false)
    await run(() => call(deleteRating, { params: { gameId: String(gameId) } }))
    await reload()
  }
  return (
    <section
      className="own-review grid gap-2.5 justify-items-start pb-7 mb-7 border-b border-b-line"
      aria-labelledby="own-review"
    >
      <h3 id="own-review">{m.reviews_what_you_wrote()}</h3>
      <Flowers count={own.rating} label={m.reviews_of_5({ rating: own.rating })} />
      <p className="muted said whitespace-pre-line wrap-anywhere">{own.review}</p>
      <div className="flex flex-wrap gap-2.5 mt-1.5">
        <Button size="small" look="quiet" onClick={onChange}>
          {m.reviews_change_it()}
        </Button>
        <Button size="small" look="quiet" onClick={() => setAsking(true)}>
          {m.reviews_delete_it()}
        </Button>
      </div>
      <Problem>{problem}</Problem>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.reviews_delete_your_review()}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{m.reviews_keep_it()}</Button>
            <Button look="quiet" onClick={() => void remove()}>
              {m.reviews_delete_my_review()}
            </Button>
          </>
        }
      >
        {m.reviews_your_rating_and_your_words_are()}
      </AlertDialog>
    </section>
  )
}
