import { m } from '#messages'
import { limits, postRating } from '@marigold/contract'
import { useRef, useState, type SubmitEvent } from 'react'
import { call, firstReasonOf } from '../../platform/calls/api-client.ts'
import { storeDraft, readDraft } from '../../platform/storage/drafts.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Problem } from '../../ui/notice.tsx'
import { OwnReview, type OwnReviewData } from './own-review.tsx'
import { StarRating } from './star-rating.tsx'

const incomplete = m.faults_review_incomplete()

interface Props {
  gameId: number
  own: OwnReviewData | null
  /** Refetches ratings and reviews. */
  reload: () => Promise<void>
}

/** Form for a rating and a review. The text survives an expired login. */
export function ReviewForm({ gameId, own, reload }: Props) {
  const draft = `review-${gameId}`
  const [rating, setRating] = useState(0)
  const [text, setText] = useState(() => readDraft(draft))
  const [alert, setAlert] = useState<string | null>(null)
  const { run, busy, problem, reset } = useAction('The review did not get through', firstReasonOf)
  const words = useRef<HTMLTextAreaElement>(null)

  const send = async () => {
    storeDraft(draft, text)
    const { message } = await call(postRating, { body: { game_id: gameId, rating, review: text } })
    storeDraft(draft, '')
    // Keeps what the user typed in the meantime.
    if ((words.current?.value ?? text) === text) {
      setRating(0)
      setText('')
    }
    setAlert(message)
    await reload()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    reset()
    if (rating === 0 || text.trim() === '') setAlert(incomplete)
    else void run(send)
  }

  const change = () => {
    if (own === null) return
    setRating(own.rating)
    setText(own.review)
    words.current?.focus()
  }

  return (
    <div className="box write">
      {own !== null && <OwnReview gameId={gameId} own={own} onChange={change} reload={reload} />}
      <form className="form" noValidate onSubmit={submit} aria-labelledby="write-a-review">
        <h3 id="write-a-review">{m.reviews_write_a_review()}</h3>
        <StarRating rating={rating} onChoose={setRating} />
        <TextArea
          ref={words}
          label={m.reviews_your_review()}
          value={text}
          maxLength={limits.review}
          onChange={(event) => setText(event.target.value)}
          hint={own === null ? m.reviews_what_did_you_use_it_for() : m.reviews_it_replaces_the_one_above_please()}
        />
        <div>
          <Button type="submit" aria-disabled={busy}>
            {busy ? m.ui_sending() : m.reviews_submit_review()}
          </Button>
        </div>
        <Problem>{problem}</Problem>
      </form>
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert ?? ''} />
    </div>
  )
}
