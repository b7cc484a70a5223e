import { bugReport } from '@marigold/contract'
import { useState, type SubmitEvent } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { placeNow, problemRoom, problemText } from '../../platform/navigation/report-place.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReportFacts } from '../../ui/report-facts.tsx'

interface ReportProps {
  open: boolean
  onClose: () => void
}

const sorry = (error: unknown) =>
  error instanceof ApiError && error.status === 401
    ? 'Your sign-in has ended. Log in again in another tab, then send the report.'
    : error instanceof ApiError && error.status === 429
      ? 'That were many reports. Please wait an hour.'
      : 'Failed to submit bug report. Please try again.'

function ReportForm(props: Pick<ReportProps, 'onClose'>) {
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const [failure, setFailure] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('problem') ?? '')
    setMissing(words.trim() === '')
    if (words.trim() === '' || state === 'sending') return
    setState('sending')
    setFailure(null)
    try {
      await call(bugReport, { body: { bug_details: problemText(words, placeNow()) } })
      setState('sent')
    } catch (error) {
      logFailure('The report of a problem did not get through', error)
      setFailure(sorry(error))
      setState('writing')
    }
  }
  if (state === 'sent')
    return (
      <>
        <p role="status">Thank you, the report has arrived.</p>
        <div className="dialog-actions">
          <Button onClick={props.onClose}>Back to game</Button>
        </div>
      </>
    )
  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label="What happened?"
        name="problem"
        rows={4}
        maxLength={problemRoom}
        hint="Please leave out names of clients."
        error={missing ? 'Please describe the problem.' : undefined}
      />
      <ReportFacts />
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <div className="dialog-actions">
        <Button type="submit" aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending' : 'Send report'}
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          Back to game
        </Button>
      </div>
    </form>
  )
}

/** A report of a problem from inside the player: the game stands still meanwhile, and what it is goes along. */
export function ReportProblem(props: ReportProps) {
  const { token } = useSession()
  return (
    <Dialog open={props.open} onClose={props.onClose} title="Report a problem">
      {token ? (
        <ReportForm onClose={props.onClose} />
      ) : (
        <>
          <p>Reports from inside a game come with an account. Without one, please write to us.</p>
          <div className="dialog-actions">
            <a className="btn" href="/contactus" target="_blank" rel="noreferrer">
              Write to us
            </a>
            <Button look="quiet" onClick={props.onClose}>
              Back to game
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
