import { m } from '#messages'
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
    ? m.play_youve_been_logged_out_log_in_again()
    : error instanceof ApiError && error.status === 429
      ? m.play_youve_sent_a_lot_of_reports()
      : m.ui_failed_to_submit_bug_report_please()

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
        <p role="status">{m.play_thank_you_we_got_your_report()}</p>
        <div className="dialog-actions">
          <Button onClick={props.onClose}>{m.ui_back_to_game()}</Button>
        </div>
      </>
    )
  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label={m.ui_what_happened()}
        name="problem"
        rows={4}
        maxLength={problemRoom}
        hint={m.ui_please_dont_include_clients_names()}
        error={missing ? m.play_please_describe_the_problem() : undefined}
      />
      <ReportFacts />
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <div className="dialog-actions">
        <Button type="submit" aria-disabled={state === 'sending'}>
          {state === 'sending' ? m.ui_sending() : m.ui_send_report()}
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          {m.ui_back_to_game()}
        </Button>
      </div>
    </form>
  )
}

/** A report of a problem from inside the player: the game stands still meanwhile, and what it is goes along. */
export function ReportProblem(props: ReportProps) {
  const { token } = useSession()
  return (
    <Dialog open={props.open} onClose={props.onClose} title={m.play_report_a_problem()}>
      {token ? (
        <ReportForm onClose={props.onClose} />
      ) : (
        <>
          <p>{m.play_you_need_an_account_to_report()}</p>
          <div className="dialog-actions">
            <a className="btn" href="/contactus" target="_blank" rel="noreferrer">
              {m.play_write_to_us()}
            </a>
            <Button look="quiet" onClick={props.onClose}>
              {m.ui_back_to_game()}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
