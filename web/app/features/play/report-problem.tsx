import { m } from '#messages'
import { bugReport } from '@marigold/contract'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { currentContext, maxProblemLength, reportText } from '../../platform/navigation/report-context.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Problem } from '../../ui/notice.tsx'
import { ReportDetails } from '../../ui/report-details.tsx'
import { useForm } from '../../ui/use-form.ts'

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
  const form = useForm({
    log: 'The report of a problem did not get through',
    check: ({ problem = '' }) => (problem.trim() === '' ? { problem: [m.faults_problem_missing()] } : {}),
    send: async ({ problem = '' }) => {
      await call(bugReport, { body: { bug_details: reportText(problem, currentContext()) } })
      return true
    },
    onFailure: sorry,
  })
  if (form.done)
    return (
      <>
        <p role="status">{m.play_thank_you_we_got_your_report()}</p>
        <div className="dialog-actions">
          <Button onClick={props.onClose}>{m.ui_back_to_game()}</Button>
        </div>
      </>
    )
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <TextArea
        label={m.ui_what_happened()}
        name="problem"
        rows={4}
        maxLength={maxProblemLength}
        hint={m.ui_please_dont_include_clients_names()}
        error={form.errorOf('problem')}
      />
      <ReportDetails />
      <Problem>{form.problem}</Problem>
      <div className="dialog-actions">
        <Button type="submit" aria-disabled={form.busy}>
          {form.busy ? m.ui_sending() : m.ui_send_report()}
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          {m.ui_back_to_game()}
        </Button>
      </div>
    </form>
  )
}

/** Reports a problem from inside the player. The game is paused, and its details are included. */
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
