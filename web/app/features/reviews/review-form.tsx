import { m } from '#messages'
import { limits, postRating } from '@marigold/contract'
import { useRef, useState, type SubmitEvent } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { keepDraft, readDraft } from '../../platform/storage/drafts.ts'
import { logFailure } from '../../platform/log.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OwnReview, type Own } from './own-review.tsx'
import { StarRating } from './star-rating.tsx'

const incomplete = m.reviews_please_provide_a_rating_and_a()

/** What a refusal says about the fields, or by itself. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return m.ui_something_went_wrong_please_try_again()
  return error.sentences[0] ?? error.message
}

interface Props {
  gameId: number
  own: Own | null
  /** Reads ratings and reviews again. */
  reload: () => Promise<void>
}

/** A rating and a text about a game. What was typed outlives a sign-in that ended meanwhile. */
export function ReviewForm({ gameId, own, reload }: Props) {
  const draft = `review-${gameId}`
  const [rating, setRating] = useState(0)
  const [text, setText] = useState(() => readDraft(draft))
  const [alert, setAlert] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const words = useRef<HTMLTextAreaElement>(null)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setTrouble(null)
    if (rating === 0 || text.trim() === '') return setAlert(incomplete)
    setBusy(true)
    keepDraft(draft, text)
    try {
      const { message } = await call(postRating, { body: { game_id: gameId, rating, review: text } })
      keepDraft(draft, '')
      // Who went on typing meanwhile has more to say.
      if ((words.current?.value ?? text) === text) {
        setRating(0)
        setText('')
      }
      setAlert(message)
      await reload()
    } catch (error) {
      logFailure('The review did not get through', error)
      setTrouble(reasonOf(error))
    } finally {
      setBusy(false)
    }
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
      <form className="form" noValidate onSubmit={(event) => void submit(event)} aria-labelledby="write-a-review">
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
        {trouble && <Notice tone="bad">{trouble}</Notice>}
      </form>
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert ?? ''} />
    </div>
  )
}
